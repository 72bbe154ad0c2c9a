import Foundation
import UIKit

/// A pile of records that fingers spread out to a shelf and push together again. One collection view has two layouts, with a transition
/// layout between them.
public enum StackDemo {
  /// Returns the page with the pile of records.
  @MainActor public static func makeRootViewController() -> UIViewController { StackViewController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
