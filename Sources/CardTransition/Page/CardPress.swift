import UIKit

/// The press effect of a card. A touch shrinks the card slightly by a spring. The end or the cancellation of the touch restores its size.
///
/// A cell stores one and calls it in its touch methods. Set `delaysContentTouches` of the scroll view to `false`, because otherwise the
/// press begins late.
@MainActor
public final class CardPress {
  private weak var view: UIView?
  private var isFrozen = false
  /// The view that detects a change of the superview's size.
  private var room: Room?

  /// Creates the press effect of a view.
  ///
  /// - Parameter view: The view that shrinks. It is a weak reference.
  public init(of view: UIView) { self.view = view }

  /// Shows the view as pressed or not pressed, with animation. The list can still be scrolled during the animation.
  public func set(pressed: Bool) {
    guard !isFrozen else { return }
    watchRoom(pressed)
    UIView.animate(
      withDuration: CardFeel.pressDuration, delay: 0, usingSpringWithDamping: CardFeel.pressDamping, initialSpringVelocity: 0,
      options: [.allowUserInteraction],
      animations: { [weak self, weak view] in
        let isStill = UIAccessibility.isReduceMotionEnabled
        view?.transform = pressed && !isStill ? CGAffineTransform(scaleX: CardFeel.pressedScale, y: CardFeel.pressedScale) : .identity
        self?.dim(pressed && isStill)
      }, completion: nil)
  }

  /// Dims or restores the view, which replaces the scale while Reduce Motion is on. The view gets its previous opacity back.
  private func dim(_ isDimmed: Bool) {
    guard let view else { return }
    if isDimmed {
      if plainAlpha == nil { plainAlpha = view.alpha }
      view.alpha = (plainAlpha ?? 1) * CardFeel.appStore.stillPressedAlpha
    } else if let alpha = plainAlpha {
      view.alpha = alpha
      plainAlpha = nil
    }
  }
  private var plainAlpha: CGFloat?

  /// Stops the press at its current scale. Later touches have no effect until `reset()`.
  public func freeze() {
    isFrozen = true
    watchRoom(false)
    view?.layer.removeAllAnimations()
  }

  /// Ends the press without animation, so that the next touch has an effect again.
  public func reset() {
    isFrozen = false
    watchRoom(false)
    view?.layer.removeAllAnimations()
    view?.transform = .identity
    dim(false)
  }

  /// Observes the size of the superview. When it changes, the press ends, because the finger is then on something else.
  private func watchRoom(_ watches: Bool) {
    room?.removeFromSuperview()
    room = nil
    guard watches, let around = view?.superview else { return }
    let room = Room(frame: CGRect(origin: .zero, size: around.bounds.size))
    room.isHidden = true
    room.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    room.onChange = { [weak self] in self?.set(pressed: false) }
    around.addSubview(room)
    self.room = room
  }

  private final class Room: UIView {
    var onChange: () -> Void = {}
    private lazy var size = bounds.size
    override func layoutSubviews() {
      super.layoutSubviews()
      if size != bounds.size { onChange() }
    }
  }
}
