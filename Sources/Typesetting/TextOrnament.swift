import CoreGraphics

/// The rare attributes of text: shadows, outlines, slants and inline images.
public struct TextOrnament: Hashable, Sendable {
  /// The shadow of the characters. The default is `nil`.
  public var shadow: TextShadow?
  /// The stroke along the edges of the letters. The default is `nil`.
  public var stroke: TextStroke?
  /// The slant of the letters, as the horizontal shift for each unit of height. A positive value slants to the right. The default is 0.
  public var obliqueness: CGFloat = 0
  /// The image that replaces each object replacement character (U+FFFC). The default is `nil`.
  public var picture: InlinePicture?
  /// Creates a value without any of these attributes.
  public init() {}
}

/// A blurred copy of the characters that is drawn beneath them.
public struct TextShadow: Hashable, Sendable {
  /// The distance from the characters, in points. A positive height moves the shadow down.
  public var offset: CGSize
  /// The blur, in points. It is twice the standard deviation of a Gaussian.
  public var blur: CGFloat
  /// The colour of the shadow before it is blurred.
  public var color: RGBA
  /// Creates a shadow from its offset, blur and colour.
  public init(offset: CGSize, blur: CGFloat, color: RGBA) { (self.offset, self.blur, self.color) = (offset, blur, color) }

  /// The maximum distance from the characters at which the shadow is visible, in points.
  var reach: CGFloat { max(abs(offset.width), abs(offset.height)) + 1.5 * blur + 1 }
}

/// A stroke along the edges of letters.
public struct TextStroke: Hashable, Sendable {
  /// The width of the stroke, as a fraction of the font's size.
  public var width: CGFloat
  /// The colour of the stroke. If it is `nil`, the stroke has the text's colour.
  public var color: RGBA?
  /// A Boolean value that indicates whether the letters are also filled.
  public var fills: Bool
  /// Creates a stroke from its width, colour and fill.
  public init(width: CGFloat, color: RGBA?, fills: Bool) { (self.width, self.color, self.fills) = (width, color, fills) }
}

/// An image in a line of text. It is drawn for each object replacement character (U+FFFC) of its range.
public struct InlinePicture: Hashable, Sendable {
  /// The rectangle of the image, in points. Its origin is the pen's position on the baseline, and y points up.
  public var bounds: CGRect
  /// The image to draw. Coverage is drawn in the text's colour. If it is `nil`, the space stays empty.
  public var image: CGImage?
  /// The object that provides the image, such as a text attachment.
  public var source: (any InlinePictureSource)?

  /// Creates an inline image. `source` is the object that provides it.
  public init(bounds: CGRect, image: CGImage?, source: (any InlinePictureSource)?) {
    (self.bounds, self.image, self.source) = (bounds, image, source)
  }

  public static func == (a: InlinePicture, b: InlinePicture) -> Bool {
    a.bounds == b.bounds && a.image == b.image && a.source === b.source
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(image)
    hasher.combine(source.map { ObjectIdentifier($0) })
  }
}

/// An object that provides inline images. Two sources are equal only if they are the same object.
public protocol InlinePictureSource: AnyObject, Sendable {}

extension TextStyle {
  /// The distance in points that ink can extend beyond the line's rectangle. Letters extend by a fraction of their size, shadows and
  /// strokes by more.
  public var inkReach: CGFloat {
    guard let ornament else { return font.size / 4 }
    let slant = abs(ornament.obliqueness) * font.size, stroke = (ornament.stroke?.width ?? 0) * font.size
    return font.size / 4 + slant + stroke + (ornament.shadow?.reach ?? 0) + (ornament.picture.map { abs($0.bounds.minX) } ?? 0)
  }
  /// A Boolean value that indicates whether the style requires more than coverage in its colour.
  var needsPixels: Bool {
    if background != nil { return true }
    guard let ornament else { return false }
    return ornament.shadow != nil || ornament.stroke != nil || ornament.picture != nil
  }
}

extension StyledText {
  /// The distance in points that ink can extend beyond the rectangles of the lines.
  public var inkReach: CGFloat { styles.reduce(0) { max($0, $1.value.inkReach) } }
  /// A Boolean value that indicates whether the text contains inline images.
  public var hasPictures: Bool { styles.contains { $0.value.ornament?.picture != nil } }

  /// The cost of the images that a cached layout retains, in units of a character's cost. It is a 256th of their bytes.
  var pictureCost: Int {
    styles.reduce(0) { $0 + ($1.value.ornament?.picture?.image.map { $0.bytesPerRow * $0.height / 256 } ?? 0) }
  }
}
