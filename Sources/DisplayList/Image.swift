import CoreGraphics

/// A part of an image that is stretched over a rectangle with bilinear interpolation. If it is drawn below half its size, reduced copies
/// are used.
public struct Image: Hashable, Sendable {
  /// The stretching of an image in nine parts. The corners keep their size, the sides stretch in one direction, and the centre stretches in
  /// both.
  public struct Stretch: Hashable, Sendable {
    /// The part that stretches in both directions, in pixels of the image.
    public var center: CGRect
    /// The number of image pixels per point of the target. It determines the size of the corners.
    public var scale: Double
    /// Creates a stretching from its centre and its scale.
    public init(center: CGRect, scale: Double) { (self.center, self.scale) = (center, scale) }
  }
  /// The image, which is compared by identity.
  public var image: CGImage
  /// The part of the image, in pixels.
  public var source: CGRect
  /// The rectangle that the part fills, in the item's coordinates.
  public var target: CGRect
  /// The stretching in nine parts. If it is `nil`, the whole part is stretched evenly.
  public var stretch: Stretch?
  /// The colour by which the colours and the alpha are multiplied. If it is `nil`, they are unchanged.
  public var tint: RGBA?

  /// Creates an image item. The default source is the whole image.
  public init(_ image: CGImage, source: CGRect? = nil, in target: CGRect, stretch: Stretch? = nil) {
    self.image = image
    self.source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    (self.target, self.stretch) = (target, stretch)
  }
}

/// Coverage in one colour, such as text, paths and template images.
public struct Glyphs: Hashable, Sendable {
  /// The image, which contains only coverage.
  public var coverage: Image
  /// The colour at full coverage.
  public var color: RGBA

  /// Creates an item from an image of coverage.
  /// - Precondition: The format of the image is `.alpha`.
  public init(_ coverage: Image, color: RGBA) {
    precondition(coverage.image.format == .alpha, "glyphs are drawn from an image of coverage; this one has colours: use Item.image")
    (self.coverage, self.color) = (coverage, color)
  }
  /// Creates an item from the whole of an image of coverage.
  public init(_ image: CGImage, in target: CGRect, color: RGBA) { self.init(Image(image, in: target), color: color) }
}
