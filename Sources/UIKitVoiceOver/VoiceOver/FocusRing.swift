import CoreGraphics
import QuartzCore

/// The frame around the focused element. Its layers are above those of the app, like the status bar, so that apps do not find them.
///
/// It is drawn only while VoiceOver is on. Its dimensions were chosen by eye.
@MainActor
final class FocusRing {
  static let width: CGFloat = 3, light: CGFloat = 1.5, corner: CGFloat = 7
  /// The distance between the focused element and the frame, in points.
  static let distance: CGFloat = 2

  private var dark: UIView?
  private var bright: UIView?
  private var shown: CGRect?

  /// Shows the frame around a rectangle of the screen. Returns whether it has moved.
  func show(_ frame: CGRect?, in window: UIWindow?) -> Bool {
    guard let frame, let window, !frame.isEmpty, !frame.isInfinite else {
      hide()
      return false
    }
    let origin = window.frame.origin
    let screen = CGRect(origin: .zero, size: window.bounds.size)
    // At the edge of the screen, the frame stays on the screen. An element outside the visible area has no frame.
    let wanted = frame.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: -Self.distance, dy: -Self.distance).intersection(screen)
    guard !wanted.isEmpty else {
      hide()
      return false
    }
    let view = dark ?? make(in: window)
    if window.layer.sublayers?.last !== view.layer { window.layer.addSublayer(view.layer) }
    guard wanted != shown || view.layer.isHidden else { return false }
    shown = wanted
    UIView.performWithoutAnimation {
      view.layer.isHidden = false
      view.frame = wanted
      let isThin = min(wanted.width, wanted.height) <= 2 * (Self.width + Self.light)
      bright?.isHidden = isThin
      if !isThin { bright?.frame = CGRect(origin: .zero, size: wanted.size).insetBy(dx: Self.width, dy: Self.width) }
      let corner = min(Self.corner, min(wanted.width, wanted.height) / 2)
      view.layer.cornerRadius = corner
      bright?.layer.cornerRadius = max(0, corner - Self.width)
    }
    return true
  }

  /// Hides the frame.
  func hide() {
    guard shown != nil else { return }
    shown = nil
    dark?.layer.removeFromSuperlayer()
    (dark, bright) = (nil, nil)
  }

  private func make(in window: UIWindow) -> UIView {
    let outer = UIView(frame: .zero), inner = UIView(frame: .zero)
    outer.layer.isApart = true
    (outer.layer.borderWidth, outer.layer.borderColor) = (Self.width, UIColor.black.cgColor)
    (inner.layer.borderWidth, inner.layer.borderColor) = (Self.light, UIColor.white.cgColor)
    outer.addSubview(inner)
    (dark, bright) = (outer, inner)
    return outer
  }
}
