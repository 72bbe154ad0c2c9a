import UIKit

/// A page that has control over its transition. Pages need not conform to it. For any other page, the library finds the scroll view, and
/// the card cross-fades into the page.
@MainActor
public protocol CardPage: UIViewController {
  /// The scroll view of the page, which contains the card at its top.
  var cardScrollView: UIScrollView { get }
  /// Sets the scale of the card's content.
  ///
  /// The scale is 1 in the list and `CardFeel.pressedScale` on the open page. While the whole page is scaled, this value is the remaining
  /// factor, so that the product of both is the scale of the content.
  func setCardContentScale(_ scale: CGFloat)
}

/// The optional information that a page can give about its content.
@MainActor
public protocol CardPageContent: UIViewController {
  /// The view that receives the card's content, which is usually a header. The default is `nil`.
  var cardContentSlot: UIView? { get }
  /// The views that belong only to the page. They fade with its openness. The default is an empty array.
  var cardAccessoryViews: [UIView] { get }
  /// The scroll view that is in use, on a page with several ones. The default is `nil`, which is the scroll view under the finger.
  var cardScrollViewInUse: UIScrollView? { get }
  /// Sets the openness of the page, from 0 for the card to 1 for the open page.
  ///
  /// It is for content whose shape differs between card and page, such as a header that has another height in landscape. The default
  /// implementation does nothing.
  func setCardOpenness(_ openness: CGFloat)
}

extension CardPageContent {
  /// The default value is `nil`.
  public var cardContentSlot: UIView? { nil }
  /// The default value is an empty array.
  public var cardAccessoryViews: [UIView] { [] }
  /// The default value is `nil`, which is the scroll view under the finger.
  public var cardScrollViewInUse: UIScrollView? { nil }
  /// Does nothing by default.
  public func setCardOpenness(_ openness: CGFloat) {}
}
