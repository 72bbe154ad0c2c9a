import UIKit

extension UIViewController {
  /// The size of the window that a page will enter, which is its presenter's window. Without a presenter it is the size of the screen,
  /// which is larger if the app shares the screen.
  public var roomToBe: CGSize { presentingViewController?.viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size }
}
