import QuartzCore

/// A control with a row of segments, of which at most one is selected. (Docs/behaviour/controls.md, "Control behaviour")
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment, which is −1.
  public static let noSegment = -1
  /// The index after the selected segment was removed. (Docs/behaviour/controls.md, "Control behaviour")
  private static let removedSegment = -2

  let content = ControlPart(frame: .zero)
  let thumb = ControlPart(frame: .zero)
  private var separators: [ControlPart] = []
  var segments: [SegmentButton] = []
  var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  var index = noSegment
  /// The segment below the finger, and a Boolean value that indicates whether the finger moves the selection.
  var pressed: Int?, carries = false

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a control with a segment for each title (`String`), image (`UIImage`) or action (`UIAction`). The control has its natural
  /// size. Any other item stops the program.
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
  /// Creates a control with a segment for each action. An action is performed when its segment is selected.
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

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. An index beyond the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentButton.Content(title: title), at: segment, animated)
  }
  /// Inserts a segment with an image. An index beyond the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentButton.Content(image: image), at: segment, animated)
  }
  /// Inserts a segment with an action. An index beyond the end means the end. An action with an identifier that is already present stops
  /// the program.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    precondition(
      segmentIndex(identifiedBy: action.identifier) == Self.noSegment,
      "A segment with the action \(action.identifier.rawValue) is there already: identifiers of segments' actions are unique")
    insert(SegmentButton.Content(title: action.title, image: action.image, action: action), at: segment, animated)
  }
  /// Removes a segment. An index beyond the end means the last segment. If the selected segment is removed, no segment is selected.
  /// (Docs/behaviour/controls.md, "Control behaviour")
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
  /// Removes all segments.
  open func removeAllSegments() {
    forgetFinger()
    for segment in segments { segment.removeFromSuperview() }
    (segments, index) = ([], Self.noSegment)
    changeSegments(false)
  }

  // MARK: Content of segments

  /// Sets the title of a segment and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
  /// Returns the title of a segment, or `nil` if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { known(segment).flatMap { $0.content.image == nil ? $0.content.title : nil } }
  /// Sets the image of a segment and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.image, $0.title) = (image, nil) } }
  /// Returns the image of a segment, or `nil` if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.content.image }
  /// Sets the width of a segment, in points. A width of 0, which is the default, lets the control choose the width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// Returns the width that was set for a segment, or 0 if the control chooses the width.
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.content.width ?? 0 }
  /// Sets the offset of a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// Returns the offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { known(segment)?.content.offset ?? .zero }
  /// Sets the action of a segment, and its title and image with those of the action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  /// Returns the action of a segment, or `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.content.action }
  /// Returns the index of the segment whose action has an identifier, or `noSegment` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// Enables or disables a segment. If the selected segment is disabled, no segment is selected. An invalid index stops the program.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    precondition(
      segments.indices.contains(segment), "NSRangeException: segment \(segment) of \(self) was to be enabled, and it has \(segments.count)")
    segments[segment].content.isEnabled = enabled
    if !enabled, index == segment { index = Self.noSegment }
    refresh()
  }
  /// Returns a Boolean value that indicates whether the user can select a segment. The default is `true`.
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.content.isEnabled ?? true }

  /// The colour of the thumb that marks the selection. The default is `nil`, which means white, or a grey in dark mode.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      refresh()
      noteLook("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
    }
  }
  /// Sets the attributes of titles in a state. The states `.normal`, `.selected` and `.disabled` have an effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    styling.note("titleTextAttributes \(state.rawValue)", as: UISegmentedControl.self) { $0.setTitleTextAttributes(attributes, for: state) }
    refresh()
    invalidateIntrinsicContentSize()
  }
  /// Returns the attributes that were set for a state, or `nil` if none were set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  /// A Boolean value that indicates whether the width of each segment follows its content. The default is `false`, which gives all segments
  /// the same width.
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

  @_spi(UIKit) open override func stateChanged() {
    super.stateChanged()
    refresh()
  }

  // MARK: Selection

  /// A Boolean value that indicates whether a touch sends its event without selecting a segment. The default is `false`.
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
  /// The index of the selected segment. The default is `noSegment`, which means that none is selected.
  ///
  /// Setting it sends no event, and it may select a disabled segment. An index beyond the end stops the program.
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
  /// The index of the marked segment. It is the selection, or the segment to which the finger has moved it.
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
  @_spi(UIKit) open override var firstBaselineFromTop: CGFloat? { textBaselines?.first }
  @_spi(UIKit) open override var lastBaselineFromBottom: CGFloat? { textBaselines?.last }
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
    if carries, segment == nil { return }  // above a disabled segment the selection stays where it is
    pressed = segment
    for (place, button) in segments.enumerated() { button.isPressed = !carries && place == segment && place != index }
    if carries { move() }
  }

  /// Forgets the current touch, because the segments have changed.
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
    // A momentary selection exists while its event is sent.
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

  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }
  /// The accessibility elements of the control. Unless others are set, they are the segments.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segments }
    set { super.accessibilityElements = newValue }
  }
}
