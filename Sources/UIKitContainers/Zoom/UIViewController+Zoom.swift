import QuartzCore

extension UIViewController.Transition {
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
    Self(.driven(ZoomRecipe(options: options?.copied() ?? ZoomOptions(), provider: sourceViewProvider)))
  }
}

/// The options and the source view provider of a zoom transition.
@MainActor
struct ZoomRecipe: PreferredTransitionRecipe {
  let options: UIViewController.Transition.ZoomOptions
  let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  func makeDriver(for controller: UIViewController) -> any PreferredTransitionDriver { Zoom(of: controller) }
}

extension UIViewController {
  /// The parameters of the zoom transition, if the controller prefers one.
  var recipe: ZoomRecipe? { preferredRecipe as? ZoomRecipe }
}
