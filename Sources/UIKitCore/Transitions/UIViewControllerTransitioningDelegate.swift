import Foundation

/// The methods that provide the custom transition of a view controller's presentation and dismissal. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of the presentation, or `nil` for the built-in one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of the dismissal, or `nil` for the built-in one.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of the presentation. It is called only if the delegate returned an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interaction controller of the dismissal. It is called only if the delegate returned an animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller. It is called before the other methods, for every presentation style.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Provides the default implementation, which returns `nil` for the built-in animator.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Implements.animationControllerForPresentedPresentingSource(self)?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }
  /// Provides the default implementation, which returns `nil` for the built-in animator.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Implements.animationControllerForDismissed(self)?.animationController(forDismissed: dismissed)
  }
  /// Provides the default implementation, which returns `nil`. The transition then runs as an animation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Implements.interactionControllerForPresentationUsingAnimator(self)?.interactionControllerForPresentation(using: animator)
  }
  /// Provides the default implementation, which returns `nil`. The transition then runs as an animation.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Implements.interactionControllerForDismissalUsingAnimator(self)?.interactionControllerForDismissal(using: animator)
  }
  /// Provides the default implementation, which returns `nil` for the built-in presentation controller of the style.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Implements.presentationControllerForPresentedPresentingSource(self)?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
