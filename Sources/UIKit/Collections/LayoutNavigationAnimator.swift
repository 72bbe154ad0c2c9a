import Foundation
import QuartzCore

/// Push and pop between two controllers that show the same collection view: it goes over to the one that comes, and changes its layout.
///
/// By itself it is an animated change of layout; under a finger it is a change that the finger drives, and that can be caught again.
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
      // First, so that a flow layout asks the one whose layout it is.
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
      // Another layout has taken over under the finger: the pages stay.
      if context.isInteractive { context.cancelInteractiveTransition() }
      context.completeTransition(completed)
    }
  }
}

/// A change of layout as what a finger holds: paused, it follows the fraction; let go, it goes on or back at the finger's speed.
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

  /// The transition is over without it. True if the layout was still on its way.
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

  /// Nobody but this file and the finger has it.
  private func refuse() { preconditionFailure("a change of layout under a finger takes no further animations") }
}
