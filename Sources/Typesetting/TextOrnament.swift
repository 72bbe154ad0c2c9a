import CoreGraphics

/// What few texts have: shadows, outlines, slants, pictures among the letters.
public struct TextOrnament: Hashable, Sendable {
  /// What the characters throw on the ground.
  public var shadow: TextShadow?
  /// Lines along the letters' edges.
  public var stroke: TextStroke?
  /// How far letters lean to the right, as a share of their height; below 0 they lean to the left.
  public var obliqueness: CGFloat = 0
  /// What stands in the place of object replacement characters (U+FFFC).
  public var picture: InlinePicture?
  /// None of them.
  public init() {}
}

/// A blurred copy of characters beneath them.
public struct TextShadow: Hashable, Sendable {
  /// From the characters, in points; y grows downwards.
  public var offset: CGSize
  /// Twice the deviation of the blur, in points.
  public var blur: CGFloat
  /// Of the shadow where it is densest.
  public var color: RGBA
  /// A blurred copy.
  public init(offset: CGSize, blur: CGFloat, color: RGBA) { (self.offset, self.blur, self.color) = (offset, blur, color) }

  /// How far it can be seen from the characters.
  var reach: CGFloat { max(abs(offset.width), abs(offset.height)) + 1.5 * blur + 1 }
}

/// Lines along the edges of letters.
public struct TextStroke: Hashable, Sendable {
  /// A share of the font's size.
  public var width: CGFloat
  /// Nil means the text's colour.
  public var color: RGBA?
  /// Whether the letters inside are filled, too.
  public var fills: Bool
  /// Lines of a width.
  public init(width: CGFloat, color: RGBA?, fills: Bool) { (self.width, self.color, self.fills) = (width, color, fills) }
}

/// A picture among the letters, one for each object replacement character (U+FFFC) of its range.
public struct InlinePicture: Hashable, Sendable {
  /// Where it stands, with the pen on the baseline as origin; y grows upwards.
  public var bounds: CGRect
  /// What is drawn; coverage is drawn in the text's colour. Nil leaves the room empty.
  public var image: CGImage?
  /// Whose picture it is.
  public var source: (any InlinePictureSource)?

  /// A picture of a source.
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

/// Somebody who has pictures among letters. Two are never the same.
public protocol InlinePictureSource: AnyObject, Sendable {}

extension TextStyle {
  /// How far ink can be from the lines' boxes: letters by a fraction of their size, shadows and outlines by more.
  public var inkReach: CGFloat {
    guard let ornament else { return font.size / 4 }
    let slant = abs(ornament.obliqueness) * font.size, stroke = (ornament.stroke?.width ?? 0) * font.size
    return font.size / 4 + slant + stroke + (ornament.shadow?.reach ?? 0) + (ornament.picture.map { abs($0.bounds.minX) } ?? 0)
  }
  /// Whether more has to be drawn than coverage in its colour.
  var needsPixels: Bool {
    if background != nil { return true }
    guard let ornament else { return false }
    return ornament.shadow != nil || ornament.stroke != nil || ornament.picture != nil
  }
}

extension StyledText {
  /// How far ink can be from the lines' boxes, in points.
  public var inkReach: CGFloat { styles.reduce(0) { max($0, $1.value.inkReach) } }
  /// Whether pictures stand among the letters.
  public var hasPictures: Bool { styles.contains { $0.value.ornament?.picture != nil } }

  /// What a layout that is remembered keeps alive, in the measure of a character's cost: a 256th of the pictures' bytes.
  var pictureCost: Int {
    styles.reduce(0) { $0 + ($1.value.ornament?.picture?.image.map { $0.bytesPerRow * $0.height / 256 } ?? 0) }
  }
}
