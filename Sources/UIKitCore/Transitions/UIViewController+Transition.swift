import QuartzCore

extension UIViewController {
  /// The transition of a view controller, for `preferredTransition` (Docs/behaviour/controllers.md, "Zoom transition"). UIKit has the type
  /// since iOS 18.
  @preconcurrency @MainActor
  public class Transition: _UIObject {
    package enum Kind {
      /// One of the four simple transitions.
      case style(UIModalTransitionStyle)
      /// A transition that drives its own movement.
      case driven(any PreferredTransitionRecipe)
    }

    package let kind: Kind

    package required init(_ kind: Kind) {
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
  }
}

extension UIViewController {
  /// The driver of the preferred transition, if the controller prefers one that drives its own movement.
  ///
  /// With the Reduce Motion setting, there is none, but a transition in progress continues. This is folklore.
  /// (Docs/behaviour/environment.md, "Accessibility settings")
  var transitionDriver: (any PreferredTransitionDriver)? {
    guard let recipe = preferredRecipe else { return nil }
    let driver = ownTransitionDriver ?? recipe.makeDriver(for: self)
    ownTransitionDriver = driver
    return runtime.environment.reduceMotion && !driver.isInFlight ? nil : driver
  }

  /// The parameters of the preferred transition, if it drives its own movement.
  package var preferredRecipe: (any PreferredTransitionRecipe)? {
    if case .driven(let recipe)? = preferredTransition?.kind { recipe } else { nil }
  }

  /// The presentation style, with `.automatic` resolved. A zooming view covers the screen, and any other is a sheet.
  ///
  /// The resolution is a choice of Segue, because UIKit does not document it.
  package var effectivePresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    // A presented controller keeps the style of its presentation.
    if node.presentation == nil { isAutomaticallyFullScreen = preferredRecipe != nil }
    return isAutomaticallyFullScreen ? .fullScreen : .automatic
  }

  func preferredTransitionDidChange(from old: Transition?) {
    if old !== preferredTransition { styleDidChange() }
  }
}
