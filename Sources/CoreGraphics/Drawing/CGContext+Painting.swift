import CCairo
import CPixels

// All drawing passes through `paint`, which applies the blend mode of the state and draws the shadow first.
extension CGContext {
  /// Draws a shape and its shadow.
  /// - Parameters:
  ///   - extent: The rectangle of pixels that the shape can touch.
  ///   - draw: A closure that draws in pixels with the present operator. It is called a second time, with another canvas, for the shadow.
  func paint(extent: CGRect, _ draw: (OpaquePointer) -> Void) {
    requireOpen()
    guard !extent.isNull, extent.width.isFinite, extent.height.isFinite else { return }
    if let shadow = state.shadow, shadow.color.alpha > 0 { paintShadow(shadow, of: extent, draw) }
    composite(state.blend.cairo) { cr in
      cairo_set_antialias(cr, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      draw(cr)
    }
  }

  /// Draws in pixels with an operator. If the clip has a mask, the drawing passes through it.
  private func composite(_ operation: cairo_operator_t, _ draw: (OpaquePointer) -> Void) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    if let mask = state.mask {
      cairo_push_group(cairo)
      draw(cairo)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, operation)
      cairo_mask_surface(cairo, mask.surface.pointer, 0, 0)
    } else {
      cairo_set_operator(cairo, operation)
      draw(cairo)
    }
    cairo_restore(cairo)
  }

  /// Fills or clips to Cairo's current path, depending on which of the two keeps the operator inside the shape.
  func fillBounded(_ cr: OpaquePointer, alpha: CGFloat = 1) {
    let operation = cairo_get_operator(cr)
    if alpha < 1 || [CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP].contains(operation) {
      cairo_save(cr)
      cairo_clip(cr)
      if alpha < 1 { cairo_paint_with_alpha(cr, alpha) } else { cairo_paint(cr) }
      cairo_restore(cr)
    } else {
      cairo_fill(cr)
    }
  }

  private func paintShadow(_ shadow: GraphicsState.Shadow, of extent: CGRect, _ draw: (OpaquePointer) -> Void) {
    let offset = shadow.offset.applying(base)
    let sigma = shadow.blur / 2 * abs(base.determinant).squareRoot()
    let reach = (3 * sigma).rounded(.up) + 1
    // Only the part of the shape that casts a shadow into the clip is drawn, and only the part of the shadow inside the clip.
    let target = clipPixels.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
    let area = extent.insetBy(dx: -reach, dy: -reach).intersection(target).integral
    guard !area.isNull, area.width >= 1, area.height >= 1, area.width < 32767, area.height < 32767 else { return }
    let mask = PixelBuffer(width: Int(area.width), height: Int(area.height), format: .alpha)
    let surface = CairoSurface(mask)
    let cr = cairo_create(surface.pointer)!
    cairo_surface_set_device_offset(surface.pointer, -area.minX, -area.minY)
    cairo_set_antialias(cr, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    draw(cr)
    cairo_destroy(cr)
    cairo_surface_flush(surface.pointer)
    precondition(
      cpx_blur(mask.bytes.baseAddress, mask.bytesPerRow, mask.width, mask.height, sigma) == 1,
      "No memory left to blur a shadow of \(mask.width)×\(mask.height) pixels")
    cairo_surface_mark_dirty(surface.pointer)
    composite(state.blend.reachesOutside ? CAIRO_OPERATOR_OVER : state.blend.cairo) { cr in
      // `draw` has already applied the alpha of the state.
      cairo_set_source_rgba(cr, shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.alpha)
      cairo_mask_surface(cr, surface.pointer, offset.width, offset.height)
    }
  }

  /// The bounding box of the clip, in pixels.
  var clipPixels: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    cairo_restore(cairo)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  // MARK: Shapes in pixels

  func fill(_ elements: [PathElement], _ rule: CGPathFillRule) {
    guard !elements.isEmpty else { return }
    paint(extent: extent(of: elements)) { cr in
      emit(elements, to: cr)
      cairo_set_fill_rule(cr, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      setSource(state.fill, in: cr)
      fillBounded(cr)
    }
  }

  func stroke(_ elements: [PathElement]) {
    guard !elements.isEmpty, state.lineWidth > 0, state.ctm.determinant != 0 else { return }
    let widest = max(abs(state.ctm.a) + abs(state.ctm.c), abs(state.ctm.b) + abs(state.ctm.d))
    let reach = state.lineWidth / 2 * widest * (state.lineJoin == .miter ? max(1.5, state.miterLimit) : 1.5) + 1
    paint(extent: extent(of: elements).insetBy(dx: -reach, dy: -reach)) { cr in
      cairo_identity_matrix(cr)
      emit(elements, to: cr)
      var matrix = cairo_matrix_t(state.ctm)
      cairo_set_matrix(cr, &matrix)
      setStrokeParameters(cr)
      setSource(state.stroke, in: cr)
      cairo_stroke(cr)
      cairo_identity_matrix(cr)
    }
  }

  private func extent(of elements: [PathElement]) -> CGRect {
    let box = CGPath(elements: elements).boundingBox
    return box.isNull ? box : box.insetBy(dx: -1, dy: -1)
  }
}
