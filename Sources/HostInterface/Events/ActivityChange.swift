/// What the system does with the app as a whole.
public enum ActivityChange: String, CaseIterable, Hashable, Sendable {
  /// The user left it: another app is in front.
  case background
  /// The user came back to it.
  case foreground
  /// Something lies over it for a while: a call, the control centre, the list of apps.
  case inactive
  /// Nothing lies over it any more.
  case active
  /// Memory is short.
  case memoryWarning = "memory-warning"
  /// The user threw it out of the list of apps, or the system ends it.
  case terminate
}
