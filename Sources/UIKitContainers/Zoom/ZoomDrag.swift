import CoreGraphics
import GestureEngine
import InterfaceGeometry
import Motion
import QuartzCore

/// The gestures that dismiss a zoomed view: a drag down, a drag from the leading edge, and a pinch (Docs/behaviour/controllers.md, "Zoom
/// transition").
@MainActor
final class ZoomDrag: _UIObject {
  private enum Way { case down, edge, pinch }
  private struct Hold {
    let way: Way
    /// The positions of the view and the finger at the start, and whether the view was at rest.
    var place: ZoomPlace, finger: CGPoint, isFromRest: Bool
  }

  private unowned let zoom: Zoom
  let pan = UIPanGestureRecognizer(), pinch = UIPinchGestureRecognizer(), edge = UIScreenEdgePanGestureRecognizer()
  private weak var ground: UIView?
  private weak var touched: UIView?
  private var hold: Hold?
  private var lastMove = MediaTime.zero

  /// The time, in seconds, by which the final position is predicted from the velocity. (Docs/behaviour/bars.md, "Edge pop")
  private static let lookahead = 0.1
  /// The thresholds of a dismissal by a drag down, by a drag from the edge, and by a pinch.
  ///
  /// They are a fraction of the height, a fraction of the width, and a scale. All three are chosen. (Docs/behaviour/controllers.md, "Zoom
  /// transition")
  private static let share = 0.15, edgeShare = 0.5, pinched = 0.9
  /// The distance of the finger, as a fraction of the height, that causes about half of the maximum size reduction.
  private static let reach = 0.5
  /// The maximum progress of the alongside animations while a gesture holds the view.
  private static let heldShare = 0.3

  init(_ zoom: Zoom) {
    self.zoom = zoom
    super.init(_r: ())
    (pan.name, pinch.name, edge.name) = ("zoom pan", "zoom pinch", "zoom edge pan")
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, pinch, edge] { recognizer.delegate = self }
    pan.addHandler { [weak self] in self?.follow($0, .down) }
    edge.addHandler { [weak self] in self?.follow($0, .edge) }
    pinch.addHandler { [weak self] in self?.follow($0, .pinch) }
  }

  /// Adds the gestures to a view that contains the zoomed view. In a navigation stack, the edge gesture is that of the stack.
  func listen(in view: UIView) {
    guard ground !== view else { return }
    ground = view
    let isStack = zoom.controller.parent != nil
    for recognizer in isStack ? [pan, pinch] : [pan, pinch, edge] { view.addGestureRecognizer(recognizer) }
  }

  /// Ends the interaction, because the view moves without it.
  func abandon() { hold = nil }

  // MARK: Course of a gesture

  private func follow(_ recognizer: UIGestureRecognizer, _ way: Way) {
    switch recognizer.state {
    case .began: begin(recognizer, way)
    case .changed: move(recognizer, way)
    case .ended: end(recognizer, way, cancelled: false)
    case .cancelled, .failed: end(recognizer, way, cancelled: true)
    default: break
    }
  }

  /// Uses the edge swipe of the navigation stack.
  func follow(edge recognizer: UIPanGestureRecognizer) { follow(recognizer, .edge) }

  private func begin(_ recognizer: UIGestureRecognizer, _ way: Way) {
    guard hold == nil else { return }
    let wasInFlight = zoom.isInFlight
    lastMove = zoom.runtime.now
    // The position of the view is known when the movement has begun, after `boarded()`.
    hold = Hold(way: way, place: zoom.motion.place, finger: recognizer.location(in: ground), isFromRest: !wasInFlight)
    if !zoom.caught() { hold = nil } else if wasInFlight { boarded() }
  }

  /// Called when the view is in the interactive movement.
  func boarded() { hold?.place = zoom.motion.place }

  private func move(_ recognizer: UIGestureRecognizer, _ way: Way) {
    guard let hold, hold.way == way else { return }
    lastMove = zoom.runtime.now
    guard !zoom.isAwaitingDeparture else { return }
    let (way, scale) = reading(recognizer)
    zoom.held(at: place(of: hold, way, scale), share: Self.heldShare * shrunk(way, scale))
  }

  private func end(_ recognizer: UIGestureRecognizer, _ way: Way, cancelled: Bool) {
    guard let hold, hold.way == way else { return }
    self.hold = nil
    let isFresh = zoom.runtime.now - lastMove < Thresholds.staleRelease
    let (reading, scale) = reading(recognizer), speed = isFresh && !cancelled ? speed(recognizer) : (.zero, 0)
    let leaves = !cancelled && leaves(hold, reading, scale, speed)
    zoom.released(leaves: leaves, velocity: velocity(of: hold, reading, scale, speed))
  }

  private func leaves(_ hold: Hold, _ way: CGPoint, _ scale: Double, _ speed: (CGPoint, Double)) -> Bool {
    let goal = CGPoint(x: way.x + Self.lookahead * speed.0.x, y: way.y + Self.lookahead * speed.0.y)
    switch hold.way {
    case .pinch: return hold.isFromRest ? scale + Self.lookahead * speed.1 < Self.pinched : hold.place.openness < 0.5 || scale < 1
    case .edge where hold.isFromRest: return goal.x * sign / max(zoom.full.width, 1) > Self.edgeShare
    case .down where hold.isFromRest: return goal.y / max(zoom.full.height, 1) > Self.share
    // A view that was interrupted follows the velocity of the finger. Without velocity, it goes to the nearer end.
    case .edge, .down:
      let thrown = goal.y / max(zoom.full.height, 1)
      return abs(thrown) > Self.share ? thrown > 0 : hold.place.openness < 0.5
    }
  }

  // MARK: Frame of the view

  private var isMirrored: Bool { ground?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var sign: Double { isMirrored ? -1 : 1 }

  /// Returns the distance of the finger, and the scale of a pinch.
  private func reading(_ recognizer: UIGestureRecognizer) -> (CGPoint, Double) {
    if let pinch = recognizer as? UIPinchGestureRecognizer {
      let now = recognizer.location(in: ground), then = hold?.finger ?? now
      return (CGPoint(x: now.x - then.x, y: now.y - then.y), pinch.scale)
    }
    return ((recognizer as? UIPanGestureRecognizer)?.translation(in: ground) ?? .zero, 1)
  }

  private func speed(_ recognizer: UIGestureRecognizer) -> (CGPoint, Double) {
    if let pinch = recognizer as? UIPinchGestureRecognizer { return (.zero, pinch.velocity) }
    return ((recognizer as? UIPanGestureRecognizer)?.velocity(in: ground) ?? .zero, 0)
  }

  /// Returns the fraction of the maximum size reduction, in the range 0 to 1.
  private func shrunk(_ way: CGPoint, _ scale: Double) -> Double {
    let band = 1 - ZoomGeometry.smallest
    if scale != 1 { return scale > 1 ? 0 : min((1 - scale) / band, 1) }
    let reach = zoom.full.height * Self.reach
    return RubberBand.stretch((way.x * way.x + way.y * way.y).squareRoot(), over: reach) / max(reach, 1)
  }

  /// Returns the frame of the view during the gesture. It follows the finger and shrinks around it, down to a limit.
  private func place(of hold: Hold, _ way: CGPoint, _ scale: Double) -> ZoomPlace {
    var way = way
    if hold.isFromRest, hold.way != .pinch, way.y < 0 { way.y = -RubberBand.stretch(-way.y, over: zoom.full.height) }
    let size: Double
    if hold.way == .pinch {
      let over = RubberBand.stretch(max(scale - 1, 0), over: 1 - ZoomGeometry.smallest)
      let below = RubberBand.stretch(max(ZoomGeometry.smallest - scale, 0), over: ZoomGeometry.smallest)
      size = scale > 1 ? 1 + over : max(scale, ZoomGeometry.smallest) - below
    } else {
      size = 1 - (1 - ZoomGeometry.smallest) * shrunk(way, 1)
    }
    let finger = CGPoint(x: hold.finger.x + way.x, y: hold.finger.y + way.y)
    var place = hold.place
    place.center = CGPoint(
      x: finger.x + (hold.place.center.x - hold.finger.x) * size, y: finger.y + (hold.place.center.y - hold.finger.y) * size)
    place.size = CGSize(width: hold.place.size.width * size, height: hold.place.size.height * size)
    return place
  }

  /// Returns the velocity of the frame for a velocity of the finger.
  private func velocity(of hold: Hold, _ way: CGPoint, _ scale: Double, _ speed: (CGPoint, Double)) -> SIMD8<Double> {
    let instant = 1.0 / 1024
    let next = CGPoint(x: way.x + instant * speed.0.x, y: way.y + instant * speed.0.y)
    let then = place(of: hold, next, scale + instant * speed.1), now = place(of: hold, way, scale)
    return (then.numbers - now.numbers) / instant
  }
}

