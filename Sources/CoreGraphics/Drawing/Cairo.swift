import CCairo

/// A Cairo surface for pixels that another object owns. It keeps that object alive while Cairo may read the pixels.
final class CairoSurface {
  let pointer: OpaquePointer
  /// The object that owns the pixels.
  private let pixels: AnyObject

  init(_ buffer: PixelBuffer) {
    pixels = buffer
    pointer = Self.surface(
      buffer.bytes.baseAddress!, buffer.format, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow)
  }
  /// Creates a surface that must only be read.
  init(_ image: CGImage) {
    pixels = image
    pointer = Self.surface(
      UnsafeMutableRawPointer(mutating: image.bytes.baseAddress!), image.format, width: image.width, height: image.height,
      bytesPerRow: image.bytesPerRow)
  }
  deinit { cairo_surface_destroy(pointer) }

  private static func surface(
    _ bytes: UnsafeMutableRawPointer, _ format: PixelBuffer.Format, width: Int, height: Int, bytesPerRow: Int
  ) -> OpaquePointer {
    let surface = cairo_image_surface_create_for_data(
      bytes.assumingMemoryBound(to: UInt8.self), format == .bgra ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height),
      Int32(bytesPerRow))!
    let status = cairo_surface_status(surface)
    precondition(
      status == CAIRO_STATUS_SUCCESS, "Cairo refused a bitmap of \(width)×\(height): \(String(cString: cairo_status_to_string(status)))")
    return surface
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}

extension CGBlendMode {
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: preconditionFailure("The blend mode plusDarker is not implemented; use multiply or darken")
    }
  }
  /// A Boolean value that indicates whether Cairo also changes pixels outside the shape. Core Graphics does not.
  var reachesOutside: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension CGContext {
  /// Sets Cairo's matrix. It must have an inverse, because Cairo leaves a context with another one in a permanent error state.
  func setMatrix(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(t)
    cairo_set_matrix(cairo, &matrix)
  }

  func setSource(_ color: RGBA, in cr: OpaquePointer) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * state.alpha)
  }

  /// Replaces Cairo's path with one in pixels.
  func emit(_ elements: [PathElement], to cr: OpaquePointer) {
    cairo_new_path(cr)
    var pen = CGPoint.zero, start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        cairo_move_to(cr, p.x, p.y)
        (pen, start) = (p, p)
      case .line(let p):
        cairo_line_to(cr, p.x, p.y)
        pen = p
      case .quadCurve(let c, let p):
        let b = Bezier(quadratic: pen, c, p)
        cairo_curve_to(cr, b.p1.x, b.p1.y, b.p2.x, b.p2.y, p.x, p.y)
        pen = p
      case .curve(let c1, let c2, let p):
        cairo_curve_to(cr, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        pen = p
      case .close:
        cairo_close_path(cr)
        pen = start
      }
    }
  }

  func setStrokeParameters(_ cr: OpaquePointer) {
    cairo_set_line_width(cr, state.lineWidth)
    cairo_set_line_cap(cr, [.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE][state.lineCap]!)
    cairo_set_line_join(
      cr, [.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL][state.lineJoin]!)
    cairo_set_miter_limit(cr, state.miterLimit)
    let usable = state.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && state.dashes.contains { $0 > 0 }
    let dashes = usable ? state.dashes.map { Double($0) } : []
    cairo_set_dash(cr, dashes, Int32(dashes.count), state.dashPhase)
  }
}
