import QuartzCore

/// A row of choices, of which one at most holds. (BEHAVIOUR-2 §21)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment: -1.
  public static let noSegment = -1
  /// What the index is after the chosen segment was removed. (BEHAVIOUR-2 §21.2)
  private static let removedSegment = -2

  let content = ControlPart(frame: .zero)
  let thumb = ControlPart(frame: .zero)
  private var separators: [ControlPart] = []
  var segments: [SegmentButton] = []
  var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  var index = noSegment
  /// Where the finger is, whether it came down on the choice, and where it would leave the choice.
  var pressed: Int?, carries = false

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A control with a segment for each title (`String`) or picture (`UIImage`), as large as it wants to be.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let image as UIImage: put(SegmentButton.Content(image: image), at: segments.count)
      case let action as UIAction: put(SegmentButton.Content(title: action.title, image: action.image, action: action), at: segments.count)
      default:
        guard let title = item as? String else { preconditionFailure("\(item) is neither a title nor a picture of a segment") }
        put(SegmentButton.Content(title: title), at: segments.count)
      }
    }
    sizeToFit()
  }
  /// A control with a segment for each action, which is performed when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions {
      put(SegmentButton.Content(title: action.title, image: action.image, action: action), at: segments.count)
    }
    if frame.size == .zero { sizeToFit() }
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    content.backgroundColor = .tertiarySystemFill
    content.layer.cornerRadius = SegmentedLook.corner
    addSubview(content)
    content.addSubview(thumb)
    thumb.layer.cornerRadius = SegmentedLook.thumbCorner
    thumb.throwShadow()
    (thumb.layer.shadowOpacity, thumb.layer.shadowRadius) = (0.12, 4)
    thumb.isHidden = true
    refresh()
  }

  // MARK: Segments

  /// How many there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title in; beyond the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentButton.Content(title: title), at: segment, animated)
  }
  /// Puts a segment with a picture in; beyond the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentButton.Content(image: image), at: segment, animated)
  }
  /// Puts a segment with an action in; beyond the end means the end. One of the same identifier must not be there already.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    precondition(
      segmentIndex(identifiedBy: action.identifier) == Self.noSegment,
      "A segment with the action \(action.identifier.rawValue) is there already: identifiers of segments' actions are unique")
    insert(SegmentButton.Content(title: action.title, image: action.image, action: action), at: segment, animated)
  }
  /// Takes a segment away; beyond the end means the last. Removing the chosen one leaves no choice. (BEHAVIOUR-2 §21.2)
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(segment, 0), segments.count - 1)
    forgetFinger()
    let gone = segments.remove(at: place)
    if index == place { index = Self.removedSegment } else if place < index || index == Self.noSegment { index -= 1 }
    changeSegments(animated) {
      gone.alpha = 0
    } completion: {
      gone.removeFromSuperview()
    }
  }
  /// Takes all segments away.
  open func removeAllSegments() {
    forgetFinger()
    for segment in segments { segment.removeFromSuperview() }
    (segments, index) = ([], Self.noSegment)
    changeSegments(false)
  }

  // MARK: What segments show

  /// Shows a title in a segment, in the place of a picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
  /// The title of a segment; nil if it has a picture.
  open func titleForSegment(at segment: Int) -> String? { known(segment).flatMap { $0.content.image == nil ? $0.content.title : nil } }
  /// Shows a picture in a segment, in the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.image, $0.title) = (image, nil) } }
  /// The picture of a segment; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.content.image }
  /// Makes a segment as wide as this; 0, as at first, lets the control choose.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// The width that was set for a segment; 0 if the control chooses.
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.content.width ?? 0 }
  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// How far the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { known(segment)?.content.offset ?? .zero }
  /// Gives a segment another action, with its title and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  /// The action of a segment; nil without one.
  open func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.content.action }
  /// The segment whose action has an identifier; `noSegment` if none has.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// Lets a segment be chosen by touch, or not. Disabling the chosen one leaves no choice. An index that is none stops the app.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    precondition(
      segments.indices.contains(segment), "NSRangeException: segment \(segment) of \(self) was to be enabled, and it has \(segments.count)")
    segments[segment].content.isEnabled = enabled
    if !enabled, index == segment { index = Self.noSegment }
    refresh()
  }
  /// Whether a segment can be chosen by touch; true at first.
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.content.isEnabled ?? true }

  /// The colour of what marks the choice; nil stands for white, and for a gray in the dark.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      refresh()
      noteLook("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
    }
  }
  /// Sets font, colour and other attributes of titles in a state: normal, selected, highlighted or disabled.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    styling.note("titleTextAttributes \(state.rawValue)", as: UISegmentedControl.self) { $0.setTitleTextAttributes(attributes, for: state) }
    refresh()
    invalidateIntrinsicContentSize()
  }
  /// What was set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  /// Whether each segment is as wide as its content; false at first: all are equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  private func words(isChosen: Bool, isUsable: Bool) -> [NSAttributedString.Key: Any] {
    let normal = attributes[.normal] ?? [:]
    let special = !isUsable ? attributes[.disabled] : isChosen ? attributes[.selected] : nil
    return normal.merging(special ?? [:]) { $1 }
  }

  func refresh() {
    for (place, segment) in segments.enumerated() {
      let (isChosen, isUsable) = (place == shownIndex, isEnabled && segment.content.isEnabled)
      segment.show(words(isChosen: isChosen, isUsable: isUsable), isChosen: isChosen, isUsable: isUsable)
    }
    thumb.backgroundColor = selectedSegmentTintColor ?? SegmentedLook.thumbColor
    while separators.count > max(0, segments.count - 1) { separators.removeLast().removeFromSuperview() }
    while separators.count < segments.count - 1 {
      let line = ControlPart(frame: .zero)
      line.backgroundColor = .separator
      content.insertSubview(line, belowSubview: thumb)
      separators.append(line)
    }
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    refresh()
  }

  // MARK: Choice

  /// Whether a touch chooses nothing, but is told; false at first.
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
  /// The chosen segment; `noSegment` at first and for none. Setting it sends nothing, and may choose a disabled one.
  open var selectedSegmentIndex: Int {
    get { index }
    set {
      precondition(
        newValue < segments.count, "NSRangeException: segment \(newValue) of \(self) was to be chosen, and it has \(segments.count)")
      forgetFinger()
      index = max(newValue, Self.noSegment)
      UIView.performWithoutAnimation {
        refresh()
        layoutIfNeeded()
      }
    }
  }
  /// What is marked: the choice, or where the finger has carried it.
  var shownIndex: Int { carries ? pressed ?? index : index }

  private func move() {
    refresh()
    guard window != nil else { return }
    let animator = SegmentedLook.spring()
    animator.addAnimations { self.layoutIfNeeded() }
    animator.startAnimation()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: widths.reduce(0, +), height: SegmentedLook.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var firstBaselineFromTop: CGFloat? { textBaselines?.first }
  override var lastBaselineFromBottom: CGFloat? { textBaselines?.last }
  /// The baselines of the first segment that shows a title.
  private var textBaselines: TextBaselines? {
    segments.lazy.compactMap { $0.textBaselines(in: self.boundsForBaselines) }.first
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let edges = boundaries, chosen = segments.indices.contains(shownIndex) ? shownIndex : nil
    for (place, segment) in segments.enumerated() {
      segment.frame = rect(place, edges)
      if segment.alpha == 0 { segment.alpha = 1 }
    }
    for (place, line) in separators.enumerated() {
      let x = readsRightToLeft ? bounds.width - edges[place + 1] : edges[place + 1]
      line.frame = CGRect(
        x: x - SegmentedLook.separatorWidth / 2, y: SegmentedLook.separatorInset, width: SegmentedLook.separatorWidth,
        height: max(0, bounds.height - 2 * SegmentedLook.separatorInset))
      line.alpha = chosen == place || chosen == place + 1 ? 0 : 1
    }
    placeThumb(chosen.map { rect($0, edges) })
  }

  // MARK: Finger

  private func press(_ segment: Int?) {
    guard segment != pressed else { return }
    if carries, segment == nil { return }  // over a disabled one the choice stays where it was carried
    pressed = segment
    for (place, button) in segments.enumerated() { button.isPressed = !carries && place == segment && place != index }
    if carries { move() }
  }

  /// What happens to the segments ends what a finger was about.
  func forgetFinger() {
    (pressed, carries) = (nil, false)
    for segment in segments { segment.isPressed = false }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let segment = segment(at: touch.location(in: self)) else { return false }
    carries = segment == index && !isMomentary
    press(segment)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard pressed != nil || carries else { return true }
    if isTouchInside { press(segment(at: touch.location(in: self)) ?? (carries ? pressed : nil)) } else if !carries { press(nil) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside ? pressed : nil
    let carried = carries
    forgetFinger()
    guard let chosen else { return carried ? move() : () }
    let isNew = chosen != index
    if !isMomentary { index = chosen }
    if isNew || carried { move() }
    guard isNew || isMomentary else { return }
    // A momentary choice is there while it is told.
    if isMomentary { index = chosen }
    let action = segments[chosen].content.action
    if let action { sendAction(action) }
    sendValueChanged()
    if isMomentary { index = Self.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) {
    forgetFinger()
    move()
  }

  // MARK: Accessibility

  override var keepsElementsTogether: Bool { true }
  /// The segments, each a button.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segments }
    set { super.accessibilityElements = newValue }
  }
}
