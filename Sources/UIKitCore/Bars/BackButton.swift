import QuartzCore

/// The back button of a navigation bar: an indicator image and the title of the previous item.
final class BackButton: UIControl {
  let mark = UIImageView(frame: .zero)
  let label = UILabel(frame: .zero)
  private let titles: [String]
  private var chosen = 0

  /// Creates a back button.
  ///
  /// - Parameter titles: The possible titles, in order of preference.
  init(_ titles: [String], image: UIImage?, tint: UIColor?, attributes: [NSAttributedString.Key: Any]) {
    self.titles = titles
    super.init(frame: .zero)
    tintColor = tint
    mark.image = image ?? Self.chevron
    mark.contentMode = .center
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    label.text = titles.first
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor
    addSubview(mark)
    addSubview(label)
    accessibilityIdentifier = "BackButton"
    accessibilityLabel = titles.first.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }
  required init?(coder: NSCoder) { nil }

  override var isElementByItself: Bool { true }
  override var traitsByThemselves: UIAccessibilityTraits { .button }
  override var spokenRole: SpokenRole? { .backButton }

  private static var chevron: UIImage? {
    UIImage(systemName: "chevron.left", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  /// The width of the button for each of its titles, in order. The last width is that of the indicator alone.
  var widths: [CGFloat] {
    titles.map { title in
      guard !title.isEmpty else { return BarMetrics.chevronX + BarMetrics.chevron.width }
      let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      let words = title.size(withAttributes: [.font: label.font!])
      return BarMetrics.chevronX + BarMetrics.chevron.width + BarMetrics.chevronGap + min(words.width, unbounded.width).rounded(.up)
    }
  }

  /// Shows the title at an index of `titles`.
  func choose(_ choice: Int) {
    guard choice != chosen else { return }
    chosen = choice
    label.text = titles[choice]
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    let size = BarMetrics.chevron
    var markFrame = CGRect(x: BarMetrics.chevronX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let textX = markFrame.maxX + BarMetrics.chevronGap
    var textFrame = CGRect(x: textX, y: 0, width: max(0, bounds.width - textX), height: bounds.height)
    if isMirrored {
      markFrame.origin.x = bounds.width - markFrame.maxX
      textFrame.origin.x = bounds.width - textFrame.maxX
    }
    (mark.bounds.size, mark.center) = (markFrame.size, CGPoint(x: markFrame.midX, y: markFrame.midY))
    // The frames are not set, because both views are transformed during a transition between pages.
    (label.bounds.size, label.center) = (textFrame.size, CGPoint(x: textFrame.midX, y: textFrame.midY))
  }

  override func stateChanged() {
    super.stateChanged()
    let alpha: CGFloat = isHighlighted ? 0.2 : 1
    (mark.alpha, label.alpha) = (alpha, alpha)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - BarMetrics.leastHitWidth) / 2), dy: 0).contains(point)
  }
}
