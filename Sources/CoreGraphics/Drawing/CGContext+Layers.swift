import CCairo

extension CGContext {
  /// Begins a transparency layer. Subsequent drawing is collected and then blended once with the present alpha, blend mode and shadow.
  ///
  /// Inside the layer, alpha is 1, the blend mode is normal, and there is no shadow. Layers can be nested. `auxiliaryInfo` is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    requireOpen()
    saved.append(state)
    layers.append(saved.count)
    cairo_save(cairo)
    cairo_push_group(cairo)
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
  }

  /// Begins a transparency layer that is clipped to a rectangle of user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the innermost transparency layer and blends it into the context. It must balance a call of
  /// `beginTransparencyLayer(auxiliaryInfo:)`.
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
