import CoreGraphics
import ImageIO

/// Settings that all renderers have.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: _UIObject {
  /// A format with the defaults.
  public init() { super.init(_r: ()) }
  /// The format that suits the screen.
  open class func `default`() -> Self { unsafeDowncast(make(), to: Self.self) }
  class func make() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
  /// The area to draw, in points.
  open fileprivate(set) var bounds = CGRect.zero
}

/// How an image is drawn: pixels a point, and whether it has alpha.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How many colours an image can hold: Segue's images always hold sRGB's.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  /// Pixels a point; the screen's by default.
  open var scale: CGFloat = screenScale
  /// Starts black instead of clear; false by default.
  open var opaque = false
  /// Kept, and without effect.
  open var preferredRange = Range.automatic
  override class func make() -> UIGraphicsRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format that suits the screen.
  open class func preferred() -> Self { .default() }
}

/// What a renderer's drawing gets to draw in.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: _UIObject {
  /// The context below, for Core Graphics' own calls.
  open private(set) var cgContext: CGContext
  /// How the renderer draws.
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
  /// Strokes a frame of one point just inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Strokes a frame of one point just inside a rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image renderer's drawing gets to draw in.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image as it is now.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}

/// Draws images. It keeps nothing between drawings, and the same drawing gives the same bytes.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: _UIObject {
  /// The area that is drawn, in points.
  open private(set) var bounds: CGRect
  /// How it draws; a copy of what it was made with.
  open private(set) var format: UIGraphicsImageRendererFormat
  /// Whether the drawing may throw nothing and change nothing: it always may.
  open var allowsImageOutput: Bool { true }

  /// An area from the origin, at the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// An area from the origin.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// An area anywhere, at the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// - Parameter bounds: in points; must have an area.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    (own.scale, own.opaque, own.preferredRange, own.bounds) = (format.scale, format.opaque, format.preferredRange, bounds)
    if own.scale <= 0 { own.scale = screenScale }
    (self.bounds, self.format) = (bounds, own)
    super.init(_r: ())
  }

  /// Runs the actions with a new context as the current one, and gives the image they drew.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let (context, scale) = CGContext.image(size: bounds.size, scale: format.scale, opaque: format.opaque) else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.draw(in: context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIImage(cgImage: context.takeImage(), scale: scale, orientation: .up)
  }
  /// What `image(actions:)` draws, as a PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
  /// What `image(actions:)` draws, as a JPEG; quality is 0…1.
  open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
