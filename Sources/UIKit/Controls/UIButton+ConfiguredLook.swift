import Foundation
import QuartzCore

/// The colours, fonts and corners of a configured button.
extension UIButton.Configuration {
  /// What a chosen button looks like: a step stronger (K).
  private var shownStyle: Style {
    guard look.isSelected else { return style }
    return style == .plain ? .tinted : .filled
  }
  /// How much of its colours a configured button keeps under the finger (K).
  static let highlight: CGFloat = 0.75
  /// How much of the tint lies behind a tinted button (K).
  static let tintedShare: CGFloat = 0.18

  func foregroundColor(of button: UIButton) -> UIColor {
    if !look.isEnabled { return .tertiaryLabel }
    let isFilled = shownStyle == .filled
    let own: UIColor = button.roleColor ?? button.tintColor
    let color: UIColor = isFilled && style != .filled ? .white : baseForegroundColor ?? (isFilled ? .white : own)
    return look.isHighlighted ? color.fading(Self.highlight) : color
  }

  /// What lies behind the button: what the app said, and for the rest what suits the style.
  func shownBackground(of button: UIButton) -> UIBackgroundConfiguration {
    let tint: UIColor = button.roleColor ?? button.tintColor
    var color: UIColor?
    switch shownStyle {
    case .plain: color = baseBackgroundColor
    case .tinted: color = (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedShare)
    case .gray: color = baseBackgroundColor ?? .tertiarySystemFill
    case .filled: color = style == .filled ? baseBackgroundColor ?? tint : tint
    }
    if !look.isEnabled, shownStyle != .plain { color = .tertiarySystemFill }
    if look.isHighlighted { color = color?.fading(Self.highlight) }
    return background.dressed(color: color ?? .clear, radius: radius(in: button.bounds.height))
  }

  private func radius(in height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.hasOwnCorners ? background.cornerRadius : 6
    case .medium: 6
    case .small: 4
    case .large: 9
    case .capsule: height / 2
    }
  }

  // MARK: Words

  private var isSmall: Bool { buttonSize == .small || buttonSize == .mini }
  /// The title's font where the surroundings are so; it grows with the text size. (BEHAVIOUR-2 §22.3)
  func titleFont(in traits: UITraitCollection) -> UIFont {
    let text = GrowingText(in: traits)
    return isSmall ? text.font(15, like: .subheadline) : text.font(17, like: .body)
  }
  func subtitleFont(in traits: UITraitCollection) -> UIFont {
    let text = GrowingText(in: traits)
    return isSmall ? text.font(12, like: .caption1) : text.font(13, like: .footnote)
  }

  /// The title with its attributes over the button's; nil where it has none of its own, and the label's font and colour are enough.
  func styledTitle(_ color: UIColor, _ font: UIFont) -> NSAttributedString? {
    Self.style(attributedTitle, titleTextAttributesTransformer, color, font)
  }
  func styledSubtitle(_ color: UIColor, _ font: UIFont) -> NSAttributedString? {
    Self.style(attributedSubtitle, subtitleTextAttributesTransformer, color, font)
  }

  private static func style(
    _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, _ color: UIColor, _ font: UIFont
  ) -> NSAttributedString? {
    guard var text, transformer != nil || text.hasAttributes else { return nil }
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    let runs = text.runs.map { ($0.range, base.merging($0.attributes)) }
    for (range, attributes) in runs { text[range].setAttributes(transformer?(attributes) ?? attributes) }
    return NSAttributedString(text)
  }

  // MARK: Pictures

  /// The picture, in the size that suits it.
  func shownImage(in traits: UITraitCollection) -> UIImage? {
    guard let image, let own = image.symbolConfiguration else { return image }
    let suited = preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(pointSize: titleFont(in: traits).pointSize)
    return image.withConfiguration(suited.applying(own).withTraitCollection(traits))
  }
  func imageColor(_ foreground: UIColor) -> UIColor { imageColorTransformer?(foreground) ?? foreground }
  func wheelColor(_ foreground: UIColor) -> UIColor { activityIndicatorColorTransformer?(foreground) ?? foreground }
  func arrowsColor(_ foreground: UIColor) -> UIColor { indicatorColorTransformer?(foreground) ?? foreground }

  /// Whether arrows at the trailing end say that the button opens a choice.
  func showsArrows(of button: UIButton) -> Bool {
    switch indicator {
    case .automatic: button.changesSelectionAsPrimaryAction && button.menu != nil
    case .none: false
    case .popup: true
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
