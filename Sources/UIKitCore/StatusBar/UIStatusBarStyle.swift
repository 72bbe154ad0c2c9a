/// The styles of the status bar's content. The raw values equal those of UIKit.
public enum UIStatusBarStyle: Int, Sendable {
  /// The content is dark in light mode and light in dark mode.
  case `default` = 0
  /// The content is light, for a dark background.
  case lightContent = 1
  /// The content is dark, for a light background.
  case darkContent = 3
}

/// The animations with which the status bar appears and disappears. The raw values equal those of UIKit.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The status bar changes without an animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides up out of the screen, and down again.
  case slide = 2
}
