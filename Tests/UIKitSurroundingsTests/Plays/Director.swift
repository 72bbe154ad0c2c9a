@testable import UIKit

@testable import UIKitCore

/// Slides pages, by blocks or by an animator that can be grabbed, in 0.4 s, and hands out a finger where there is one.
final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  static let duration = 0.4
  private let isGrabbable: Bool
  let notes: MomentNotes
  private var made: UIViewPropertyAnimator?
  var interaction: UIPercentDrivenInteractiveTransition?
  /// A transition has ended.
  private(set) var isOver = false

  init(grabbable: Bool, _ notes: MomentNotes) { (isGrabbable, self.notes) = (grabbable, notes) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { own }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { own }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { own }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { own }
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  private var own: any UIViewControllerAnimatedTransitioning {
    made = nil
    return isGrabbable ? Grabbable(self) : self
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let motion = begin(context)
    UIView.animate(withDuration: Self.duration, animations: motion) { [self] _ in end(context) }
  }
  func animationEnded(_ completed: Bool) {
    isOver = true
    notes.lines.append("animationEnded(\(completed))")
  }

  /// Puts the views where they begin; returns how they move. A page that goes away goes the way on which it came.
  fileprivate func begin(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let to = context.viewController(forKey: .to)!, from = context.viewController(forKey: .from)!
    let end = context.finalFrame(for: to)
    if from.presentingViewController === to {
      if let view = context.view(forKey: .to) {
        view.frame = end
        context.containerView.insertSubview(view, at: 0)
      }
      return { from.view.frame.origin.x = end.width }
    }
    to.view.frame = end.offsetBy(dx: end.width, dy: 0)
    context.containerView.addSubview(to.view)
    return { to.view.frame = end }
  }

  fileprivate func end(_ context: any UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled, let view = context.view(forKey: .to) { view.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// The same by an animator.
  private final class Grabbable: NSObject, UIViewControllerAnimatedTransitioning {
    private let director: Director
    init(_ director: Director) { self.director = director }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Director.duration }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
      if let made = director.made { return made }
      let motion = director.begin(context)
      let animator = UIViewPropertyAnimator(duration: Director.duration, curve: .easeInOut, animations: motion)
      animator.addCompletion { [director] _ in director.end(context) }
      director.made = animator
      return animator
    }
    func animationEnded(_ completed: Bool) { director.animationEnded(completed) }
  }
}

/// Somebody's code that holds a transition: takes it back in the middle, or lets it go, catches it again and lets it finish.
@MainActor
struct Reins {
  let director: Director
  let course: MomentCourse

  /// Before it begins.
  func take() { director.interaction = course == .finished ? nil : UIPercentDrivenInteractiveTransition() }

  func step(_ tick: Int) {
    guard let driver = director.interaction, !director.isOver else { return }
    switch (course, tick) {
    case (.cancelled, 1..<14): driver.update(Double(tick) / 26)
    case (.cancelled, 14): driver.cancel()
    case (.caught, 1..<10): driver.update(Double(tick) / 26)
    case (.caught, 10): driver.finish()
    case (.caught, 13): driver.pause()
    case (.caught, 14..<20): driver.update(Double(30 - tick) / 30)
    case (.caught, 20): driver.finish()
    default: break
    }
  }
}
