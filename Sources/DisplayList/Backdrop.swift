import CoreGraphics

/// The content beneath a rectangle, blurred, saturated and tinted in this order.
///
/// The clip of a group can give it another shape. Content outside the rectangle does not bleed into the blur. At the sides of its bounding
/// box on the screen, the content beneath is continued without change.
public struct Backdrop: Hashable, Sendable {
  /// The covered rectangle, in the item's coordinates.
  public var rect: CGRect
  /// The standard deviation of the Gaussian, in points of the whole list. The scale of the surrounding group does not affect it.
  public var sigma: Double
  /// The factor of the saturation. A value of 1 changes nothing, and 0 gives gray.
  public var saturation: Double
  /// The colour that is drawn over the blurred content.
  public var tint: RGBA
  /// Creates a backdrop. By default it is only blurred.
  public init(_ rect: CGRect, sigma: Double, saturation: Double = 1, tint: RGBA = .clear) {
    (self.rect, self.sigma, self.saturation, self.tint) = (rect, sigma, saturation, tint)
  }
  /// A Boolean value that indicates whether the backdrop has any effect.
  public var isVisible: Bool { sigma > 0 || saturation != 1 || tint.alpha > 0 }
}
