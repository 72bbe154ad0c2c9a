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
  /// What controllers were told since launch.
  public var callbackLog: [String] { session.callbackLog }
  /// UIKit's warnings since launch.
  public var diagnostics: [String] { session.runtime.diagnostics }
}
