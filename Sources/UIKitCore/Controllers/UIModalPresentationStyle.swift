internal import TransitionMachine

/// The style of a presented view controller. The raw values are those of UIKit.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presented view covers the window. The presenting view is removed after the transition.
  case fullScreen = 0
  /// The presented view is a sheet.
  case pageSheet = 1
  /// The presented view is a sheet, which is a smaller card on a tablet.
  case formSheet = 2
  /// The presented view covers the nearest ancestor that defines a presentation context. The view of that ancestor is removed after the
  /// transition.
  case currentContext = 3
  /// The presentation controller of the transitioning delegate determines the appearance.
  case custom = 4
  /// The presented view covers the window. The views below stay in place.
  case overFullScreen = 5
  /// The presented view covers the nearest ancestor that defines a presentation context. The views below stay in place.
  case overCurrentContext = 6
  /// The presented view is a popover with an arrow that points to its source. In a compact width, it is a sheet.
  case popover = 7
  /// There is no presentation.
  case none = -1
  /// The system chooses the style, which is `.pageSheet`.
  case automatic = -2

  /// The style in the transition machine. Sheets differ from `.overFullScreen` only in their appearance.
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

/// The built-in animation of a presentation. The raw values are those of UIKit.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom. It slides down again in the dismissal.
  case coverVertical = 0
  /// The view rotates about the vertical axis from right to left. It rotates back in the dismissal.
  case flipHorizontal = 1
  /// The presented view fades in. It fades out in the dismissal.
  case crossDissolve = 2
  /// The corner of the presenting view curls up. Use this style with `.fullScreen` only.
  ///
  /// Segue does not draw curls. It shows a cross-fade instead and writes a warning.
  case partialCurl = 3
}
