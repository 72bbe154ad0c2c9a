import UIKit

/// Keeps a card out of sight while its page is elsewhere: a token. The card is seen again when its owner lets it go, and at once when the
/// cell leaves the window, because then it will show something else.
@MainActor
final class CardVeil {
  private(set) weak var view: UIView?
  private let mark = Mark(frame: .zero)
  /// The cell has left its window: it is for another item now, or for none.
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
    // Who has left was seen again then, and another may have hidden it since. Two pages may have come out of one card.
    if !hasLeft, view?.subviews.contains(where: { $0 is Mark }) != true { view?.isHidden = false }
  }

  /// Hides it again where its list has laid it out anew.
  func hold() { if !hasLeft, mark.superview === view, view?.window != nil, view?.isHidden == false { view?.isHidden = true } }

  /// Lies in the card, and is told when that leaves its window.
  private final class Mark: UIView {
    var left: (() -> Void)?
    private var wasSeen = false

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { wasSeen = true } else if wasSeen { left?() }
    }
  }
}
