import CoreGraphics
import Foundation

/// How a colour that depends on traits finds the one that it is.
indirect enum ColorRule: Hashable, Sendable {
  /// One of the system's.
  case table(ColorTable)
  /// What the app's closure says; equal to itself alone.
  case provider(ColorProvider)
  /// Another one, with another alpha.
  case faded(ColorRule, CGFloat)

  /// The colour for some traits, which may depend on them too.
  func color(for traits: UITraitCollection) -> UIColor {
    switch self {
    case .table(let table): UIColor(table.color(for: traits.values))
    case .provider(let provider): provider.choose(traits).resolvedColor(with: traits)
    case .faded(let rule, let alpha): rule.color(for: traits).withAlphaComponent(alpha)
    }
  }
}

/// An app's closure, as something that can be compared.
final class ColorProvider: Hashable, @unchecked Sendable {
  let choose: (UITraitCollection) -> UIColor
  init(_ choose: @escaping (UITraitCollection) -> UIColor) { self.choose = choose }
  static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A colour of the system's in light and in dark, on the page and above it. (BEHAVIOUR-2 §22.2)
struct ColorTable: Hashable, Sendable {
  var light, dark: RGBA
  /// In the dark, above the page; on the page it is `dark`.
  var elevated: RGBA
  /// The same three where colours are to stand out more.
  var strong: Three

  /// In light and in dark, on the page and above it.
  struct Three: Hashable, Sendable {
    var light, dark, elevated: RGBA

    func color(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> RGBA {
      style != .dark ? light : level == .elevated ? elevated : dark
    }
  }

  /// - Parameter strong: where colours are to stand out more; nil for the same.
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
  /// A colour that the closure chooses anew wherever traits differ.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(rule: .provider(ColorProvider(dynamicProvider)))
  }
  /// Whether it depends on traits.
  var isDynamic: Bool { rule != nil }
}
