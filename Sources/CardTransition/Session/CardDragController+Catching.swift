import UIKit

/// The gestures that stop a moving page.
extension CardDragController {
  func caught(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      guard hold == nil, session.isCatchable else { return }
      let caught = CardHold.Catch(isOpening: session.isUnopened, axis: isLeadingEdge(place) ? .undecided : .vertical)
      hold = CardHold(recognizer: press, origin: place, base: (session.motion.shape, 0), caught: caught)
      pinContent()
      let base = session.catchPage()
      hold?.base = base
      hold?.progress = base.progress
      if case .dragging = session.state { return }
      release()
    case .changed:
      guard let hold, hold.recognizer === press, place != hold.origin else { return }
      follow(by: way(to: place, of: hold))
    case .ended, .cancelled:
      guard let hold, hold.recognizer === press else {
        // The touch was returned to the scroll view. A page at rest cannot be caught.
        if case .open = session.state { settle() }
        return
      }
      if press.state == .cancelled || hold.distance(to: place) < session.feel.dragSlop {
        release()
        session.goOn(opening: hold.caught?.isOpening ?? false)
      } else {
        letGo(cancelled: false)
      }
    default: break
    }
  }

  /// Returns the distance of a finger since it caught the page: downwards, or inwards if it came from the edge.
  private func way(to place: CGPoint, of hold: CardHold) -> CGFloat {
    let x = (place.x - hold.origin.x) * (isMirrored ? -1 : 1), y = place.y - hold.origin.y
    switch hold.caught?.axis {
    case .horizontal: return x
    case .undecided:
      let isAcross = abs(x) > abs(y)
      if max(abs(x), abs(y)) >= session.feel.dragSlop { self.hold?.caught?.axis = isAcross ? .horizontal : .vertical }
      return isAcross ? x : y
    case .vertical, nil: return y
    }
  }

  /// Returns whether a touch is near enough to the leading edge for an edge drag.
  private func isLeadingEdge(_ place: CGPoint) -> Bool {
    guard session.options.dismissal.contains(.edge), session.mayComeFromEdge, let window = session.stage.window else { return false }
    return (isMirrored ? window.bounds.maxX - place.x : place.x - window.bounds.minX) <= CardDragController.edgeReach
  }
  /// The maximum distance from the edge of an edge drag, in points.
  private static let edgeReach: CGFloat = 20

  func caughtInFlight(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: nil)
    if press.state == .began {
      hold = CardHold(recognizer: press, origin: place, base: (session.motion.shape, 1))
      hold?.base = session.catchFlight()
      return
    }
    guard let hold, hold.recognizer === press else { return }
    let way = CGPoint(x: place.x - hold.origin.x, y: place.y - hold.origin.y)
    switch press.state {
    case .changed:
      self.hold?.velocity.add(place, at: session.motion.now)
      session.holdFlight(at: hold.base.shape.offset(by: way))
    case .ended, .cancelled:
      let velocity = press.state == .cancelled ? .zero : velocity(of: hold)
      let upwards = -(way.y + CGFloat(session.feel.lookahead) * velocity.y)
      release()
      if press.state == .ended, hold.distance(to: place) < session.feel.dragSlop || upwards > session.feel.dragDistance / 2 {
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
      if hold == nil { touchCame(on: touch.view) }
    }
    if gestureRecognizer === catcher {
      guard let view = touch.view else { return true }
      return session.isCatchable && !(session.stage.closeButton.map { view.isDescendant(of: $0) } ?? false)
    }
    // A second finger does not affect the first one.
    if gestureRecognizer === pan, hold == nil { touchCame(on: touch.view) }
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
    return !(isAtTop && way.y > 0) || hold != nil || mayBegin(pan)
  }
  /// The minimum slope of a drag. A drag within 30° of the vertical moves the page.
  private static let steepness: CGFloat = 1.7320508

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // The page's drag and its scrolling use one finger. This also holds for a returning page, whose scrolling continues when the page is
    // back in its place.
    let isReturning = session.state == .returning && !session.isUnopened || hold?.caught?.isOpening == false
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
