import CCairo

extension CGContext {
  /// Starts a layer: what follows is drawn together, then blended once with the alpha, blend mode and shadow of now.
  ///
  /// Inside, alpha is 1, the blend mode normal, and there is no shadow. Layers nest.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    requireOpen()
    saved.append(state)
    layers.append(saved.count)
    cairo_save(cairo)
    cairo_push_group(cairo)
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
  }

  /// Starts a layer of which only a rectangle of user space is kept.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the innermost layer and blends it in.
  public func endTransparencyLayer() {
    guard let depth = layers.last else {
      preconditionFailure("endTransparencyLayer() without beginTransparencyLayer(auxiliaryInfo:)")
    }
    precondition(saved.count == depth, "endTransparencyLayer() with \(saved.count - depth) saveGState() not restored")
    layers.removeLast()
    cairo_identity_matrix(cairo)
    let pattern = cairo_pop_group(cairo)!
    cairo_restore(cairo)
    state = saved.removeLast()
    let area = clipPixels
    paint(extent: area) { cr in
      emit(PathShapes.rect(area), to: cr)
      cairo_set_source(cr, pattern)
      fillBounded(cr, alpha: state.alpha)
    }
    cairo_pattern_destroy(pattern)
  }
}
