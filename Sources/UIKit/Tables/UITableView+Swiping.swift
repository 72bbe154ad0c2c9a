import QuartzCore

/// Swipes over rows, and the actions that they offer. (BEHAVIOUR-2 §19.4)
extension UITableView {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func trailingSwipe(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let own = ask(.tableViewTrailingSwipeActionsConfigurationForRowAt) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return own ?? deletingSwipe(at: path)
  }
  private func leadingSwipe(at path: IndexPath) -> UISwipeActionsConfiguration? {
    ask(.tableViewLeadingSwipeActionsConfigurationForRowAt) { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) } ?? nil
  }

  func beginSwipe(at point: CGPoint, _ way: CGPoint) -> Bool {
    guard !editing || swipe != nil, held == nil, batch == nil, abs(way.x) > abs(way.y), let path = indexPathForRow(at: point),
      let cell = cells[path]
    else { return false }
    if let swipe {
      guard swipe.path == path, !swipe.isPerforming else {
        closeSwipe(animated: true)
        return false
      }
      return true
    }
    let isTrailing = (way.x < 0) != isMirrored
    guard canEdit(path), let configuration = isTrailing ? trailingSwipe(at: path) : leadingSwipe(at: path),
      !configuration.actions.isEmpty, cells[path] === cell
    else { return false }
    startSwipe(TableSwipe(path, cell, isTrailing ? .trailing : .leading, configuration))
    return true
  }

  private func startSwipe(_ new: TableSwipe) {
    swipe = new
    endPress()
    let view = SwipeActionsView(new.side, new.configuration.actions) { [weak self, weak new] action, button in
      if let self, let new { perform(action, of: new, from: button) }
    }
    new.actionsView = view
    withoutAnimation {
      insert(view, byHeightAbove: backgroundView)
      placeSwipe(new)
    }
    new.cell.showingDeleteConfirmation = true
    ask(.tableViewWillBeginEditingRowAt) { $0.tableView(self, willBeginEditingRowAt: new.path) }
  }

  /// What swipes over a row offer, from the trailing edge and from the leading one.
  func swipes(at path: IndexPath) -> [(TableSwipe.Side, UISwipeActionsConfiguration, UIContextualAction)] {
    guard batch == nil, canEdit(path) else { return [] }
    let both: [(TableSwipe.Side, UISwipeActionsConfiguration?)] = [
      (.trailing, trailingSwipe(at: path)), (.leading, leadingSwipe(at: path)),
    ]
    return both.flatMap { side, found in found.map { found in found.actions.map { (side, found, $0) } } ?? [] }
  }

  /// Performs what a swipe offers without one; false if it cannot be done now.
  func perform(
    _ action: UIContextualAction, of configuration: UISwipeActionsConfiguration, _ side: TableSwipe.Side, in cell: UITableViewCell
  )
    -> Bool
  {
    closeSwipe(animated: false)
    guard batch == nil, held == nil, let path = indexPath(for: cell) else { return false }
    let swipe = TableSwipe(path, cell, side, configuration)
    startSwipe(swipe)
    perform(action, of: swipe, from: swipe.actionsView?.button(of: action) ?? cell)
    return true
  }

  /// Opens a row of itself, as the circle at its edge does.
  func openSwipe(_ new: TableSwipe) {
    startSwipe(new)
    settle(new, at: new.actionsView?.total ?? 0)
  }

  // MARK: The finger

  func followSwipe(_ pan: UIPanGestureRecognizer) {
    guard let swipe else { return }
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { (swipe.isHeld, swipe.start) = (true, swipe.open) }
      swipe.open = reach(swipe, swipe.start + opening(pan.translation(in: self).x, swipe))
      let isFull = swipe.configuration.performsFirstActionWithFullSwipe && swipe.open > swipe.cell.bounds.width * TableMetrics.fullSwipe
      if isFull != swipe.actionsView?.isFull {
        swipe.actionsView?.isFull = isFull
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { placeSwipe(swipe) })
      } else {
        placeSwipe(swipe)
      }
    case .ended: release(swipe, speed: opening(pan.velocity(in: self).x, swipe))
    case .cancelled, .failed:
      swipe.isHeld = false
      closeSwipe(animated: true)
    default: break
    }
  }

  /// A way to the right, as a way that opens.
  private func opening(_ x: CGFloat, _ swipe: TableSwipe) -> CGFloat { (swipe.side == .trailing) != isMirrored ? -x : x }

  /// Beyond its buttons a row follows at half the speed, unless a full swipe means something.
  private func reach(_ swipe: TableSwipe, _ wanted: CGFloat) -> CGFloat {
    let total = swipe.actionsView?.total ?? 0
    if wanted <= 0 { return 0 }
    if wanted <= total || swipe.configuration.performsFirstActionWithFullSwipe { return min(wanted, swipe.cell.bounds.width) }
    return total + (wanted - total) / 2
  }

  private func release(_ swipe: TableSwipe, speed: CGFloat) {
    swipe.isHeld = false
    guard let view = swipe.actionsView else { return }
    if view.isFull, let first = swipe.configuration.actions.first {
      settle(swipe, at: swipe.cell.bounds.width)
      return perform(first, of: swipe, from: view.button(of: first) ?? view)
    }
    let opens = abs(speed) > TableMetrics.swipeFlick ? speed > 0 : swipe.open > view.total / 2
    if opens { settle(swipe, at: view.total) } else { closeSwipe(animated: true) }
  }

  private func settle(_ swipe: TableSwipe, at open: CGFloat) {
    swipe.open = open
    UIView.animate(
      withDuration: TableMetrics.editingDuration, delay: 0, options: .allowUserInteraction, animations: { placeSwipe(swipe) })
  }

  private func perform(_ action: UIContextualAction, of swipe: TableSwipe, from button: UIView) {
    guard self.swipe === swipe, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    action.handler(action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }

  // MARK: Places

  /// Where a row is drawn that is swiped, or that makes room for one that is held.
  func shifted(_ rect: CGRect, _ path: IndexPath) -> CGRect {
    var rect = rect
    if let swipe, swipe.path == path { rect.origin.x += (swipe.side == .trailing) != isMirrored ? -swipe.open : swipe.open }
    if let held { rect.origin.y += held.shift(of: path) }
    return rect
  }

  private func placeSwipe(_ swipe: TableSwipe) {
    guard let plan, plan.has(swipe.path), let view = swipe.actionsView else { return }
    let frame = rowRect(swipe.path, in: plan).onPixels(layoutScale)
    if view.frame != frame { view.frame = frame }
    view.arrange(open: swipe.open, isAtLeft: (swipe.side == .leading) != isMirrored)
    view.layoutIfNeeded()
    place(swipe.cell, at: swipe.path)
  }

  func closeSwipe(animated: Bool) {
    guard let closing = swipe else { return }
    swipe = nil
    let view = closing.actionsView
    closing.cell.showingDeleteConfirmation = false
    let place = { [self] in
      guard let plan, plan.has(closing.path), cells[closing.path] === closing.cell else {
        view?.alpha = 0
        return
      }
      self.place(closing.cell, at: closing.path)
      view?.arrange(open: 0, isAtLeft: (closing.side == .leading) != isMirrored)
    }
    if animated {
      UIView.animate(
        withDuration: TableMetrics.editingDuration, delay: 0, options: .allowUserInteraction, animations: place,
        completion: { _ in view?.removeFromSuperview() })
    } else {
      withoutAnimation(place)
      view?.removeFromSuperview()
    }
    ask(.tableViewDidEndEditingRowAt) { $0.tableView(self, didEndEditingRowAt: closing.path) }
  }
}
