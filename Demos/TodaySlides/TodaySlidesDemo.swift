import Foundation
import UIKit

/// The App Store's "Today" page as the talk's slides built it, with artwork and stories of our own: everything that `CardTransition` asked of
/// an app before it took the work over, in the motion of `.slides`. It stays as it was, and so do its goldens.
public enum TodaySlidesDemo {
  /// The page.
  @MainActor public static func makeRootViewController() -> UIViewController { TodayViewController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
