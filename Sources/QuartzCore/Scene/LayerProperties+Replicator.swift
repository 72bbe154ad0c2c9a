import CoreGraphics

extension LayerProperties {
  /// How a replicator layer repeats its sublayers.
  public struct Replicator: Equatable, Sendable {
    /// How often they are shown, the first time among them.
    public var count = 1
    /// Seconds by which each copy's time is behind the one before.
    public var delay = 0.0
    /// From each copy to the next, about the middle of the layer.
    public var transform = CATransform3DIdentity
    /// What the first copy's colours are multiplied by.
    public var color = RGBA(white: 1)
    /// Added to that from each copy to the next.
    public var redOffset = 0.0
    /// Added to that from each copy to the next.
    public var greenOffset = 0.0
    /// Added to that from each copy to the next.
    public var blueOffset = 0.0
    /// Added to that from each copy to the next.
    public var alphaOffset = 0.0
    /// Whether depth is kept, as in a transform layer.
    public var preservesDepth = false

    /// What the colours of a copy are multiplied by.
    func color(ofCopy k: Int) -> RGBA {
      func part(_ own: Double, _ offset: Double) -> Double { min(max(own + offset * Double(k), 0), 1) }
      return RGBA(
        part(color.red, redOffset), part(color.green, greenOffset), part(color.blue, blueOffset), part(color.alpha, alphaOffset))
    }
  }
}

extension CommittedScene {
  /// How many layers one picture shows again, beside each of them once. Replicators within replicators multiply; what is beyond this is
  /// left out.
  static let mostCopies = 100_000
}
