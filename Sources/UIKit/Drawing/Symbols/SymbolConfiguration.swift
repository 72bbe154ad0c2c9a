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

  /// The size and weight a symbol is drawn in: 17 points, regular and medium by default.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    init(pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?, traits: UITraitCollection? = nil) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      super.init(traits: traits)
    }
    override func copy(_ traits: UITraitCollection?) -> Self {
      unsafeDowncast(SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale, traits: traits), to: Self.self)
    }
    /// A size beside text of that many points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: nil, scale: nil) }
    /// A weight alone.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: nil) }
    /// A scale alone.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: nil, scale: scale) }
    /// A size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize, weight: weight, scale: nil) }
    /// A size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, scale: .some(scale))
    }
    /// This configuration with what the other says in place of its own.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale)
    }

    /// The symbol grid's 24 units, in points.
    var height: CGFloat {
      let factor: CGFloat =
        switch scale ?? .medium {
        case .small: 0.93
        case .large: 1.52
        default: 1.18
        }
      return (pointSize ?? 17) * factor
    }
    /// Width of lines in units of the grid.
    var line: CGFloat {
      switch weight ?? .regular {
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

  /// A system symbol drawn by Segue, as a template; nil for a name it has no drawing of: standard error names what is near.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// A system symbol in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let style = configuration as? SymbolConfiguration ?? SymbolConfiguration(pointSize: nil, weight: nil, scale: nil)
    guard let picture = Symbol.picture(name, style) else {
      UnknownSymbols.all.report(name)
      return nil
    }
    self.init(picture, scale: Symbol.pixelsPerPoint, renderingMode: .automatic, symbol: (name, style))
  }

  func defaultWithConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let style = configuration as? SymbolConfiguration else {
      return configuration.traitCollection.map(form) ?? self
    }
    return UIImage(systemName: symbol.name, withConfiguration: style).map { $0.copy(renderingMode: renderingMode) } ?? self
  }
}
