import CoreGraphics
import HostInterface
import QuartzCore
internal import TransitionMachine

/// One change of the screen on its way through the windows: announced, then made.
@MainActor
struct WindowChange {
  let old: Device
  let new: Device
  private let traits, oldTraits: TraitValues
  /// Those that fill the screen.
  private let windows: [UIWindow]
  /// Where their subviews lay.
  private let frames: [[(view: UIView, frame: CGRect)]]

  init(from old: Device, to new: Device, traits: TraitValues, oldTraits: TraitValues, windows: [UIWindow]) {
    (self.old, self.new, self.traits, self.oldTraits, self.windows) = (old, new, traits, oldTraits, windows)
    frames = windows.map { $0.subviews.map { ($0, $0.layer.plainFrame) } }
  }

  // MARK: Announcing

  /// Tells the controllers: of the traits first, where they change, then of the size; the root first, then who is presented over it.
  func announce(_ coordinator: SizeTransition) {
    let roots = windows.compactMap(\.rootViewController)
    if traits != oldTraits {
      for root in roots {
        eachInChain(from: root) { container, current in
          let next = current.screened(oldTraits, traits)
          if next != current { container.willTransition(to: next, with: coordinator) }
        }
      }
    }
    guard old.size != new.size else { return }
    for root in roots { eachInChain(from: root) { container, _ in container.viewWillTransition(to: new.size, with: coordinator) } }
  }

  private func eachInChain(from root: UIViewController, _ tell: (any UIContentContainer, UITraitCollection) -> Void) {
    tell(root, root.traitCollection)
    var node = root.node.presented
    while let presented = node, let controller = presented.controller {
      if let presentation = presented.presentation?.uikit {
        tell(presentation, controller.traitCollection)
      } else {
        tell(controller, controller.traitCollection)
      }
      node = presented.presented
    }
  }

  // MARK: Making

  /// The windows have their new size, and look as before: the device was turned, and what it shows with it.
  ///
  /// Nobody hears of it: only layers change.
  func standAsBefore(turnedBy turn: CGAffineTransform) {
    UIView.performWithoutAnimation {
      let (dx, dy) = ((new.size.width - old.size.width) / 2, (new.size.height - old.size.height) / 2)
      for window in windows {
        window.setScreenSize(new.size)
        for layer in window.layer.sublayers ?? [] { layer.position = CGPoint(x: layer.position.x + dx, y: layer.position.y + dy) }
        window.layer.sublayerTransform = CATransform3DMakeAffineTransform(turn)
      }
    }
  }

  /// Sizes, traits, safe areas and layout, all within the animation that is around.
  func apply(in runtime: Runtime) {
    let oldTraits = runtime.app.traits
    runtime.app.device = new
    runtime.ambient = runtime.app.traits
    runtime.windowStack.screenDidChange()
    for window in windows where window.bounds.size != new.size { UIView.performWithoutAnimation { window.setScreenSize(new.size) } }
    if runtime.app.traits != oldTraits {
      runtime.app.hasUnequalTraits = true  // what is in no window keeps its own until it is shown
      for window in runtime.app.windows + runtime.app.systemWindows { window.updateTraits(from: oldTraits) }
    }
    runtime.keyboard.screenDidChange()
    for (window, frames) in zip(windows, frames) {
      window.layer.sublayerTransform = CATransform3DIdentity
      window.geometryDidChange(resized: true)
      window.setNeedsLayout()
      for (view, frame) in frames where view.superview === window {
        view.follow(frame, from: old.size, to: new.size)
      }
      for view in viewsAway(from: window) { view.follow(view.layer.plainFrame, from: old.size, to: new.size) }
      window.refreshSafeArea()
      runtime.statusBar.attach(to: window, on: new)
      window.layoutIfNeeded()
    }
    // Only now are those who keep clear of the keyboard where they are going to be.
    if runtime.keyboard.isUp { runtime.keyboard.watchersDidChange() }
  }
}

extension WindowChange {
  /// What a full-screen presentation has taken out of the window, to come back into it.
  private func viewsAway(from window: UIWindow) -> [UIView] {
    guard let root = window.rootViewController else { return [] }
    return sequence(first: root.node, next: \.presented).compactMap { $0.controller?.viewIfLoaded }.filter {
      $0.window == nil && $0.superview == nil && $0.bounds.size == old.size
    }
  }
}

extension UITraitCollection {
  /// This collection on another screen: what came from the old one comes from the new one; what somebody said otherwise stays.
  fileprivate func screened(_ old: TraitValues, _ new: TraitValues) -> UITraitCollection {
    var values = values
    if values.horizontalSizeClass == old.horizontalSizeClass { values.horizontalSizeClass = new.horizontalSizeClass }
    if values.verticalSizeClass == old.verticalSizeClass { values.verticalSizeClass = new.verticalSizeClass }
    return values == self.values ? self : UITraitCollection(values)
  }
}

extension UIWindow {
  /// Takes a size in which nobody is laid out yet.
  fileprivate func setScreenSize(_ size: CGSize) {
    let flag = autoresizesSubviews
    autoresizesSubviews = false
    layer.bounds.size = size
    layer.position = CGPoint(x: size.width * layer.anchorPoint.x, y: size.height * layer.anchorPoint.y)
    autoresizesSubviews = flag
  }
}

extension UIView {
  /// Takes the place in a superview of another size that its mask gives it, from where it lay before. One that is transformed keeps that.
  fileprivate func follow(_ frame: CGRect, from old: CGSize, to new: CGSize) {
    let place = translatesAutoresizingMaskIntoConstraints ? autoresized(frame, from: old, to: new) : frame
    bounds.size = place.size
    let anchor = layer.anchorPoint
    center = CGPoint(x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
  }
}

extension CALayer {
  /// The frame without the transform.
  fileprivate var plainFrame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }
}
