import QuartzCore

/// The swipe from the leading edge that goes back. (BEHAVIOUR-2 §17.7)
@MainActor
final class NavigationEdgePop: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private var finger: UIPercentDrivenInteractiveTransition?

  /// How far ahead, in seconds, the place is looked for at which a page would come to rest.
  private static let lookahead: CGFloat = 0.1
  /// The longest that the rest takes, in seconds: back, and forward (R).
  private static let longestReturn: CGFloat = 0.3, longestFinish: CGFloat = 0.8

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addHandler { [unowned self] in moved($0) }
  }

  private var isMirrored: Bool { navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Refuses at the root, under a hidden bar, where the way back is hidden or replaced, and while the stack changes. An app's own delegate takes
  /// its place and decides for itself.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard navigation.viewControllers.count > 1, !navigation.isBarHidden, !navigation.isChangingStack,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && item.backAction == nil
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    recognizer.edges = isMirrored ? .right : .left
    return true
  }

  private func moved(_ recognizer: UIGestureRecognizer) {
    let pan = self.recognizer
    let width = max(1, navigation.view.bounds.width)
    let sign: CGFloat = isMirrored ? -1 : 1
    let progress = sign * pan.translation(in: navigation.view).x / width
    let velocity = sign * pan.velocity(in: navigation.view).x / width
    switch pan.state {
    case .began:
      let finger = UIPercentDrivenInteractiveTransition()
      finger.completionCurve = .easeOut
      // At the root it does nothing, where UIKit would freeze.
      if navigation.popInteractively(with: finger) { self.finger = finger }
    case .changed: finger?.update(progress)
    case .ended where progress + Self.lookahead * velocity > 0.5: end(1 - progress, velocity, Self.longestFinish) { $0.finish() }
    case .ended, .cancelled, .failed: end(progress, -velocity, Self.longestReturn) { $0.cancel() }
    default: break
    }
  }

  /// Lets go: what is left of the way goes on about as fast as the finger went.
  private func end(_ rest: CGFloat, _ velocity: CGFloat, _ longest: CGFloat, _ verdict: (UIPercentDrivenInteractiveTransition) -> Void) {
    guard let finger else { return }
    let rest = max(rest, 0.01)
    // Ease out begins at twice its average speed.
    let wanted = velocity > 0 ? min(2 * rest / velocity, longest) : longest
    let duration = max(wanted, 1.0 / 60)
    finger.completionSpeed = rest * NavigationDuration.slide / duration
    verdict(finger)
    self.finger = nil
  }
}
