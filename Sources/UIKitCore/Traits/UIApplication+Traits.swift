import Foundation
import QuartzCore

extension UIContentSizeCategory {
  /// A notification that the system posts after the user chose another text size and all trait environments were updated.
  ///
  /// The object of the notification is the app.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key for the new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
