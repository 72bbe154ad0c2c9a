import LettingGo
import UIKit

/// An object that changes the screens as chosen, by a button or by a finger, always with the one sample animator.
///
/// It is the delegate of each object that requests animators: of the navigation controller, of the presented controller and of the tab bar
/// controller.
@MainActor
final class Director: NSObject {
  let trick: SampleAnimator
  var choice: Choice { didSet { if choice.route != oldValue.route { tabs?.setTabBarHidden(choice.route != .tab, animated: true) } } }
  /// The tab bar controller of all pages, with a stack in the first tab and the poster in the second.
  weak var tabs: UITabBarController?
  var stack: UINavigationController? { tabs?.viewControllers?.first as? UINavigationController }

  /// The interaction controller with which a finger drives the latest change.
  private(set) var interaction = UIPercentDrivenInteractiveTransition()
  /// A Boolean value that indicates whether the interaction controller belongs to a change that has not requested its animator yet.
  private var isPrepared = false
  /// A Boolean value that indicates whether a change of these pages is in progress.
  private var isChanging = false
  /// A Boolean value that indicates whether the latest change is a way back.
  private var isReturning = false
  /// The progress of the change when the finger caught it.
  private var held: CGFloat = 0
  /// The time of the finger's last movement.
  private var lastMove: CFTimeInterval = 0
  private var pan: UIPanGestureRecognizer?

  init(_ trick: SampleAnimator) {
    self.trick = trick
    choice = Choice(heading: trick.headings[0])
  }

  isolated deinit { if let pan { pan.view?.removeGestureRecognizer(pan) } }

  // MARK: Changes of screens

  func go() { change(byFinger: false) { $0.open() } }
  func goBack() { change(byFinger: false) { $0.close() } }

  private func change(byFinger: Bool, _ request: (Director) -> Void) {
    guard coordinator == nil else { return }
    prepare(byFinger: byFinger)
    request(self)
    follow()
    // A request can start nothing, such as a pop while only another page covers the stack. Later changes do not belong to this finger.
    if coordinator == nil { isPrepared = false }
  }

  /// Marks the change in progress as one of these pages until it ends. Other pages may change around them.
  func follow() {
    guard let coordinator else { return }
    isChanging = true
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.isChanging = false }
  }

  private func prepare(byFinger: Bool) {
    interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = byFinger
    isPrepared = true
  }

  private func open() {
    switch choice.route {
    case .push: stack?.pushViewController(PosterViewController(trick, self), animated: true)
    case .present: stack?.present(PosterViewController(trick, self), animated: true)
    case .tab: tabs?.selectedIndex = 1
    }
  }

  private func close() {
    switch choice.route {
    case .push: stack?.popViewController(animated: true)
    case .present: stack?.dismiss(animated: true)
    case .tab: tabs?.selectedIndex = 0
    }
  }

  /// The coordinator of the change in progress, whichever controller makes it.
  private var coordinator: (any UIViewControllerTransitionCoordinator)? { tabs?.transitionCoordinator ?? stack?.transitionCoordinator }

  /// A Boolean value that indicates whether one of the pages is on the screen. The window may show other pages.
  private var isShown: Bool { (tabs?.presentedViewController ?? tabs)?.viewIfLoaded?.window != nil }

  /// A Boolean value that indicates whether the poster is open.
  private var isOpen: Bool {
    guard let tabs, let stack else { return false }
    return tabs.selectedIndex == 1 || tabs.presentedViewController != nil || stack.viewControllers.count > 1
  }

  /// Returns the sample animator for the change that requests it.
  func animator(isReturning: Bool) -> any UIViewControllerAnimatedTransitioning {
    self.isReturning = isReturning
    // A change that is not the director's own, such as a tap on a tab, has nothing prepared.
    if !isPrepared { prepare(byFinger: false) }
    isPrepared = false
    return trick.makeAnimator(Cue(edge: choice.heading.edge, duration: choice.speed.duration, isReturning: isReturning))
  }

  // MARK: The finger

  /// Adds the pan recognizer to a window. During a change, a finger anywhere in the window catches the change.
  func listen(in window: UIWindow?) {
    guard let window, pan?.view !== window else { return }
    let pan = pan ?? UIPanGestureRecognizer(target: self, action: Selector("panned:", Director.panned))
    pan.delegate = self
    window.addGestureRecognizer(pan)
    self.pan = pan
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

  /// The time in seconds without movement after which a finger has no velocity, even if its recognizer reports one.
  private static let rest: CFTimeInterval = 0.1
  /// The time in seconds by which the progress is predicted when the finger lifts.
  private static let lookAhead: CGFloat = 0.25

  /// The remaining part of a change below which the change just ends. It is about a point of a screen.
  private static let leastRest: CGFloat = 0.001

  /// Finishes or cancels the change. The predicted progress decides, and the change continues at the finger's speed.
  ///
  /// - Parameter speed: The speed in whole changes per second.
  private func letGo(with speed: CGFloat) {
    let done = interaction.percentComplete
    let goesOn = done + speed * Self.lookAhead > 0.5
    let rest = goesOn ? 1 - done : done
    let towards = goesOn ? speed : -speed
    let velocity = rest > Self.leastRest ? towards / rest : 0
    interaction.timingCurve = .goingOn(
      for: interaction.duration, dampingRatio: goesOn ? trick.dampingRatio : 1, at: velocity)
    if goesOn { interaction.finish() } else { interaction.cancel() }
  }

  /// Returns the progress that corresponds to a distance on the screen.
  private func fraction(_ way: CGPoint) -> CGFloat {
    guard let size = pan?.view?.bounds.size else { return 0 }
    let inward = choice.heading.edge.inward
    let along = way.x * inward.dx / size.width + way.y * inward.dy / size.height
    return isReturning ? -along : along
  }
}

extension Director: UIGestureRecognizerDelegate {
  /// Returns a Boolean value that indicates whether the pan begins. A change in progress is caught in any direction. A new change begins
  /// only in its own direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let coordinator { return isChanging && coordinator.isInterruptible }
    guard isShown else { return false }
    guard let pan else { return false }
    let way = pan.translation(in: pan.view)
    let inward = choice.heading.edge.inward
    let along = way.x * inward.dx + way.y * inward.dy
    let across = abs(way.x * inward.dy) + abs(way.y * inward.dx)
    return (isOpen ? -along : along) > across
  }
}
