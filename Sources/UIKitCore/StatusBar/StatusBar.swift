import CoreGraphics
import Foundation
import HostInterface
import InterfaceGeometry
import QuartzCore

/// The status bar of a runtime. It follows the view controllers of its window, and is part of the animation in which it is updated.
@MainActor
package final class StatusBar: RuntimeState {
  private(set) var shown = StatusBarAppearance()
  private var view: StatusBarView?
  private weak var window: UIWindow?
  private var needsUpdate = false

  package init(for runtime: Runtime) {}

  /// Shows the bar above `window` in the device's height. A height of 0 means that there is no bar.
  func attach(to window: UIWindow, on device: Device) {
    attach(to: window, height: device.statusBarHeight, cutOut: device.cutOut?.size.width, scale: device.scale)
  }

  /// Shows the bar above `window`.
  ///
  /// - Parameter cutOut: The width of a notch or island in the centre of the bar, in points.
  func attach(to window: UIWindow, height: CGFloat, cutOut: CGFloat? = nil, scale: CGFloat) {
    guard height > 0 else { return detach(from: window) }
    self.window = window
    let bar = view ?? StatusBarView(frame: .zero)
    view = bar
    isAway = false
    bar.layer.isApart = true
    bar.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
    bar.show(StatusBarLayout(width: window.bounds.width, height: height, cutOut: cutOut), scale: scale)
    stayInFront()
    update()
  }

  /// Fades the bar out, because a phone in landscape orientation has none.
  private func detach(from window: UIWindow) {
    guard self.window === window, let view else { return }
    isAway = true
    view.alpha = 0
    view.frame.size.width = window.bounds.width
  }
  private var isAway = false

  /// Moves the bar's layer above all others. The bar is no subview of the window, so apps do not encounter it there.
  func stayInFront() {
    guard let window, let layer, window.layer.sublayers?.last !== layer else { return }
    window.layer.addSublayer(layer)
  }

  /// The layer whose time is paused while a finger controls a transition.
  var layer: CALayer? { view?.layer }
  var isHidden: Bool { shown.isHidden || isAway }
  /// The frame of the bar. It is zero while the bar is not visible.
  var frame: CGRect { isHidden ? .zero : view?.bounds ?? .zero }
  /// Returns a Boolean value that indicates whether the bar is visible at a point of the window.
  func covers(_ point: CGPoint) -> Bool { frame.contains(point) }

  /// Requests an update before the next commit. It is called when a transition has ended, because another controller may be on top.
  package func setNeedsUpdate() { needsUpdate = true }
  func updateIfNeeded() { if needsUpdate { update() } }

  /// Updates the bar from the controllers. Inside an animation block the change is animated.
  func update() {
    needsUpdate = false
    guard let root = window?.rootViewController else { return }
    let wanted = StatusBarAppearance(root: root)
    let hidingChanged = wanted.isHidden != shown.isHidden
    shown = wanted
    apply(wanted)
    if hidingChanged { window?.refreshSafeArea() }
  }

  /// Applies all properties, even those that have not changed. An animation that was reverted may have reverted a property as well.
  private func apply(_ appearance: StatusBarAppearance) {
    guard let view else { return }
    let height = view.bounds.height
    let isGone = appearance.isHidden || isAway
    let slides = appearance.animation == .slide
    let set = {
      view.center.y = isGone && slides ? -height / 2 : height / 2
      view.alpha = isGone && !slides ? 0 : 1
    }
    if appearance.animation == .none { UIView.performWithoutAnimation(set) } else { set() }
    view.take(appearance.style == .default && appearance.isOverDark ? .lightContent : appearance.style)
  }
}

extension Runtime {
  package var statusBar: StatusBar { state() }
}
