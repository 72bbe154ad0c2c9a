import UIKit

/// The press of a card: touch-down makes it a little smaller at once, by a spring; touch-up and cancel bring it back.
///
/// A cell keeps one and calls it from its touch methods. Set `delaysContentTouches = false` on the scroll view, or the press comes late.
@MainActor
public final class CardPress {
  private weak var view: UIView?
  private var isFrozen = false

  /// - Parameter view: Who is pressed. Not kept alive.
  public init(of view: UIView) { self.view = view }

  /// Shows the view pressed or not. In the middle of it the list can still be scrolled.
  public func set(pressed: Bool) {
    guard !isFrozen else { return }
    UIView.animate(
      withDuration: CardFeel.pressDuration, delay: 0, usingSpringWithDamping: CardFeel.pressDamping, initialSpringVelocity: 0,
      options: [.allowUserInteraction],
      animations: { [weak view] in
        view?.transform = pressed ? CGAffineTransform(scaleX: CardFeel.pressedScale, y: CardFeel.pressedScale) : .identity
      }, completion: nil)
  }

  /// Stops where it is and ignores what comes.
  public func freeze() {
    isFrozen = true
    view?.layer.removeAllAnimations()
  }

  /// Unpressed, and ready for the next touch.
  public func reset() {
    isFrozen = false
    view?.layer.removeAllAnimations()
    view?.transform = .identity
  }
}
