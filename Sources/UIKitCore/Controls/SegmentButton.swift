import QuartzCore

/// The view of a segment in a segmented control.
final class SegmentButton: UIView {
  /// The properties of a segment that the app has set.
  struct Content {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width of the segment in points. A value of 0 lets the control choose the width.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
  }

  var content: Content
  let label = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  /// A Boolean value that indicates whether the segment is the selected one.
  var isChosen = false
  /// A Boolean value that indicates whether a finger is on the segment.
  var isPressed = false { didSet { if isPressed != oldValue { fade() } } }

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    picture.contentMode = .center
    for part in [label, picture] { addSubview(part) }
  }
  required init?(coder: NSCoder) { nil }

  override var isElementByItself: Bool { true }
  /// The number of this segment and the number of all segments, for assistive technology.
  override var spokenPlace: (number: Int, count: Int)? {
    let all = superview?.subviews.compactMap { $0 as? SegmentButton }.sorted { $0.frame.minX < $1.frame.minX } ?? []
    guard let place = all.firstIndex(where: { $0 === self }) else { return nil }
    return (isReadFromTheRight ? all.count - place : place + 1, all.count)
  }

  /// Updates the view from the attributes and the content.
  func show(_ attributes: [NSAttributedString.Key: Any], isChosen: Bool, isUsable: Bool) {
    self.isChosen = isChosen
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: SegmentedLook.fontSize, weight: isChosen ? .medium : .regular)
    let color = attributes[.foregroundColor] as? UIColor ?? .label
    let words = content.image == nil ? content.title : nil
    let others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    (label.font, label.textColor) = (font, color)
    if others.isEmpty {
      label.text = words
    } else {
      label.attributedText = words.map { NSAttributedString(string: $0, attributes: others) }
    }
    picture.image = content.image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
    picture.tintColor = color
    for part in [label, picture] { part.isHidden = part === label ? words == nil : content.image == nil }
    alpha = isUsable ? 1 : SegmentedLook.disabledAlpha
    accessibilityLabel = content.title ?? content.image?.symbol?.name
    accessibilityTraits = UIAccessibilityTraits.button.union(isChosen ? .selected : []).union(isUsable ? [] : .notEnabled)
    setNeedsLayout()
  }

  /// Returns the natural width of the segment in points, including the margins at its sides.
  func naturalWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    if let image = content.image { return image.size.width + 2 * SegmentedLook.side }
    // The width is that of the selected state, so that segments do not move when the selection changes.
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: SegmentedLook.fontSize, weight: .medium)
    let words = NSAttributedString(string: content.title ?? "", attributes: attributes.merging([.font: font]) { $1 })
    return words.size().width.rounded(.up) + 2 * SegmentedLook.side
  }

  /// Returns the baselines of the title in a control with these bounds, or `nil` for an image.
  func textBaselines(in bounds: CGRect) -> TextBaselines? {
    guard content.image == nil, content.title?.isEmpty == false else { return nil }
    let frame = bounds.offsetBy(dx: 0, dy: content.offset.height)
    return label.baselines(in: frame.size).moved(from: frame, to: bounds)
  }

  private func fade() {
    let alpha = isPressed ? SegmentedLook.pressedAlpha : 1
    UIView.animate(withDuration: SegmentedLook.fading, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      (self.label.alpha, self.picture.alpha) = (alpha, alpha)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.offsetBy(dx: content.offset.width, dy: content.offset.height)
    picture.frame = place
    label.frame = place.insetBy(dx: min(SegmentedLook.leastSide, place.width / 2), dy: 0)
  }
}

/// The dimensions and colours of segmented controls. (Docs/behaviour/controls.md, "Control behaviour")
@MainActor enum SegmentedLook {
  static let height: CGFloat = 32, corner: CGFloat = 8, thumbInset: CGFloat = 2, thumbCorner: CGFloat = 6.93
  static let fontSize: CGFloat = 13, separatorWidth: CGFloat = 1, separatorInset: CGFloat = 6
  /// The margin at the sides of a title, and the smallest margin, in points. With it, the two segments “First” and “Second” are 131 points
  /// wide together. The smallest margin is Segue's own choice.
  static let side: CGFloat = 10, leastSide: CGFloat = 2
  static let pressedAlpha: CGFloat = 0.2, heldScale: CGFloat = 0.95, disabledAlpha: CGFloat = 0.3
  /// The spring that moves the thumb. It is critically damped with an angular frequency of 22.44. The values are measured.
  static let stiffness: CGFloat = 503.551, damping: CGFloat = 44.8799
  /// The duration of a fade, in seconds. The value is Segue's own choice.
  static let fading = 0.2
  static let thumbColor = UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(bytes: 99, 99, 102) : .white }

  static func spring() -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: .zero)
    return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
  }
}
