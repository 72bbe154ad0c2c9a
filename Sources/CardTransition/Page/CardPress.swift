import UIKit

/// The press of a card: touch-down makes it a little smaller at once, by a spring; touch-up and cancel bring it back.
///
/// A cell keeps one and calls it from its touch methods. Set `delaysContentTouches = false` on the scroll view, or the press comes late.
@MainActor
public final class CardPress {
  private weak var view: UIView?
  private var isFrozen = false
  /// Feels the room get another size.
  private var room: Room?

  /// - Parameter view: Who is pressed. Not kept alive.
  public init(of view: UIView) { self.view = view }

  /// Shows the view pressed or not. In the middle of it the list can still be scrolled.
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

  /// Where motion is reduced, a press is seen by this alone. The view gets the opaqueness back that it had.
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

  /// Stops where it is and ignores what comes.
  public func freeze() {
    isFrozen = true
    watchRoom(false)
    view?.layer.removeAllAnimations()
  }

  /// Unpressed, and ready for the next touch.
  public func reset() {
    isFrozen = false
    watchRoom(false)
    view?.layer.removeAllAnimations()
    view?.transform = .identity
    dim(false)
  }

  /// What is pressed while its room turns or gets another size is let go: the finger lies on something else then. (CARD §4.2)
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
