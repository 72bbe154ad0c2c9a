import CCairo

/// A canvas that draws into a bitmap through Cairo. Equal calls produce equal bytes.
///
/// Lengths are in user space, which the current transformation matrix maps to pixels. A context must be used by only one thread at a time.
public final class CGContext {
  /// The dimensions of the bitmap, in pixels.
  public let width, height: Int
  let buffer: PixelBuffer
  let cairo: OpaquePointer
  /// The initial transform from user space to pixels. Shadows are measured in it.
  let base: CGAffineTransform
  var state: GraphicsState
  var saved: [GraphicsState] = []
  /// The number of saved states at the start of each open transparency layer.
  var layers: [Int] = []
  /// The current path, in pixels.
  var devicePath = CGMutablePath()
  private var handedOver = false
  /// A Boolean value that indicates whether no drawing has begun.
  package private(set) var isUntouched = true

  /// Creates a context that draws into a buffer as in UIKit. The origin is at the top left, y points down, and a point has `scale` pixels.
  /// The content of the buffer is kept.
  public convenience init(_ buffer: PixelBuffer, scale: CGFloat = 1) {
    self.init(buffer, base: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Creates a context with a new transparent bitmap, as in Core Graphics. The origin is at the bottom left, and y points up.
  ///
  /// The pixels are premultiplied BGRA, or coverage if `bitmapInfo` contains `alphaOnly`. The result is `nil` for an empty size, a side of
  /// more than 32,767 pixels, or components that do not have 8 bits.
  /// - Precondition: `data` is `nil`. The pixels can be read through `makeImage()`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    precondition(data == nil, "CGContext(data:…) draws into its own memory only; pass nil and read the result through makeImage()")
    guard bitsPerComponent == 8, (1...32767).contains(width), (1...32767).contains(height) else { return nil }
    let alphaOnly = bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue == CGImageAlphaInfo.alphaOnly.rawValue
    self.init(
      PixelBuffer(width: width, height: height, format: alphaOnly ? .alpha : .bgra),
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Creates a context that draws into a buffer.
  /// - Parameter base: The transform from user space to pixels, whose y axis points down.
  public init(_ buffer: PixelBuffer, base: CGAffineTransform) {
    precondition(
      buffer.width <= 32767 && buffer.height <= 32767,
      "A canvas of \(buffer.width)×\(buffer.height) pixels: neither side may exceed 32767")
    (self.buffer, self.base, width, height) = (buffer, base, buffer.width, buffer.height)
    state = GraphicsState(ctm: base)
    let surface = CairoSurface(buffer)
    cairo = cairo_create(surface.pointer)
  }
  deinit { cairo_destroy(cairo) }

  /// Returns an image with a copy of the present content. It is never `nil`.
  public func makeImage() -> CGImage? {
    cairo_surface_flush(cairo_get_target(cairo))
    let copy = PixelBuffer(width: width, height: height, format: buffer.format)
    copy.bytes.copyMemory(from: UnsafeRawBufferPointer(buffer.bytes))
    return CGImage(copy)
  }

  /// Returns the content as an image without a copy. It is an error to draw into the context afterwards.
  public func takeImage() -> CGImage {
    requireOpen()
    precondition(layers.isEmpty, "takeImage() while a transparency layer is open; endTransparencyLayer() first")
    cairo_surface_flush(cairo_get_target(cairo))
    handedOver = true
    return CGImage(buffer)
  }

  /// Calls a closure with the Cairo context, whose matrix and clip are those of this context. They are restored afterwards.
  public func withCairo<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    requireOpen()
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    setMatrix(state.ctm)
    return try body(cairo)
  }

  func requireOpen() {
    isUntouched = false
    precondition(!handedOver, "Drawing into a context whose image was taken; draw before takeImage(), or use makeImage()")
  }

  // MARK: State

  /// Saves the graphics state, including the clip, on a stack.
  public func saveGState() {
    requireOpen()
    saved.append(state)
    cairo_save(cairo)
  }
  /// Restores the graphics state, including the clip, that was saved last. It must balance a call of `saveGState()`.
  public func restoreGState() {
    precondition(
      saved.count > (layers.last ?? 0), "restoreGState() without a saveGState() in this context or transparency layer")
    state = saved.removeLast()
    cairo_restore(cairo)
  }

  // MARK: Transform

  /// The transform from user space to pixels whose y axis points up, as Core Graphics counts them.
  public var ctm: CGAffineTransform {
    state.ctm.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }
  /// The transform from user space to pixels whose y axis points down, which are the rows of the bitmap.
  public var userSpaceToPixels: CGAffineTransform { state.ctm }
  /// Prepends a transform to the current transformation matrix, so that it is applied to user space first.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }
  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }
  /// Scales user space by factors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  /// Rotates user space by an angle in radians.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// The transform of text that Core Text draws. It is not part of the graphics state. The default is the identity.
  public var textMatrix = CGAffineTransform.identity
  /// The point in user space at which Core Text draws the next line. It is the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  // MARK: Parameters

  /// Sets the colour of fills and of images that contain only coverage. The default is opaque black.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  /// Sets the fill colour from sRGB components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { state.fill = RGBA(red, green, blue, alpha) }
  /// Sets the fill colour to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = RGBA(white: gray, alpha) }
  /// Sets the colour of strokes. The default is opaque black.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  /// Sets the stroke colour from sRGB components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(red, green, blue, alpha)
  }
  /// Sets the stroke colour to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = RGBA(white: gray, alpha) }
  /// Sets the opacity of all drawing. Values are clamped to the range from 0 to 1, and the default is 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }
  /// Sets the mode in which drawing is blended with the existing content. The default is `.normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// The sampling quality of scaled images. The default is `.default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Sets whether edges are antialiased. The default is `true`.
  public func setShouldAntialias(_ on: Bool) { state.antialias = on }
  /// Sets the width of strokes in user space. The default is 1.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = max(0, width) }
  /// Sets the shape of the ends of strokes. The default is `.butt`.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the shape of the corners of strokes. The default is `.miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the maximum length of a mitre, in line widths. The default is 10.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the dash pattern of strokes: the lengths of painted and unpainted segments in turn. An empty array gives a solid line, which is
  /// the default.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashPhase, state.dashes) = (phase, lengths) }

  /// Sets the shadow of all drawing.
  ///
  /// The offset and the blur are in base space, which is points with y down in UIKit's contexts. Transforms do not affect them. The blur is
  /// twice the standard deviation of a Gaussian. A colour of `nil` removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: $0.rgba) }
  }
  /// Sets a shadow in black with an opacity of one third, which is the default colour of Core Graphics.
  public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }
}
