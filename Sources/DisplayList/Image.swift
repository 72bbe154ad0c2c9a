import CoreGraphics

/// Part of an image stretched over a rectangle, bilinearly; from reduced copies where it is drawn below half its size.
public struct Image: Hashable, Sendable {
  /// How an image of nine parts grows: the corners keep their size, the sides stretch along, the middle both ways.
  public struct Stretch: Hashable, Sendable {
    /// The part that stretches both ways, in the image's pixels.
    public var center: CGRect
    /// The image's pixels per point of the target, which gives the corners their size.
    public var scale: Double
    /// A part of the image that stretches, and what gives the rest its size.
    public init(center: CGRect, scale: Double) { (self.center, self.scale) = (center, scale) }
  }
  /// Counts by identity.
  public var image: CGImage
  /// In the image's pixels.
  public var source: CGRect
  /// Where the source goes, in the space of the item.
  public var target: CGRect
  /// Nil stretches the whole evenly.
  public var stretch: Stretch?
  /// What its colours and its alpha are multiplied by; nil leaves them as they are.
  public var tint: RGBA?

  /// The whole image unless a part is named.
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
  /// What full coverage shows.
  public var color: RGBA

  /// - Precondition: the image's format is `.alpha`.
  public init(_ coverage: Image, color: RGBA) {
    precondition(coverage.image.format == .alpha, "glyphs are drawn from an image of coverage; this one has colours: use Item.image")
    (self.coverage, self.color) = (coverage, color)
  }
  /// The whole of an image of coverage.
  public init(_ image: CGImage, in target: CGRect, color: RGBA) { self.init(Image(image, in: target), color: color) }
}
