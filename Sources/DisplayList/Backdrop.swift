import CoreGraphics

/// What has been drawn beneath a rectangle, blurred, saturated and tinted, in that order.
///
/// Cut it to a shape with a group's clip. Its surroundings do not bleed into it: at the sides of its box on the screen the picture
/// beneath counts as going on unchanged.
public struct Backdrop: Hashable, Sendable {
  /// What is covered, in the space of the item.
  public var rect: CGRect
  /// The Gaussian's standard deviation, in points of the whole list, whatever the scale of the group around it.
  public var sigma: Double
  /// 1 changes nothing, 0 leaves gray.
  public var saturation: Double
  /// Laid over the blurred picture.
  public var tint: RGBA
  /// Without saturation and tint, a plain blur.
  public init(_ rect: CGRect, sigma: Double, saturation: Double = 1, tint: RGBA = .clear) {
    (self.rect, self.sigma, self.saturation, self.tint) = (rect, sigma, saturation, tint)
  }
  /// Whether it changes anything.
  public var isVisible: Bool { sigma > 0 || saturation != 1 || tint.alpha > 0 }
}
