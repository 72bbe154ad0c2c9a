import CoreGraphics

/// The rendered pixels of a region of a layout.
public struct GlyphBitmap: Sendable {
  /// The pixels: coverage if the region has a single colour, and premultiplied BGRA otherwise.
  public let image: CGImage
  /// The colour in which the coverage is drawn. It is `nil` if the image has its own colours.
  public let tint: RGBA?
}
