import QuartzCore

/// A control that is either on or off. (Docs/behaviour/controls.md, "Control behaviour")
///
/// A tap toggles the switch. A drag moves the thumb to the side of the finger. Either takes effect when the finger is lifted inside. Only
/// the user's touch sends `valueChanged`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The styles of a switch. The raw values equal those of UIKit. Check boxes only exist on the Mac.
  public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

  /// The fixed size of a switch, in points. (Docs/behaviour/controls.md, "Control metrics")
  static let size = CGSize(width: 51, height: 31)
  static let thumbSide: CGFloat = 27, inset: CGFloat = 2, pressedGrowth: CGFloat = 7
  /// The duration of a change between on and off, and of a change of the pressed thumb, in seconds. (Docs/behaviour/controls.md, "Control
  /// behaviour")
  static let turning = 0.2, pressing = 0.3

  private let content = ControlPart(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let track = ControlPart(frame: .zero), thumb = ControlPart.thumb()
  private var isOnNow = false
  /// The state of a touch: the value that the switch shows, whether the thumb is dragged, and whether code has set the value meanwhile.
  private var shown = false, isDragged = false, isDecided = false

  /// Creates a switch that is off. The size of `frame` is ignored.
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

  /// A Boolean value that indicates whether the switch is on. The default is `false`. Setting it sends no event.
  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off. An animated change takes 0.2 seconds. It sends no event. A touch in progress has no further effect.
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

  /// The colour of the track while the switch is on. The default is `nil`, which means the system's green.
  open var onTintColor: UIColor? {
    didSet {
      paint()
      noteLook("onTintColor", \UISwitch.onTintColor, onTintColor)
    }
  }
  /// The colour of the thumb. The default is `nil`, which means white.
  open var thumbTintColor: UIColor? {
    didSet {
      paint()
      noteLook("thumbTintColor", \UISwitch.thumbTintColor, thumbTintColor)
    }
  }
  /// An image for the on state. It is stored but not shown, as on iOS since version 7.
  open var onImage: UIImage?
  /// An image for the off state. It is stored but not shown, as on iOS since version 7.
  open var offImage: UIImage?
  /// The preferred style. It is stored but has no effect, because every switch on phones and tablets slides.
  open var preferredStyle = Style.automatic
  /// The actual style, which is always `.sliding`.
  open var style: Style { .sliding }
  /// The title of the switch. It is stored but not shown, because only check boxes on the Mac have a title.
  open var title: String?

  private func paint() {
    track.backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  @_spi(UIKit) open override func stateChanged() {
    super.stateChanged()
    content.alpha = isEnabled ? 1 : Self.disabledAlpha
    guard window != nil else { return }
    UIView.animate(withDuration: Self.pressing, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.placeThumb() }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// The frame of the switch. Its size cannot be changed.
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
    // Only a finger that crosses the centre drags the thumb. A finger that rests on the other side taps.
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

  /// Returns a Boolean value that indicates whether a gesture recognizer may begin. Horizontal pans of other views are refused, because the
  /// switch tracks them.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, gestureRecognizer.isPanAlong(self) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  package override var spokenRole: SpokenRole? { .switchButton }
  /// The accessibility value: "1" while the switch is on, and "0" while it is off. (Docs/behaviour/controls.md, "Accessibility of
  /// controls")
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  /// The accessibility traits, which always include `.button` and `.toggleButton`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .toggleButton]).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIGestureRecognizer {
  /// Returns a Boolean value that indicates whether this is a horizontal pan in another view than the control.
  func isPanAlong(_ control: UIControl) -> Bool {
    guard view !== control, let pan = self as? UIPanGestureRecognizer else { return false }
    let travel = pan.translation(in: control)
    return abs(travel.x) > abs(travel.y)
  }
}
