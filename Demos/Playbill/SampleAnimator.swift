import UIKit

/// A sample animator with its page. It serves a push, a presentation and a change of tabs.
public struct SampleAnimator {
  /// The prefix of the identifiers of its views, in lowercase letters.
  public let name: String
  /// The title above its page.
  public let title: String
  /// A description in one or two lines.
  public let line: String
  /// The screen that the animator shows.
  public let poster: Poster
  /// The available directions. The first is the default.
  public let headings: [Heading]
  /// The damping ratio of the motion after a finger lifts. At 1 it does not oscillate.
  public let dampingRatio: CGFloat
  /// A closure that creates the animator for one change of screens.
  public let makeAnimator: @MainActor (Cue) -> any UIViewControllerAnimatedTransitioning

  /// Creates a sample animator.
  public init(
    name: String, title: String, line: String, poster: Poster, headings: [Heading] = Heading.all, dampingRatio: CGFloat = 1,
    makeAnimator: @escaping @MainActor (Cue) -> any UIViewControllerAnimatedTransitioning
  ) {
    (self.name, self.title, self.line, self.poster, self.headings) = (name, title, line, poster, headings)
    (self.dampingRatio, self.makeAnimator) = (dampingRatio, makeAnimator)
  }
}

/// The properties of a change that an animator needs before it starts.
public struct Cue: Sendable {
  /// The edge from which the new screen comes, and to which it returns.
  public let edge: UIRectEdge
  /// The duration in seconds.
  public let duration: TimeInterval
  /// A Boolean value that indicates whether this is the way back.
  public let isReturning: Bool
}

/// The colours and the drawing of a screen.
public struct Poster {
  /// The colour of the background.
  public let paper: UIColor
  /// The colour of the drawing and the text.
  public let ink: UIColor
  /// A closure that draws into the current context, which has the size of the rectangle. The drawing is not clipped.
  public let draw: @MainActor (CGRect) -> Void

  /// Creates a poster from two colours and a closure that draws it.
  public init(paper: UIColor, ink: UIColor, draw: @escaping @MainActor (CGRect) -> Void) {
    (self.paper, self.ink, self.draw) = (paper, ink, draw)
  }
}

/// A direction of a sample animator.
public struct Heading: Sendable {
  /// The edge from which the new screen comes.
  public let edge: UIRectEdge
  /// The name of the symbol on its segment.
  public let symbol: String
  /// The name in its identifier.
  public let name: String
  /// The words in a sentence, for example “from the right”.
  public let words: String

  /// Creates a direction.
  public init(edge: UIRectEdge, symbol: String, name: String, words: String) {
    (self.edge, self.symbol, self.name, self.words) = (edge, symbol, name, words)
  }

  /// The directions from each edge. The arrow points where the screen goes.
  public static let all = [
    Heading(edge: .right, symbol: "arrow.left", name: "right", words: "from the right"),
    Heading(edge: .left, symbol: "arrow.right", name: "left", words: "from the left"),
    Heading(edge: .bottom, symbol: "arrow.up", name: "bottom", words: "from below"),
    Heading(edge: .top, symbol: "arrow.down", name: "top", words: "from above"),
  ]
}

extension UIRectEdge {
  /// The unit vector along which a screen from this edge enters.
  var inward: CGVector {
    switch self {
    case .left: CGVector(dx: 1, dy: 0)
    case .right: CGVector(dx: -1, dy: 0)
    case .top: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: 0, dy: -1)
    }
  }
}
