import CoreGraphics
import QuartzCore

extension UIImage {
  /// The settings of an image that can be drawn in several ways.
  open class Configuration: _UIRoot, @unchecked Sendable {
    /// The traits of the configuration. The value `nil` stands for any traits.
    open private(set) var traitCollection: UITraitCollection?
    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }
    func copy(_ traits: UITraitCollection?) -> Self { unsafeDowncast(Configuration(traits: traits), to: Self.self) }

    // MARK: Asset

    /// Returns the configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { copy(traitCollection) }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable { case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium, large }

  /// A configuration with the size, the weight and the colours of a symbol. The default is 17 points, regular weight, medium scale and one
  /// colour.
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

    /// Creates a configuration for a symbol next to text of a size, in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolLook(size: .points(pointSize))) }
    /// Creates a configuration that specifies only a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight)) }
    /// Creates a configuration that specifies only a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale)) }
    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(size: .points(pointSize), weight: weight))
    }
    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(size: .points(pointSize), weight: weight, scale: scale))
    }
    /// Creates a configuration for a symbol next to text of a style. The symbol grows with the text size of the view that displays it.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolLook(size: .textStyle(textStyle))) }
    /// Creates a configuration for a symbol next to text of a style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolLook(size: .textStyle(textStyle), scale: scale))
    }
    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(SymbolLook(font: font)) }
    /// Creates a configuration with the size and the weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      var look = SymbolLook(font: font)
      look.scale = scale
      self.init(look)
    }

    // MARK: Colors

    /// Creates a configuration that draws the parts of a symbol in one colour. The less prominent parts have less opacity.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(colors: .hierarchical(hierarchicalColor))) }
    /// Creates a configuration that draws the parts of a symbol in several colours. The most prominent part has the first colour.
    ///
    /// If a symbol has more parts than there are colours, the remaining parts are drawn in the last colour. Without colours, the symbol is
    /// drawn as a template.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(colors: paletteColors.isEmpty ? .single : .palette(paletteColors)))
    }
    /// Returns a configuration that draws symbols in the tint colour. It replaces the colours of a configuration to which it is applied.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(colors: .single)) }
    /// Returns a configuration that requests the symbol's original colours. Segue's symbols have none and are drawn in the tint colour.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(colors: .single)) }

    // MARK: Other configurations

    /// The configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration(SymbolLook())

    /// Returns the configuration in which the values of another configuration replace those of this one.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(look.applying(other.look), traits: other.traitCollection ?? traitCollection)
    }
    private func with(_ change: (inout SymbolLook) -> Void) -> SymbolConfiguration {
      var look = look
      change(&look)
      return SymbolConfiguration(look, traits: traitCollection)
    }
    /// Returns the configuration without a text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      with { if case .textStyle = $0.size { $0.size = nil } }
    }
    /// Returns the configuration without a scale.
    public func configurationWithoutScale() -> SymbolConfiguration { with { $0.scale = nil } }
    /// Returns the configuration without a weight.
    public func configurationWithoutWeight() -> SymbolConfiguration { with { $0.weight = nil } }
    /// Returns the configuration without a size in points and without a weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      with {
        if case .points = $0.size { $0.size = nil }
        $0.weight = nil
      }
    }
    /// Returns whether another configuration specifies the same values.
    public func isEqual(to configuration: SymbolConfiguration?) -> Bool { configuration?.look == look }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return look == other.look && traitCollection == other.traitCollection
    }
    public override var hash: Int { look.hashValue }
  }

  /// Creates a system symbol as a template. Returns `nil` for a name that Segue does not draw, and prints similar names to standard error.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// Creates a system symbol with a configuration. Returns `nil` for a name that Segue does not draw.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let style = configuration as? SymbolConfiguration ?? .unspecified
    self.init(symbol: name, style, style.traitCollection ?? configuration?.traitCollection ?? .current)
  }
  /// Creates a system symbol for the text size and the colours of traits. Returns `nil` for a name that Segue does not draw.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(symbol: name, .unspecified, traitCollection ?? .current)
  }

  /// Creates a symbol whose text style and dynamic colours are resolved for `traits`.
  private convenience init?(symbol name: String, _ style: SymbolConfiguration, _ traits: UITraitCollection) {
    guard let picture = Symbol.picture(name, style.look.resolved(for: traits)) else {
      UnknownSymbols.all.report(name)
      return nil
    }
    self.init(
      picture, scale: Symbol.pixelsPerPoint, renderingMode: .automatic, symbol: (name, style), flips: Self.isDirectional(name),
      traits: traits)
  }

  /// Returns whether a symbol points in the reading direction, as `chevron.forward` does. The symbols of media players, such as
  /// `forward.end`, do not.
  private static func isDirectional(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  func defaultWithConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let style = configuration as? SymbolConfiguration else {
      return configuration.traitCollection.map { suited(to: $0) } ?? self
    }
    return redrawn(symbol.name, style, style.traitCollection ?? .current)
  }

  /// Returns the image in the variant for traits. A symbol is drawn again if its size or its colours depend on them.
  package func suited(to traits: UITraitCollection) -> UIImage {
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
