import Motion
import QuartzCore

/// What lies behind the items of a bar: effect, colour, picture and the thin line at the edge.
final class BarBackground: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let color = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  /// At the upper edge, as in a toolbar; else at the lower.
  private let hasLineOnTop: Bool

  init(lineOnTop: Bool) {
    hasLineOnTop = lineOnTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [effect, color, picture, line] { addSubview(part) }
    picture.clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  /// When it came into its window; `nil` while it is in none.
  private var arrival: MediaTime?
  override func didMoveToWindow() {
    super.didMoveToWindow()
    arrival = window == nil ? nil : arrival ?? runtime.now
  }
  /// Whether a change of look can be animated: a picture may have shown the bar already. What layout finds out at the instant at which a bar
  /// comes holds from the first picture on.
  var mayHaveBeenSeen: Bool { arrival.map { $0 < runtime.now } ?? false }

  /// Takes a look; inside an animation block, by fading.
  func show(_ look: UIBarAppearance) {
    if (effect.effect as? UIBlurEffect)?.style != look.backgroundEffect?.style { effect.effect = look.backgroundEffect }
    color.backgroundColor = look.backgroundColor ?? .clear
    (picture.image, picture.contentMode) = (look.backgroundImage, look.backgroundImageContentMode)
    line.image = look.shadowImage
    line.tintColor = look.shadowColor
    line.backgroundColor = look.shadowImage == nil ? look.shadowColor ?? .clear : .clear
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [effect, color, picture] { part.frame = bounds }
    let thickness = line.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: hasLineOnTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }
}
