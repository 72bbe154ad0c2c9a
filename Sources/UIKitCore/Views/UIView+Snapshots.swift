import QuartzCore

extension UIView {
  func snapshot(of rect: CGRect, _ afterUpdates: Bool, _ insets: UIEdgeInsets) -> UIView? {
    guard let picture = runtime.snapshot(of: self, afterUpdates: afterUpdates) else { return nil }
    return still(picture, of: rect, withCapInsets: insets)
  }

  fileprivate func still(_ picture: CGImage, of rect: CGRect, withCapInsets insets: UIEdgeInsets) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.isUserInteractionEnabled = false
    view.layer.show(picture, tint: nil, scale: runtime.app.device.scale)
    let shown = bounds
    if rect != shown, shown.width > 0, shown.height > 0 {
      view.layer.contentsRect = CGRect(
        x: (rect.minX - shown.minX) / shown.width, y: (rect.minY - shown.minY) / shown.height, width: rect.width / shown.width,
        height: rect.height / shown.height)
    }
    if insets != .zero, rect.width > 0, rect.height > 0 {
      view.layer.contentsCenter = CGRect(
        x: insets.left / rect.width, y: insets.top / rect.height, width: 1 - (insets.left + insets.right) / rect.width,
        height: 1 - (insets.top + insets.bottom) / rect.height)
    }
    return view
  }

  func draw(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else {
      preconditionFailure("drawHierarchy(in:) was called without a context; call it inside UIGraphicsImageRenderer's image { }")
    }
    guard let picture = runtime.snapshot(of: self, afterUpdates: afterUpdates) else { return false }
    context.drawUpright(picture, in: rect)
    return true
  }
}

extension UIView {
  /// The image of a view that is in no window.
  fileprivate var modelPicture: Presentation {
    layoutIfNeeded()
    displayIfNeeded()
    return layer.modelPicture
  }
}

extension UIView {
  /// A static image of the view that replaces it in a transition.
  ///
  /// It shows the presented state of a visible view, or the model state of a view that is about to appear.
  package var travellingPicture: UIView? {
    let shown = window == nil ? nil : runtime.scene.presentation(from: layer.id, at: runtime.now)
    let isShown = shown?.nodes.first?.properties.hasArea == true
    var picture = isShown ? shown! : modelPicture
    // The view that contains the image has the rounded corners.
    if !picture.nodes.isEmpty { picture.nodes[0].properties.cornerRadius = 0 }
    guard picture.nodes.first?.properties.hasArea == true else { return nil }
    return still(runtime.recorder.image(of: picture, scale: runtime.screenScale), of: bounds, withCapInsets: .zero)
  }
}

extension Runtime {
  /// Returns the image of a view on the screen, at the screen's scale.
  ///
  /// For a view that is not shown, the result is its model state, provided that updates are allowed.
  fileprivate func snapshot(of view: UIView, afterUpdates: Bool, withStatusBar: Bool = false) -> CGImage? {
    if afterUpdates { commit() }
    let all = afterUpdates && !view.layer.isInTree ? view.modelPicture : scene.presentation(from: view.layer.id, at: now)
    let shown = withStatusBar ? all : all.withoutWhatIsApart
    guard let properties = shown.nodes.first?.properties, properties.hasArea else { return nil }
    if properties.isHidden {  // the image of a hidden view is empty
      let size = properties.bounds.size, scale = screenScale
      return CGImage(
        PixelBuffer(width: max(1, Int((size.width * scale).rounded())), height: max(1, Int((size.height * scale).rounded()))))
    }
    return recorder.image(of: shown, scale: screenScale)
  }
}

extension UIScreen {
  /// Returns a view with a static image of the screen, including the status bar. Without a window, the result is an empty view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let runtime = Runtime.current
    guard let window = runtime.windowsBackToFront.last,
      let picture = runtime.snapshot(of: window, afterUpdates: afterUpdates, withStatusBar: true)
    else {
      return UIView(frame: bounds)
    }
    return window.still(picture, of: window.bounds, withCapInsets: .zero)
  }
}
