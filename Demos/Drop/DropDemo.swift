import Playbill
import UIKit

/// A tear-off calendar: the old day swings on its last nail, falls, and can be caught, thrown or put back.
public enum DropDemo {
  /// The first day.
  @MainActor public static func makeRootViewController() -> UIViewController {
    let drop = DropTransition()
    let navigation = PageNavigationController(rootViewController: DayViewController(0, drop))
    navigation.isNavigationBarHidden = true
    navigation.delegate = drop
    return navigation
  }
}
