import Foundation
import QuartzCore

/// The colours, fonts and corners of a configured button.
extension UIButton.Configuration {
  /// The style for the current state. A selected button has a more prominent style. No source for it is published.
  private var shownStyle: Style {
    guard look.isSelected else { return style }
    return style == .plain ? .tinted : .filled
  }
  /// The factor by which a touch reduces the opacity of the colours. No source for it is published.
  static let highlight: CGFloat = 0.75
  /// The opacity of the tint colour in the background of a tinted button. No source for it is published.
  static let tintedShare: CGFloat = 0.18

  func foregroundColor(of button: UIButton) -> UIColor {
    if !look.isEnabled { return .tertiaryLabel }
    let isFilled = shownStyle == .filled
    let own: UIColor = button.roleColor ?? button.tintColor
    let color: UIColor = isFilled && style != .filled ? .white : baseForegroundColor ?? (isFilled ? .white : own)
    return look.isHighlighted ? color.fading(Self.highlight) : color
  }

  /// Returns the background of a button: the values that the app has set, and the values of the style for the others.
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
  /// Returns the font of the title for a trait collection. It scales with the text size. (Docs/behaviour/environment.md, "Text sizes")
  func titleFont(in traits: UITraitCollection) -> UIFont {
    let text = GrowingText(in: traits)
    return isSmall ? text.font(15, like: .subheadline) : text.font(17, like: .body)
  }
  func subtitleFont(in traits: UITraitCollection) -> UIFont {
    let text = GrowingText(in: traits)
    return isSmall ? text.font(12, like: .caption1) : text.font(13, like: .footnote)
  }

  /// Returns the title with its attributes above those of the button. The result is `nil` if the title has no attributes, so that the
  /// label's font and colour suffice.
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

  /// Returns the image in the size for a trait collection.
  func shownImage(in traits: UITraitCollection) -> UIImage? {
    guard let image, let own = image.symbolConfiguration else { return image }
    let suited = preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(pointSize: titleFont(in: traits).pointSize)
    return image.withConfiguration(suited.applying(own).withTraitCollection(traits))
  }
  func imageColor(_ foreground: UIColor) -> UIColor { imageColorTransformer?(foreground) ?? foreground }
  func wheelColor(_ foreground: UIColor) -> UIColor { activityIndicatorColorTransformer?(foreground) ?? foreground }
  func arrowsColor(_ foreground: UIColor) -> UIColor { indicatorColorTransformer?(foreground) ?? foreground }

  /// Returns a Boolean value that indicates whether arrows at the trailing end show that the button opens a choice.
  func showsArrows(of button: UIButton) -> Bool {
    switch indicator {
    case .automatic: button.changesSelectionAsPrimaryAction && button.menu != nil
    case .none: false
    case .popup: true
    }
  }
}

extension UIColor {
  /// Returns the colour with a fraction of its opacity. A dynamic colour stays dynamic.
  func fading(_ share: CGFloat) -> UIColor {
    guard isDynamic else { return withAlphaComponent(cgColor.alpha * share) }
    return UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}