extension ZoomDrag: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === edge { edge.edges = isMirrored ? .right : .left }
    guard let view = touch.view, let page = zoom.controller.viewIfLoaded, view.isDescendant(of: page) else { return false }
    touched = view
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard hold == nil else { return false }
    let speed = speed(gestureRecognizer).0
    let usual = isUsual(gestureRecognizer, speed)
    guard let page = zoom.controller.viewIfLoaded, usual || zoom.options.interactiveDismissShouldBegin != nil, mayDepart() else {
      return false
    }
    let context = UIViewController.Transition.ZoomOptions.InteractionContext(
      location: gestureRecognizer.location(in: page), velocity: CGVector(dx: speed.x, dy: speed.y), willBegin: usual)
    return zoom.options.interactiveDismissShouldBegin?(context) ?? usual
  }

  /// Returns whether a gesture can currently take the view.
  func mayDepart() -> Bool {
    if zoom.isInFlight { return true }
    let controller = zoom.controller
    if let navigation = controller.navigationController, controller.parent === navigation {
      guard navigation.topViewController === controller, navigation.viewControllers.count > 1, !navigation.isChangingStack else {
        return false
      }
    } else {
      guard let presentation = controller.node.presentation?.uikit, controller.presentedViewController == nil,
        !controller.isBeingPresented, !controller.isBeingDismissed
      else { return false }
      guard presentation.mayBeDismissedByUser() else { return false }
    }
    return zoom.findSource()
  }

  /// Returns whether the gesture may begin: downwards where nothing below the finger scrolls down, or in any direction during a movement.
  private func isUsual(_ recognizer: UIGestureRecognizer, _ speed: CGPoint) -> Bool {
    if zoom.isInFlight { return true }
    if recognizer === pinch { return pinch.scale < 1 || pinch.velocity < 0 }
    if recognizer !== pan { return true }
    let way = pan.translation(in: nil) == .zero ? speed : pan.translation(in: nil)
    guard way.y > abs(way.x), let page = zoom.controller.viewIfLoaded else { return false }
    let line = sequence(first: touched) { $0?.superview }.prefix { $0 != nil && $0 !== page.superview }
    return line.allSatisfy { view in
      guard let scroll = view as? UIScrollView, scroll.scrollsVertically else { return true }
      return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    }
  }

  /// Returns whether another recogniser waits. A scroll view waits until it is certain that the gesture does not dismiss the view.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan, let scroll = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === scroll.panGestureRecognizer
  }
}
