import UIKit

/// A page that a card grows into. No page has to be one: with none, what scrolls is found by itself, and the card fades into the page.
@MainActor
public protocol CardPage: UIViewController {
  /// What scrolls, with the card on top of it.
  var cardScrollView: UIScrollView { get }
  /// Shows the card's content at a size, as a part of what it has at home: `CardFeel.pressedScale` on the page. While the page is scaled
  /// as a whole it is told what is left to do for its content: the product is 1 at home.
  func setCardContentScale(_ scale: CGFloat)
}

/// What else a page may say of itself. All of it is optional.
@MainActor
public protocol CardPageContent: UIViewController {
  /// Where the card's own content goes: usually the header.
  var cardContentSlot: UIView? { get }
  /// What belongs to the page alone, and fades with how open it is.
  var cardAccessoryViews: [UIView] { get }
  /// What scrolls now, on a page with several scroll views; nil for the one beneath the finger.
  var cardScrollViewInUse: UIScrollView? { get }
  /// Shows how far it is open: 0 on its card, 1 in its place, and on its way anything between. For what has another shape on the page than on
  /// the card, such as a header that is lower where the screen is.
  func setCardOpenness(_ openness: CGFloat)
}

extension CardPageContent {
  /// None.
  public var cardContentSlot: UIView? { nil }
  /// None.
  public var cardAccessoryViews: [UIView] { [] }
  /// The one beneath the finger.
  public var cardScrollViewInUse: UIScrollView? { nil }
  /// Nothing.
  public func setCardOpenness(_ openness: CGFloat) {}
}
