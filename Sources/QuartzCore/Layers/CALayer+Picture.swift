import CoreGraphics

extension CALayer {
  /// Displays an image. An image of coverage is drawn in `tint`.
  package func show(_ image: CGImage?, tint: RGBA?, scale: CGFloat) {
    set(.plain) {
      $0.contents = image
      $0.contentsScale = Double(scale)
      if $0.rare.contentsTint != tint { $0.rare.contentsTint = tint }
    }
  }
}

extension CATransaction {
  /// Makes changes without implicit actions.
  package static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
