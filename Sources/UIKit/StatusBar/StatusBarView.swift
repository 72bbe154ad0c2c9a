import CoreGraphics
import Foundation
import QuartzCore

/// The bar itself: the same picture in dark and in light, of which one is seen.
final class StatusBarView: UIView {
  private let dark = UIView(frame: .zero)
  private let light = UIView(frame: .zero)
  private var drawn: StatusBarLayout?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    light.alpha = 0
    addSubview(dark)
    addSubview(light)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the pictures, if they are not drawn for this layout yet.
  func show(_ layout: StatusBarLayout, scale: CGFloat) {
    guard drawn != layout else { return }
    drawn = layout
    for (view, color) in [(dark, RGBA(white: 0)), (light, RGBA(white: 1))] {
      view.frame = CGRect(origin: .zero, size: layout.size)
      view.layer.contents = StatusBarPicture(layout: layout, color: color, scale: scale).draw()
      view.layer.contentsScale = scale
    }
  }

  /// Takes a style; inside an animation block, by fading.
  func take(_ style: UIStatusBarStyle) {
    dark.alpha = style == .lightContent ? 0 : 1
    light.alpha = style == .lightContent ? 1 : 0
  }
}
