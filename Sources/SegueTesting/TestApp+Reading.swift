import UIKit

extension TestApp {
  /// What the screen shows now of the view with an identifier.
  public func view(_ identifier: String) throws -> ShownView {
    let shown = session.shownViews
    guard let view = shown.first(where: { $0.identifier == identifier }) else {
      throw TestError.noView(identifier, known: shown.map(\.identifier))
    }
    return view
  }

  /// Whether a view with an identifier is on the screen at all.
  public func exists(_ identifier: String) -> Bool { session.shownViews.contains { $0.identifier == identifier } }

  /// The presentation tree, a line a view.
  public var hierarchy: String { session.presentationTree() }
  /// What there is for someone who cannot see the screen, in the order in which it is read.
  public var elements: [AccessibleElement] { session.accessibleElements }
  /// The tree of those, a line an element.
  public var accessibilityTree: String { session.accessibilityTree() }

  /// The element with a label, as a user who hears the screen would look for it.
  ///
  /// - Throws: `TestError.noElement` if there is none.
  public func element(labelled label: String) throws -> AccessibleElement {
    guard let element = elements.first(where: { $0.label == label }) else {
      throw TestError.noElement(label, known: elements.map(\.description))
    }
    return element
  }

  /// What controllers were told since launch.
  public var callbackLog: [String] { session.callbackLog }
  /// What became of touches since launch, a sentence each: look here when a tap or a drag did nothing.
  public var gestureLog: [String] { session.gestureLog }
  /// UIKit's warnings since launch.
  public var diagnostics: [String] { session.runtime.diagnostics }
}
