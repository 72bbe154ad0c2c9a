import QuartzCore

extension UIView {
  /// Shows what `draw(_:)` draws. A view that draws nothing asks for no context, and gets no bitmap.
  func displayDrawing() {
    let size = bounds.size
    var canvas: (context: CGContext, scale: CGFloat)?
    GraphicsStack.draw(promising: {
      canvas = CGContext.image(size: size, scale: self.contentScaleFactor, opaque: false)
      canvas?.context.translateBy(x: -self.bounds.minX, y: -self.bounds.minY)
      return canvas?.context
    }) {
      draw(bounds)
    }
    guard let canvas else { return }
    layer.show(canvas.context.makeImage(), tint: nil, scale: canvas.scale)
  }

  /// Another content mode places the contents differently.
  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    if contentMode == .redraw { setNeedsDisplay() }
  }
}

extension UIView.ContentMode {
  /// How the layer lays its contents.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
