import LettingGo
import UIKit

/// Changes the screens as it was chosen, by a button or by a finger, always with the trick's one animator.
///
/// It is the delegate of whoever asks for animators: of the navigation controller, of the presented controller, of the tab bar controller.
@MainActor
final class Director: NSObject {
  let trick: Trick
  var choice: Choice { didSet { if choice.route != oldValue.route { tabs?.setTabBarHidden(choice.route != .tab, animated: true) } } }
  /// What contains all pages: a stack in the first tab, the poster in the second.
  weak var tabs: UITabBarController?
  var stack: UINavigationController? { tabs?.viewControllers?.first as? UINavigationController }

  /// What a finger drives the latest change with, or would, if it took hold of it.
  private(set) var interaction = UIPercentDrivenInteractiveTransition()
  /// Whether it was made for a change that has not asked for its animator yet.
  private var isPrepared = false
  /// Whether a change of these pages is under way.
  private var isChanging = false
  /// Whether the latest change is a way back.
  private var isReturning = false
  /// How far the change was when the finger took hold.
  private var held: CGFloat = 0
  /// When the finger moved last.
  private var lastMove: CFTimeInterval = 0
  private var pan: UIPanGestureRecognizer?

  init(_ trick: Trick) {
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
  }

  /// Remembers, until it is over, that the change under way is one of these pages: others may be changed around them.
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

  /// Of the change under way, whoever makes it.
  private var coordinator: (any UIViewControllerTransitionCoordinator)? { tabs?.transitionCoordinator ?? stack?.transitionCoordinator }

  /// Whether one of the pages is on the screen: the window may show others.
  private var isShown: Bool { (tabs?.presentedViewController ?? tabs)?.viewIfLoaded?.window != nil }

  /// Whether the poster is there.
  private var isOpen: Bool {
    guard let tabs, let stack else { return false }
    return tabs.selectedIndex == 1 || tabs.presentedViewController != nil || stack.viewControllers.count > 1
  }

  /// The trick's animator for the change that asks for it.
  func animator(isReturning: Bool) -> any UIViewControllerAnimatedTransitioning {
    self.isReturning = isReturning
    // A change that is not the director's own, such as a tap on a tab, has nothing prepared.
    if !isPrepared { prepare(byFinger: false) }
    isPrepared = false
    return trick.makeAnimator(Cue(edge: choice.heading.edge, duration: choice.speed.duration, isReturning: isReturning))
  }

  // MARK: The finger

  /// Takes fingers from anywhere in a window: whoever is under them in a change, the change is what they take hold of.
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
    interaction.timingCurve = .goingOn(
      for: interaction.duration, dampingRatio: goesOn ? trick.dampingRatio : 1, at: velocity)
    if goesOn { interaction.finish() } else { interaction.cancel() }
  }

  /// How much of a change a way across the screen is.
  private func fraction(_ way: CGPoint) -> CGFloat {
    guard let size = pan?.view?.bounds.size else { return 0 }
    let inward = choice.heading.edge.inward
    let along = way.x * inward.dx / size.width + way.y * inward.dy / size.height
    return isReturning ? -along : along
  }
}

extension Director: UIGestureRecognizerDelegate {
  /// A change under way is taken hold of in any direction; a new one begins only where it leads.
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
