import CCairo

/// A canvas that draws into pixels, by Cairo. The same calls give the same bytes.
///
/// Lengths are in user space, which the current transformation matrix maps to pixels. A context belongs to one thread at a time.
public final class CGContext {
  /// In pixels.
  public let width, height: Int
  let buffer: PixelBuffer
  let cairo: OpaquePointer
  /// User space to pixels before any transform of the drawer's: shadows are measured in it.
  let base: CGAffineTransform
  var state: GraphicsState
  var saved: [GraphicsState] = []
  /// How many states were saved when each open transparency layer began.
  var layers: [Int] = []
  /// The current path, in pixels.
  var devicePath = CGMutablePath()
  private var handedOver = false
  /// Whether nobody has drawn, nor begun to.
  package private(set) var isUntouched = true

  /// Draws into a buffer as UIKit does: the origin at the top left, y down, `scale` pixels a point. What the buffer holds stays.
  public convenience init(_ buffer: PixelBuffer, scale: CGFloat = 1) {
    self.init(buffer, base: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// A bitmap of its own as Core Graphics makes it: the origin at the bottom left, y up, clear.
  ///
  /// The pixels are premultiplied BGRA, or coverage when `bitmapInfo` says `alphaOnly`; nil for other than 8 bits a component or an
  /// empty size.
  /// - Precondition: `data` is nil; read the pixels through `makeImage()`.
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

  /// - Parameter base: user space to pixels whose y points down.
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

  /// A copy of what has been drawn so far.
  public func makeImage() -> CGImage? {
    cairo_surface_flush(cairo_get_target(cairo))
    let copy = PixelBuffer(width: width, height: height, format: buffer.format)
    copy.bytes.copyMemory(from: UnsafeRawBufferPointer(buffer.bytes))
    return CGImage(copy)
  }

  /// What has been drawn, without a copy. Drawing afterwards is an error.
  public func takeImage() -> CGImage {
    requireOpen()
    precondition(layers.isEmpty, "takeImage() while a transparency layer is open; endTransparencyLayer() first")
    cairo_surface_flush(cairo_get_target(cairo))
    handedOver = true
    return CGImage(buffer)
  }

  /// Lends Cairo's own context to a drawer, its matrix and clip set as they are here; it is restored afterwards.
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

  /// Puts the state and the clip aside.
  public func saveGState() {
    requireOpen()
    saved.append(state)
    cairo_save(cairo)
  }
  /// Takes the state and the clip back.
  public func restoreGState() {
    precondition(
      saved.count > (layers.last ?? 0), "restoreGState() without a saveGState() in this context or transparency layer")
    state = saved.removeLast()
    cairo_restore(cairo)
  }

  // MARK: Transform

  /// User space to pixels whose y points up, as Core Graphics counts them.
  public var ctm: CGAffineTransform {
    state.ctm.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }
  /// User space to pixels whose y points down: rows of the bitmap.
  public var userSpaceToPixels: CGAffineTransform { state.ctm }
  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }
  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  /// Turns what follows, by radians.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  // MARK: Parameters

  /// The colour of fills, and of images that are coverage only.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  /// The colour of fills, by sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { state.fill = RGBA(red, green, blue, alpha) }
  /// The colour of fills, a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = RGBA(white: gray, alpha) }
  /// The colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  /// The colour of strokes, by sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(red, green, blue, alpha)
  }
  /// The colour of strokes, a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = RGBA(white: gray, alpha) }
  /// The opacity of everything drawn, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }
  /// How what is drawn combines with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// How images are sampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Whether edges are smooth.
  public func setShouldAntialias(_ on: Bool) { state.antialias = on }
  /// The width of strokes in user space; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = max(0, width) }
  /// How strokes end; butt at first.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// How strokes turn; miter at first.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// How far miters may stick out, in line widths; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Painted and unpainted lengths in turn; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashPhase, state.dashes) = (phase, lengths) }

  /// Gives everything drawn a shadow.
  ///
  /// Offset and blur are in base space (points in UIKit's contexts, y down), unaffected by transforms. The blur is twice the standard
  /// deviation of a Gaussian. A nil colour removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: $0.rgba) }
  }
  /// A shadow of black at one third, Core Graphics' default.
  public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }
}
