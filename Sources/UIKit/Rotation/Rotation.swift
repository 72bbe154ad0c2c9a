import CoreGraphics
import HostInterface
import QuartzCore
internal import TransitionMachine

/// How the device is held, how the interface lies on it, and what waits to be turned. (BEHAVIOUR-2 §22.5)
///
/// A turn waits for the transitions that are under way, and happens in the turn of the loop in which the last of them ends, whether it was
/// cancelled or not. A change of size alone never waits. (§25)
@MainActor
final class Rotation: RuntimeState {
  private unowned let runtime: Runtime
  /// How the device is held.
  private(set) var device: UIDeviceOrientation = .portrait
  /// How the interface lies.
  private(set) var interface: UIInterfaceOrientation = .portrait
  /// What is under way, until its animation is over.
  private(set) var current: SizeTransition?
  /// The controllers may have to be asked again.
  private var needsChoice = false
  /// Who was asked last: somebody else may prefer to lie otherwise.
  private weak var lastAsked: UIViewController?

  init(for runtime: Runtime) { self.runtime = runtime }

  var supportedByApp: UIInterfaceOrientationMask {
    let app = runtime.app.application
    return app.delegate?.application(app, supportedInterfaceOrientationsFor: runtime.app.rootWindow) ?? runtime.app.usualOrientations
  }

  /// What both the app and who fills the screen support.
  var supported: UIInterfaceOrientationMask { choice.supported }

  private var choice: OrientationChoice {
    OrientationChoice(root: runtime.app.rootWindow?.rootViewController, app: supportedByApp)
  }

  // MARK: What happens

  /// At the launch: as the device is held, unless the first controllers cannot lie so.
  func begin(on device: Device, root: UIViewController?) {
    self.device = !device.isLandscape ? .portrait : device.isTopAtRight ? .landscapeRight : .landscapeLeft
    interface = UIInterfaceOrientation(upon: self.device) ?? .portrait
    guard let root else { return }
    lastAsked = root
    let choice = OrientationChoice(root: root, app: supportedByApp)
    interface = choice.orientation(device: self.device, current: interface, isNew: false)
    if interface.isLandscape != device.isLandscape { runtime.app.device = device.lying(interface) }
  }

  /// The user holds the device in another way.
  func deviceDidTurn(to orientation: UIDeviceOrientation) {
    guard orientation != device else { return }
    device = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: runtime.app.currentDevice)
    chooseSoon()
  }

  /// Somebody else may fill the screen, or has changed his mind.
  func chooseSoon() {
    needsChoice = true
    runtime.app.needsLayout = true
  }

  /// A round of a commit: turns what is to be turned, unless a transition is under way. Whether anything happened.
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

  /// The scene was asked to lie in one of some ways.
  func request(_ mask: UIInterfaceOrientationMask) -> Bool {
    let possible = mask.intersection(choice.supported)
    guard !possible.isEmpty else { return false }
    let upright = UIInterfaceOrientation(upon: device)
    let wanted = [upright, interface].compactMap { $0 } + UIInterfaceOrientation.inOrder
    guard let target = wanted.first(where: { !possible.isDisjoint(with: $0.mask) }) else { return false }
    // As a user who turns the device: it is held that way from now on.
    device = target.device
    chooseSoon()
    return true
  }

  // MARK: Doing it

  private func turn(to orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != interface else { return false }
    let quarters = (orientation.quartersOfDevice - interface.quartersOfDevice + 4) % 4
    let turn = quarters == 3 ? -1 : quarters
    let old = runtime.app.device
    interface = orientation
    change(
      to: old.lying(orientation), quarters: turn,
      duration: runtime.canAnimate ? RotationPace.duration(quarters: turn, isPad: old.isPad) : 0)
    return true
  }

  /// The window has another size: at once, and what is under way goes on in it.
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
    let newTraits = TraitValues(device, app.surroundings)
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
  /// How a device is held under an interface that lies so.
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
  /// The same device with its interface lying in some way.
  func lying(_ orientation: UIInterfaceOrientation) -> Device {
    switch orientation {
    case .landscapeLeft: landscapeToTheRight
    case .landscapeRight: landscape
    case .unknown, .portrait, .portraitUpsideDown: upright
    }
  }
}

extension Runtime {
  var rotation: Rotation { state() }
}

extension AppState {
  /// How apps lie on this kind of device, where they say nothing.
  var usualOrientations: UIInterfaceOrientationMask { device.isPad ? .all : .allButUpsideDown }
  /// The window whose root decides for all.
  var rootWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
}
