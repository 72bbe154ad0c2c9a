import UIKit

/// A token that keeps a card hidden. The card becomes visible when the token is released. It also becomes visible when the cell leaves the
/// window, because the cell will then show another item.
@MainActor
final class CardSourcePlaceholder {
  private(set) weak var view: UIView?
  private let mark = Mark(frame: .zero)
  /// A Boolean value that indicates whether the cell has left its window. It is then used for another item or none.
  private(set) var hasLeft = false
  var onLeave: () -> Void = {}

  init(over view: UIView) {
    self.view = view
    mark.isHidden = true
    mark.left = { [weak view, weak self] in
      view?.isHidden = false
      self?.hasLeft = true
      self?.onLeave()
    }
    view.isHidden = true
    view.addSubview(mark)
  }

  isolated deinit {
    mark.left = nil
    mark.removeFromSuperview()
    // A card that has left is visible already, and another token may have hidden it since. Two pages may have grown out of one card.
    if !hasLeft, view?.subviews.contains(where: { $0 is Mark }) != true { view?.isHidden = false }
  }

  /// Hides the card again after its list has laid it out.
  func hold() { if !hasLeft, mark.superview === view, view?.window != nil, view?.isHidden == false { view?.isHidden = true } }

  /// A subview of the card that detects when the card leaves its window.
  private final class Mark: UIView {
    var left: (() -> Void)?
    private var wasSeen = false

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { wasSeen = true } else if wasSeen { left?() }
    }
  }
}
