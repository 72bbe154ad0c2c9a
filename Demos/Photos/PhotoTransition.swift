import UIKit

/// The transition of a photo between its cell and the whole screen, which lives as long as the photo is open.
@MainActor
final class PhotoTransition: NSObject, UIViewControllerTransitioningDelegate {
  private weak var viewer: PhotoViewController?
  private weak var home: (any PhotoHome)?
  private let index: Int
  private var closing: PhotoAnimator?

  init(of viewer: PhotoViewController, home: any PhotoHome, index: Int) {
    (self.viewer, self.home, self.index) = (viewer, home, index)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { viewer.map { PhotoAnimator($0, index, of: home, opens: true) } }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    closing = viewer.map { PhotoAnimator($0, index, of: home, opens: false) }
    return closing
  }

  /// Returns the animator as the interaction controller if a finger already holds the photo.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { viewer?.motion.isHeld == true ? closing : nil }
}

/// An animator that opens or closes a photo, on a spring or held by a finger from the start. A finger can catch the moving photo and throw
/// it the other way.
@MainActor
final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  private let viewer: PhotoViewController
  private let index: Int
  private weak var home: (any PhotoHome)?
  private let opens: Bool
  private var words: UIViewPropertyAnimator?

  init(_ viewer: PhotoViewController, _ index: Int, of home: (any PhotoHome)?, opens: Bool) {
    (self.viewer, self.index, self.home, self.opens) = (viewer, index, home, opens)
  }

  /// Returns the visible duration of the spring, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { PhotoFeel.response }

  /// Returns the animator of the words, which can be interrupted. The photo itself is on springs that each last until the next touch.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let words { return words }
    let view = viewer.words
    view.alpha = opens ? 0 : 1
    let made = UIViewPropertyAnimator(duration: PhotoFeel.wordsDuration, curve: .easeOut) { [opens] in view.alpha = opens ? 1 : 0 }
    made.pausesOnCompletion = true
    words = made
    return made
  }

  /// Starts the motion of the photo without a finger.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
    viewer.motion.go(to: opens ? .whole : .home, velocity: .zero)
  }

  /// Starts the transition of a photo that a finger holds.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
    // A quick finger may have lifted before this update cycle.
    if !viewer.motion.isHeld { settle(viewer.motion.goal, transitionContext) }
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    let motion = viewer.motion
    motion.home = { [weak home, index, unowned viewer] in home?.photoFrame(index, in: viewer.view) }
    if opens { raiseCurtain(context) }
    home?.photoLeaves(index)
    showWords(opens, context)
    motion.onCatch = { [self] in
      context.pauseInteractiveTransition()
      showWords(false, context)
    }
    // Animations alongside the transition, such as that of the status bar, follow the finger.
    motion.onMove = { [opens] part in context.updateInteractiveTransition(opens ? part : 1 - part) }
    motion.onRelease = { [self] goal in settle(goal, context) }
    motion.onArrival = { [self] goal in end(goal, context) }
  }

  /// Adds the page, with its photo in the cell.
  private func raiseCurtain(_ context: any UIViewControllerContextTransitioning) {
    let page = viewer.view!
    page.frame = context.finalFrame(for: viewer)
    context.containerView.addSubview(page)
    page.layoutIfNeeded()
    viewer.motion.put(at: viewer.motion.home() ?? viewer.motion.whole.insetBy(dx: 40, dy: 40), backdrop: 0)
  }

  private func settle(_ goal: PhotoMotion.Goal, _ context: any UIViewControllerContextTransitioning) {
    showWords(goal == .whole, context)
    if completes(goal) { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
  }

  private func completes(_ goal: PhotoMotion.Goal) -> Bool { (goal == .whole) == opens }

  /// Fades the words. They disappear when the photo leaves its place, and appear with it.
  private func showWords(_ shown: Bool, _ context: any UIViewControllerContextTransitioning) {
    let words = interruptibleAnimator(using: context)
    words.pauseAnimation()
    words.isReversed = shown != opens
    words.startAnimation()
  }

  private func end(_ goal: PhotoMotion.Goal, _ context: any UIViewControllerContextTransitioning) {
    words?.stopAnimation(false)
    words?.finishAnimation(at: completes(goal) ? .end : .start)
    (viewer.motion.onCatch, viewer.motion.onMove) = ({}, { _ in })
    (viewer.motion.onRelease, viewer.motion.onArrival) = ({ _ in }, { _ in })
    if goal == .home { home?.photoReturns(index) }
    context.completeTransition(completes(goal))
  }
}
