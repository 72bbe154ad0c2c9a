import UIKit

/// A tear-off calendar: the old day swings on its last nail, falls, and can be caught, thrown or put back.
public enum DropDemo {
  /// The first day.
  @MainActor public static func makeRootViewController() -> UIViewController { DayViewController(0) }
}
