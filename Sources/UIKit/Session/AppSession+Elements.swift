import QuartzCore

extension AppSession {
  /// The accessibility elements on the screen, in reading order.
  public var accessibleElements: [AccessibleElement] { runtime.asCurrent { runtime.voiceOver.gather().map(AccessibleElement.init) } }

  /// Returns the tree of accessibility elements as text.
  ///
  /// Each element has a line. Each view that contains elements also has a line if it has an identifier or a label.
  /// Lines are indented by depth.
  public func accessibilityTree() -> String {
    runtime.asCurrent {
      let found = runtime.voiceOver.gather()
      var tree = ElementTree()
      for element in found { tree.add(element) }
      return tree.text
    }
  }
}
