import Foundation
import QuartzCore

extension UIApplication {
  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory { runtime.app.traits.preferredContentSizeCategory }
  /// Which way people read, by the user's settings.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    runtime.app.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIContentSizeCategory {
  /// Posted when the user has chosen another text size, after everyone has heard of the trait. Its object is the app.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
