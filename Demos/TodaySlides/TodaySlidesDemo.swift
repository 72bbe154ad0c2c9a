import Foundation
import UIKit

/// The App Store's "Today" page as the talk's slides built it, with artwork and stories of our own.
///
/// Its transition is `SlidesTransition`, which an app can write without the transition of the library. Its goldens never change.
public enum TodaySlidesDemo {
  /// The page.
  @MainActor public static func makeRootViewController() -> UIViewController { TodayViewController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
