import CoreGraphics
import HostInterface
import QuartzCore
internal import TransitionMachine

/// A change of the screen for the windows, which is first announced and then made.
@MainActor
struct WindowChange {
  let old: Device
  let new: Device
  private let traits, oldTraits: TraitValues
  /// The windows that fill the screen.
  private let windows: [UIWindow]
  /// The previous frames of their subviews.
  private let frames: [[(view: UIView, frame: CGRect)]]

  init(from old: Device, to new: Device, traits: TraitValues, oldTraits: TraitValues, windows: [UIWindow]) {
    (self.old, self.new, self.traits, self.oldTraits, self.windows) = (old, new, traits, oldTraits, windows)
    frames = windows.map { $0.subviews.map { ($0, $0.layer.plainFrame) } }
  }

  // MARK: Announcement

  /// Notifies the controllers of changed traits and then of the size. The root comes first, then the presented controllers.
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

  // MARK: Change

  /// Gives the windows their new size, and keeps their appearance: the content rotates with the device.
  ///
  /// Only layers change, so the app receives no calls.
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

  /// Changes sizes, traits, safe areas and layout inside the current animation.
  func apply(in runtime: Runtime) {
    let oldTraits = runtime.app.traits
    runtime.app.device = new
    runtime.ambient = runtime.app.traits
    runtime.windowStack.screenDidChange()
    for window in windows where window.bounds.size != new.size { UIView.performWithoutAnimation { window.setScreenSize(new.size) } }
    if runtime.app.traits != oldTraits {
      runtime.app.hasUnequalTraits = true  // views outside windows keep their own traits until they are shown
      for window in runtime.app.windows + runtime.app.systemWindows { window.updateTraits(from: oldTraits) }
    }
    runtime.services.keyboard.screenDidChange()
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
    // Only now do the views that avoid the keyboard have their final frames.
    if runtime.services.keyboard.isUp { runtime.services.keyboard.watchersDidChange() }
  }
}

extension WindowChange {
  /// Returns the views that a full-screen presentation removed from the window and that will return.
  private func viewsAway(from window: UIWindow) -> [UIView] {
    guard let root = window.rootViewController else { return [] }
    return sequence(first: root.node, next: \.presented).compactMap { $0.controller?.viewIfLoaded }.filter {
      $0.window == nil && $0.superview == nil && $0.bounds.size == old.size
    }
  }
}

extension UITraitCollection {
  /// Returns the collection for another screen. Values of the old screen change to those of the new one, and overridden values stay.
  fileprivate func screened(_ old: TraitValues, _ new: TraitValues) -> UITraitCollection {
    var values = values
    if values.horizontalSizeClass == old.horizontalSizeClass { values.horizontalSizeClass = new.horizontalSizeClass }
    if values.verticalSizeClass == old.verticalSizeClass { values.verticalSizeClass = new.verticalSizeClass }
    return values == self.values ? self : UITraitCollection(values)
  }
}

extension UIWindow {
  /// Sets the size of the window without a layout of its subviews.
  fileprivate func setScreenSize(_ size: CGSize) {
    let flag = autoresizesSubviews
    autoresizesSubviews = false
    layer.bounds.size = size
    layer.position = CGPoint(x: size.width * layer.anchorPoint.x, y: size.height * layer.anchorPoint.y)
    autoresizesSubviews = flag
  }
}

extension UIView {
  /// Moves a view to the frame that its autoresizing mask determines in a superview of another size. A transform is kept.
  fileprivate func follow(_ frame: CGRect, from old: CGSize, to new: CGSize) {
    let place = translatesAutoresizingMaskIntoConstraints ? autoresized(frame, from: old, to: new) : frame
    bounds.size = place.size
    let anchor = layer.anchorPoint
    center = CGPoint(x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
  }
}

extension CALayer {
  /// The frame of the layer without its transform.
  fileprivate var plainFrame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }
}
