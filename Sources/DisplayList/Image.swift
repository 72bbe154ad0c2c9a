import CoreGraphics

/// Part of an image stretched over a rectangle, bilinearly; from reduced copies where it is drawn below half its size.
public struct Image: Hashable, Sendable {
  /// How an image of nine parts grows: the corners keep their size, the sides stretch along, the middle both ways.
  public struct Stretch: Hashable, Sendable {
    /// The part that stretches both ways, in the image's pixels.
    public var center: CGRect
    /// The image's pixels per point of the target, which gives the corners their size.
    public var scale: Double
    public init(center: CGRect, scale: Double) { (self.center, self.scale) = (center, scale) }
  }
  public var image: CGImage
  /// In the image's pixels.
  public var source: CGRect
  public var target: CGRect
  /// Nil stretches the whole evenly.
  public var stretch: Stretch?

  public init(_ image: CGImage, source: CGRect? = nil, in target: CGRect, stretch: Stretch? = nil) {
    self.image = image
    self.source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    (self.target, self.stretch) = (target, stretch)
  }
}

/// Coverage in one colour: text, paths, template images.
public struct Glyphs: Hashable, Sendable {
  /// Its image holds coverage alone.
  public var coverage: Image
  public var color: RGBA

  /// - Precondition: the image's format is `.alpha`.
  public init(_ coverage: Image, color: RGBA) {
    precondition(coverage.image.format == .alpha, "glyphs are drawn from an image of coverage; this one has colours: use Item.image")
    (self.coverage, self.color) = (coverage, color)
  }
  public init(_ image: CGImage, in target: CGRect, color: RGBA) { self.init(Image(image, in: target), color: color) }
}
