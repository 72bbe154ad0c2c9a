import QuartzCore

/// A control for a value within a range. The user drags a thumb along a track. (Docs/behaviour/controls.md, "Control behaviour")
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The size of a slider that is created without a size, and its dimensions, in points. (Docs/behaviour/controls.md, "Control behaviour")
  static let firstSize = CGSize(width: 100, height: 34)
  static let height: CGFloat = 34, trackHeight: CGFloat = 4, thumbSide: CGFloat = 28
  /// The distance around the thumb at which a touch can grab it, and the distance between an image and the track, in points. The second
  /// value is Segue's own choice.
  static let reach: CGFloat = 8, imageGap: CGFloat = 8
  /// The duration of an animated change of the value, in seconds. The value is Segue's own choice, because no source is published.
  static let moving = 0.25

  private let content = ControlPart(frame: .zero)
  private let rest = UIImageView(frame: .zero), filled = UIImageView(frame: .zero), thumb = UIImageView(frame: .zero)
  private let leastPicture = UIImageView(frame: .zero), mostPicture = UIImageView(frame: .zero)
  private var looks = SliderLooks()
  private var number: Float = 0, least: Float = 0, most: Float = 1
  /// The position in the thumb at which the finger holds it, and the value that was last reported.
  private var grip: CGFloat = 0, told: Float = 0

  /// Creates a slider for values from 0 to 1 with the value 0. A frame without a size becomes 100×34 points.
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

  /// The value of the slider. It is clamped to the range. The default is 0. Setting it sends no event.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the leading end of the slider. The default is 0. If it is larger than `maximumValue`, both become equal.
  open var minimumValue: Float {
    get { least }
    set {
      (least, most) = (newValue, max(most, newValue))
      put(number)
    }
  }
  /// The value at the trailing end of the slider. The default is 1. If it is smaller than `minimumValue`, both become equal.
  open var maximumValue: Float {
    get { most }
    set {
      (most, least) = (newValue, min(least, newValue))
      put(number)
    }
  }
  /// A Boolean value that indicates whether `valueChanged` is sent during a drag. Otherwise it is sent once at the end. The default is
  /// `true`.
  open var isContinuous = true

  /// Sets the value, clamped to the range. It sends no event. A finger that holds the thumb continues from the new value.
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

  /// The position of the value within the range, from 0 to 1.
  private var fraction: CGFloat { most > least ? CGFloat((number - least) / (most - least)) : 0 }

  // MARK: Look

  /// The colour of the track before the thumb. The default is `nil`, which means the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      update()
      noteLook("minimumTrackTintColor", \UISlider.minimumTrackTintColor, minimumTrackTintColor)
    }
  }
  /// The colour of the track after the thumb. The default is `nil`, which means the system's fill colour.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      update()
      noteLook("maximumTrackTintColor", \UISlider.maximumTrackTintColor, maximumTrackTintColor)
    }
  }
  /// The colour of the thumb. The default is `nil`, which means white. A thumb image keeps its colours.
  open var thumbTintColor: UIColor? {
    didSet {
      update()
      noteLook("thumbTintColor", \UISlider.thumbTintColor, thumbTintColor)
    }
  }
  /// The image at the end of the minimum value. The default is `nil`.
  open var minimumValueImage: UIImage? { didSet { update() } }
  /// The image at the end of the maximum value. The default is `nil`.
  open var maximumValueImage: UIImage? { didSet { update() } }

  /// Sets the image that replaces the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    looks.thumb[state] = image
    update()
  }
  /// Sets the image that replaces the track before the thumb in a state. The part between its cap insets is stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    looks.filled[state] = image
    update()
  }
  /// Sets the image that replaces the track after the thumb in a state. The part between its cap insets is stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    looks.rest[state] = image
    update()
  }
  /// Returns the thumb image for a state. If none was set, the image for `normal` is returned.
  open func thumbImage(for state: State) -> UIImage? { looks.thumb[state] ?? looks.thumb[.normal] }
  /// Returns the image of the track before the thumb for a state. If none was set, the image for `normal` is returned.
  open func minimumTrackImage(for state: State) -> UIImage? { looks.filled[state] ?? looks.filled[.normal] }
  /// Returns the image of the track after the thumb for a state. If none was set, the image for `normal` is returned.
  open func maximumTrackImage(for state: State) -> UIImage? { looks.rest[state] ?? looks.rest[.normal] }
  /// The thumb image in the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the thumb in the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the thumb in the current state.
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

  @_spi(UIKit) open override func stateChanged() {
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

  /// Returns the rectangle of the image of the minimum value, which is at the leading end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { place(minimumValueImage, atRight: readsRightToLeft, in: bounds) }
  /// Returns the rectangle of the image of the maximum value, which is at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { place(maximumValueImage, atRight: !readsRightToLeft, in: bounds) }
  /// Returns the rectangle of the track. It lies between the images and is centred vertically.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (one, other) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let (left, right) = readsRightToLeft ? (other, one) : (one, other)
    let start = left.width > 0 ? left.maxX + Self.imageGap : bounds.minX
    let end = right.width > 0 ? right.minX - Self.imageGap : bounds.maxX
    let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let thickness = height > 0 ? height : Self.trackHeight
    return CGRect(x: start, y: bounds.midY - thickness / 2, width: max(0, end - start), height: thickness)
  }
  /// Returns the rectangle of the thumb at a value. At the ends of the range, the thumb touches the ends of the track.
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

  /// Begins to track a touch on the thumb. A touch elsewhere is refused.
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
  /// Ends a cancelled drag. The value stays, and a change is reported.
  open override func cancelTracking(with event: UIEvent?) { tell() }

  private func tell() {
    guard number != told else { return }
    told = number
    sendValueChanged()
  }

  /// Returns a Boolean value that indicates whether a gesture recognizer may begin. While the thumb is held, horizontal pans and swipes of
  /// other views are refused.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer.isPanAlong(self) { return false }
    if isTracking, gestureRecognizer.view !== self, let swipe = gestureRecognizer as? UISwipeGestureRecognizer {
      return swipe.direction.isDisjoint(with: [.left, .right])
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  /// The accessibility value, which is the position of the thumb in percent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  /// The accessibility traits, which always include `.adjustable`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  /// Increases the value by a tenth of the range, on behalf of assistive technology. (Docs/behaviour/controls.md, "Accessibility of
  /// controls")
  open override func accessibilityIncrement() { adjust(1) }
  /// Decreases the value by a tenth of the range, on behalf of assistive technology. (Docs/behaviour/controls.md, "Accessibility of
  /// controls")
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

/// The images of the parts of a slider in each state.
private struct SliderLooks {
  var thumb: [UIControl.State: UIImage] = [:], filled: [UIControl.State: UIImage] = [:], rest: [UIControl.State: UIImage] = [:]
}
