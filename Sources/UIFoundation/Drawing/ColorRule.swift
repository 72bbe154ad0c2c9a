import CoreGraphics
import Foundation

/// The rule by which a colour that depends on traits is resolved.
indirect enum ColorRule: Hashable, Sendable {
  /// A colour of the system.
  case table(ColorTable)
  /// A colour that a closure of the app returns. It is equal only to itself.
  case provider(ColorProvider)
  /// Another colour with a different alpha.
  case faded(ColorRule, CGFloat)

  /// Returns the colour for traits. A closure may return a colour that itself depends on traits, which is resolved too.
  func color(for traits: UITraitCollection) -> UIColor {
    switch self {
    case .table(let table): UIColor(table.color(for: traits.values))
    case .provider(let provider): provider.choose(traits).resolvedColor(with: traits)
    case .faded(let rule, let alpha): rule.color(for: traits).withAlphaComponent(alpha)
    }
  }
}

/// A closure of the app that can be compared by identity.
final class ColorProvider: Hashable, @unchecked Sendable {
  let choose: (UITraitCollection) -> UIColor
  init(_ choose: @escaping (UITraitCollection) -> UIColor) { self.choose = choose }
  static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The variants of a system colour: for the light and the dark style, and for base and elevated levels.
struct ColorTable: Hashable, Sendable {
  var light, dark: RGBA
  /// The colour in the dark style at the elevated level. `dark` is the colour at the base level.
  package var elevated: RGBA
  /// The three variants for increased contrast.
  var strong: Three

  /// The variants for the light style, the dark style and the dark style at the elevated level.
  struct Three: Hashable, Sendable {
    var light, dark, elevated: RGBA

    func color(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> RGBA {
      style != .dark ? light : level == .elevated ? elevated : dark
    }
  }

  /// Creates a table of the variants.
  ///
  /// - Parameter strong: The variants for increased contrast. `nil` stands for those without it.
  init(_ light: RGBA, dark: RGBA, elevated: RGBA? = nil, strong: Three? = nil) {
    (self.light, self.dark, self.elevated) = (light, dark, elevated ?? dark)
    self.strong = strong ?? Three(light: light, dark: dark, elevated: elevated ?? dark)
  }

  func color(for traits: TraitValues) -> RGBA {
    let three = traits.accessibilityContrast == .high ? strong : Three(light: light, dark: dark, elevated: elevated)
    return three.color(traits.userInterfaceStyle, traits.userInterfaceLevel)
  }
}

extension UIColor {
  /// Creates a dynamic colour. The closure returns the colour for traits, and is called whenever the colour is resolved.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(rule: .provider(ColorProvider(dynamicProvider)))
  }
  /// A Boolean value that indicates whether the colour depends on traits.
  package var isDynamic: Bool { rule != nil }
}
