import CoreGraphics
import ImageIO

/// The settings that all renderers have.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: _UIObject {
  /// Creates a format with the default values.
  public init() { super.init(_r: ()) }
  /// Returns the format that suits the screen.
  open class func `default`() -> Self { unsafeDowncast(make(), to: Self.self) }
  class func make() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
  /// The area that is drawn, in points.
  open fileprivate(set) var bounds = CGRect.zero
}

/// The settings of an image renderer, such as the scale.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colour range of an image. Segue's images always have the range of sRGB.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  /// The number of pixels per point. The default is the scale of the screen.
  open var scale: CGFloat = screenScale
  /// A Boolean value that indicates whether the image is opaque and begins black. The default is `false`, which begins transparent.
  open var opaque = false
  /// The preferred colour range. It has no effect here. The default is `Range.automatic`.
  open var preferredRange = Range.automatic
  override class func make() -> UIGraphicsRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the format that suits the screen.
  open class func preferred() -> Self { .default() }
}

/// The context that a renderer passes to its drawing actions.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: _UIObject {
  /// The Core Graphics context.
  open private(set) var cgContext: CGContext
  /// The format of the renderer.
  open private(set) var format: UIGraphicsRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init(_r: ())
  }
  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Strokes a frame just within a rectangle. Its width is one point.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Strokes a frame just within a rectangle, with a blend mode. Its width is one point.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }
  /// Restricts the clip to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context that an image renderer passes to its drawing actions.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image that has been drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}

/// A renderer that draws images. It keeps no state between drawings, and equal drawings have equal bytes.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: _UIObject {
  /// The area that is drawn, in points.
  open private(set) var bounds: CGRect
  /// The format of the renderer. It is a copy of the format that the initializer received.
  open private(set) var format: UIGraphicsImageRendererFormat
  /// A Boolean value that indicates whether the renderer can produce images. It is always `true`.
  open var allowsImageOutput: Bool { true }

  /// Creates a renderer for an image of a size in points, at the scale of the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Creates a renderer for an image of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for an area in points, at the scale of the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer for an area in points, with a format. An area that is empty produces an empty image.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    (own.scale, own.opaque, own.preferredRange, own.bounds) = (format.scale, format.opaque, format.preferredRange, bounds)
    if own.scale <= 0 { own.scale = screenScale }
    (self.bounds, self.format) = (bounds, own)
    super.init(_r: ())
  }

  /// Runs drawing actions with a new current context, and returns the image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let (context, scale) = CGContext.image(size: bounds.size, scale: format.scale, opaque: format.opaque) else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.draw(in: context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIImage(cgImage: context.takeImage(), scale: scale, orientation: .up)
  }
  /// Runs drawing actions with a new current context, and returns the image as PNG data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
  /// Runs drawing actions with a new current context, and returns the image as JPEG data. The quality is between 0 and 1.
  open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
