extension UIButton {
  /// What a button shows and how, in one value. Subtitles, activity indicators and placements are not declared.
  @MainActor
  public struct Configuration {
    /// How the corners are rounded.
    public enum CornerStyle: Int, Sendable { case fixed, small, medium, large, capsule }
    private enum Style { case plain, tinted, gray, filled }

    private let style: Style
    /// The words, in 17 points.
    public var title: String?
    /// The picture, before the words.
    public var image: UIImage?
    /// The colour of title and picture; nil stands for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil stands for the style's.
    public var baseBackgroundColor: UIColor?
    /// Medium by default.
    public var cornerStyle = CornerStyle.medium
    /// Room between the background's edges and the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0

    private init(_ style: Style) { self.style = style }
    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    func foregroundColor(of button: UIButton) -> UIColor {
      if !button.isEnabled { return UIColor(white: 0.5, alpha: 0.6) }
      return baseForegroundColor ?? (style == .filled ? .white : button.tintColor)
    }

    func paint(_ button: UIButton) {
      let tint: UIColor = button.tintColor
      switch style {
      case .plain: button.backgroundColor = baseBackgroundColor
      case .tinted: button.backgroundColor = (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .gray: button.backgroundColor = baseBackgroundColor ?? UIColor(white: 0.46, alpha: 0.12)
      case .filled: button.backgroundColor = baseBackgroundColor ?? tint
      }
      button.layer.cornerRadius = radius(in: button.bounds.height)
    }

    private func radius(in height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .medium: 6
      case .small: 4
      case .large: 9
      case .capsule: height / 2
      }
    }
  }
}
