internal import TransitionMachine

/// How a controller is presented. The raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view is taken away when the transition is over.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A sheet that on a tablet is a smaller card.
  case formSheet = 2
  /// Covers the nearest parent that defines the presentation context; its view is taken away.
  case currentContext = 3
  /// Whatever the transitioning delegate's presentation controller makes of it.
  case custom = 4
  /// Covers the window; what is beneath stays.
  case overFullScreen = 5
  /// Covers the nearest parent that defines the presentation context; what is beneath stays.
  case overCurrentContext = 6
  /// Beside what it is about, with an arrow; where the width is compact, a sheet.
  case popover = 7
  /// No presentation.
  case none = -1
  /// The system's choice: `.pageSheet`.
  case automatic = -2

  /// What the machine makes of it; sheets differ from `.overFullScreen` only in what they look like.
  var machineStyle: PresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet, .formSheet, .automatic, .popover, .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .custom: .custom
    case .none:
      preconditionFailure("modalPresentationStyle .\(self) cannot be presented by Segue; set .custom, .fullScreen or another style")
    }
  }
}

/// The built-in animation of a presentation. The raw values are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and down again.
  case coverVertical = 0
  /// Turns about the vertical axis, from right to left, and back again.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// A page's corner is curled up. Segue draws no curls: it fades, and says so. For `.fullScreen` only.
  case partialCurl = 3
}
