import Motion

/// An app that can describe in text what it showed in its last update cycle. Recordings to `.tsv` and `.txt` files need it.
@MainActor public protocol DescribedApplication: HostedApplication {
  /// The column titles of the motion trace, without the time: the name of the view, then the names of its numbers.
  static var motionTraceColumns: [String] { get }
  /// Returns a row for each view that has an accessibility identifier. Parents come before their children.
  func motionTrace() -> MotionTrace
  /// Returns the presentation tree as indented text. Each line ends with a newline.
  func presentationTree() -> String
}
