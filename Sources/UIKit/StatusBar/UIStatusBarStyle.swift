/// What the status bar is drawn in. The raw values are Apple's.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in light surroundings, light in dark ones.
  case `default` = 0
  /// Light, for dark surroundings.
  case lightContent = 1
  /// Dark, for light surroundings.
  case darkContent = 3
}

/// How the status bar goes and comes. The raw values are Apple's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It moves up out of the screen, and down again.
  case slide = 2
}
