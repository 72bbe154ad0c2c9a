import CoreGraphics

/// A shape of colour under a Gaussian. It is drawn whole: what lies over it hides it, or does not.
public struct Shadow: Hashable, Sendable {
  /// Where the shadow falls: the shape that throws it, already moved by the offset.
  public var shape: RoundedRect
  /// The Gaussian's standard deviation, in points of the shape's space.
  public var sigma: Double
  /// What a shadow without blur shows.
  public var color: RGBA
  /// The shadow of a shape that lies where the shadow falls.
  public init(_ shape: RoundedRect, sigma: Double, color: RGBA) { (self.shape, self.sigma, self.color) = (shape, sigma, color) }
}
