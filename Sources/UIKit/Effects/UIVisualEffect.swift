import QuartzCore

/// What a visual effect view does to what lies beneath it.
@preconcurrency @MainActor
open class UIVisualEffect: _UIObject {
  /// The recipe of the compositor, for some traits.
  func recipe(for traits: UITraitCollection) -> LayerProperties.Backdrop { .none }
  /// What becomes of the content above it; nil for nothing.
  func vibrancy(for traits: UITraitCollection) -> Vibrancy? { nil }
  /// An effect that does nothing.
  public convenience init() { self.init(_r: ()) }
}

extension LayerProperties.Backdrop {
  /// Leaves everything as it is: where an effect begins when it is animated from nil.
  static let none = LayerProperties.Backdrop(sigma: 0, saturation: 1, tint: .clear)

  /// Where there is to be less transparency: nothing is blurred, and nothing seen through. What is light is what it would be over white, what
  /// is dark what it would be over black. (Chosen: Apple has published no colours for it)
  var opaque: Self {
    guard tint.alpha > 0 else { return .none }
    let beneath = (tint.red + tint.green + tint.blue) / 3 < 0.5 ? 0.0 : 1.0
    func over(_ part: Double) -> Double { part * tint.alpha + beneath * (1 - tint.alpha) }
    return .init(sigma: 0, saturation: 1, tint: RGBA(over(tint.red), over(tint.green), over(tint.blue), 1))
  }
}

/// Blurs, saturates and tints what lies beneath. The figures are BEHAVIOUR §12's.
public final class UIBlurEffect: UIVisualEffect {
  /// How strong and how light the blur is; those without Light or Dark in their name follow the traits.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init(_r: ())
  }

  override func recipe(for traits: UITraitCollection) -> LayerProperties.Backdrop {
    traits.userInterfaceStyle == .dark ? style.inTheDark.recipe : style.recipe
  }
}

extension UIBlurEffect.Style {
  /// What a style that follows the traits is in the dark.
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

  /// Its figures; of a style that follows the traits, those in the light.
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
  /// The tint that turns white and black into these bytes: α = 1 − (white − black) / 255. (BEHAVIOUR §12)
  static func mixing(_ sigma: Double, _ saturation: Double, white: Double, black: Double) -> Self {
    let alpha = 1 - (white - black) / 255
    return .init(sigma: sigma, saturation: saturation, tint: RGBA(white: black / 255 / alpha, alpha))
  }
}
