import QuartzCore

extension UIView {
  /// Called when the view's layer has moved to another app. The screen of that app may have another scale.
  ///
  /// A view that was drawn at the old scale is drawn again. A view that waits for its first drawing needs no further request.
  package func layer(_ layer: CALayer, didJoin app: Runtime) {
    let (old, new) = (runtime.screenScale, app.screenScale)
    runtime = app
    changeScale(from: old, to: new)
    controller?.join(app)
  }

  /// Replaces the scale of a view that was created before its app was launched, when the device of the app was not yet known.
  func adoptScaleOfLaunchedApp() { changeScale(from: runtime.app.scaleBeforeLaunch, to: runtime.screenScale) }

  /// Replaces a scale that the view received from its screen. A scale that the app set remains.
  private func changeScale(from old: CGFloat, to new: CGFloat) {
    guard old != new, ownLayer.contentsScale == old else { return }
    ownLayer.contentsScale = new
    if !pendingWork.contains(.display) { setNeedsDisplay() }
  }
}
