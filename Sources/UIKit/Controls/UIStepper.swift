import HostInterface
import QuartzCore

/// A number that two buttons make smaller and larger. (BEHAVIOUR-2 §21)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// 94×32 points, whatever size it is given. (BEHAVIOUR-2 §21.1)
  static let size = CGSize(width: 94, height: 32)
  static let corner: CGFloat = 8, glyph: CGFloat = 13, dividerInset: CGFloat = 6
  /// In seconds: until a held button repeats itself, and between repetitions (K).
  static let firstRepeat = 0.5, nextRepeat = 0.1

  private let content = ControlPart(frame: CGRect(origin: .zero, size: UIStepper.size))
  private let divider = ControlPart(frame: .zero)
  private let press = ControlPart(frame: .zero)
  private let minus = UIImageView(frame: .zero), plus = UIImageView(frame: .zero)
  private var images: [Bool: [State: UIImage]] = [:]
  private var number = 0.0, least = 0.0, most = 100.0, step = 1.0
  /// The button that the finger came down on, the value that was told last, and the repetition to come.
  private var held: Bool?, told = 0.0, isPressed = false, repeating: EventLoop.Token?

  /// A stepper from 0 to 100 that stands at 0, of the one size that steppers have.
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

  /// Where it stands, within its range; 0 at first. Setting it sends nothing.
  open var value: Double {
    get { number }
    set {
      number = newValue.isNaN ? least : min(max(newValue, least), most)
      update()
    }
  }
  /// The smallest value; 0 at first. A larger one than the greatest takes that along.
  open var minimumValue: Double {
    get { least }
    set {
      (least, most) = (newValue, max(most, newValue))
      value = number
    }
  }
  /// The greatest value; 100 at first. A smaller one than the least takes that along.
  open var maximumValue: Double {
    get { most }
    set {
      (most, least) = (newValue, min(least, newValue))
      value = number
    }
  }
  /// What a tap adds or takes away; 1 at first. Anything that is not more than 0 stops the app.
  open var stepValue: Double {
    get { step }
    set {
      precondition(newValue > 0, "The stepValue of \(self) was set to \(newValue); it has to be more than 0")
      step = newValue
    }
  }
  /// Whether a tap beyond an end leads to the other one; false at first.
  open var wraps = false { didSet { update() } }
  /// Whether a button that is held repeats itself; true at first.
  open var autorepeat = true
  /// Whether `valueChanged` is sent at each step, or once when the finger leaves; true at first.
  open var isContinuous = true

  // MARK: Look

  /// Shows a picture in the place of the plus, in the tint colour if it is a template.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[true, default: [:]][state] = image
    update()
  }
  /// Shows a picture in the place of the minus, in the tint colour if it is a template.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[false, default: [:]][state] = image
    update()
  }
  /// What was set for a state; what was set for `normal` where there is nothing.
  open func incrementImage(for state: State) -> UIImage? { image(true, state) }
  /// What was set for a state; what was set for `normal` where there is nothing.
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
      // A tint of the app's own colours the signs; of itself they are as dark as text.
      picture.tintColor = ownTint ?? .label
      picture.alpha = canStep ? 1 : Self.pale
    }
    press.isHidden = held == nil || !isPressed
    setNeedsLayout()
  }
  /// How pale the sign is that leads nowhere (a choice).
  private static let pale: CGFloat = 0.3

  override func stateChanged() {
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
  /// Its size is always that of a stepper.
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

  override var isElementByItself: Bool { true }
  /// The number.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)") }
    set { super.accessibilityValue = newValue }
  }
  /// What was set, and that it can be adjusted.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  /// A step up.
  open override func accessibilityIncrement() { adjust(true) }
  /// A step down.
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
