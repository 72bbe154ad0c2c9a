import QuartzCore

extension UIView {
  /// Draws the content of `draw(_:)` for the first time. A view that draws nothing requests no context and gets no bitmap.
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

  /// Updates the contents of this view and its descendants where an update was requested.
  ///
  /// A request by the app also updates the layer, as in Core Animation. Without a request, each view is displayed once and only `draw(_:)`
  /// counts.
  func displayIfNeeded() { traitCollection.performAsCurrent { displayTree() } }
  private func displayTree() {
    if pendingWork.contains(.display) && !bounds.isEmpty {
      pendingWork.remove(.display)
      traitCollection.performAsCurrent { if pendingWork.contains(.displayOfLayer) { ownLayer.display() } else { displayContents() } }
      pendingWork.remove(.displayOfLayer)
    }
    forEachWaiting(for: .display) { view in if view === mask { view.displayIfNeeded() } else { view.displayTree() } }
  }

  /// Requests new contents before the next commit. The layer takes no part in the update, unlike after `setNeedsDisplay()`.
  package func requestDisplay() {
    pendingWork.insert(.display)
    markDisplay()
  }

  /// Marks the view for display, so that the display pass finds it from the window.
  func markDisplay() {
    wait(for: .display)
    runtime.app.needsDisplay = true
  }

  /// Marks the view for display again after it moved to another superview, if this view or a descendant needs display.
  func displayMayBeDue() { if pendingWork.contains(.display) || !waiting[.display].isEmpty { markDisplay() } }

  /// Applies a new content mode to the layer.
  func contentModeDidChange() {
    ownLayer.contentsGravity = contentMode.gravity
    if contentMode == .redraw { setNeedsDisplay() }
  }
}

extension UIView.ContentMode {
  /// The layer's `contentsGravity` for the content mode.
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
