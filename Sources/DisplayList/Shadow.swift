import CoreGraphics

/// A shape in one colour under a Gaussian blur. It is drawn completely, even beneath the shape that casts it.
public struct Shadow: Hashable, Sendable {
  /// The shape of the shadow, to which the shadow's offset is already applied.
  public var shape: RoundedRect
  /// The standard deviation of the Gaussian, in points of the shape's coordinates.
  public var sigma: Double
  /// The colour of the shadow before it is blurred.
  public var color: RGBA
  /// Creates a shadow from its shape, blur and colour.
  public init(_ shape: RoundedRect, sigma: Double, color: RGBA) { (self.shape, self.sigma, self.color) = (shape, sigma, color) }
}
