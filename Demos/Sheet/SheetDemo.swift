import Foundation
import UIKit

/// A map and the walks on it, in sheets: heights, a drag that is shared with a list, sheets over sheets, an alert.
public enum SheetDemo {
  /// The map.
  @MainActor public static func makeRootViewController() -> UIViewController { MapViewController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
