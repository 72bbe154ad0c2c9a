import Foundation
import UIKit

/// A list that shuffles, deletes, inserts and reloads its cards while the user opens and closes them.
public enum StressDemo {
  /// Returns the page with the list.
  @MainActor public static func makeRootViewController() -> UIViewController { DeckController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
