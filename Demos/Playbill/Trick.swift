import UIKit

/// A way to change screens, for a page to show: one animator, whatever the change is called.
public struct Trick {
  /// In small letters: what the identifiers of its views begin with.
  public let name: String
  /// Above its page.
  public let title: String
  /// What it does, in a line or two.
  public let line: String
  /// The screen that it brings.
  public let poster: Poster
  /// The ways it can go; the first is chosen at first.
  public let headings: [Heading]
  /// How much the motion springs after a finger has let go: 1 not at all.
  public let dampingRatio: CGFloat
  /// Makes the animator for one change of screens.
  public let makeAnimator: @MainActor (Cue) -> any UIViewControllerAnimatedTransitioning

  /// A trick.
  public init(
    name: String, title: String, line: String, poster: Poster, headings: [Heading] = Heading.all, dampingRatio: CGFloat = 1,
    makeAnimator: @escaping @MainActor (Cue) -> any UIViewControllerAnimatedTransitioning
  ) {
    (self.name, self.title, self.line, self.poster, self.headings) = (name, title, line, poster, headings)
    (self.dampingRatio, self.makeAnimator) = (dampingRatio, makeAnimator)
  }
}

/// What an animator has to know of a change before it starts.
public struct Cue: Sendable {
  /// Where the new screen comes from, and goes back to.
  public let edge: UIRectEdge
  /// In seconds.
  public let duration: TimeInterval
  /// Whether this is the way back.
  public let isReturning: Bool
}

/// The colours and the drawing of a screen.
public struct Poster {
  /// What is drawn on.
  public let paper: UIColor
  /// What is drawn with, letters too.
  public let ink: UIColor
  /// Draws into the current context, which is as large as the rectangle; nothing keeps it inside.
  public let draw: @MainActor (CGRect) -> Void

  /// A poster.
  public init(paper: UIColor, ink: UIColor, draw: @escaping @MainActor (CGRect) -> Void) {
    (self.paper, self.ink, self.draw) = (paper, ink, draw)
  }
}

/// A way for a trick to go.
public struct Heading: Sendable {
  /// Where the new screen comes from.
  public let edge: UIRectEdge
  /// On its segment.
  public let symbol: String
  /// In its identifier.
  public let name: String
  /// In a sentence: “from the right”.
  public let words: String

  /// A way to go.
  public init(edge: UIRectEdge, symbol: String, name: String, words: String) {
    (self.edge, self.symbol, self.name, self.words) = (edge, symbol, name, words)
  }

  /// From each side. The arrow points where the screen goes.
  public static let all = [
    Heading(edge: .right, symbol: "arrow.left", name: "right", words: "from the right"),
    Heading(edge: .left, symbol: "arrow.right", name: "left", words: "from the left"),
    Heading(edge: .bottom, symbol: "arrow.up", name: "bottom", words: "from below"),
    Heading(edge: .top, symbol: "arrow.down", name: "top", words: "from above"),
  ]
}

extension UIRectEdge {
  /// Which way a screen moves that comes in from here: one point along it.
  var inward: CGVector {
    switch self {
    case .left: CGVector(dx: 1, dy: 0)
    case .right: CGVector(dx: -1, dy: 0)
    case .top: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: 0, dy: -1)
    }
  }
}
