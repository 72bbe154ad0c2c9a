import CoreGraphics

/// A region of a layout as pixels.
public struct GlyphBitmap: Sendable {
  /// Coverage alone if the region has one colour, else premultiplied BGRA.
  public let image: CGImage
  /// The colour to draw the coverage in; nil when the image has its own colours.
  public let tint: RGBA?
}
