import QuartzCore

extension UIView {
  /// The view's layer has gone over to another app, whose screen may have other pixels.
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
