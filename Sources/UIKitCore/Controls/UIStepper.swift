import HostInterface
import QuartzCore

/// A control with two buttons that increase and decrease a value. (Docs/behaviour/controls.md, "Control behaviour")
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The fixed size of a stepper, in points. (Docs/behaviour/controls.md, "Control metrics")
  static let size = CGSize(width: 94, height: 32)
  static let corner: CGFloat = 8, glyph: CGFloat = 13, dividerInset: CGFloat = 6
  /// The delay before the first repetition of a held button, and the interval of the others, in seconds. No source for these values is
  /// published.
  static let firstRepeat = 0.5, nextRepeat = 0.1

  private let content = ControlPart(frame: CGRect(origin: .zero, size: UIStepper.size))
  private let divider = ControlPart(frame: .zero)
  private let press = ControlPart(frame: .zero)
  private let minus = UIImageView(frame: .zero), plus = UIImageView(frame: .zero)
  private var images: [Bool: [State: UIImage]] = [:]
  private var number = 0.0, least = 0.0, most = 100.0, step = 1.0
  /// The held button, the value that was last reported, the highlight of the button, and the scheduled repetition.
  private var held: Bool?, told = 0.0, isPressed = false, repeating: EventLoop.Token?

  /// Creates a stepper for values from 0 to 100 with the value 0. The size of `frame` is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    addSubview(content)
    content.backgroundColor = .tertiarySystemFill
    content.layer.cornerRadius = Self.corner
    content.clipsToBounds = true
    (press.backgroundColor, divider.backgroundColor) = (.systemFill, .opaqueSeparator)
    press.isHidden = true
    for part in [press, divider, minus, plus] { content.addSubview(part) }
    for picture in [minus, plus] { picture.contentMode = .center }
    update()
  }

  // MARK: Value

  /// The value of the stepper. It is clamped to the range. The default is 0. Setting it sends no event.
  open var value: Double {
    get { number }
    set {
      number = newValue.isNaN ? least : min(max(newValue, least), most)
      update()
    }
  }
  /// The smallest value. The default is 0. If it is larger than `maximumValue`, both become equal.
  open var minimumValue: Double {
    get { least }
    set {
      (least, most) = (newValue, max(most, newValue))
      value = number
    }
  }
  /// The largest value. The default is 100. If it is smaller than `minimumValue`, both become equal.
  open var maximumValue: Double {
    get { most }
    set {
      (most, least) = (newValue, min(least, newValue))
      value = number
    }
  }
  /// The amount by which a tap changes the value. The default is 1. A value of 0 or less stops the program.
  open var stepValue: Double {
    get { step }
    set {
      precondition(newValue > 0, "The stepValue of \(self) was set to \(newValue); it has to be more than 0")
      step = newValue
    }
  }
  /// A Boolean value that indicates whether a step beyond one end of the range continues at the other end. The default is `false`.
  open var wraps = false { didSet { update() } }
  /// A Boolean value that indicates whether a held button repeats its step. The default is `true`.
  open var autorepeat = true
  /// A Boolean value that indicates whether `valueChanged` is sent at each step. Otherwise it is sent once at the end of the touch. The
  /// default is `true`.
  open var isContinuous = true

  // MARK: Look

  /// Sets the image that replaces the plus sign in a state. A template image is drawn in the tint colour.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[true, default: [:]][state] = image
    update()
  }
  /// Sets the image that replaces the minus sign in a state. A template image is drawn in the tint colour.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[false, default: [:]][state] = image
    update()
  }
  /// Returns the image of the plus button for a state. If none was set, the image for `normal` is returned.
  open func incrementImage(for state: State) -> UIImage? { image(true, state) }
  /// Returns the image of the minus button for a state. If none was set, the image for `normal` is returned.
  open func decrementImage(for state: State) -> UIImage? { image(false, state) }

  private func image(_ isPlus: Bool, _ state: State) -> UIImage? { images[isPlus]?[state] ?? images[isPlus]?[.normal] }

  private func update() {
    for (isPlus, picture) in [(false, minus), (true, plus)] {
      let canStep = isEnabled && (wraps || (isPlus ? number < most : number > least))
      let own = image(isPlus, canStep ? held == isPlus && isPressed ? .highlighted : .normal : .disabled)
      picture.image =
        own
        ?? UIImage(
          systemName: isPlus ? "plus" : "minus",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.glyph, weight: .medium))
      // The signs are drawn in a tint colour that the app has set, or else in the colour of text.
      picture.tintColor = ownTint ?? .label
      picture.alpha = canStep ? 1 : Self.pale
    }
    press.isHidden = held == nil || !isPressed
    setNeedsLayout()
  }
  /// The opacity of a sign whose button cannot change the value. The value is Segue's own choice.
  private static let pale: CGFloat = 0.3

  @_spi(UIKit) open override func stateChanged() {
    super.stateChanged()
    if !isEnabled { stopRepeating() }
    update()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// The frame of the stepper. Its size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  private func half(_ isPlus: Bool) -> CGRect {
    CGRect(x: isPlus ? Self.size.width / 2 : 0, y: 0, width: Self.size.width / 2, height: Self.size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = CGRect(origin: bounds.origin, size: Self.size)
    (minus.frame, plus.frame) = (half(false), half(true))
    divider.frame = CGRect(
      x: Self.size.width / 2 - 0.5, y: Self.dividerInset, width: 1, height: Self.size.height - 2 * Self.dividerInset)
    if let held { press.frame = half(held) }
  }

  // MARK: Finger

  private func button(at place: CGPoint) -> Bool { place.x - bounds.minX >= Self.size.width / 2 }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (held, isPressed, told) = (button(at: touch.location(in: self)), true, number)
    takeStep()
    repeatLater(after: Self.firstRepeat)
    update()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isOver = isTouchInside && button(at: touch.location(in: self)) == held
    guard isOver != isPressed else { return true }
    isPressed = isOver
    if isOver { repeatLater(after: Self.firstRepeat) } else { stopRepeating() }
    update()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo() }
  open override func cancelTracking(with event: UIEvent?) { letGo() }

  private func letGo() {
    stopRepeating()
    held = nil
    update()
    tell()
  }

  private func takeStep() {
    guard let held else { return }
    let next = number + (held ? step : -step)
    if next > most { number = wraps ? least : most } else if next < least { number = wraps ? most : least } else { number = next }
    update()
    if isContinuous { tell() }
  }

  private func tell() {
    guard number != told else { return }
    told = number
    sendValueChanged()
  }

  private func repeatLater(after seconds: Double) {
    stopRepeating()
    guard autorepeat else { return }
    repeating = runtime.schedule(after: seconds) { [weak self] in
      guard let self, held != nil, isPressed else { return }
      repeating = nil
      takeStep()
      if held != nil, wraps || number > least && number < most { repeatLater(after: Self.nextRepeat) }
    }
  }

  private func stopRepeating() {
    if let repeating { runtime.cancel(repeating) }
    repeating = nil
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopRepeating() }
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  /// The accessibility value, which is the value of the stepper as a number.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)") }
    set { super.accessibilityValue = newValue }
  }
  /// The accessibility traits, which always include `.adjustable`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  /// Increases the value by one step, on behalf of assistive technology.
  open override func accessibilityIncrement() { adjust(true) }
  /// Decreases the value by one step, on behalf of assistive technology.
  open override func accessibilityDecrement() { adjust(false) }

  private func adjust(_ isUp: Bool) {
    guard isEnabled, held == nil else { return }
    (held, told) = (isUp, number)
    takeStep()
    held = nil
    update()
    tell()
  }
}
