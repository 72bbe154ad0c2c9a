import CoreGraphics
import Foundation
import QuartzCore

/// The bar itself: the same picture in dark and in light, of which one is seen.
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

  /// Lays the bar out; pictures are drawn when they are first seen.
  func show(_ layout: StatusBarLayout, scale: CGFloat) {
    guard drawn != layout else { return }
    (drawn, self.scale) = (layout, scale)
    for view in [dark, light] {
      view.frame = CGRect(origin: .zero, size: layout.size)
      view.layer.contents = nil
      view.layer.contentsScale = scale
    }
  }

  /// Takes a style; inside an animation block, by fading.
  func take(_ style: UIStatusBarStyle) {
    let (seen, unseen, color) = style == .lightContent ? (light, dark, RGBA(white: 1)) : (dark, light, RGBA(white: 0))
    if let drawn, seen.layer.contents == nil {
      seen.layer.contents = StatusBarPicture(layout: drawn, color: color, scale: scale).draw()
    }
    seen.alpha = 1
    unseen.alpha = 0
  }
}
