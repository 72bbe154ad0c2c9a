import QuartzCore
internal import TransitionMachine

extension UIInterfaceOrientation {
  /// The bit that stands for it; none for an unknown one.
  var mask: UIInterfaceOrientationMask { self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// How an interface lies upright on a device that is held in some way; nil for one that lies flat. It turns against the device.
  init?(upon device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// Quarter turns, clockwise, by which the device is turned under an interface that lies so.
  var quartersOfDevice: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: -1
    }
  }

  /// In the order in which one is looked for that a controller supports.
  static let inOrder: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
}

/// What the controllers on the screen say of the ways in which the interface may lie. (BEHAVIOUR-2 §22.5)
@MainActor
struct OrientationChoice {
  /// Who fills the screen: who is asked.
  let asked: UIViewController?
  /// What both the app and who fills the screen support.
  let supported: UIInterfaceOrientationMask
  /// Neither leaves the other anything.
  let isContradictory: Bool

  init(root: UIViewController?, app: UIInterfaceOrientationMask) {
    asked = root.map(Self.topmost)
    let own = asked?.supportedInterfaceOrientations ?? app
    supported = own.intersection(app)
    isContradictory = supported.isEmpty
  }

  /// The topmost that is presented over the whole screen; the root, if none is. Containers answer for what they contain.
  private static func topmost(from root: UIViewController) -> UIViewController {
    var (top, node) = (root, root.node)
    while let next = node.presented, let controller = next.controller {
      if [.fullScreen, .overFullScreen, .custom].contains(controller.effectivePresentationStyle) { top = controller }
      node = next
    }
    return top
  }

  /// How the interface lies from now on: as the device is held, where that is supported; else as it does; else as who fills the screen
  /// prefers to lie, or as it can.
  func orientation(device: UIDeviceOrientation, current: UIInterfaceOrientation, isNew: Bool) -> UIInterfaceOrientation {
    guard !isContradictory else { return current }
    func accepted(_ orientation: UIInterfaceOrientation?) -> UIInterfaceOrientation? {
      orientation.flatMap { supported.isDisjoint(with: $0.mask) ? nil : $0 }
    }
    if isNew, let preferred = accepted(asked?.preferredInterfaceOrientationForPresentation), preferred != current { return preferred }
    let mayFollow = asked?.shouldAutorotate ?? true
    if mayFollow, let upright = accepted(UIInterfaceOrientation(upon: device)) { return upright }
    return accepted(current) ?? accepted(asked?.preferredInterfaceOrientationForPresentation)
      ?? UIInterfaceOrientation.inOrder.lazy.compactMap(accepted).first ?? current
  }
}
