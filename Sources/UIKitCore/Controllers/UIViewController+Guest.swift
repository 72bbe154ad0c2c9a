internal import TransitionMachine

/// A view controller can display a child over its content as if the child were presented. A search controller is such an overlay child.
extension UIViewController {
  private var line: [UIViewController] { [self] + node.ancestors.compactMap(\.controller) }

  /// The overlay child over this controller or over a parent of it. The value is `nil` for the overlay child itself and its descendants.
  var presentedGuest: UIViewController? {
    for controller in line {
      if let guest = controller.guest { return node.isInside(guest.node) ? nil : guest }
    }
    return nil
  }

  /// The controller that presents this controller or its nearest presented parent, or that has it as an overlay child.
  var presenterOrHost: UIViewController? {
    for controller in line {
      if let presenter = controller.node.presenting?.controller { return presenter }
      if let host = controller.parent, host.guest === controller { return host }
    }
    return nil
  }

  /// The overlay child that a dismissal concerns, if nothing is presented nearer. It is the one over this controller, or the one that
  /// contains it.
  var guestToDismiss: UIViewController? {
    for controller in line {
      if controller.node.presented != nil { return nil }
      if let guest = controller.guest { return guest }
      if controller.node.presenting != nil { return nil }
    }
    return nil
  }
}
