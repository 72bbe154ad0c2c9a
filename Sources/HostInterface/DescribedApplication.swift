import Motion

/// An app that can tell in words what it shows at the time of its last turn: what `.tsv` and `.txt` recordings hold.
@MainActor public protocol DescribedApplication: HostedApplication {
  /// What stands in a row of the motion trace: what a view is called by, then its numbers.
  static var motionTraceColumns: [String] { get }
  /// Every view that has an accessibility identifier, parents first.
  func motionTrace() -> MotionTrace
  /// The presentation tree, indented, with a newline at the end of each line.
  func presentationTree() -> String
}
