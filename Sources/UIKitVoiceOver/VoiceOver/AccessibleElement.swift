import QuartzCore
internal import ScreenReading

/// An accessibility element on the screen, with the information that VoiceOver announces.
public struct AccessibleElement: Hashable, Sendable, CustomStringConvertible {
  /// The name of the element.
  public var label: String?
  /// The current value of the element.
  public var value: String?
  /// The result of activating the element.
  public var hint: String?
  /// The identifier by which UI tests find the element.
  public var identifier: String?
  /// The traits that describe the role and the state of the element.
  public var traits: UIAccessibilityTraits
  /// The frame in window points. During an animation, this is the final frame.
  public var frame: CGRect
  /// The line that VoiceOver speaks for the element.
  public var spoken: String
  /// The names of the custom actions, which are available in addition to activation.
  public var actions: [String]

  @MainActor package init(_ found: FoundElement) {
    (label, value, hint) = (found.said.label, found.said.value, found.said.hint)
    traits = UIAccessibilityTraits(rawValue: found.said.traits.rawValue)
    (frame, spoken) = (found.frame, found.said.words)
    let object = found.object
    identifier = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIAccessibilityElement)?.accessibilityIdentifier
    actions = found.said.hasActions ? (object.accessibilityCustomActions ?? []).map(\.name) : []
  }

  /// A line of text with the label, the value, the traits and the identifier.
  public var description: String {
    let words = [label.map { "“\($0)”" }, value.map { "= \($0)" }, traits.names.isEmpty ? nil : traits.names.joined(separator: ", ")]
    return (words + [identifier.map { "'\($0)'" }]).compactMap { $0 }.joined(separator: " ")
  }
}

extension UIView {
  /// The accessibility elements of this view and its descendants, in reading order.
  ///
  /// The order follows the positions on the screen, unless the app or a list defines another order.
  /// Views inside an element are part of that element.
  /// Hidden views, views outside the visible area and views that a modal view covers are left out.
  public var accessibleElements: [AccessibleElement] { Gathering.elements(in: self).map(AccessibleElement.init) }
}

/// A text of the elements in reading order, grouped under the named views that contain them.
@MainActor
package struct ElementTree {
  package private(set) var text = ""
  /// The named views that contain the last element, outermost first.
  private var open: [UIView] = []

  package init() {}

  package mutating func add(_ element: FoundElement) {
    var around: [UIView] = []
    if let place = element.object.placeInViews {
      around = sequence(first: place, next: \.superview).filter { $0 !== element.object && Self.isNamed($0) }.reversed()
    }
    let shared = zip(open, around).prefix { $0.0 === $0.1 }.count
    for (depth, view) in around.enumerated().dropFirst(shared) { line(Self.name(of: view), depth) }
    open = around
    line("\(AccessibleElement(element))", around.count)
  }

  private mutating func line(_ words: String, _ depth: Int) { text += String(repeating: "  ", count: depth) + words + "\n" }
  private static func isNamed(_ view: UIView) -> Bool { view.accessibilityIdentifier != nil || view.spoken?.label != nil }
  private static func name(of view: UIView) -> String {
    let words = [view.spoken?.label.map { "“\($0.string)”" }, view.accessibilityIdentifier.map { "'\($0)'" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}
