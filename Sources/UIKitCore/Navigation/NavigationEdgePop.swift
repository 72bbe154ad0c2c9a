import Motion
import QuartzCore

/// The swipe from the leading edge that goes back (Docs/behaviour/bars.md, "Edge pop").
///
/// A new swipe can interrupt a pop that the previous swipe has released, in both directions.
@MainActor
final class NavigationEdgePop: _UIObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// The interaction controller of the pop, from the start of the swipe to the end of the pop.
  private weak var finger: UIPercentDrivenInteractiveTransition?
  private var isHolding = false
  /// The zoom transition that the swipe controls, if there is one.
  private var driver: (any PreferredTransitionDriver)?
  /// The progress of the pop when the swipe began, as a fraction.
  private var start: CGFloat = 0
  private var lastMove = MediaTime.zero

  /// The time, in seconds, by which the final position is predicted from the velocity.
  private static let lookahead: CGFloat = 0.1
  /// The time, in seconds, after which a finger without movement has no velocity.
  private static let rest = 0.1
  /// The maximum duration of the remaining animation, in seconds.
  ///
  /// It is 0.3 seconds back, which is the value of other reimplementations. Forwards, it is the duration of the system spring.
  private static let longestReturn: CGFloat = 0.3, longestFinish: CGFloat = 0.5
  /// The maximum initial velocity of a critically damped spring without overshoot, in distances per duration.
  private static let steepest: CGFloat = 9

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(_r: ())
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addHandler { [unowned self] _ in moved() }
  }

  private var isMirrored: Bool { navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns whether the swipe may begin.
  ///
  /// It may not begin at the root, with a hidden bar, with a hidden or custom back button, and during a change of the stack.
  /// A change that this swipe has released is an exception. A delegate that the app sets replaces these rules.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if canCatch || driverInFlight != nil { return true }
    guard navigation.viewControllers.count > 1, !navigation.barState.isHidden || navigation.nests(navigation.topViewController),
      !navigation.isChangingStack,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && item.backAction == nil
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    recognizer.edges = isMirrored ? .right : .left
    return true
  }

  private var canCatch: Bool { finger?.canCatch ?? false }

  private var driverInFlight: (any PreferredTransitionDriver)? { navigation.transitionDrivers.first { $0.isInFlight } }

  /// The preferred transition that the swipe drives, or `nil` if the view slides.
  private var driverToLead: (any PreferredTransitionDriver)? {
    if let driverInFlight { return driverInFlight }
    guard !canCatch, let top = navigation.topViewController?.transitionDriver, top.mayDepart() else { return nil }
    return top
  }

  private func moved() {
    if recognizer.state == .began { driver = driverToLead }
    guard let driver else { return slide() }
    driver.follow(edge: recognizer)
    if recognizer.state != .began && recognizer.state != .changed { self.driver = nil }
  }

  private func slide() {
    let width = max(1, navigation.view.bounds.width)
    let sign: CGFloat = isMirrored ? -1 : 1
    let progress = start + sign * recognizer.translation(in: navigation.view).x / width
    let now = navigation.runtime.now
    let isResting = (now - lastMove) > Self.rest
    let velocity = isResting ? 0 : sign * recognizer.velocity(in: navigation.view).x / width
    switch recognizer.state {
    case .began:
      lastMove = now
      begin()
    case .changed:
      lastMove = now
      if isHolding { finger?.update(progress) }
    case .ended where progress + Self.lookahead * velocity > 0.5: end(1 - progress, velocity, Self.longestFinish) { $0.finish() }
    case .ended, .cancelled, .failed: end(progress, -velocity, Self.longestReturn) { $0.cancel() }
    default: break
    }
  }

  private func begin() {
    start = 0
    if let finger, finger.canCatch {
      finger.pause()
      start = finger.percentComplete
      return isHolding = true
    }
    let finger = UIPercentDrivenInteractiveTransition()
    finger.completionCurve = .easeOut
    // At the root, nothing happens. UIKit would freeze.
    isHolding = navigation.popInteractively(with: finger)
    if isHolding { self.finger = finger }
  }

  /// Ends the swipe. The rest continues with the finger's velocity, with a spring that settles in the remaining time.
  private func end(_ rest: CGFloat, _ velocity: CGFloat, _ longest: CGFloat, _ verdict: (UIPercentDrivenInteractiveTransition) -> Void) {
    guard isHolding, let finger else { return }
    isHolding = false
    let rest = max(rest, 0.01)
    let wanted = velocity > 0 ? min(Self.steepest * rest / velocity, longest) : longest
    let duration = max(wanted, 1.0 / 60)
    let start = min(max(velocity / rest, -Self.steepest / duration), Self.steepest / duration)
    finger.timingCurve = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: start, dy: start))
    finger.completionSpeed = rest * NavigationDuration.slide / duration
    verdict(finger)
  }
}
