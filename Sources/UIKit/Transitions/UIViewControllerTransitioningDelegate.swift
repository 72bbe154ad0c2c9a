import Foundation

/// Supplies what presents and dismisses one controller in its own way. Every method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of the presentation; nil for the built-in one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal; nil for the built-in one.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives the presentation; asked only if an animator was returned.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives the dismissal; asked only if an animator was returned.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What surrounds the presented controller; asked for every style, first of all.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The built-in one.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Implements.animationControllerForPresentedPresentingSource(self)?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }
  /// The built-in one.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Implements.animationControllerForDismissed(self)?.animationController(forDismissed: dismissed)
  }
  /// Time.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Implements.interactionControllerForPresentationUsingAnimator(self)?.interactionControllerForPresentation(using: animator)
  }
  /// Time.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Implements.interactionControllerForDismissalUsingAnimator(self)?.interactionControllerForDismissal(using: animator)
  }
  /// The plain one of the style.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Implements.presentationControllerForPresentedPresentingSource(self)?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
