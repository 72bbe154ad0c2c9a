import CoreGraphics
import HostInterface
import QuartzCore
internal import TransitionMachine

/// The orientations of the device and the interface, and pending rotations (Docs/behaviour/environment.md, "Rotation").
///
/// A rotation waits for running transitions. It happens in the update cycle in which the last one ends, completed or cancelled.
/// A change of the size alone never waits.
@MainActor
package final class Rotation: RuntimeState {
  private unowned let runtime: Runtime
  /// The orientation of the device.
  private(set) var device: UIDeviceOrientation = .portrait
  /// The orientation of the interface.
  private(set) var interface: UIInterfaceOrientation = .portrait
  /// The current transition, until its animation has ended.
  private(set) var current: SizeTransition?
  /// A Boolean value that indicates whether the controllers must be asked again.
  private var needsChoice = false
  /// The controller that was asked last. Another one may prefer another orientation.
  private weak var lastAsked: UIViewController?

  package init(for runtime: Runtime) { self.runtime = runtime }

  var supportedByApp: UIInterfaceOrientationMask {
    let app = runtime.app.application
    return app.delegate?.application(app, supportedInterfaceOrientationsFor: runtime.app.rootWindow) ?? runtime.app.usualOrientations
  }

  /// The orientations that both the app and the controller that fills the screen support.
  var supported: UIInterfaceOrientationMask { choice.supported }

  private var choice: OrientationChoice {
    OrientationChoice(root: runtime.app.rootWindow?.rootViewController, app: supportedByApp)
  }

  // MARK: Events

  /// Sets the orientation at launch: that of the device, unless the first controllers do not support it.
  package func begin(on device: Device, root: UIViewController?) {
    self.device = !device.isLandscape ? .portrait : device.isTopAtRight ? .landscapeRight : .landscapeLeft
    interface = UIInterfaceOrientation(upon: self.device) ?? .portrait
    guard let root else { return }
    lastAsked = root
    let choice = OrientationChoice(root: root, app: supportedByApp)
    interface = choice.orientation(device: self.device, current: interface, isNew: false)
    if interface.isLandscape != device.isLandscape { runtime.app.device = device.lying(interface) }
  }

  /// Called when the user rotates the device.
  func deviceDidTurn(to orientation: UIDeviceOrientation) {
    guard orientation != device else { return }
    device = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: runtime.app.currentDevice)
    chooseSoon()
  }

  /// Requests a new choice, because another controller may fill the screen, or a controller has other values.
  func chooseSoon() {
    needsChoice = true
    runtime.app.needsLayout = true
  }

  /// Runs a round of a commit, in which a pending rotation begins if no transition runs. Returns whether anything happened.
  func pass() -> Bool {
    guard needsChoice, !runtime.controllers.machine.transitions.contains(where: \.phase.isRunning) else { return false }
    needsChoice = false
    let choice = choice
    if choice.isContradictory, let asked = choice.asked {
      runtime.report(
        "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES: "
          + "\(asked) supports none of those that the app does; it stays as it lies.")
      return false
    }
    let isNew = choice.asked !== lastAsked
    lastAsked = choice.asked
    return turn(to: choice.orientation(device: device, current: interface, isNew: isNew))
  }

  /// Requests one of several orientations for the scene. Returns `false` if none is supported.
  func request(_ mask: UIInterfaceOrientationMask) -> Bool {
    let possible = mask.intersection(choice.supported)
    guard !possible.isEmpty else { return false }
    let upright = UIInterfaceOrientation(upon: device)
    let wanted = [upright, interface].compactMap { $0 } + UIInterfaceOrientation.inOrder
    guard let target = wanted.first(where: { !possible.isDisjoint(with: $0.mask) }) else { return false }
    // The request has the effect of a user who rotates the device. The device keeps this orientation.
    device = target.device
    chooseSoon()
    return true
  }

  // MARK: Changes

  private func turn(to orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != interface else { return false }
    let quarters = (orientation.quartersOfDevice - interface.quartersOfDevice + 4) % 4
    let turn = quarters == 3 ? -1 : quarters
    let old = runtime.app.device
    let statusBar = StatusBarNotifications(runtime, from: interface, to: orientation)
    statusBar.postWill()
    interface = orientation
    change(
      to: old.lying(orientation), quarters: turn,
      duration: runtime.canAnimate ? RotationPace.duration(quarters: turn, isPad: old.isPad) : 0)
    statusBar.postDid()
    return true
  }

  /// Changes the size of the window immediately. Running transitions continue in the new size.
  func resize(to size: CGSize) {
    guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else {
      return runtime.report("A window cannot be resized to \(size.width)×\(size.height) points; it keeps its size.")
    }
    let device = runtime.app.device.windowed(size)
    guard device != runtime.app.device else { return }
    change(to: device, quarters: 0, duration: 0)
  }

  private func change(to device: Device, quarters: Int, duration: TimeInterval) {
    let (old, app) = (runtime.app.device, runtime.app)
    let windows = app.windows.filter { $0.bounds.size == old.size }
    let newTraits = TraitValues(device, app.environment)
    let turned = CGAffineTransform(rotationAngle: Double(quarters) * .pi / 2)
    let change = WindowChange(from: old, to: device, traits: newTraits, oldTraits: app.traits.values, windows: windows)
    let coordinator = SizeTransition(
      in: app.rootWindow ?? UIView(frame: .zero), targetTransform: quarters == 0 ? .identity : turned.inverted(), duration: duration)
    current?.end()
    current = coordinator
    change.announce(coordinator)
    if duration > 0 { change.standAsBefore(turnedBy: turned) }
    let apply = {
      change.apply(in: self.runtime)
      coordinator.runAlongside()
      for window in windows { window.layoutIfNeeded() }
    }
    let end = { [weak self] in
      if self?.current === coordinator { self?.current = nil }
      coordinator.end()
    }
    guard duration > 0 else {
      apply()
      return end()
    }
    UIView.animate(withDuration: duration, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]) {
      apply()
    } completion: { _ in
      end()
    }
  }
}

extension UIInterfaceOrientation {
  /// The orientation of a device under an interface with this orientation.
  var device: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}

extension Device {
  /// Returns the device with another interface orientation.
  func lying(_ orientation: UIInterfaceOrientation) -> Device {
    switch orientation {
    case .landscapeLeft: landscapeToTheRight
    case .landscapeRight: landscape
    case .unknown, .portrait, .portraitUpsideDown: upright
    }
  }
}

extension Runtime {
  package var rotation: Rotation { state() }
}
