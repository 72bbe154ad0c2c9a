import QuartzCore

extension UIViewController {
  /// The transition of a view controller, for `preferredTransition` (BEHAVIOUR-2 §25). UIKit has the type since iOS 18.
  @preconcurrency @MainActor
  public class Transition: _UIObject {
    enum Kind {
      /// One of the four simple transitions.
      case style(UIModalTransitionStyle)
      case zoom(ZoomRecipe)
    }

    let kind: Kind

    required init(_ kind: Kind) {
      self.kind = kind
      super.init(_r: ())
    }

    /// The transition in which the view slides up from the bottom, and down again.
    public static var coverVertical: Self { Self(.style(.coverVertical)) }
    /// The transition in which the view rotates about its vertical axis from right to left, and back again.
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
    /// The transition in which the view fades in and out.
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
    /// The transition in which a corner of the old view curls up. Segue shows a cross-fade instead and writes a warning.
    public static var partialCurl: Self { Self(.style(.partialCurl)) }

    /// Creates a transition in which the view zooms out of a source view and back into it.
    ///
    /// A gesture can interrupt the transition at any time and dismiss the view.
    ///
    /// - Parameters:
    ///   - options: The appearance and the interaction of the transition, or `nil` for the default. Later changes of the object have no
    ///     effect.
    ///   - sourceViewProvider: A closure that returns the source view, or `nil` if there is none.
    ///     It is called for both directions, and again during the way back, so it must be fast and return the current view.
    ///     Without a source view, the transition is the one of a controller without a preferred transition.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(.zoom(ZoomRecipe(options: options?.copied() ?? ZoomOptions(), provider: sourceViewProvider)))
    }
  }
}

/// The options and the source view provider of a zoom transition.
@MainActor
struct ZoomRecipe {
  let options: UIViewController.Transition.ZoomOptions
  let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
}

extension UIViewController {
  /// The zoom transition of the controller, if it prefers one.
  ///
  /// With the Reduce Motion setting, there is none, but a transition in progress continues (folklore, BEHAVIOUR-2 §22.3).
  var zoom: Zoom? { recipe == nil || runtime.surroundings.reduceMotion && !ownZoom.isInFlight ? nil : ownZoom }

  var recipe: ZoomRecipe? { if case .zoom(let recipe)? = preferredTransition?.kind { recipe } else { nil } }

  /// The presentation style, with `.automatic` resolved. A zooming view covers the screen, and any other is a sheet.
  ///
  /// The resolution is a choice of Segue, because UIKit does not document it.
  var effectivePresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    // A presented controller keeps the style of its presentation.
    if node.presentation == nil { isAutomaticallyFullScreen = recipe != nil }
    return isAutomaticallyFullScreen ? .fullScreen : .automatic
  }

  func preferredTransitionDidChange(from old: Transition?) {
    if old !== preferredTransition { styleDidChange() }
  }
}
