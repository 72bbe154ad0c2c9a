import UIKit

extension UIViewController {
  /// The size of the window that a page will have: its presenter's, in which it is not yet. It is as large as the screen only where the app
  /// has that alone.
  public var roomToBe: CGSize { presentingViewController?.viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size }
}
