import CCairo

extension CGContext {
  /// Fills the current clip with a gradient along the line between two points, which are in user space. Nothing is drawn if the points are
  /// equal.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }
    draw(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options)
  }

  /// Fills the current clip with a gradient between two circles, whose centres and radii are in user space.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    if startCenter == endCenter, startRadius == 0, endRadius > 0, let scale = state.ctm.uniformScale {
      return drawRings(gradient, around: endCenter.applying(state.ctm), radius: endRadius * scale, options)
    }
    draw(
      gradient,
      cairo_pattern_create_radial(startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius), options)
  }

  private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
    defer { cairo_pattern_destroy(pattern) }
    guard let first = gradient.stops.first, let last = gradient.stops.last, state.ctm.determinant != 0 else { return }
    func add(_ location: CGFloat, _ c: RGBA, _ opacity: CGFloat = 1) {
      cairo_pattern_add_color_stop_rgba(pattern, location, c.red, c.green, c.blue, c.alpha * opacity)
    }
    // Cairo extends the outermost stop beyond the ends. A transparent stop at the same location prevents that.
    if !options.contains(.drawsBeforeStartLocation) { add(0, first.color, 0) }
    if first.location > 0 { add(0, first.color) }
    for stop in gradient.stops { add(max(0, min(1, stop.location)), stop.color) }
    if last.location < 1 { add(1, last.color) }
    if !options.contains(.drawsAfterEndLocation) { add(1, last.color, 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = cairo_matrix_t(state.ctm.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    let area = clipPixels
    paint(extent: area) { cr in
      if clipsToRectangle || state.blend != .normal {
        emit(PathShapes.rect(area), to: cr)
        cairo_set_source(cr, pattern)
        fillBounded(cr, alpha: state.alpha)
      } else {
        fillInBands(pattern, area, cr)
      }
    }
  }

  private var clipsToRectangle: Bool {
    let list = cairo_copy_clip_rectangle_list(cairo)!
    defer { cairo_rectangle_list_destroy(list) }
    return list.pointee.status == CAIRO_STATUS_SUCCESS && list.pointee.num_rectangles <= 1
  }

  /// Fills a clip that is not a rectangle band by band.
  ///
  /// Within a shape, Cairo evaluates a gradient once for each run of pixels and clears a long buffer each time. This takes five times as
  /// long as the rest. The gradient is therefore drawn into rectangular bands, which are then drawn through the clip.
  private func fillInBands(_ pattern: OpaquePointer, _ area: CGRect, _ cr: OpaquePointer) {
    guard area.width >= 1, area.height >= 1 else { return }
    let band = PixelBuffer(width: Int(area.width), height: min(Int(area.height), Self.bandHeight)), surface = CairoSurface(band)
    let inner = cairo_create(surface.pointer)!
    defer { cairo_destroy(inner) }
    cairo_set_operator(inner, CAIRO_OPERATOR_SOURCE)
    for y in stride(from: area.minY, to: area.maxY, by: CGFloat(band.height)) {
      cairo_identity_matrix(inner)
      cairo_translate(inner, -area.minX, -y)
      cairo_set_source(inner, pattern)
      cairo_paint(inner)
      emit(PathShapes.rect(CGRect(x: area.minX, y: y, width: area.width, height: min(CGFloat(band.height), area.maxY - y))), to: cr)
      cairo_set_source_surface(cr, surface.pointer, area.minX, y)
      fillBounded(cr, alpha: state.alpha)
    }
  }
}
