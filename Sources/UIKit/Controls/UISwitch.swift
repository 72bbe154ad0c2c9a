import QuartzCore

/// A choice between on and off. (BEHAVIOUR-2 §21)
///
/// A tap turns it over, a drag takes the thumb to the finger's side; either counts when the finger leaves inside. Only the user's touch sends
/// `valueChanged`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// How a switch looks; a check box there is on the Mac alone.
  public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

  /// 51×31 points, whatever size it is given. (BEHAVIOUR-2 §21.1)
  static let size = CGSize(width: 51, height: 31)
  static let thumbSide: CGFloat = 27, inset: CGFloat = 2, pressedGrowth: CGFloat = 7
  /// In seconds: over to the other side; the thumb that is pressed. (BEHAVIOUR-2 §21.2)
  static let turning = 0.2, pressing = 0.3

  private let content = ControlPart(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let track = ControlPart(frame: .zero), thumb = ControlPart.thumb()
  private var isOnNow = false
  /// The finger that holds it: what is shown under it, whether it has taken the thumb along, and whether code has decided meanwhile.
  private var shown = false, isDragged = false, isDecided = false

  /// A switch that is off, of the one size that switches have.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(content)
    for part in [track, thumb] { content.addSubview(part) }
    isOpaque = false
    paint()
  }

  // MARK: Value

  /// Whether it is on; false at first. Setting it sends nothing.
  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, at once or in 0.2 s. It sends nothing; a finger that holds it decides nothing more.
  open func setOn(_ on: Bool, animated: Bool) {
    if isTracking { isDecided = true }
    isOnNow = on
    show(on, animated: animated)
  }

  private func show(_ on: Bool, animated: Bool) {
    guard on != shown else { return }
    shown = on
    move(in: animated && window != nil ? Self.turning : 0)
  }

  private func move(in seconds: TimeInterval) {
    let change = {
      self.paint()
      self.placeThumb()
    }
    guard seconds > 0 else { return UIView.performWithoutAnimation(change) }
    UIView.animate(withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
  }

  // MARK: Look

  /// The colour of the track while it is on; nil stands for the system's green.
  open var onTintColor: UIColor? {
    didSet {
      paint()
      noteLook("onTintColor", \UISwitch.onTintColor, onTintColor)
    }
  }
  /// The colour of the thumb; nil stands for white.
  open var thumbTintColor: UIColor? {
    didSet {
      paint()
      noteLook("thumbTintColor", \UISwitch.thumbTintColor, thumbTintColor)
    }
  }
  /// Kept; switches show no pictures, as since iOS 7.
  open var onImage: UIImage?
  /// Kept; switches show no pictures, as since iOS 7.
  open var offImage: UIImage?
  /// Kept; on phones and tablets every switch slides.
  open var preferredStyle = Style.automatic
  /// How it looks: it slides.
  open var style: Style { .sliding }
  /// Kept; only a check box of the Mac shows words.
  open var title: String?

  private func paint() {
    track.backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  override func stateChanged() {
    super.stateChanged()
    content.alpha = isEnabled ? 1 : Self.disabledAlpha
    guard window != nil else { return }
    UIView.animate(withDuration: Self.pressing, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.placeThumb() }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// Its size is always that of a switch.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = CGRect(origin: bounds.origin, size: Self.size)
    track.frame = content.bounds
    track.roundEnds()
    placeThumb()
  }

  private func placeThumb() {
    let width = Self.thumbSide + (isHighlighted ? Self.pressedGrowth : 0)
    let isAtRight = shown != readsRightToLeft
    let x = isAtRight ? Self.size.width - Self.inset - width : Self.inset
    thumb.frame = CGRect(x: x, y: Self.inset, width: width, height: Self.thumbSide)
    thumb.layer.cornerRadius = Self.thumbSide / 2
  }

  // MARK: Finger

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (isDragged, isDecided) = (false, false)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard !isDecided else { return true }
    let isAtRight = touch.location(in: self).x - bounds.minX > Self.size.width / 2
    let wasAtRight = touch.previousLocation(in: self).x - bounds.minX > Self.size.width / 2
    // Only a finger that crosses the middle takes the thumb along: one that rests on the far side taps.
    guard isAtRight != wasAtRight || isDragged else { return true }
    isDragged = true
    show(isAtRight != readsRightToLeft, animated: true)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard !isDecided else { return }
    guard isTouchInside else { return show(isOnNow, animated: true) }
    let new = isDragged ? shown : !isOnNow
    guard new != isOnNow else { return }
    isOnNow = new
    show(new, animated: true)
    sendValueChanged()
  }

  open override func cancelTracking(with event: UIEvent?) { show(isOnNow, animated: true) }

  /// A pan that begins on the switch and runs along it is the switch's own.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, gestureRecognizer.isPanAlong(self) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  override var isElementByItself: Bool { true }
  override var spokenRole: SpokenRole? { .switchButton }
  /// "1" while it is on, "0" while it is off. (BEHAVIOUR-2 §21.5)
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  /// What was set, and that it can be turned over.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .toggleButton]).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIGestureRecognizer {
  /// A finger of another view's recognizer that leads sideways, as a control's own drag does.
  func isPanAlong(_ control: UIControl) -> Bool {
    guard view !== control, let pan = self as? UIPanGestureRecognizer else { return false }
    let travel = pan.translation(in: control)
    return abs(travel.x) > abs(travel.y)
  }
}
