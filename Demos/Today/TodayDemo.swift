import Foundation
import UIKit

/// The App Store's "Today" page: pictures, a moving picture, a film, a list of apps and stories in a row, with artwork and stories of our own.
public enum TodayDemo {
  /// The page.
  @MainActor public static func makeRootViewController() -> UIViewController { TodayViewController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
