import CoreGraphics

extension CALayer {
  /// Shows a picture; one of coverage alone is drawn in `tint`.
  package func show(_ image: CGImage?, tint: RGBA?, scale: CGFloat) {
    set(.plain) {
      $0.contents = image
      $0.contentsScale = Double(scale)
      if $0.rare.contentsTint != tint { $0.rare.contentsTint = tint }
    }
  }
}

extension CATransaction {
  /// Runs changes that no implicit action follows.
  package static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
