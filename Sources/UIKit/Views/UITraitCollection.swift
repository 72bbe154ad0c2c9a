import QuartzCore

/// What a view should know of the device when it draws.
public struct UITraitCollection: Hashable, Sendable {
  /// Pixels per point.
  public var displayScale: CGFloat
}

extension UIView {
  /// What the view should know of the device when it draws.
  public var traitCollection: UITraitCollection { UITraitCollection(displayScale: runtime.app.device.scale) }
}
