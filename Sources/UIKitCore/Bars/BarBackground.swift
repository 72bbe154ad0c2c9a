import Motion
import QuartzCore

/// The background of a bar: an effect, a colour, an image and the thin line at the edge.
package final class BarBackground: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let color = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  /// A Boolean value that indicates whether the line is at the upper edge, as in a toolbar. Otherwise it is at the lower edge.
  private let hasLineOnTop: Bool

  package init(lineOnTop: Bool) {
    hasLineOnTop = lineOnTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [effect, color, picture, line] { addSubview(part) }
    picture.clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  /// The time at which the view was added to its window, or `nil` while it is in no window.
  private var arrival: MediaTime?
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    arrival = window == nil ? nil : arrival ?? runtime.now
  }
  /// A Boolean value that indicates whether the bar may already have been drawn, so that a change of its look can be animated.
  ///
  /// A look that layout determines at the time at which the bar appears applies from the first frame on.
  var mayHaveBeenSeen: Bool { arrival.map { $0 < runtime.now } ?? false }

  /// Applies an appearance. Inside an animation block the change fades.
  package func show(_ look: UIBarAppearance) {
    if (effect.effect as? UIBlurEffect)?.style != look.backgroundEffect?.style { effect.effect = look.backgroundEffect }
    color.backgroundColor = look.backgroundColor ?? .clear
    (picture.image, picture.contentMode) = (look.backgroundImage, look.backgroundImageContentMode)
    line.image = look.shadowImage
    line.tintColor = look.shadowColor
    line.backgroundColor = look.shadowImage == nil ? look.shadowColor ?? .clear : .clear
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for part in [effect, color, picture] { part.frame = bounds }
    let thickness = line.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: hasLineOnTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }
}
