import UIKit

/// A view that holds a card's content in the list, and another one that holds it on the page. One content view moves between both and never
/// leaves its window. Players, scroll positions and text editing in it continue.
///
/// Lay out images to the content's edges and text to its layout margins. The slot keeps the text as wide as on the card, so that lines do
/// not wrap again, and scales it with the content.
open class CardSlot: UIView {
  /// The content view, which fills the slot. It is `nil` while the view is on the page. A cell that is reused in the meantime creates a new
  /// one.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      guard let contentView else { return }
      contentView.translatesAutoresizingMaskIntoConstraints = true
      contentView.autoresizingMask = []
      addSubview(contentView)
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let contentView, contentView.superview === self else { return }
    contentView.transform = .identity
    contentView.frame = bounds
  }

  /// A Boolean value that indicates whether the content is on its way to a page, so that this slot does not lay it out.
  var isAway = false { didSet { if isAway { contentView = nil } } }

  /// Takes the content view back, if no other one was set in the meantime.
  func takeBack(_ view: UIView) {
    contentView = view
    layoutIfNeeded()
  }
}
