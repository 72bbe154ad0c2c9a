import UIKit

/// A demo in the gallery and on the command line. Both use one list of demos and create each of them in one way.
public struct GalleryEntry: Sendable {
  /// The name on the command line, which is one word.
  public let name: String
  /// A summary of the demo and its gestures in one line.
  public let summary: String
  /// A closure that creates a new root controller of the demo each time.
  public let makeRoot: @MainActor @Sendable () -> UIViewController
  /// The texts on the card above the summary.
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
