import Foundation
import UIKit

/// The App Store's "Today" page, with pictures, a moving picture, a film, a list of apps and a row of stories. The artwork and the stories
/// were made for the demo.
public enum TodayDemo {
  /// Returns the "Today" page.
  @MainActor public static func makeRootViewController() -> UIViewController { TodayViewController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
