import QuartzCore

extension UIButton {
  /// What a button shows and how, in one value. `attributedTitle`, `background` and the transformers are not declared.
  @MainActor
  public struct Configuration {
    /// How the corners are rounded. The raw values are Apple's.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// How large the button is where nothing else is said.
    public enum Size: Int, Sendable { case medium = 0, small, mini, large }
    /// How title and subtitle lie to each other.
    public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
    enum Style { case plain, tinted, gray, filled }

    private let style: Style
    /// The words, in 17 points (15 in small buttons).
    public var title: String?
    /// A second line below the title, in 13 points (12 in small buttons).
    public var subtitle: String?
    /// How long titles end: they wrap at first.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How long subtitles end: they wrap at first.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How title and subtitle lie to each other; automatic at first: toward a picture at their side, else in the middle.
    public var titleAlignment = TitleAlignment.automatic
    /// Between title and subtitle, in points; 1 at first.
    public var titlePadding: CGFloat = 1
    /// The picture.
    public var image: UIImage?
    /// The size and weight of a picture that is a symbol; nil stands for that of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the words on which the picture is; leading at first. Top and bottom come before the others.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and words, in points.
    public var imagePadding: CGFloat = 0
    /// Whether a wheel turns in the place of the picture; false at first.
    public var showsActivityIndicator = false
    /// The colour of title and picture; nil stands for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil stands for the style's.
    public var baseBackgroundColor: UIColor?
    /// Dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// Medium by default.
    public var buttonSize = Size.medium
    private var ownInsets: NSDirectionalEdgeInsets?
    /// Room between the background's edges and the content; what suits the size, until it is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Lets the insets suit the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private init(_ style: Style) { self.style = style }
    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`, where nobody asks for a border. (On phones and tablets they look the same.)
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray()`. (On phones and tablets they look the same.)
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`. (On phones and tablets they look the same.)
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`. (On phones and tablets they look the same.)
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The same configuration: colours follow the button's state when it is shown.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// What a chosen button looks like: a step stronger (K).
  private func shownStyle(of button: UIButton) -> Style {
    guard button.isSelected else { return style }
    return style == .plain ? .tinted : .filled
  }

  func foregroundColor(of button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    let isFilled = shownStyle(of: button) == .filled
    let own: UIColor = button.roleColor ?? button.tintColor
    let color: UIColor = isFilled && style != .filled ? .white : baseForegroundColor ?? (isFilled ? .white : own)
    return button.isHighlighted ? color.fading(Self.highlight) : color
  }

  func paint(_ button: UIButton) {
    let tint: UIColor = button.roleColor ?? button.tintColor
    let shown = shownStyle(of: button)
    var color: UIColor?
    switch shown {
    case .plain: color = baseBackgroundColor
    case .tinted: color = (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .gray: color = baseBackgroundColor ?? .tertiarySystemFill
    case .filled: color = style == .filled ? baseBackgroundColor ?? tint : tint
    }
    if !button.isEnabled, shown != .plain { color = .tertiarySystemFill }
    if button.isHighlighted { color = color?.fading(Self.highlight) }
    if button.backgroundColor != color { button.backgroundColor = color }
    button.layer.cornerRadius = radius(in: button.bounds.height)
  }
  /// How much of its colours a configured button keeps under the finger (K).
  static let highlight: CGFloat = 0.75

  private func radius(in height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic, .medium: 6
    case .small: 4
    case .large: 9
    case .capsule: height / 2
    }
  }

  var titleFont: UIFont { .systemFont(ofSize: buttonSize == .medium || buttonSize == .large ? 17 : 15) }
  var subtitleFont: UIFont { .systemFont(ofSize: buttonSize == .medium || buttonSize == .large ? 13 : 12) }

  /// The picture, in the size that suits it.
  var shownImage: UIImage? {
    guard let image, let own = image.symbolConfiguration else { return image }
    let suited = preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(pointSize: titleFont.pointSize)
    return image.withConfiguration(suited.applying(own))
  }
}

extension UIButton.Configuration.Size {
  /// Of medium buttons measured (BEHAVIOUR-2 §26), of the others K.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

extension UIColor {
  /// The same colour with so much of its alpha, whatever it depends on.
  func fading(_ share: CGFloat) -> UIColor {
    guard isDynamic else { return withAlphaComponent(cgColor.alpha * share) }
    return UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}
