import Foundation
import UIKit

/// A map and its walks in sheets, with detents, a drag that is shared with a list, sheets over sheets, and an alert.
public enum SheetDemo {
  /// Returns the page with the map.
  @MainActor public static func makeRootViewController() -> UIViewController { MapViewController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
