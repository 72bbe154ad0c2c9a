import Foundation
import QuartzCore

extension UIContentSizeCategory {
  /// Posted when the user has chosen another text size, after everyone has heard of the trait. Its object is the app.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
