import QuartzCore

extension UIView {
  /// Called when the view's layer has moved to another app. The screen of that app may have another scale.
  package func layer(_ layer: CALayer, didJoin app: Runtime) {
    let (old, new) = (runtime.screenScale, app.screenScale)
    runtime = app
    if old != new && layer.contentsScale == old {
      layer.contentsScale = new
      setNeedsDisplay()
    }
    controller?.join(app)
  }
}
