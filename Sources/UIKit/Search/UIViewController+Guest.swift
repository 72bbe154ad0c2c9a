internal import TransitionMachine

/// A controller may show another over its content as if it presented it, although that is its child: a search.
extension UIViewController {
  private var line: [UIViewController] { [self] + node.ancestors.compactMap(\.controller) }

  /// The guest that stands over this controller, or over the parent that contains it; nil for the guest itself and what is in it.
  var presentedGuest: UIViewController? {
    for controller in line {
      if let guest = controller.guest { return node.isInside(guest.node) ? nil : guest }
    }
    return nil
  }

  /// Who presents this controller or the nearest parent that is presented, or has it as a guest.
  var presenterOrHost: UIViewController? {
    for controller in line {
      if let presenter = controller.node.presenting?.controller { return presenter }
      if let host = controller.parent, host.guest === controller { return host }
    }
    return nil
  }

  /// The guest that a dismissal means: the one over this controller, or the one that it is in, where nothing is presented nearer.
  var guestToDismiss: UIViewController? {
    for controller in line {
      if controller.node.presented != nil { return nil }
      if let guest = controller.guest { return guest }
      if controller.node.presenting != nil { return nil }
    }
    return nil
  }
}
