import UIKit

/// Changes the screens as it was chosen, by a button or by a finger, always with the trick's one animator.
///
/// It is the delegate of whoever asks for animators: of the navigation controller, of the presented controller, of the tab bar controller.
@MainActor
final class Director: NSObject {
  let trick: Trick
  var choice: Choice
  /// The pages' own container.
  weak var navigation: UINavigationController?

  /// What a finger drives the latest change with, or would, if it took hold of it.
  private var interaction = UIPercentDrivenInteractiveTransition()
  /// Whether it was made for a change that has not asked for its animator yet.
  private var isPrepared = false
  /// Whether the latest change is a way back.
  private var isReturning = false
  /// How far the change was when the finger took hold.
  private var held: CGFloat = 0
  /// When the finger moved last.
  private var lastMove: CFTimeInterval = 0
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", Director.panned))

  init(_ trick: Trick) {
    self.trick = trick
    choice = Choice(heading: trick.headings[0])
  }

  // MARK: Changes of screens

  func go() { change(byFinger: false) { $0.open() } }
  func goBack() { change(byFinger: false) { $0.close() } }

  private func change(byFinger: Bool, _ request: (Director) -> Void) {
    guard coordinator == nil else { return }
    prepare(byFinger: byFinger)
    request(self)
  }

  private func prepare(byFinger: Bool) {
    interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = byFinger
    isPrepared = true
  }

  private func open() {
    let poster = PosterViewController(trick, self)
    switch choice.route {
    case .push: navigation?.pushViewController(poster, animated: true)
    case .present: navigation?.present(poster, animated: true)
    }
  }

  private func close() {
    switch choice.route {
    case .push: navigation?.popViewController(animated: true)
    case .present: navigation?.dismiss(animated: true)
    }
  }

  /// Of the change under way.
  private var coordinator: (any UIViewControllerTransitionCoordinator)? { navigation?.transitionCoordinator }

  /// Whether the poster is there.
  private var isOpen: Bool {
    guard let navigation else { return false }
    return navigation.presentedViewController != nil || navigation.viewControllers.count > 1
  }

  private func animator(isReturning: Bool) -> any UIViewControllerAnimatedTransitioning {
    self.isReturning = isReturning
    // A change that is not the director's own, such as a tap on a tab, has nothing prepared.
    if !isPrepared { prepare(byFinger: false) }
    isPrepared = false
    return trick.makeAnimator(Cue(edge: choice.heading.edge, duration: choice.speed.duration, isReturning: isReturning))
  }

  // MARK: The finger

  /// Takes fingers from anywhere in a window: whoever is under them in a change, the change is what they take hold of.
  func listen(in window: UIWindow?) {
    guard let window, pan.view !== window else { return }
    pan.delegate = self
    window.addGestureRecognizer(pan)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      pan.setTranslation(.zero, in: pan.view)
      takeHold()
    case .changed:
      interaction.update(held + fraction(pan.translation(in: pan.view)))
      lastMove = CACurrentMediaTime()
    case .ended:
      let rests = CACurrentMediaTime() - lastMove > Self.rest
      letGo(with: rests ? 0 : fraction(pan.velocity(in: pan.view)))
    default:
      letGo(with: 0)
    }
  }

  private func takeHold() {
    held = 0
    if coordinator != nil {
      interaction.pause()
      held = interaction.percentComplete
    } else if isOpen {
      change(byFinger: true) { $0.close() }
      isReturning = true
    } else {
      change(byFinger: true) { $0.open() }
      isReturning = false
    }
  }

  /// A finger that has not moved for so long, in seconds, throws nothing, whatever its recognizer remembers.
  private static let rest: CFTimeInterval = 0.1
  /// How far ahead it is looked whether a change is as good as done, in seconds.
  private static let lookAhead: CGFloat = 0.25

  /// Where the motion would soon be decides, and it goes on as fast as the finger was.
  ///
  /// - Parameter speed: in whole changes a second.
  private func letGo(with speed: CGFloat) {
    let done = interaction.percentComplete
    let goesOn = done + speed * Self.lookAhead > 0.5
    let rest = goesOn ? 1 - done : done
    let towards = goesOn ? speed : -speed
    let velocity = rest > 0.01 ? towards / rest : 0
    interaction.timingCurve = UISpringTimingParameters(
      dampingRatio: goesOn ? trick.dampingRatio : 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    // The rest takes as long as the whole would: a spring is no slower over a short way.
    interaction.completionSpeed = max(rest, 0.01)
    if goesOn { interaction.finish() } else { interaction.cancel() }
  }

  /// How much of a change a way across the screen is.
  private func fraction(_ way: CGPoint) -> CGFloat {
    guard let size = pan.view?.bounds.size else { return 0 }
    let inward = choice.heading.edge.inward
    let along = way.x * inward.dx / size.width + way.y * inward.dy / size.height
    return isReturning ? -along : along
  }
}

extension Director: UIGestureRecognizerDelegate {
  /// A change under way is taken hold of in any direction; a new one begins only where it leads.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let coordinator { return coordinator.isInterruptible }
    let way = pan.translation(in: pan.view)
    let inward = choice.heading.edge.inward
    let along = way.x * inward.dx + way.y * inward.dy
    let across = abs(way.x * inward.dy) + abs(way.y * inward.dx)
    return (isOpen ? -along : along) > across
  }
}

extension Director: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isReturning: operation == .pop) }

  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Director: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isReturning: false) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isReturning: true)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
