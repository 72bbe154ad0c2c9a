import UIKit

extension TestApp {
  /// What the screen shows now of the view with an identifier.
  ///
  /// - Throws: `TestError.Reason.noView`, which names those that there are.
  public func view(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) throws -> ShownView {
    let shown = session.shownViews
    guard let view = shown.first(where: { $0.identifier == identifier }) else {
      throw TestError(.noView(identifier, known: shown.map(\.identifier)), file, line)
    }
    return view
  }

  /// What the screen shows now of the view with an identifier, nil if there is none.
  ///
  /// The form for one line: `#expect(app["page"]?.scale == 1)` says what the scale is when it is not 1.
  public subscript(_ identifier: String) -> ShownView? { session.shownViews.first { $0.identifier == identifier } }

  /// Whether a view with an identifier is on the screen at all.
  public func exists(_ identifier: String) -> Bool { self[identifier] != nil }

  /// The presentation tree, a line a view.
  public var hierarchy: String { session.presentationTree() }
  /// What there is for someone who cannot see the screen, in the order in which it is read.
  public var elements: [AccessibleElement] { session.accessibleElements }
  /// The tree of those, a line an element.
  public var accessibilityTree: String { session.accessibilityTree() }

  /// The element with a label, as a user who hears the screen would look for it.
  ///
  /// - Throws: `TestError.Reason.noElement` if there is none.
  public func element(labelled label: String, file: StaticString = #filePath, line: UInt = #line) throws -> AccessibleElement {
    guard let element = elements.first(where: { $0.label == label }) else {
      throw TestError(.noElement(label, known: elements.map(\.description)), file, line)
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
