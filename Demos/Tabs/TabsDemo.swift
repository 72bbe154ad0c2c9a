import Foundation
import UIKit

/// A year in four tabs. A finger moves from season to season, and the mark of the bar follows.
public enum TabsDemo {
  /// Returns a tab bar controller with the four seasons.
  @MainActor public static func makeRootViewController() -> UIViewController { YearController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
