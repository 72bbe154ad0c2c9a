import UIKit

extension TestApp {
  /// Returns the state of the view with an identifier, as the screen shows it now.
  ///
  /// - Throws: `TestError.Reason.noView` with the existing identifiers, if there is no such view.
  public func view(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) throws -> ShownView {
    let shown = session.allShownViews
    guard let view = shown.first(where: { $0.identifier == identifier }) else {
      throw TestError(.noView(identifier, known: shown.map(\.identifier)), file, line)
    }
    return view
  }

  /// The state of the view with an identifier, as the screen shows it now. It is `nil` if there is no such view.
  ///
  /// This form is suitable for one line. `#expect(app["page"]?.scale == 1)` reports the scale if it is not 1.
  public subscript(_ identifier: String) -> ShownView? { session.allShownViews.first { $0.identifier == identifier } }

  /// Returns whether a view with an identifier exists in a visible window of the app or in the keyboard's window. The view may be hidden.
  public func exists(_ identifier: String) -> Bool { self[identifier] != nil }

  /// Returns whether a part of a view with an identifier is visible.
  ///
  /// The view must exist. Neither it nor an ancestor may be hidden or transparent. A part of it must be on the screen and inside all views
  /// that clip it. Views in front of it are not considered.
  public func isVisible(_ identifier: String) -> Bool { session.isVisible(identifier) }

  /// The presentation tree with the texts of labels, text fields and text views. Each view has a line, and those of the keyboard's window
  /// come last.
  public var hierarchy: String { session.textTree() }
  /// The accessibility elements of the screen in reading order.
  public var elements: [AccessibleElement] { session.accessibleElements }
  /// The tree of accessibility elements, with a line for each.
  public var accessibilityTree: String { session.accessibilityTree() }

  /// Returns the accessibility element with a label, as a VoiceOver user would find it.
  ///
  /// - Throws: `TestError.Reason.noElement` if there is none.
  public func element(labelled label: String, file: StaticString = #filePath, line: UInt = #line) throws -> AccessibleElement {
    guard let element = elements.first(where: { $0.label == label }) else {
      throw TestError(.noElement(label, known: elements.map(\.description)), file, line)
    }
    return element
  }

  /// The callbacks that view controllers have received since launch.
  public var callbackLog: [String] { session.callbackLog }
  /// The decisions about touches since launch, each as a sentence. It helps to find out why a tap or a drag had no effect.
  public var gestureLog: [String] { session.gestureLog }
  /// The warnings of UIKit since launch.
  public var diagnostics: [String] { session.runtime.diagnostics }
}
