import QuartzCore

/// What someone who cannot see the screen is told of one thing on it.
public struct AccessibleElement: Hashable, Sendable, CustomStringConvertible {
  /// What it is called.
  public var label: String?
  /// What its value is.
  public var value: String?
  /// What happens if it is activated.
  public var hint: String?
  /// The name by which tests find it.
  public var identifier: String?
  /// What kind of thing it is.
  public var traits: UIAccessibilityTraits
  /// In window points, where it will be when all animations are over.
  public var frame: CGRect

  /// A line: the label, the value, the traits, the identifier.
  public var description: String {
    let words = [label.map { "“\($0)”" }, value.map { "= \($0)" }, traits.names.isEmpty ? nil : traits.names.joined(separator: ", ")]
    return (words + [identifier.map { "'\($0)'" }]).compactMap { $0 }.joined(separator: " ")
  }
}

extension UIView {
  /// The elements in this view and below it, in the order in which they are read: that of `accessibilityElements`, else that of the
  /// subviews. What lies within an element is part of it; what is hidden, or beside a modal view, is not there.
  public var accessibleElements: [AccessibleElement] {
    guard !isHidden, alpha >= UIView.invisibleAlpha else { return [] }
    if isAccessibilityElement { return [accessibleElement] }
    return accessibleChildren.flatMap(\.accessibleElements)
  }

  /// The views below this one in which the next elements are sought; empty within an element.
  var accessibleChildren: [UIView] {
    guard !accessibilityElementsHidden, !isAccessibilityElement else { return [] }
    let children = accessibilityElements?.compactMap { $0 as? UIView } ?? subviews
    return children.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] } ?? children
  }

  /// The view as one element.
  var accessibleElement: AccessibleElement {
    AccessibleElement(
      label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint, identifier: accessibilityIdentifier,
      traits: accessibilityTraits, frame: convert(bounds, to: nil))
  }

  /// The place of the view on the screen, in points, for those who cannot see it.
  public var accessibilityFrame: CGRect { convert(bounds, to: nil) }
}

extension AppSession {
  /// What there is for someone who cannot see the screen, in the order in which it is read.
  public var accessibleElements: [AccessibleElement] { windows.flatMap(\.accessibleElements) }

  /// The tree of elements: a line for each element and for each view with an identifier or a label around some, indented by depth.
  public func accessibilityTree() -> String {
    func lines(_ view: UIView, _ indent: String) -> [String] {
      guard !view.accessibleElements.isEmpty else { return [] }
      if view.isAccessibilityElement { return ["\(indent)\(view.accessibleElement)"] }
      guard view.accessibilityIdentifier != nil || view.accessibilityLabel != nil else {
        return view.accessibleChildren.flatMap { lines($0, indent) }
      }
      return ["\(indent)\(view.accessibleElement)"] + view.accessibleChildren.flatMap { lines($0, indent + "  ") }
    }
    return windows.flatMap { lines($0, "") }.map { $0 + "\n" }.joined()
  }
}
