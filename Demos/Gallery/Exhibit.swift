import UIKit

/// A demo as the gallery shows it, and as the command line has it: there is one list of them, and each is made in one way.
public struct Exhibit: Sendable {
  /// What the command line calls it: one word.
  public let name: String
  /// One line: what there is to see and to touch.
  public let summary: String
  /// Makes its root controller, anew each time.
  public let makeRoot: @MainActor @Sendable () -> UIViewController
  /// What stands on its card above the summary.
  let kicker, title: String
  let miniature: Miniature

  init(
    _ name: String, _ kicker: String, _ title: String, _ summary: String, _ miniature: Miniature,
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.kicker, self.title, self.summary) = (name, kicker, title, summary)
    (self.miniature, makeRoot) = (miniature, root)
  }
}
