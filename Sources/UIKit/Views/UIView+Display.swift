import QuartzCore

extension UIView {
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
