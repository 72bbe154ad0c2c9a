import QuartzCore

/// A view that shows a turning wheel while a task is in progress. (Docs/behaviour/controls.md, "Control behaviour")
///
/// The wheel turns without an end. An app with a turning wheel still counts as idle.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The styles of the wheel. The raw values equal those of UIKit.
  ///
  /// - `medium`: A wheel of 20 points in the system's grey.
  /// - `large`: A wheel of 37 points in the system's grey.
  /// - `white`, `gray`: A wheel of 20 points in that colour.
  /// - `whiteLarge`: A white wheel of 37 points.
  public enum Style: Int, Sendable {
    case whiteLarge = 0, white, gray
    case medium = 100, large
  }

  /// The number of blades, the duration of a turn in seconds, and the opacity of each blade. The leading blade is the first.
  /// (Docs/behaviour/controls.md, "Control behaviour")
  static let blades = 8, turn = 0.8, alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
  private static let animationKey = "segue.activity"

  private let wheel = ControlPart(frame: .zero)
  private var spokes: [ControlPart] = []

  /// Creates a wheel of a style. The wheel is stopped and hidden.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: style.size))
    self.style = style
    setUp()
  }
  /// Creates a wheel of the style `.medium`. The wheel is stopped and hidden.
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

  /// The style of the wheel. The default is `.medium`. The older styles also determine a colour.
  open var style = Style.medium { didSet { styleChanged() } }
  /// The colour of the blades. The default is the colour of the style, which also replaces `nil`.
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

  /// A Boolean value that indicates whether the wheel is turning.
  open private(set) var isAnimating = false
  /// A Boolean value that indicates whether the wheel is hidden while it is stopped. The default is `true`.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Shows the wheel and starts its animation.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    spin()
  }
  /// Stops the animation. It also hides the wheel if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    wheel.layer.removeAnimation(forKey: Self.animationKey)
    if hidesWhenStopped { isHidden = true }
  }

  /// Called when the window changes. The animation starts again, because it only runs on a visible layer.
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
      // The leading blade points upwards. The others follow counterclockwise.
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

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  /// A Boolean value that indicates whether assistive technology reads the value. The value is no word, so it is not read.
  package override var isValueSpoken: Bool { false }
  /// The label that assistive technology reads. Unless another label is set, it says whether a task is in progress.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility value: "1" while the wheel turns, and "0" while it is stopped.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  /// The accessibility traits, which always include `.updatesFrequently`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIActivityIndicatorView.Style {
  private var isLarge: Bool { self == .large || self == .whiteLarge }
  /// The size of the wheel, in points. (Docs/behaviour/controls.md, "Control metrics")
  var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
  /// The size of an upright blade, in points.
  var blade: CGSize { isLarge ? CGSize(width: 5, height: 12) : CGSize(width: 2.5, height: 6.5) }
  /// The distance from the centre of the wheel to the centre of a blade, in points.
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
