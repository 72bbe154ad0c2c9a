import Foundation
import QuartzCore

/// The animator of a push or a pop between two controllers that display the same collection view.
///
/// The collection view moves to the appearing controller and changes its layout. Without a gesture, it is an animated change of layout.
/// With a gesture, it is an interactive layout transition that can be interrupted again.
final class LayoutNavigationAnimator: _UIRoot, UIViewControllerAnimatedTransitioning {
  private let from, to: UICollectionViewController
  private let sharing: SharedCollection
  private var drive: LayoutNavigationDrive?

  init(from: UICollectionViewController, to: UICollectionViewController, _ sharing: SharedCollection) {
    (self.from, self.to, self.sharing) = (from, to, sharing)
    sharing.isTravelling = true
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { NavigationDuration.slide }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let drive { return drive }
    guard context.isInteractive, let collection = from.collectionView else { return AbsentAnimator.shared }
    let made = LayoutNavigationDrive(collection)
    drive = made
    return made
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    sharing.isTravelling = false
    guard let collection = from.collectionView, let view = context.view(forKey: .to) else { return context.completeTransition(true) }
    from.ownLayout = collection.restingLayout
    let next = to.ownLayout
    UIView.performWithoutAnimation {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
      // The delegate is set first, so that a flow layout queries the controller whose layout it is.
      to.takeDelegate()
    }
    guard let drive else {
      guard next !== collection.collectionViewLayout else {
        UIView.performWithoutAnimation { to.takeView() }
        return context.completeTransition(true)
      }
      return collection.changeLayout(
        to: next, duration: NavigationDuration.slide,
        takeOver: { [to] in UIView.performWithoutAnimation { to.takeView() } },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    UIView.performWithoutAnimation { to.takeView() }
    sharing.drive = drive
    drive.begin(to: next) { completed in
      // Another layout has taken over during the gesture, and the pages stay.
      if context.isInteractive { context.cancelInteractiveTransition() }
      context.completeTransition(completed)
    }
  }
}

/// An interactive layout transition as an animator. While it is paused, it follows the fraction. When it continues, it has the speed of the
/// gesture.
final class LayoutNavigationDrive: _UIRoot, UIViewImplicitlyAnimating {
  private let collection: UICollectionView
  private var layout: UICollectionViewTransitionLayout?
  private var completion: ((Bool) -> Void)?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
  }

  func begin(to next: UICollectionViewLayout, completion: @escaping (Bool) -> Void) {
    collection.interaction?.cutShort()
    guard next !== collection.collectionViewLayout else { return completion(true) }
    self.completion = completion
    layout = collection.startInteractiveTransition(to: next) { [weak self] completed, _ in self?.end(completed) }
  }

  private func end(_ completed: Bool) {
    layout = nil
    let completion = completion
    self.completion = nil
    completion?(completed)
  }

  /// Ends the animator because the transition has ended. Returns `true` if the layout transition was still under way.
  func abandon() -> Bool {
    guard completion != nil else { return false }
    completion = nil
    collection.interaction?.cutShort()
    return true
  }

  var state: UIViewAnimatingState { layout == nil ? .inactive : .active }
  var isRunning: Bool { collection.interaction?.isHeld == false }
  var isReversed = false
  var fractionComplete: CGFloat {
    get { layout?.transitionProgress ?? 0 }
    set { layout?.transitionProgress = newValue }
  }
  func startAnimation() { goOn() }
  func startAnimation(afterDelay delay: TimeInterval) { goOn() }
  func pauseAnimation() { if isRunning { collection.interaction?.hold() } }
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { goOn() }
  private func goOn() { if layout != nil, !isRunning { collection.releaseInteraction(completing: !isReversed) } }
  func stopAnimation(_ withoutFinishing: Bool) { pauseAnimation() }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    isReversed = finalPosition == .start
    goOn()
  }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { refuse() }
  func addAnimations(_ animation: @escaping () -> Void) { refuse() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { refuse() }

  /// Stops the app with a message, because no other code has access to this animator.
  private func refuse() { preconditionFailure("a change of layout under a finger takes no further animations") }
}
