import Foundation
import UIKit

/// A list that shuffles, deletes, inserts and reloads itself while somebody opens and closes its cards.
public enum StressDemo {
  /// The list.
  @MainActor public static func makeRootViewController() -> UIViewController { DeckController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
