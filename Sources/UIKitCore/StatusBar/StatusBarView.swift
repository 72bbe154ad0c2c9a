import CoreGraphics
import Foundation
import InterfaceGeometry
import QuartzCore

/// The view of the status bar. It contains a dark and a light image, of which one is visible.
final class StatusBarView: UIView {
  private let dark = UIView(frame: .zero)
  private let light = UIView(frame: .zero)
  private var drawn: StatusBarLayout?
  private var scale: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    light.alpha = 0
    addSubview(dark)
    addSubview(light)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the layout. The images are drawn when they first become visible.
  func show(_ layout: StatusBarLayout, scale: CGFloat) {
    guard drawn != layout else { return }
    (drawn, self.scale) = (layout, scale)
    for view in [dark, light] {
      view.frame = CGRect(origin: .zero, size: layout.size)
      view.layer.contents = nil
      view.layer.contentsScale = scale
    }
  }

  /// Applies a style. Inside an animation block the change fades.
  func take(_ style: UIStatusBarStyle) {
    let (seen, unseen, color) = style == .lightContent ? (light, dark, RGBA(white: 1)) : (dark, light, RGBA(white: 0))
    if let drawn, seen.layer.contents == nil {
      seen.layer.contents = StatusBarPicture(layout: drawn, color: color, scale: scale).draw()
    }
    seen.alpha = 1
    unseen.alpha = 0
  }
}
