import CCairo

extension CGContext {
  /// Draws an image into a rectangle of user space. The first row of pixels is at `rect.maxY`. If `byTiling` is `true`, the image repeats
  /// over the whole clip.
  ///
  /// The image is upright where the y axis points up. In UIKit's contexts it is therefore upside down, as on iOS. `UIImage.draw(in:)` draws
  /// it upright. An image of coverage is drawn in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let toRect = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
    draw(image, pixelsToUser: toRect, covering: byTiling ? nil : rect)
  }

  /// Draws an image into a rectangle of user space. The first row of pixels is at `rect.minY`, so the image is upright in UIKit's contexts.
  public func drawUpright(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let toRect = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.minY)
    draw(image, pixelsToUser: toRect, covering: rect)
  }

  /// - Parameter covering: The rectangle of user space to fill, or `nil` to repeat the image over the clip.
  private func draw(_ image: CGImage, pixelsToUser: CGAffineTransform, covering rect: CGRect?) {
    let toPixels = pixelsToUser.concatenating(state.ctm)
    guard toPixels.determinant != 0, toPixels.determinant.isFinite else { return }
    let area = rect.map { PathShapes.rect($0).map { $0.applying(state.ctm) } }
    let extent = area.map { CGPath(elements: $0).boundingBox.insetBy(dx: -1, dy: -1) } ?? clipPixels
    let surface = CairoSurface(image)
    paint(extent: extent) { cr in
      let pattern = cairo_pattern_create_for_surface(surface.pointer)!
      var matrix = cairo_matrix_t(toPixels.inverted())
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, rect == nil ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, filter(toPixels))
      if let area { emit(area, to: cr) } else { emit(PathShapes.rect(extent), to: cr) }
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
      if image.format == .alpha {
        setSource(state.fill, in: cr)
        cairo_save(cr)
        cairo_clip(cr)
        cairo_mask(cr, pattern)
        cairo_restore(cr)
      } else {
        cairo_set_source(cr, pattern)
        fillBounded(cr, alpha: state.alpha)
      }
      cairo_pattern_destroy(pattern)
    }
    withExtendedLifetime(image) {}
  }

  private func filter(_ t: CGAffineTransform) -> cairo_filter_t {
    let whole = t.tx == t.tx.rounded() && t.ty == t.ty.rounded()
    if whole && t.b == 0 && t.c == 0 && abs(t.a) == 1 && abs(t.d) == 1 { return CAIRO_FILTER_NEAREST }  // pixel to pixel
    switch state.interpolation {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: return CAIRO_FILTER_GOOD
    }
  }

  /// Restricts the clip to the opaque part of an image: its coverage, or its alpha if it has colours. The image is placed as `draw(_:in:)`
  /// would place it. Nothing can be drawn outside of it.
  public func clip(to rect: CGRect, mask image: CGImage) {
    let canvas = PixelBuffer(width: width, height: height, format: .alpha)
    let surface = CairoSurface(canvas)
    let context = CGContext(canvas, base: .identity)
    context.state.ctm = state.ctm
    context.state.interpolation = state.interpolation
    context.draw(image, in: rect)
    if let before = state.mask {
      cairo_set_operator(context.cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_identity_matrix(context.cairo)
      cairo_set_source_surface(context.cairo, before.surface.pointer, 0, 0)
      cairo_paint(context.cairo)
    }
    cairo_surface_mark_dirty(surface.pointer)
    state.mask = GraphicsState.Mask(surface: surface, pixels: canvas)
  }
}
