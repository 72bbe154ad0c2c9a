/// A change of the app's state, caused by the user or the system.
public enum ActivityChange: String, CaseIterable, Hashable, Sendable {
  /// The user left the app. Another app is in front.
  case background
  /// The user returned to the app.
  case foreground
  /// Something covers the app for a while, such as a call, the Control Centre or the app switcher.
  case inactive
  /// Nothing covers the app any more.
  case active
  /// Memory is low.
  case memoryWarning = "memory-warning"
  /// The app ends because the user removed it from the app switcher or the system terminates it.
  case terminate
}
