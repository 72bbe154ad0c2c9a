import QuartzCore

/// An effect that makes the content of a view in a blur view translucent, so that the blurred background affects its colour.
///
/// The style determines the opacity and the colour: white on dark blurs, and black on light ones.
/// The actual blending of UIKit was not measured. Segue uses the opacity only.
public final class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates an effect for the most important content on a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
  /// Creates an effect for content of a style on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
    super.init(_r: ())
  }

  override func vibrancy(for traits: UITraitCollection) -> Vibrancy? {
    let recipe = blurEffect.recipe(for: traits).tint
    let isLight = (recipe.red + recipe.green + recipe.blue) / 3 > 0.5
    return Vibrancy(color: isLight ? .black : .white, alpha: style.alpha)
  }
}

/// The style of vibrant content. The raw values are those of UIKit.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator

  /// The opacity, which is that of the system colours of these names (Docs/behaviour/environment.md, "System colours"). A label is slightly
  /// less opaque (folklore).
  fileprivate var alpha: CGFloat {
    switch self {
    case .label: 0.9
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}

/// The colour and the opacity of vibrant content.
struct Vibrancy {
  var color: UIColor
  var alpha: CGFloat
}
