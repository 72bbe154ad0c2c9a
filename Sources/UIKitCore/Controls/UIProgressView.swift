import QuartzCore

/// A view that shows the progress of a task as a bar that fills. (Docs/behaviour/controls.md, "Control behaviour")
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of the bar. The raw values equal those of UIKit.
  ///
  /// - `default`: A bar of 4 points with round ends.
  /// - `bar`: A bar of 2.5 points with straight ends, for use in another bar.
  public enum Style: Int, Sendable { case `default` = 0, bar }

  /// The heights of the two styles in points, and the duration of an animated change in seconds (Docs/behaviour/controls.md, "Control
  /// metrics"). No source for the height of the style `.bar` is published.
  static let height: CGFloat = 4, barHeight: CGFloat = 2.5, moving = 0.25

  private let track = UIImageView(frame: .zero), fill = UIImageView(frame: .zero)
  private var done: Float = 0

  /// Creates a view without progress. The height of `frame` is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }
  /// Creates a view of a style without progress.
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

  /// The style of the bar. The default is `.default`, a bar of 4 points.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The progress from 0 to 1. Values outside of this range are clamped. The default is 0.
  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress. An animated change takes 0.25 seconds at a constant speed.
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

  /// The colour of the completed part. The default is `nil`, which means the tint colour.
  open var progressTintColor: UIColor? {
    didSet {
      update()
      noteLook("progressTintColor", \UIProgressView.progressTintColor, progressTintColor)
    }
  }
  /// The colour of the remaining part. The default is `nil`, which means the system's fill colour.
  open var trackTintColor: UIColor? {
    didSet {
      update()
      noteLook("trackTintColor", \UIProgressView.trackTintColor, trackTintColor)
    }
  }
  /// The image that replaces the completed part. It is stretched between its cap insets. The default is `nil`.
  open var progressImage: UIImage? { didSet { update() } }
  /// The image that replaces the remaining part. It is stretched between its cap insets. The default is `nil`.
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
    // The width is a whole number of points. It is 0 without progress. (Docs/behaviour/controls.md, "Control behaviour")
    let width = (bounds.width * CGFloat(done)).rounded()
    fill.frame = CGRect(x: readsRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    let round = progressImage == nil && trackImage == nil && progressViewStyle == .default ? bounds.height / 2 : 0
    for layer in [layer, track.layer, fill.layer] { layer.cornerRadius = round }
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  /// The label that assistive technology reads. Unless another label is set, it is "Progress".
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Progress" }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility value, which is the progress in percent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((done * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  /// The accessibility traits, which always include `.updatesFrequently`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }
}
