import Motion
import QuartzCore

/// The swipe from the leading edge that goes back. (BEHAVIOUR-2 §17.7)
///
/// It catches again what it has let go: a pop that is on its way back, or on, is held by the next swipe where it stands.
@MainActor
final class NavigationEdgePop: _UIObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// What drives the pop: from the swipe's beginning until the pop is over.
  private weak var finger: UIPercentDrivenInteractiveTransition?
  private var isHolding = false
  /// The zoom of the page that the swipe has, where it is one that zooms.
  private var zoom: Zoom?
  /// Where the pop stood when the swipe began, as a part of the way.
  private var start: CGFloat = 0
  private var lastMove = MediaTime.zero

  /// How far ahead, in seconds, the place is looked for at which a page would come to rest.
  private static let lookahead: CGFloat = 0.1
  /// A finger that has rested so long, in seconds, throws nothing.
  private static let rest = 0.1
  /// How long the rest takes, in seconds, if the finger is not faster: back (R), and forward the system spring's.
  private static let longestReturn: CGFloat = 0.3, longestFinish: CGFloat = 0.5
  /// The most of the way in a whole duration, as a speed at first, that a critical spring takes without running beyond its end.
  private static let steepest: CGFloat = 9

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(_r: ())
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addHandler { [unowned self] _ in moved() }
  }

  private var isMirrored: Bool { navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Refuses at the root, under a hidden bar, where the way back is hidden or replaced, and while the stack changes, unless it is this swipe's
  /// own pop that goes on without a finger. An app's own delegate takes its place and decides for itself.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if canCatch || zoomInFlight != nil { return true }
    guard navigation.viewControllers.count > 1, !navigation.isBarHidden || navigation.nests(navigation.topViewController),
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

  private var zoomInFlight: Zoom? { navigation.zooms.first(where: \.isInFlight) }

  /// Whose zoom the swipe throws back; nil where the page slides.
  private var zoomToLead: Zoom? {
    if let zoomInFlight { return zoomInFlight }
    guard !canCatch, let top = navigation.topViewController?.zoom, top.drag.mayDepart() else { return nil }
    return top
  }

  private func moved() {
    if recognizer.state == .began { zoom = zoomToLead }
    guard let zoom else { return slide() }
    zoom.drag.follow(edge: recognizer)
    if recognizer.state != .began && recognizer.state != .changed { self.zoom = nil }
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
    // At the root it does nothing, where UIKit would freeze.
    isHolding = navigation.popInteractively(with: finger)
    if isHolding { self.finger = finger }
  }

  /// Lets go: what is left of the way goes on with the finger's speed, along a spring that comes to rest in the time that is left.
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
