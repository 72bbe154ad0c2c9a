import QuartzCore
internal import ScreenReading

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
  /// What VoiceOver says of it, in one line.
  public var spoken: String
  /// The names of the actions that it has besides being activated.
  public var actions: [String]

  @MainActor init(_ found: FoundElement) {
    (label, value, hint) = (found.said.label, found.said.value, found.said.hint)
    traits = UIAccessibilityTraits(rawValue: found.said.traits.rawValue)
    (frame, spoken) = (found.frame, found.said.words)
    let object = found.object
    identifier = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIAccessibilityElement)?.accessibilityIdentifier
    actions = found.said.hasActions ? (object.accessibilityCustomActions ?? []).map(\.name) : []
  }

  /// A line: the label, the value, the traits, the identifier.
  public var description: String {
    let words = [label.map { "“\($0)”" }, value.map { "= \($0)" }, traits.names.isEmpty ? nil : traits.names.joined(separator: ", ")]
    return (words + [identifier.map { "'\($0)'" }]).compactMap { $0 }.joined(separator: " ")
  }
}

extension UIView {
  /// The elements in this view and below it, in the order in which they are read: by their places, unless an app or a list knows better.
  /// What lies within an element is part of it; what is hidden, out of sight, or beside a modal view, is not there.
  public var accessibleElements: [AccessibleElement] { Gathering.elements(in: self).map(AccessibleElement.init) }
}

extension AppSession {
  /// What there is for someone who cannot see the screen, in the order in which it is read.
  public var accessibleElements: [AccessibleElement] { runtime.asCurrent { runtime.voiceOver.gather().map(AccessibleElement.init) } }

  /// The tree of elements: a line for each element and for each view with an identifier or a label around some, indented by depth.
  public func accessibilityTree() -> String {
    runtime.asCurrent {
      let found = runtime.voiceOver.gather()
      var tree = ElementTree()
      for element in found { tree.add(element) }
      return tree.text
    }
  }
}

/// Elements in the order in which they are read, below the named views that they lie in.
@MainActor
private struct ElementTree {
  private(set) var text = ""
  /// The named views around the last element, outermost first.
  private var open: [UIView] = []

  mutating func add(_ element: FoundElement) {
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
