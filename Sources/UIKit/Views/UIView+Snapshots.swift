import QuartzCore

extension UIView {
  /// A still picture of the view as it was last shown (`false`), or as it will be shown next (`true`); nil if it was never shown.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { runtime.commit() }
    guard let picture = runtime.app.snapshot(of: self) else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.layer.show(picture, tint: nil, scale: runtime.app.device.scale)
    return view
  }
}

extension AppState {
  /// What the screen shows of a view; nil if it is not shown.
  func snapshot(of view: UIView) -> CGImage? { nil }
}
