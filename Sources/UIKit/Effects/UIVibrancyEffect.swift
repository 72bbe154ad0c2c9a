import QuartzCore

/// Lets what is beneath a blur shine through the content of a view that lies in one.
///
/// The content is paled as the style says, and takes the tint of the style's colour: white above dark blurs, black above light ones. How it
/// is mixed with the blur's colours is not measured: here it is alpha alone.
public final class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// For content that matters most, over a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
  /// For content of a kind, over a blur.
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

/// What kind of content shines through. The raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator

  /// As pale as the system's colours of these names (BEHAVIOUR-2 §22.2); a label a little less than solid (K).
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

/// What becomes of content that lets a blur shine through.
struct Vibrancy {
  var color: UIColor
  var alpha: CGFloat
}
