import UIKit

/// Holds a card's content where it is at home, and where it goes on the page: the same view is in the one and then in the other, and is
/// never taken out of its window. What plays, scrolls or is edited in it goes on.
///
/// Lay the content's pictures out to its edges and its words to its layout margins: the slot keeps the words as wide as on the card, so
/// that they never wrap anew, and scales them with the whole.
open class CardSlot: UIView {
  /// What is shown; fills the slot. Nil while it is away, on its page: a cell that is reused meanwhile makes its own.
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

  /// Its content is on its way to a page: it is not this slot's to lay out.
  var isAway = false { didSet { if isAway { contentView = nil } } }

  /// Has it back: nothing else has come meanwhile.
  func takeBack(_ view: UIView) {
    contentView = view
    layoutIfNeeded()
  }
}
