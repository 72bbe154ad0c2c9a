import Foundation
import UIKit

/// A pile of records that fingers spread out to a shelf and push together again: one collection view, two layouts, and one between them.
public enum StackDemo {
  /// The pile.
  @MainActor public static func makeRootViewController() -> UIViewController { StackViewController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
