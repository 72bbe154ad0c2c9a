import Motion

/// An app that can tell in words what it shows at the time of its last turn: what `.tsv` and `.txt` recordings hold.
@MainActor public protocol DescribedApplication: HostedApplication {
  /// The names of the motion trace's columns, without a newline.
  static var motionTraceHeader: String { get }
  /// A line for every view with an accessibility identifier, each with a newline at its end; nothing when there is none.
  func motionTrace() -> String
  /// The presentation tree, indented, with a newline at the end of each line.
  func presentationTree() -> String
}
