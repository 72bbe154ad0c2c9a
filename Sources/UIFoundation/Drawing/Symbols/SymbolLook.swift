import CoreGraphics
import QuartzCore

/// The properties that a symbol configuration specifies. A property that it does not specify is `nil`.
struct SymbolLook: Hashable, @unchecked Sendable {
  enum Size: Hashable {
    /// The size of the text next to the symbol, in points.
    case points(CGFloat)
    /// The style of the text next to the symbol.
    case textStyle(UIFont.TextStyle)
  }
  enum Colors: Hashable {
    /// The tint colour of the view that displays the symbol.
    case single
    /// One colour, whose opacity decreases from part to part.
    case hierarchical(UIColor)
    /// A colour for each part.
    case palette([UIColor])
  }

  var size: Size?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var colors: Colors?

  package init(
    size: Size? = nil, weight: UIImage.SymbolWeight? = nil, scale: UIImage.SymbolScale? = nil, colors: Colors? = nil
  ) {
    (self.size, self.weight, self.scale, self.colors) = (size, weight, scale, colors)
  }
  package init(font: UIFont) { self.init(size: .points(font.pointSize), weight: UIImage.SymbolWeight(openType: font.value.weight)) }

  func applying(_ other: SymbolLook) -> SymbolLook {
    SymbolLook(
      size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale, colors: other.colors ?? colors)
  }

  /// A Boolean value that indicates whether the symbol has its own colours, so that the view does not tint it.
  var hasColors: Bool { colors.map { $0 != .single } ?? false }

  /// Returns the properties as numbers, for the text size and the appearance of traits.
  func resolved(for traits: UITraitCollection) -> ResolvedSymbolLook {
    var result = ResolvedSymbolLook(weight: weight ?? .unspecified, scale: scale ?? .unspecified)
    switch size {
    case .points(let points): result.pointSize = points
    case .textStyle(let style):
      result.pointSize = style.size(in: traits.preferredContentSizeCategory)
      if weight == nil { result.weight = UIImage.SymbolWeight(openType: style.weight.openType) }
    case nil: break
    }
    switch colors {
    case .single, nil: break
    case .hierarchical(let color):
      let whole = color.resolvedColor(with: traits).cgColor
      result.colors = ResolvedSymbolLook.opacities.map { whole.copy(alpha: whole.alpha * $0)! }
    case .palette(let colors): result.colors = colors.map { $0.resolvedColor(with: traits).cgColor }
    }
    return result
  }
}

/// The numbers that determine the drawing of a symbol.
struct ResolvedSymbolLook: Hashable {
  /// The size of the text next to the symbol, in points. The default is 17.
  var pointSize: CGFloat = 17
  var weight = UIImage.SymbolWeight.regular
  var scale = UIImage.SymbolScale.medium
  /// The colours of the parts, from the most prominent to the least. `nil` draws a template.
  var colors: [CGColor]?

  /// The opacities of the parts of a symbol in one colour. Apple has published no values. These are a choice.
  static let opacities: [CGFloat] = [1, 0.5, 0.25]

  /// The height of the symbol grid's 24 units, in points.
  var height: CGFloat {
    let factor: CGFloat =
      switch scale {
      case .small: 0.93
      case .large: 1.52
      default: 1.18
      }
    return pointSize * factor
  }
  /// The width of lines, in units of the grid.
  var line: CGFloat {
    switch weight {
    case .ultraLight: 0.9
    case .thin: 1.2
    case .light: 1.5
    case .unspecified, .regular: 1.9
    case .medium: 2.2
    case .semibold: 2.6
    case .bold: 3
    case .heavy: 3.4
    case .black: 3.9
    }
  }
}

extension UIImage.SymbolWeight {
  private static let fontWeights: [(weight: UIImage.SymbolWeight, font: UIFont.Weight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
    (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]
  /// Returns the font weight that matches this symbol weight.
  public func fontWeight() -> UIFont.Weight { Self.fontWeights.first { $0.weight == self }?.font ?? .regular }
  init(openType value: Int) {
    let nearest = UIFont.Weight(openType: value)
    self = Self.fontWeights.first { $0.font == nearest }!.weight
  }
}

extension UIFont.Weight {
  /// Returns the symbol weight that matches this font weight.
  public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(openType: openType) }
}
