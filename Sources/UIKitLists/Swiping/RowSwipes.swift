import QuartzCore

/// An object that tracks swipes over the rows of a list, and displays their actions. For sources, see Docs/behaviour/lists.md, "Table
/// updates".
@MainActor
final class RowSwipes {
  private unowned let list: any SwipedList
  private(set) var current: RowSwipe?
  private(set) var gesture: RowSwipeGesture!

  init(in list: any SwipedList) {
    self.list = list
    gesture = RowSwipeGesture(of: self, in: list)
  }

  private var isMirrored: Bool { list.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Beginning

  /// Returns whether a drag that has begun starts a swipe.
  func mayBegin() -> Bool {
    let (point, way) = (gesture.location(in: list), gesture.translation(in: list))
    guard abs(way.x) > abs(way.y), let (path, cell) = list.swipeableRow(at: point) else { return false }
    if let current {
      guard current.path == path, !current.isPerforming else {
        close(animated: true)
        return false
      }
      return true
    }
    let side: RowSwipe.Side = (way.x < 0) != isMirrored ? .trailing : .leading
    guard let configuration = list.swipeActions(at: path, side), !configuration.actions.isEmpty, list.shownCell(at: path) === cell else {
      return false
    }
    start(RowSwipe(path, cell, side, configuration))
    return true
  }

  private func start(_ new: RowSwipe) {
    current = new
    let view = SwipeActionsView(new.side, new.configuration.actions) { [weak self, weak new] action, button in
      if let self, let new { perform(action, of: new, from: button) }
    }
    view.onTextSize = { [weak self, weak new] in if let self, let new { buttonsGrew(new) } }
    new.actionsView = view
    UIView.performWithoutAnimation {
      list.insertBeneath(new.cell, view)
      place(new)
    }
    list.swipeDidBegin(new)
  }

  /// Opens the actions of a row without a drag, for example after a tap on its editing control.
  func open(_ new: RowSwipe) {
    start(new)
    settle(new, at: new.actionsView?.total ?? 0)
  }

  /// Performs a swipe action without a drag.
  func perform(_ action: UIContextualAction, of new: RowSwipe) {
    start(new)
    perform(action, of: new, from: new.actionsView?.button(of: action) ?? new.cell)
  }

  // MARK: Tracking

  func follow(_ pan: UIPanGestureRecognizer) {
    guard let swipe = current else { return }
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { (swipe.isHeld, swipe.start) = (true, swipe.open) }
      swipe.open = reach(swipe, swipe.start + opening(pan.translation(in: list).x, swipe))
      let isFull = swipe.configuration.performsFirstActionWithFullSwipe && swipe.open > swipe.cell.bounds.width * TableMetrics.fullSwipe
      if isFull != swipe.actionsView?.isFull {
        swipe.actionsView?.isFull = isFull
        UIView.animate(
          withDuration: TableMetrics.fullSwipeDuration, delay: 0, options: .allowUserInteraction, animations: { place(swipe) })
      } else {
        place(swipe)
      }
    case .ended: release(swipe, speed: opening(pan.releaseVelocity(in: list).x, swipe))
    case .cancelled, .failed:
      swipe.isHeld = false
      close(animated: true)
    default: break
    }
  }

  /// Converts a distance to the right into a distance by which the row opens.
  private func opening(_ x: CGFloat, _ swipe: RowSwipe) -> CGFloat { (swipe.side == .trailing) != isMirrored ? -x : x }

  /// Returns the distance by which a row opens. Beyond its buttons it moves at half the speed, unless there is a full swipe.
  private func reach(_ swipe: RowSwipe, _ wanted: CGFloat) -> CGFloat {
    let total = swipe.actionsView?.total ?? 0
    if wanted <= 0 { return 0 }
    if wanted <= total || swipe.configuration.performsFirstActionWithFullSwipe { return min(wanted, swipe.cell.bounds.width) }
    return total + (wanted - total) / 2
  }
  private func isBeyond(_ swipe: RowSwipe) -> Bool {
    !swipe.configuration.performsFirstActionWithFullSwipe && swipe.open > swipe.actionsView?.total ?? 0
  }

  private func release(_ swipe: RowSwipe, speed: CGFloat) {
    swipe.isHeld = false
    guard let view = swipe.actionsView else { return }
    let speed = isBeyond(swipe) ? speed / 2 : speed
    if view.isFull, let first = swipe.configuration.actions.first {
      settle(swipe, at: swipe.cell.bounds.width, speed: speed)
      return perform(first, of: swipe, from: view.button(of: first) ?? view)
    }
    let opens = abs(speed) > TableMetrics.swipeFlick ? speed > 0 : swipe.open > view.total / 2
    if opens { settle(swipe, at: view.total, speed: speed) } else { close(animated: true, speed: speed) }
  }

