import CollectionLayout
import Motion
import QuartzCore

/// The animation of updates. Every view has its final frame in the model at once, and the visible positions follow with additive
/// animations.
///
/// A second change during the first one therefore begins at the visible positions.
extension UITableView {
  func animate(_ update: TableUpdate, _ batch: ListBatch<TablePlan, RowAnimation>) {
    passages += 1
    let number = passages
    let gone = rename(by: update.mapping)
    for path in batch.reconfigured.compactMap({ update.mapping.newPath(of: IndexPath($0)) }) { withoutAnimation { reconfigure(path) } }
    followHolds(update.mapping)
    remeasureSeen()
    // Outside a window nothing moves, and an animated change reports that its animation did not finish.
    let isAnimated = UIView.areAnimationsEnabled && runtime.app.blocks.last?.isEnabled != false
    let isSeen = window != nil || !isAnimated
    list.deferringScrollNotifications {
      UIView.animate(
        withDuration: TableMetrics.updateDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
        animations: {
          takeContentSize()
          if !isTracking, dynamics.goesOnFromOffset, !isDecelerating {
            let place = dynamics.geometry.clamped(contentOffset)
            // Content beyond its ends that returns automatically is left alone.
            if place.y < contentOffset.y { contentOffset = place }
          }
          send(along: update, gone)
        },
        completion: { [weak self] finished in
          self?.passageDidEnd(number)
          batch.complete(finished: finished && isSeen)
        })
      updateIndex()
      if !isArranged { setNeedsLayout() }
    }
  }

  private struct Gone {
    var rows: [(IndexPath, UITableViewCell)] = []
    var titles: [(TitleKind, Int, UIView)] = []
  }

  /// Assigns the new index paths to the views. Returns the views without a new index path, with the old ones.
  private func rename(by mapping: ElementMapping<TableElement>) -> Gone {
    for index in leaving.indices {
      if case .row(let now?, let last) = leaving[index].role {
        let new = mapping.newPath(of: now)
        leaving[index].role = .row(now: new, last: new ?? last)
      }
    }
    var gone = Gone()
    let before = cells.sorted { $0.key < $1.key }
    cells = [:]
    for (old, cell) in before {
      if let new = mapping.newPath(of: old) { cells[new] = cell } else { gone.rows.append((old, cell)) }
    }
    for kind in [TitleKind.header, .footer] {
      let titles = (kind == .header ? headers : footers).sorted { $0.key < $1.key }
      var kept: [Int: UIView] = [:]
      for (old, view) in titles {
        if let new = mapping.newElement(of: .title(kind, section: old))?.section {
          kept[new] = view
        } else {
          gone.titles.append((kind, old, view))
        }
      }
      if kind == .header { headers = kept } else { footers = kept }
    }
    return gone
  }

  /// Animates all views to their new positions. It repeats if new views have other heights than estimated.
  private func send(along update: TableUpdate, _ gone: Gone) {
    let wasSending = isSendingViews
    isSendingViews = true
    for (old, cell) in gone.rows { leave(cell, .row(now: nil, last: old), update.animations.going(old.place)) }
    for (kind, section, view) in gone.titles {
      (view as? UITableViewHeaderFooterView)?.isLeaving = true
      leave(view, .title(kind, section), update.animations.goingSection(section))
    }
    var round = 0
    repeat {
      round += 1
      isArranged = true
      arrangeRows(update)
      placeEnds()
      arrangeTitles(update)
      takeContentSize()
    } while !isArranged && round < Self.displayRounds
    isArranged = true
    isSendingViews = wasSending
  }

  private func arrangeRows(_ update: TableUpdate) {
    guard let plan else { return }
    let wanted = plan.paths(in: seenSpan), isWanted = Set(wanted)
    for path in cells.keys.filter({ !isWanted.contains($0) && !isKept($0) }).sorted() {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      if plan.has(path) { cell.frame = rowRect(path, in: plan).onPixels(layoutScale) }
      leaving.append(LeavingTableView(view: cell, role: .row(now: path, last: path), passage: passages))
    }
    for path in wanted {
      guard let now = self.plan, now.row(path.row, in: path.section).overlaps(seenSpan) || cells[path] != nil else { continue }
      let cell = cells[path] ?? comeBack(path) ?? appear(path, update)
      dressAgain(cell, path)
      let isResized = self.plan.map { rowRect(path, in: $0).size != cell.bounds.size } ?? false
      place(cell, at: path)
      if cell.alpha != 1, comers.contains(path) { cell.alpha = 1 }
      if isResized { cell.layoutIfNeeded() }
    }
    comers = []
    if let held { placeHeld(held) }
  }

  /// Applies the selection and the editing style of the row.
  private func dressAgain(_ cell: UITableViewCell, _ path: IndexPath) {
    let look = editingLook(of: path)
    if cell.editingLook != look { cell.editingLook = look }
    if cell.isSelected != list.selected.contains(path) { cell.setSelected(list.selected.contains(path), animated: false) }
    if cell.isHighlighted != (list.highlighted == path) { cell.setHighlighted(list.highlighted == path, animated: false) }
  }

