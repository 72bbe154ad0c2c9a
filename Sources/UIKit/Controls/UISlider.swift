import QuartzCore

/// A value between two others, which a finger drags. (BEHAVIOUR-2 §21)
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// What it measures without a size, and its height. (BEHAVIOUR-2 §21.2)
  static let firstSize = CGSize(width: 100, height: 34)
  static let height: CGFloat = 34, trackHeight: CGFloat = 4, thumbSide: CGFloat = 28
  /// How far beside the thumb a finger may come down, in points (R), and between a picture and the track (a choice).
  static let reach: CGFloat = 8, imageGap: CGFloat = 8
  /// How long a value set with animation takes, in seconds (a choice: no source).
  static let moving = 0.25

  private let content = ControlPart(frame: .zero)
  private let rest = UIImageView(frame: .zero), filled = UIImageView(frame: .zero), thumb = UIImageView(frame: .zero)
  private let leastPicture = UIImageView(frame: .zero), mostPicture = UIImageView(frame: .zero)
  private var looks = SliderLooks()
  private var number: Float = 0, least: Float = 0, most: Float = 1
  /// Where in the thumb the finger holds it, and the value that was told last.
  private var grip: CGFloat = 0, told: Float = 0

  /// A slider from 0 to 1 that stands at 0; of 100×34 points where the frame has no size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.firstSize : frame.size))
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    addSubview(content)
    for part in [rest, filled, leastPicture, mostPicture, thumb] {
      part.isUserInteractionEnabled = false
      content.addSubview(part)
    }
    for picture in [leastPicture, mostPicture] { picture.contentMode = .center }
    update()
  }

  // MARK: Value

  /// Where it stands, within its range; 0 at first. Setting it sends nothing.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the leading end; 0 at first. A larger one than the other end's takes that along.
  open var minimumValue: Float {
    get { least }
    set {
      (least, most) = (newValue, max(most, newValue))
      put(number)
    }
  }
  /// The value at the trailing end; 1 at first. A smaller one than the other end's takes that along.
  open var maximumValue: Float {
    get { most }
    set {
      (most, least) = (newValue, min(least, newValue))
      put(number)
    }
  }
  /// Whether `valueChanged` is sent all along the drag, or once at its end; true at first.
  open var isContinuous = true

  /// Moves it to a value, or to the end that is nearer to it. It sends nothing. A finger that holds the thumb goes on from there.
  open func setValue(_ value: Float, animated: Bool) {
    let isMoving = animated && window != nil
    guard isMoving else { return UIView.performWithoutAnimation { put(value) } }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.moving, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.put(value)
      self.layoutIfNeeded()
    }
  }

  private func put(_ value: Float) {
    let new = value.isNaN ? least : min(max(value, least), most)
    (number, told) = (new, isTracking ? told : new)
    setNeedsLayout()
    if isTracking { layoutIfNeeded() }
  }

  /// How far along it stands, 0…1.
  private var fraction: CGFloat { most > least ? CGFloat((number - least) / (most - least)) : 0 }

  // MARK: Look

  /// The colour of the track up to the thumb; nil stands for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      update()
      noteLook("minimumTrackTintColor", \UISlider.minimumTrackTintColor, minimumTrackTintColor)
    }
  }
  /// The colour of the track beyond the thumb; nil stands for the system's fill.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      update()
      noteLook("maximumTrackTintColor", \UISlider.maximumTrackTintColor, maximumTrackTintColor)
    }
  }
  /// The colour of the thumb; nil stands for white. A picture of a thumb has its own colours.
  open var thumbTintColor: UIColor? {
    didSet {
      update()
      noteLook("thumbTintColor", \UISlider.thumbTintColor, thumbTintColor)
    }
  }
  /// The picture at the end of the least value.
  open var minimumValueImage: UIImage? { didSet { update() } }
  /// The picture at the end of the greatest value.
  open var maximumValueImage: UIImage? { didSet { update() } }

  /// Shows a picture in the place of the thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    looks.thumb[state] = image
    update()
  }
  /// Shows a picture in the place of the track up to the thumb; the part between its caps is stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    looks.filled[state] = image
    update()
  }
  /// Shows a picture in the place of the track beyond the thumb; the part between its caps is stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    looks.rest[state] = image
    update()
  }
  /// What was set for a state; what was set for `normal` where there is nothing.
  open func thumbImage(for state: State) -> UIImage? { looks.thumb[state] ?? looks.thumb[.normal] }
  /// What was set for a state; what was set for `normal` where there is nothing.
  open func minimumTrackImage(for state: State) -> UIImage? { looks.filled[state] ?? looks.filled[.normal] }
  /// What was set for a state; what was set for `normal` where there is nothing.
  open func maximumTrackImage(for state: State) -> UIImage? { looks.rest[state] ?? looks.rest[.normal] }
  /// The picture of the thumb as the slider stands.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the track up to the thumb as the slider stands.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the track beyond the thumb as the slider stands.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func update() {
    (rest.image, filled.image, thumb.image) = (currentMaximumTrackImage, currentMinimumTrackImage, currentThumbImage)
    (leastPicture.image, mostPicture.image) = (minimumValueImage, maximumValueImage)
    rest.backgroundColor = rest.image == nil ? maximumTrackTintColor ?? .systemFill : nil
    filled.backgroundColor = filled.image == nil ? minimumTrackTintColor ?? tintColor : nil
    thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
    thumb.layer.shadowColor = UIColor.black.cgColor
    (thumb.layer.shadowOpacity, thumb.layer.shadowRadius) = (thumb.image == nil ? 0.15 : 0, 4)
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    content.alpha = isEnabled ? 1 : Self.disabledAlpha
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    update()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: max(Self.height, currentThumbImage?.size.height ?? 0))
  }

  /// Where the picture of the least value lies: at the leading end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { place(minimumValueImage, atRight: readsRightToLeft, in: bounds) }
  /// Where the picture of the greatest value lies: at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { place(maximumValueImage, atRight: !readsRightToLeft, in: bounds) }
  /// Where the track lies: between the pictures, in the middle of the height.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (one, other) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let (left, right) = readsRightToLeft ? (other, one) : (one, other)
    let start = left.width > 0 ? left.maxX + Self.imageGap : bounds.minX
    let end = right.width > 0 ? right.minX - Self.imageGap : bounds.maxX
    let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let thickness = height > 0 ? height : Self.trackHeight
    return CGRect(x: start, y: bounds.midY - thickness / 2, width: max(0, end - start), height: thickness)
  }
  /// Where the thumb lies at a value: it touches both ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let share = most > least ? CGFloat((min(max(value, least), most) - least) / (most - least)) : 0
    let x = rect.minX + (readsRightToLeft ? 1 - share : share) * (rect.width - size.width)
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func place(_ image: UIImage?, atRight isAtRight: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return CGRect(x: isAtRight ? bounds.maxX : bounds.minX, y: bounds.midY, width: 0, height: 0) }
    return CGRect(
      x: isAtRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    content.bounds = bounds
    leastPicture.frame = minimumValueImageRect(forBounds: bounds)
    mostPicture.frame = maximumValueImageRect(forBounds: bounds)
    let track = trackRect(forBounds: bounds), knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let middle = knob.midX
    let before = CGRect(x: track.minX, y: track.minY, width: max(0, middle - track.minX), height: track.height)
    let after = CGRect(x: middle, y: track.minY, width: max(0, track.maxX - middle), height: track.height)
    filled.frame = readsRightToLeft ? after : before
    rest.frame = track
    thumb.frame = knob
    for part in [rest, filled] where part.image == nil { part.layer.cornerRadius = track.height / 2 }
    for part in [rest, filled] where part.image != nil { part.layer.cornerRadius = 0 }
    thumb.layer.cornerRadius = thumb.image == nil ? knob.height / 2 : 0
  }

  // MARK: Finger

  private var knob: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// A finger holds the slider by its thumb: one that comes down elsewhere is not its own.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knob.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else { return false }
    (grip, told) = (place.x - knob.midX, value)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds), width = track.width - knob.width
    guard width > 0, most > least, touch.location(in: self).x != touch.previousLocation(in: self).x else { return true }
    let along = (touch.location(in: self).x - grip - knob.width / 2 - track.minX) / width
    let share = Float(min(max(readsRightToLeft ? 1 - along : along, 0), 1))
    let old = number
    put(share == 1 ? most : least + share * (most - least))
    if isContinuous, number != old { tell() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tell() }
  /// What the finger has changed stays, and is told.
  open override func cancelTracking(with event: UIEvent?) { tell() }

  private func tell() {
    guard number != told else { return }
    told = number
    sendValueChanged()
  }

  /// A swipe or a pan along the thumb's way is the slider's own.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer.isPanAlong(self) { return false }
    if isTracking, gestureRecognizer.view !== self, let swipe = gestureRecognizer as? UISwipeGestureRecognizer {
      return swipe.direction.isDisjoint(with: [.left, .right])
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  override var isElementByItself: Bool { true }
  /// How far along it stands, in per cent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  /// What was set, and that it can be moved.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  /// A tenth further. (BEHAVIOUR-2 §21.5)
  open override func accessibilityIncrement() { adjust(1) }
  /// A tenth back. (BEHAVIOUR-2 §21.5)
  open override func accessibilityDecrement() { adjust(-1) }

  private static let tenth: Float = 0.1
  private func adjust(_ direction: Float) {
    guard isEnabled else { return }
    told = number
    let new = number + direction * Self.tenth * (most - least)
    number = min(max(new, least), most)
    setNeedsLayout()
    tell()
  }
}

/// What was set for the parts of a slider in each state.
private struct SliderLooks {
  var thumb: [UIControl.State: UIImage] = [:], filled: [UIControl.State: UIImage] = [:], rest: [UIControl.State: UIImage] = [:]
}
