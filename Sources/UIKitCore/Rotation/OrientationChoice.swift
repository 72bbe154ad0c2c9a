import QuartzCore
internal import TransitionMachine

extension UIInterfaceOrientation {
  /// The mask with the bit of this orientation. It is empty for an unknown orientation.
  var mask: UIInterfaceOrientationMask { self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// Creates the orientation of an interface that is upright on a device. The result is `nil` for a device that lies flat.
  ///
  /// The interface rotates against the device.
  init?(upon device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// The number of clockwise quarter turns of the device under an interface with this orientation.
  var quartersOfDevice: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: -1
    }
  }

  /// The order in which a supported orientation is searched.
  static let inOrder: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
}

/// The choice of the interface orientation, from the values of the controllers on the screen (Docs/behaviour/environment.md, "Rotation").
@MainActor
struct OrientationChoice {
  /// The controller that fills the screen, whose values count.
  let asked: UIViewController?
  /// The orientations that both the app and that controller support.
  let supported: UIInterfaceOrientationMask
  /// A Boolean value that indicates whether no orientation is supported by both.
  let isContradictory: Bool

  init(root: UIViewController?, app: UIInterfaceOrientationMask) {
    asked = root.map(Self.topmost)
    let own = asked?.supportedInterfaceOrientations ?? app
    supported = own.intersection(app)
    isContradictory = supported.isEmpty
  }

  /// Returns the topmost full-screen presented controller, or the root. Containers are responsible for their children.
  private static func topmost(from root: UIViewController) -> UIViewController {
    var (top, node) = (root, root.node)
    while let next = node.presented, let controller = next.controller {
      if [.fullScreen, .overFullScreen, .custom].contains(controller.effectivePresentationStyle) { top = controller }
      node = next
    }
    return top
  }

  /// Returns the new interface orientation.
  ///
  /// It is that of the device, if it is supported. Otherwise it is the current one, the preferred one, or any supported one.
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
