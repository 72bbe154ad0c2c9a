import UIKit

/// The gestures that stop a moving page.
extension CardDragController {
  func caught(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      guard driver == nil, session.isCatchable else { return }
      driver = press
      origin = place
      speed.forget()
      caughtOpening = session.isUnopened
      (isAtEdge, goesSideways) = (isLeadingEdge(place), nil)
      pinContent()
      base = session.catchPage()
      progress = base?.progress ?? 0
      if case .dragging = session.state { return }
      release()
    case .changed:
      guard driver === press, place != origin else { return }
      follow(press, by: way(to: place))
    case .ended, .cancelled:
      guard driver === press else {
        // The touch was returned to the scroll view. A page at rest cannot be caught.
        if case .open = session.state { settle() }
        return
      }
      let way = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      if press.state == .cancelled || (way.x * way.x + way.y * way.y).squareRoot() < session.feel.dragSlop {
        release()
        session.goOn(opening: caughtOpening)
      } else {
        letGo(press, cancelled: false)
      }
    default: break
    }
  }

  /// Returns the distance of a finger since it caught the page: downwards, or inwards if it came from the edge.
  private func way(to place: CGPoint) -> CGFloat {
    let x = (place.x - origin.x) * (isMirrored ? -1 : 1), y = place.y - origin.y
    guard isAtEdge else { return y }
    let isAcross = goesSideways ?? (abs(x) > abs(y))
    if goesSideways == nil, max(abs(x), abs(y)) >= session.feel.dragSlop { goesSideways = isAcross }
    return isAcross ? x : y
  }

  /// Returns whether a touch is near enough to the leading edge for an edge drag.
  private func isLeadingEdge(_ place: CGPoint) -> Bool {
    guard session.options.dismissal.contains(.edge), session.mayComeFromEdge, let window = session.stage.window else { return false }
    return (isMirrored ? window.bounds.maxX - place.x : place.x - window.bounds.minX) <= CardDragController.edgeReach
  }
  /// The maximum distance from the edge of an edge drag, in points.
  private static let edgeReach: CGFloat = 20

  func caughtInFlight(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: nil), way = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    switch press.state {
    case .began:
      driver = press
      origin = place
      speed.forget()
      base = session.catchFlight()
    case .changed:
      guard driver === press, let base else { return }
      speed.add(place, at: session.motion.now)
      session.holdFlight(at: base.shape.offset(by: way))
    case .ended, .cancelled:
      guard driver === press else { return }
      let velocity = press.state == .cancelled ? .zero : speed.value(at: session.motion.now, stale: session.feel.staleRelease)
      let isTap = (way.x * way.x + way.y * way.y).squareRoot() < session.feel.dragSlop
      let upwards = -(way.y + CGFloat(session.feel.lookahead) * velocity.y)
      release()
      if press.state == .ended, isTap || upwards > session.feel.dragDistance / 2 {
        session.reopen(velocity)
      } else {
        session.flyOn(velocity)
      }
    default: break
    }
  }
}

extension CardDragController: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === flightCatcher { return true }
    if gestureRecognizer === surround {
      guard session.options.dismissal.contains(.surroundTap), case .open = session.state, let view = touch.view else { return false }
      return !view.isDescendant(of: session.stage)
    }
    if gestureRecognizer === edge {
      edge.edges = isMirrored ? .right : .left
      if driver == nil { touchCame(on: touch.view) }
    }
    if gestureRecognizer === catcher {
      guard let view = touch.view else { return true }
      return session.isCatchable && !(session.stage.closeButton.map { view.isDescendant(of: $0) } ?? false)
    }
    // A second finger does not affect the first one.
    if gestureRecognizer === pan, driver == nil { touchCame(on: touch.view) }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === catcher { return session.isCatchable }
    if gestureRecognizer === edge {
      return session.options.dismissal.contains(.edge) && session.mayComeFromEdge && mayBegin(edge)
    }
    guard gestureRecognizer === pan else { return true }
    guard session.options.dismissal.contains(.pullDown) else { return false }
    // A drag that is nearly horizontal belongs to a pager.
    let way = pan.translation(in: nil)
    guard abs(way.y) >= abs(way.x) * CardDragController.steepness else { return false }
    // A view that needs the drag for itself keeps its touches. They are only taken away by a drag that may dismiss the page.
    return !(isAtTop && way.y > 0) || driver != nil || mayBegin(pan)
  }
  /// The minimum slope of a drag. A drag within 30° of the vertical moves the page.
  private static let steepness: CGFloat = 1.7320508

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // The page's drag and its scrolling use one finger. This also holds for a returning page, whose scrolling continues when the page is
    // back in its place.
    let isReturning = session.state == .returning && !session.isUnopened || driver === catcher && !caughtOpening
    guard gestureRecognizer === pan || gestureRecognizer === catcher && isReturning, otherGestureRecognizer is UIPanGestureRecognizer
    else { return false }
    return (otherGestureRecognizer.view as? UIScrollView)?.scrollsDown ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === edge && otherGestureRecognizer is UIPanGestureRecognizer
  }
}
