import QuartzCore

extension UIViewController {
  /// How a controller comes and goes: the value of `preferredTransition`. (iOS 18, BEHAVIOUR-2 §25)
  @preconcurrency @MainActor
  public class Transition: _UIObject {
    enum Kind {
      /// One of the plain four.
      case style(UIModalTransitionStyle)
      case zoom(ZoomRecipe)
    }

    let kind: Kind

    required init(_ kind: Kind) {
      self.kind = kind
      super.init(_r: ())
    }

    /// The page slides up from the bottom, and down again.
    public static var coverVertical: Self { Self(.style(.coverVertical)) }
    /// The page turns about its vertical axis, from right to left, and back again.
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
    /// The page fades in and out.
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
    /// A corner of the old page is curled up. Segue draws no curls: it fades, and says so.
    public static var partialCurl: Self { Self(.style(.partialCurl)) }

    /// The page grows out of a view, and shrinks back into one. A finger may take hold of it at any time and throw it back.
    ///
    /// - Parameters:
    ///   - options: how it looks and what a finger may do; nil for the usual. Later changes to the object have no effect.
    ///   - sourceViewProvider: the view from which the page comes and into which it goes. Asked for both, and again while the page is on
    ///     its way back, so it must be quick and say what is true now; nil if there is none, and then the page comes or goes as it would
    ///     without a preferred transition.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(.zoom(ZoomRecipe(options: options?.copied() ?? ZoomOptions(), provider: sourceViewProvider)))
    }
  }
}

/// What a zoom was made of.
@MainActor
struct ZoomRecipe {
  let options: UIViewController.Transition.ZoomOptions
  let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
}

extension UIViewController {
  /// The flight of its page, where it prefers one; none for who wants less motion, but one that has begun goes on. (BEHAVIOUR-2 §22.3: K)
  var zoom: Zoom? { recipe == nil || runtime.surroundings.reduceMotion && !ownZoom.isInFlight ? nil : ownZoom }

  var recipe: ZoomRecipe? { if case .zoom(let recipe)? = preferredTransition?.kind { recipe } else { nil } }

  /// What `.automatic` means here: a page that zooms covers the screen, any other is a sheet. (A choice: Apple says nothing of it.)
  var effectivePresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    // What is presented stays what it was presented as.
    if node.presentation == nil { isAutomaticallyFullScreen = recipe != nil }
    return isAutomaticallyFullScreen ? .fullScreen : .automatic
  }

  func preferredTransitionDidChange(from old: Transition?) {
    if old !== preferredTransition { styleDidChange() }
  }
}
