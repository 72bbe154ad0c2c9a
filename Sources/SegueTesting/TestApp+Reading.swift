import UIKit

extension TestApp {
  /// What the screen shows now of the view with an identifier.
  ///
  /// - Throws: `TestError.Reason.noView`, which names those that there are.
  public func view(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) throws -> ShownView {
    let shown = session.allShownViews
    guard let view = shown.first(where: { $0.identifier == identifier }) else {
      throw TestError(.noView(identifier, known: shown.map(\.identifier)), file, line)
    }
    return view
  }

  /// What the screen shows now of the view with an identifier, nil if there is none.
  ///
  /// The form for one line: `#expect(app["page"]?.scale == 1)` says what the scale is when it is not 1.
  public subscript(_ identifier: String) -> ShownView? { session.allShownViews.first { $0.identifier == identifier } }

  /// Whether a view with an identifier is part of a window that is shown, in the app's windows or in the keyboard's. It may be hidden.
  public func exists(_ identifier: String) -> Bool { self[identifier] != nil }

  /// Whether some part of a view with an identifier can be seen: it exists, neither it nor something that it lies in is hidden or clear, and
  /// some of it lies on the screen and within all views that clip it. Views in front of it do not count.
  public func isVisible(_ identifier: String) -> Bool { session.isVisible(identifier) }

  /// The presentation tree with the texts of labels, fields and text views: a line for each view, those of the keyboard's window last.
  public var hierarchy: String { session.textTree() }
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
