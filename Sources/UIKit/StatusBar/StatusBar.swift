import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

/// The status bar of a runtime: follows the controllers of its window, inside whatever animation asks it to.
@MainActor
final class StatusBar: RuntimeState {
  private(set) var shown = StatusBarAppearance()
  private var view: StatusBarView?
  private weak var window: UIWindow?
  private var needsUpdate = false

  init(for runtime: Runtime) {}

  /// Shows the bar over `window`, as tall as the device's; a height of 0 means that there is none.
  func attach(to window: UIWindow, on device: Device) {
    attach(to: window, height: device.statusBarHeight, cutOut: device.cutOut?.size.width, scale: device.scale)
  }

  /// - Parameter cutOut: how wide a notch or island in its middle is.
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

  /// On its side, a phone has none: it fades.
  private func detach(from window: UIWindow) {
    guard self.window === window, let view else { return }
    isAway = true
    view.alpha = 0
    view.frame.size.width = window.bounds.width
  }
  private var isAway = false

  /// The bar is no subview of the window, so that apps do not meet it there; its layer lies over all of theirs.
  func stayInFront() {
    guard let window, let layer, window.layer.sublayers?.last !== layer else { return }
    window.layer.addSublayer(layer)
  }

  /// The layer whose time a finger holds with a transition's.
  var layer: CALayer? { view?.layer }
  var isHidden: Bool { shown.isHidden || isAway }
  /// Zero while there is none to be seen.
  var frame: CGRect { isHidden ? .zero : view?.bounds ?? .zero }
  /// Whether the bar is shown over a point of the window.
  func covers(_ point: CGPoint) -> Bool { frame.contains(point) }

  /// A transition has ended: whoever is on top now decides, before the next commit.
  func setNeedsUpdate() { needsUpdate = true }
  func updateIfNeeded() { if needsUpdate { update() } }

  /// Takes up what the controllers want now; animated when called inside an animation block.
  func update() {
    needsUpdate = false
    guard let root = window?.rootViewController else { return }
    let wanted = StatusBarAppearance(root: root)
    let hidingChanged = wanted.isHidden != shown.isHidden
    shown = wanted
    apply(wanted)
    if hidingChanged { window?.refreshSafeArea() }
  }

  /// Sets everything, also what did not change: an animation that was taken back may have taken a property with it.
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
  var statusBar: StatusBar { state() }
}
