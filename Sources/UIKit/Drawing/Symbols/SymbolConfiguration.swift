import CoreGraphics
import QuartzCore

extension UIImage {
  /// Settings for images that can be drawn in several ways.
  open class Configuration: _UIRoot, @unchecked Sendable {
    /// For which traits; nil for any.
    open private(set) var traitCollection: UITraitCollection?
    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }
    func copy(_ traits: UITraitCollection?) -> Self { unsafeDowncast(Configuration(traits: traits), to: Self.self) }

    // MARK: Asset

    /// The same settings for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { copy(traitCollection) }
  }

  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Sendable { case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium, large }

  /// The size, weight and colors in which a symbol is drawn. The default is 17 points, regular, medium, in one color.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let look: SymbolLook

    init(_ look: SymbolLook, traits: UITraitCollection? = nil) {
      self.look = look
      super.init(traits: traits)
    }
    override func copy(_ traits: UITraitCollection?) -> Self {
      unsafeDowncast(SymbolConfiguration(look, traits: traits), to: Self.self)
    }

    // MARK: Size and weight

    /// Creates a configuration for a symbol next to text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolLook(size: .points(pointSize))) }
    /// Creates a configuration with a weight alone.
    public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight)) }
    /// Creates a configuration with a scale alone.
    public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale)) }
    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(size: .points(pointSize), weight: weight))
    }
    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(size: .points(pointSize), weight: weight, scale: scale))
    }
    /// Creates a configuration for a symbol next to text of a style. The symbol grows with the text size of the view that shows it.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolLook(size: .textStyle(textStyle))) }
    /// Creates a configuration for a symbol next to text of a style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolLook(size: .textStyle(textStyle), scale: scale))
    }
    /// Creates a configuration with a font's size and weight.
    public convenience init(font: UIFont) { self.init(SymbolLook(font: font)) }
    /// Creates a configuration with a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      var look = SymbolLook(font: font)
      look.scale = scale
      self.init(look)
    }

    // MARK: Colors

    /// Creates a configuration that draws the parts of a symbol in one color, the less prominent ones with less opacity.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(colors: .hierarchical(hierarchicalColor))) }
    /// Creates a configuration that draws the parts of a symbol in several colors, the most prominent part in the first.
    ///
    /// If a symbol has more parts than there are colors, the remaining parts are drawn in the last color. Without colors the symbol is
    /// drawn as a template.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(colors: paletteColors.isEmpty ? .single : .palette(paletteColors)))
    }
    /// Returns a configuration that draws symbols in the tint color, even if another configuration that it is applied to has colors.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(colors: .single)) }
    /// Returns a configuration that asks for a symbol's own colors. The symbols here have none and are drawn in the tint color.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(colors: .single)) }

    // MARK: Other configurations

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration(SymbolLook())

    /// Returns this configuration with the values that the other one specifies in place of its own.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(look.applying(other.look), traits: other.traitCollection ?? traitCollection)
    }
    private func with(_ change: (inout SymbolLook) -> Void) -> SymbolConfiguration {
      var look = look
      change(&look)
      return SymbolConfiguration(look, traits: traitCollection)
    }
    /// Returns this configuration without a text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      with { if case .textStyle = $0.size { $0.size = nil } }
    }
    /// Returns this configuration without a scale.
    public func configurationWithoutScale() -> SymbolConfiguration { with { $0.scale = nil } }
    /// Returns this configuration without a weight.
    public func configurationWithoutWeight() -> SymbolConfiguration { with { $0.weight = nil } }
    /// Returns this configuration without a size in points and a weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      with {
        if case .points = $0.size { $0.size = nil }
        $0.weight = nil
      }
    }
    /// Returns whether another configuration specifies the same.
    public func isEqual(to configuration: SymbolConfiguration?) -> Bool { configuration?.look == look }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return look == other.look && traitCollection == other.traitCollection
    }
    public override var hash: Int { look.hashValue }
  }

  /// A system symbol drawn by Segue, as a template; nil for a name it has no drawing of: standard error names what is near.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// A system symbol in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let style = configuration as? SymbolConfiguration ?? .unspecified
    self.init(symbol: name, style, style.traitCollection ?? configuration?.traitCollection ?? .current)
  }
  /// A system symbol for the text size and colors of some traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(symbol: name, .unspecified, traitCollection ?? .current)
  }

  /// A symbol whose text style and dynamic colors are those of `traits`.
  private convenience init?(symbol name: String, _ style: SymbolConfiguration, _ traits: UITraitCollection) {
    guard let picture = Symbol.picture(name, style.look.resolved(for: traits)) else {
      UnknownSymbols.all.report(name)
      return nil
    }
    self.init(
      picture, scale: Symbol.pixelsPerPoint, renderingMode: .automatic, symbol: (name, style), flips: Self.isDirectional(name),
      traits: traits)
  }

  /// Whether a symbol points along the reading direction, as `chevron.forward` does. The symbols of players (`forward.end`) do not.
  private static func isDirectional(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  func defaultWithConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let style = configuration as? SymbolConfiguration else {
      return configuration.traitCollection.map { suited(to: $0) } ?? self
    }
    return redrawn(symbol.name, style, style.traitCollection ?? .current)
  }

  /// The image in the form that suits some traits. A symbol is drawn again if its size or its colors depend on them.
  func suited(to traits: UITraitCollection) -> UIImage {
    guard let symbol, !hasForms else { return form(for: traits) }
    let look = symbol.configuration.look
    if let drawnFor, look.resolved(for: drawnFor) == look.resolved(for: traits) { return self }
    return redrawn(symbol.name, symbol.configuration, traits)
  }

  private func redrawn(_ name: String, _ style: SymbolConfiguration, _ traits: UITraitCollection) -> UIImage {
    guard let image = UIImage(symbol: name, style, traits) else { return self }
    return image.copy(renderingMode: renderingMode, flips: flipsForRightToLeftLayoutDirection, baseline: baseline)
  }
}