  /// Opens a row. If the release was fast enough, it swings beyond its resting position and back.
  private func settle(_ swipe: RowSwipe, at open: CGFloat, speed: CGFloat = 0) {
    if speed != 0, abs(open - swipe.open) < TableMetrics.leastSwing {
      // A spring over no distance cannot continue the speed.
      swipe.open = open - TableMetrics.leastSwing
      place(swipe)
    }
    let way = open - swipe.open
    swipe.open = open
    goOn(speed == 0 ? 0 : speed / way) { self.place(swipe) }
  }

  /// Animates a row after the release. `ways` is the speed, as the number of whole distances per second.
  private func goOn(_ ways: CGFloat, _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: TableMetrics.editingDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: ways,
      options: .allowUserInteraction, animations: animations, completion: completion)
  }

  private func perform(_ action: UIContextualAction, of swipe: RowSwipe, from button: UIView) {
    guard current === swipe, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    action.handler(action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, current === swipe else { return }
      close(animated: true)
    }
  }

  // MARK: Layout

  /// Returns the distance to the right by which a row is displaced from its resting position.
  func shift(of path: IndexPath) -> CGFloat {
    guard let current, current.path == path else { return 0 }
    return (current.side == .trailing) != isMirrored ? -current.open : current.open
  }

  private func place(_ swipe: RowSwipe) {
    guard let frame = list.restingPlace(ofRow: swipe.path), let view = swipe.actionsView else { return }
    if view.frame != frame { view.frame = frame }
    view.round(list.corners(ofRow: swipe.path))
    view.arrange(open: swipe.open, isAtLeft: (swipe.side == .leading) != isMirrored)
    view.layoutIfNeeded()
    list.placeSwipedRow(swipe.cell, at: swipe.path)
    clip(swipe, in: frame)
  }
  /// Masks the row in a list that insets its rows, so that only the part within the card is visible.
  private func clip(_ swipe: RowSwipe, in card: CGRect) {
    if card.width < list.bounds.width { swipe.clip(to: card, list.corners(ofRow: swipe.path)) }
  }
  /// Called after the layout of the list, because the row may have another position or another size.
  func rowWasPlaced() {
    guard let current, let card = list.restingPlace(ofRow: current.path), let view = current.actionsView else { return }
    if view.frame != card { place(current) } else { clip(current, in: card) }
  }

  /// Called when the text size has changed the width of the buttons. An open row opens as far as they need.
  private func buttonsGrew(_ swipe: RowSwipe) {
    guard current === swipe, !swipe.isHeld, let view = swipe.actionsView, !view.isFull else { return }
    swipe.open = view.total
    place(swipe)
  }

  // MARK: End

  /// Closes the open row.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - speed: The speed at which the row was opening when the finger released it, in points per second.
  func close(animated: Bool, speed: CGFloat = 0) {
    guard let closing = current else { return }
    current = nil
    let (list, view, isAtLeft) = (list, closing.actionsView, (closing.side == .leading) != isMirrored)
    let back = {
      guard let card = list.restingPlace(ofRow: closing.path), list.shownCell(at: closing.path) === closing.cell else {
        view?.alpha = 0
        return
      }
      list.placeSwipedRow(closing.cell, at: closing.path)
      if card.width < list.bounds.width { closing.clip(to: card, list.corners(ofRow: closing.path)) }
      view?.arrange(open: 0, isAtLeft: isAtLeft)
      // The buttons animate together with their superview.
      view?.layoutIfNeeded()
    }
    if animated {
      // The row stops when it is closed, because nothing is visible beyond that.
      let ways = closing.open < 1 ? 0 : min(max(-speed / closing.open, -TableMetrics.fastestClosing), TableMetrics.fastestClosing)
      goOn(ways, back) { [weak self] _ in
        view?.removeFromSuperview()
        // The same row may have been opened again meanwhile.
        if self?.current?.cell !== closing.cell { closing.unclip() }
      }
    } else {
      UIView.performWithoutAnimation(back)
      view?.removeFromSuperview()
      closing.unclip()
    }
    list.swipeDidEnd(closing)
  }

  /// Updates the index path after rows have moved. If the row was deleted, the swipe closes.
  func rename(_ newPath: (IndexPath) -> IndexPath?) {
    guard let current else { return }
    if let new = newPath(current.path) { current.path = new } else { close(animated: true) }
  }
}
