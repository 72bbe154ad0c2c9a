import QuartzCore

/// A wheel of blades that turns while something goes on. (BEHAVIOUR-2 §21)
///
/// It turns for ever by design, and keeps no app from coming to rest.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is; the three older names are sizes with a colour.
  public enum Style: Int, Sendable {
    case whiteLarge = 0, white, gray
    case medium = 100, large
  }

  /// Blades, seconds for a turn, and how much each blade shows of the colour, the leading one first. (BEHAVIOUR-2 §21)
  static let blades = 8, turn = 0.8, alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
  private static let animationKey = "segue.activity"

  private let wheel = ControlPart(frame: .zero)
  private var spokes: [ControlPart] = []

  /// A wheel of a style that stands still, and is not seen.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: style.size))
    self.style = style
    setUp()
  }
  /// A medium wheel that stands still, and is not seen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(wheel)
    spokes = Self.alphas.map { alpha in
      let spoke = ControlPart(frame: .zero)
      spoke.alpha = alpha
      wheel.addSubview(spoke)
      return spoke
    }
    styleChanged()
    isHidden = hidesWhenStopped
  }

  // MARK: Look

  /// Medium at first. The older styles bring a colour.
  open var style = Style.medium { didSet { styleChanged() } }
  /// The colour of the blades; nil restores the style's.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      paint()
      noteLook("color", \UIActivityIndicatorView.color, newValue)
    }
  }
  private var ownColor: UIColor?

  private func styleChanged() {
    paint()
    invalidateIntrinsicContentSize()
  }
  private func paint() {
    for spoke in spokes { spoke.backgroundColor = color }
  }

  // MARK: Turning

  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is hidden while it stands still; true at first.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Shows it and lets it turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    spin()
  }
  /// Stops it, and hides it unless it is to stay.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    wheel.layer.removeAnimation(forKey: Self.animationKey)
    if hidesWhenStopped { isHidden = true }
  }

  /// An animation belongs to a layer that is shown: it begins anew wherever the wheel comes to.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    spin()
  }

  private func spin() {
    guard isAnimating, window != nil else { return }
    let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turning.values = (0..<Self.blades).map { Double($0) * 2 * .pi / Double(Self.blades) }
    turning.calculationMode = .discrete
    (turning.duration, turning.repeatCount, turning.isRemovedOnCompletion) = (Self.turn, .infinity, false)
    wheel.layer.add(turning, forKey: Self.animationKey)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = style.size
    wheel.bounds = CGRect(origin: .zero, size: size)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, spoke) in spokes.enumerated() {
      // The leading blade stands upright; those after it fall behind, against the clock.
      let angle = -CGFloat(index) * 2 * .pi / CGFloat(Self.blades)
      spoke.transform = .identity
      spoke.bounds = CGRect(origin: .zero, size: style.blade)
      spoke.layer.cornerRadius = style.blade.width / 2
      spoke.center = CGPoint(
        x: size.width / 2 + style.ring * Elementary.sin(angle), y: size.height / 2 - style.ring * Elementary.cos(angle))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  // MARK: Accessibility

  override var isElementByItself: Bool { true }
  /// Its value is no word.
  override var isValueSpoken: Bool { false }
  /// What was set; else whether something goes on.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }
  /// "1" while it turns, "0" while it stands still.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  /// What was set, and that it changes often.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIActivityIndicatorView.Style {
  private var isLarge: Bool { self == .large || self == .whiteLarge }
  /// Of the whole wheel, in points. (BEHAVIOUR-2 §21.1)
  var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
  /// Of a blade that stands upright.
  var blade: CGSize { isLarge ? CGSize(width: 5, height: 12) : CGSize(width: 2.5, height: 6.5) }
  /// From the middle of the wheel to that of a blade.
  var ring: CGFloat { isLarge ? 11.5 : 6.75 }
  var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .gray: .gray
    case .medium, .large: Self.ownColor
    }
  }
  private static let ownColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(bytes: 141, 141, 147) : UIColor(bytes: 139, 139, 142)
  }
}
