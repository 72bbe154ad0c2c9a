import CoreGraphics

extension LayerProperties {
  /// The properties of a replicator layer.
  public struct Replicator: Equatable, Sendable {
    /// The number of times that the sublayers are displayed, including the first time.
    public var count = 1
    /// The delay of each copy's time from that of the previous one, in seconds.
    public var delay = 0.0
    /// The transform from each copy to the next, about the centre of the layer.
    public var transform = CATransform3DIdentity
    /// The colour by which the first copy is multiplied.
    public var color = RGBA(white: 1)
    /// The value that is added to the red component from each copy to the next.
    public var redOffset = 0.0
    /// The value that is added to the green component from each copy to the next.
    public var greenOffset = 0.0
    /// The value that is added to the blue component from each copy to the next.
    public var blueOffset = 0.0
    /// The value that is added to the alpha component from each copy to the next.
    public var alphaOffset = 0.0
    /// A Boolean value that indicates whether the copies keep their depth, as in a transform layer.
    public var preservesDepth = false

    /// Returns the colour by which a copy is multiplied.
    func color(ofCopy k: Int) -> RGBA {
      func part(_ own: Double, _ offset: Double) -> Double { min(max(own + offset * Double(k), 0), 1) }
      return RGBA(
        part(color.red, redOffset), part(color.green, greenOffset), part(color.blue, blueOffset), part(color.alpha, alphaOffset))
    }
  }
}

extension CommittedScene {
  /// The maximum number of copied layers in a frame, in addition to the layers themselves. Nested replicators multiply their copies.
  /// Further copies are omitted.
  static let mostCopies = 100_000
}