  /// Creates the view of a row in its initial state: at the row's former position, or as the batch's animation requires.
  private func appear(_ path: IndexPath, _ update: TableUpdate) -> UITableViewCell {
    let cell = bringIn(path)
    guard let plan else { return cell }
    withoutAnimation {
      cell.layoutIfNeeded()
      if let old = update.mapping.diff.oldPlace(of: path.place), update.old.sections.indices.contains(old.section) {
        cell.frame = rowRect(IndexPath(old), in: update.old).onPixels(layoutScale)
        return
      }
      let frame = cell.frame
      switch update.animations.coming(path.place, update.mapping.diff) {
      case .none: break
      case .fade, .automatic: cell.alpha = 0
      case .left: cell.frame = frame.offsetBy(dx: -bounds.width, dy: 0)
      case .right: cell.frame = frame.offsetBy(dx: bounds.width, dy: 0)
      case .top: slideOut(cell, frame.offsetBy(dx: 0, dy: -frame.height))
      case .bottom: slideOut(cell, frame.offsetBy(dx: 0, dy: frame.height))
      case .middle: slideOut(cell, CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0))
      }
      _ = plan
      comers.insert(path)
    }
    return cell
  }

  /// Places a view beneath its neighbours.
  private func slideOut(_ cell: UITableViewCell, _ frame: CGRect) {
    if let first = subviews.firstIndex(where: { $0 is UITableViewCell }) { insertSubview(cell, at: first) }
    cell.alpha = 0
    cell.frame = frame
  }

  private func arrangeTitles(_ update: TableUpdate) {
    guard let plan else { return }
    let seen = plan.sections(in: seenSpan)
    for kind in [TitleKind.header, .footer] {
      for (section, view) in (kind == .header ? headers : footers).sorted(by: { $0.key < $1.key }) {
        if plan.sections.indices.contains(section) { placeTitle(view, kind, section) }
        guard !seen.contains(section) else { continue }
        if kind == .header { headers[section] = nil } else { footers[section] = nil }
        leaving.append(LeavingTableView(view: view, role: .title(kind, section), passage: passages))
      }
    }
    let (oldHeaders, oldFooters) = (Set(headers.keys), Set(footers.keys))
    showTitles()
    for (kind, shown, old) in [(TitleKind.header, headers, oldHeaders), (.footer, footers, oldFooters)] {
      for (section, view) in shown.sorted(by: { $0.key < $1.key }) where !old.contains(section) {
        let end = view.frame
        withoutAnimation {
          if let was = update.mapping.diff.oldSection(of: section), !update.mapping.diff.reloadsSection(was),
            update.old.sections.indices.contains(was)
          {
            let span = kind == .header ? update.old.header(was) : update.old.footer(was)
            view.frame = CGRect(x: end.minX, y: CGFloat(span.y), width: end.width, height: end.height)
          } else {
            view.alpha = 0
          }
        }
        (view.frame, view.alpha) = (end, 1)
      }
    }
  }

  // MARK: Disappearing views

  private func leave(_ view: UIView, _ role: LeavingTableView.Role, _ animation: RowAnimation) {
    leaving.append(LeavingTableView(view: view, role: role, passage: passages))
    if let cell = view as? UITableViewCell {
      if held?.cell === cell || swipe?.cell === cell { letGo() }
      cell.isLeaving = true
      withoutAnimation { insert(cell, byHeightAbove: backgroundView) }
    }
    let frame = view.frame
    switch animation {
    case .none: withoutAnimation { view.isHidden = true }
    case .fade, .automatic: view.alpha = 0
    case .left: view.frame = frame.offsetBy(dx: -bounds.width, dy: 0)
    case .right: view.frame = frame.offsetBy(dx: bounds.width, dy: 0)
    case .top: (view.frame, view.alpha) = (frame.offsetBy(dx: 0, dy: -frame.height), 0)
    case .bottom: (view.frame, view.alpha) = (frame.offsetBy(dx: 0, dy: frame.height), 0)
    case .middle: (view.frame, view.alpha) = (CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0), 0)
    }
  }

  /// Returns the cell of a row, visible or disappearing.
  func knownCell(of path: IndexPath) -> UITableViewCell? {
    if let cell = cells[path] { return cell }
    for leaver in leaving { if case .row(let now?, _) = leaver.role, now == path { return leaver.view as? UITableViewCell } }
    return nil
  }

  /// Returns the disappearing view of a row that becomes visible again.
  func comeBack(_ path: IndexPath) -> UITableViewCell? {
    guard
      let index = leaving.firstIndex(where: {
        if case .row(let now?, _) = $0.role { now == path } else { false }
      }), let cell = leaving[index].view as? UITableViewCell
    else { return nil }
    leaving.remove(at: index)
    cells[path] = cell
    cell.isLeaving = false
    withoutAnimation {
      dress(cell, path)
      insert(cell, byHeightAbove: backgroundView)
      measure(cell, path)
    }
    return cell
  }

  private func passageDidEnd(_ number: Int) {
    let done = leaving.filter { $0.passage == number }
    leaving.removeAll { $0.passage == number }
    for leaver in done { putAway(leaver) }
  }

  func putAway(_ leaver: LeavingTableView) {
    switch (leaver.role, leaver.view) {
    case (.row(_, let last), let cell as UITableViewCell):
      (cell.alpha, cell.isHidden) = (1, false)
      putAway(cell, last)
    case (.title(let kind, let section), let view):
      (view.alpha, view.isHidden) = (1, false)
      putAwayTitle(view, kind, section)
    default: leaver.view.removeFromSuperview()
    }
  }
}
