import QuartzCore

/// An effect that a visual effect view applies to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: _UIObject {
  /// Returns the parameters of the effect for the compositor, for a trait collection.
  @_spi(UIKit) open func recipe(for traits: UITraitCollection) -> LayerProperties.Backdrop { .none }
  /// Returns the vibrancy of content above the effect, or `nil` if there is none.
  func vibrancy(for traits: UITraitCollection) -> Vibrancy? { nil }
  /// Creates an effect without a visible result.
  public convenience init() { self.init(_r: ()) }
}

extension LayerProperties.Backdrop {
  /// The parameters without a visible result, from which an animation from `nil` starts.
  static let none = LayerProperties.Backdrop(sigma: 0, saturation: 1, tint: .clear)

  /// The opaque form for reduced transparency, without blur. A light tint is blended with white, and a dark tint with black.
  ///
  /// It is a choice of Segue, because the colours of UIKit are not published.
  var opaque: Self {
    guard tint.alpha > 0 else { return .none }
    let beneath = (tint.red + tint.green + tint.blue) / 3 < 0.5 ? 0.0 : 1.0
    func over(_ part: Double) -> Double { part * tint.alpha + beneath * (1 - tint.alpha) }
    return .init(sigma: 0, saturation: 1, tint: RGBA(over(tint.red), over(tint.green), over(tint.blue), 1))
  }
}

/// An effect that blurs, saturates and tints the content behind the view. The values are those of Docs/behaviour/animation.md, "Visual
/// effects".
public final class UIBlurEffect: UIVisualEffect {
  /// The intensity and the brightness of a blur.
  ///
  /// The styles `extraLight`, `light` and `dark`, and the materials with “Light” or “Dark” in their name, have a fixed brightness.
  /// All other styles follow the light or dark appearance.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  let style: Style

  /// Creates a blur effect with a style.
  public init(style: Style) {
    self.style = style
    super.init(_r: ())
  }

  @_spi(UIKit) public override func recipe(for traits: UITraitCollection) -> LayerProperties.Backdrop {
    traits.userInterfaceStyle == .dark ? style.inTheDark.recipe : style.recipe
  }
}

extension UIBlurEffect.Style {
  /// The style in the dark appearance, if the style follows the interface style.
  var inTheDark: Self {
    switch self {
    case .regular, .prominent: .dark
    case .systemUltraThinMaterial: .systemUltraThinMaterialDark
    case .systemThinMaterial: .systemThinMaterialDark
    case .systemMaterial: .systemMaterialDark
    case .systemThickMaterial: .systemThickMaterialDark
    case .systemChromeMaterial: .systemChromeMaterialDark
    default: self
    }
  }

  /// The parameters of the style. For a style that follows the interface style, they are those of the light appearance.
  var recipe: LayerProperties.Backdrop {
    switch self {
    case .extraLight, .prominent: .init(sigma: 20, saturation: 1.8, tint: RGBA(white: 0.97, 0.80))
    case .light, .regular: .init(sigma: 30, saturation: 1.8, tint: RGBA(white: 1, 0.30))
    case .dark: .init(sigma: 20, saturation: 1.8, tint: RGBA(white: 0.11, 0.73))
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: .mixing(22.5, 1.1, white: 245, black: 88)
    case .systemThinMaterial, .systemThinMaterialLight: .mixing(29.5, 1.35, white: 245, black: 142)
    case .systemMaterial, .systemMaterialLight: .mixing(29.5, 1.5, white: 245, black: 197)
    case .systemThickMaterial, .systemThickMaterialLight: .mixing(45, 1.5, white: 245, black: 232)
    case .systemChromeMaterial, .systemChromeMaterialLight: .mixing(22.5, 1.1, white: 247, black: 178)
    case .systemUltraThinMaterialDark: .mixing(22.5, 1.1, white: 177, black: 31)
    case .systemThinMaterialDark: .mixing(29.5, 1.35, white: 125, black: 31)
    case .systemMaterialDark: .mixing(29.5, 1.5, white: 83, black: 31)
    case .systemThickMaterialDark: .mixing(45, 1.5, white: 37, black: 31)
    case .systemChromeMaterialDark: .mixing(22.5, 2, white: 87, black: 18)
    }
  }
}

extension LayerProperties.Backdrop {
  /// Returns parameters with the tint that turns white and black into the given bytes: α = 1 − (white − black) / 255
  /// (Docs/behaviour/animation.md, "Visual effects").
  static func mixing(_ sigma: Double, _ saturation: Double, white: Double, black: Double) -> Self {
    let alpha = 1 - (white - black) / 255
    return .init(sigma: sigma, saturation: saturation, tint: RGBA(white: black / 255 / alpha, alpha))
  }
}
