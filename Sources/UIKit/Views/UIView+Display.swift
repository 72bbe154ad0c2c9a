import QuartzCore

extension UIView {
  /// Shows what `draw(_:)` draws. A view that draws nothing asks for no context, and gets no bitmap.
  func displayFirstDrawing() {
    let size = bounds.size
    var canvas: CGContext?
    GraphicsStack.draw(promising: {
      canvas = CGContext.image(size: size, scale: self.contentScaleFactor, opaque: false)?.context
      canvas?.translateBy(x: -self.bounds.minX, y: -self.bounds.minY)
      return canvas
    }) {
      draw(bounds)
    }
    ownLayer.showDrawing(in: canvas)
  }

  /// Refreshes the contents of what asked for it. The layer is asked, as in Core Animation, if the app has asked for that: views are
  /// displayed once without being asked, and then only what `draw(_:)` draws counts.
  func displayIfNeeded() { traitCollection.performAsCurrent { displayTree() } }
  private func displayTree() {
    if wantsDisplay && !bounds.isEmpty {
      wantsDisplay = false
      traitCollection.performAsCurrent { if isDisplayAsked { ownLayer.display() } else { displayContents() } }
      isDisplayAsked = false
    }
    forEachWaiting(for: .display) { view in if view === mask { view.displayIfNeeded() } else { view.displayTree() } }
  }

  /// Notes that this view has to be displayed, in a way the pass finds from the window.
  func markDisplay() {
    wait(for: .display)
    runtime.app.needsDisplay = true
  }

  /// The view has come to another place: what waits inside waits there now.
  func displayMayBeDue() { if wantsDisplay || !waiting[.display].isEmpty { markDisplay() } }

  /// Another content mode places the contents differently.
  func contentModeDidChange() {
    ownLayer.contentsGravity = contentMode.gravity
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
