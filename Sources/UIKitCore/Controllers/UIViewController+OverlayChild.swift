internal import TransitionMachine

/// A view controller can display a child over its content as if the child were presented. A search controller is such an overlay child.
extension UIViewController {
  private var line: [UIViewController] { [self] + node.ancestors.compactMap(\.controller) }

  /// The overlay child over this controller or over a parent of it. The value is `nil` for the overlay child itself and its descendants.
  var presentedGuest: UIViewController? {
    for controller in line {
      if let overlayChild = controller.overlayChild { return node.isInside(overlayChild.node) ? nil : overlayChild }
    }
    return nil
  }

  /// The controller that presents this controller or its nearest presented parent, or that has it as an overlay child.
  var presenterOrHost: UIViewController? {
    for controller in line {
      if let presenter = controller.node.presenting?.controller { return presenter }
      if let host = controller.parent, host.overlayChild === controller { return host }
    }
    return nil
  }

  /// The overlay child that a dismissal concerns, if nothing is presented nearer. It is the one over this controller, or the one that
  /// contains it.
  var overlayChildToDismiss: UIViewController? {
    for controller in line {
      if controller.node.presented != nil { return nil }
      if let overlayChild = controller.overlayChild { return overlayChild }
      if controller.node.presenting != nil { return nil }
    }
    return nil
  }
}
