import QuartzCore

/// How much of a task is done, as a bar that fills. (BEHAVIOUR-2 §21)
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How thick the bar is.
  public enum Style: Int, Sendable { case `default` = 0, bar }

  /// In points (BEHAVIOUR-2 §21.1; of a bar's: K), and how long a new value takes, in seconds.
  static let height: CGFloat = 4, barHeight: CGFloat = 2.5, moving = 0.25

  private let track = UIImageView(frame: .zero), fill = UIImageView(frame: .zero)
  private var done: Float = 0

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }
  /// An empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    for part in [track, fill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    update()
  }

  /// Of 4 points at first.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// From 0 to 1; 0 at first. What is beyond is cut.
  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  /// Fills as much, at once or in 0.25 s at an even pace.
  open func setProgress(_ progress: Float, animated: Bool) {
    let new = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard new != done else { return }
    if animated, window != nil { layoutIfNeeded() }
    done = new
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.moving, delay: 0, options: [.curveLinear, .allowUserInteraction, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  /// The colour of what is done; nil stands for the tint.
  open var progressTintColor: UIColor? {
    didSet {
      update()
      noteLook("progressTintColor", \UIProgressView.progressTintColor, progressTintColor)
    }
  }
  /// The colour of what is not; nil stands for the system's fill.
  open var trackTintColor: UIColor? {
    didSet {
      update()
      noteLook("trackTintColor", \UIProgressView.trackTintColor, trackTintColor)
    }
  }
  /// A picture in the place of what is done, stretched between its caps.
  open var progressImage: UIImage? { didSet { update() } }
  /// A picture in the place of what is not, stretched between its caps.
  open var trackImage: UIImage? { didSet { update() } }

  private func update() {
    (track.image, fill.image) = (trackImage, progressImage)
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    setNeedsLayout()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private var ownHeight: CGFloat {
    max(progressViewStyle == .bar ? Self.barHeight : Self.height, progressImage?.size.height ?? 0, trackImage?.size.height ?? 0)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    // In whole points, and none at 0. (BEHAVIOUR-2 §21.2)
    let width = (bounds.width * CGFloat(done)).rounded()
    fill.frame = CGRect(x: readsRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    let round = progressImage == nil && trackImage == nil && progressViewStyle == .default ? bounds.height / 2 : 0
    for layer in [layer, track.layer, fill.layer] { layer.cornerRadius = round }
  }

  // MARK: Accessibility

  override var isElementByItself: Bool { true }
  /// What was set; else that it is about progress.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Progress" }
    set { super.accessibilityLabel = newValue }
  }
  /// How much is done, in per cent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((done * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  /// What was set, and that its value changes often.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }
}
