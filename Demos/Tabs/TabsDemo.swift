import Foundation
import UIKit

/// A year in four tabs: a finger walks from season to season, and the bar's mark goes with it.
public enum TabsDemo {
  /// The year.
  @MainActor public static func makeRootViewController() -> UIViewController { YearController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
