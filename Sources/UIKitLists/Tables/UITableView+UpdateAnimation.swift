import CollectionLayout
import QuartzCore

/// The animation of updates, in which each row and section has its own animation.
extension UITableView {
  func animate(_ update: TableUpdate, _ batch: ListBatch<TablePlan, RowAnimation>) {
    let gone = list.rename(by: update.mapping)
    for path in batch.reconfigured.compactMap({ update.mapping.newPath(of: IndexPath($0)) }) { withoutAnimation { reconfigure(path) } }
    list.renameInteractions(by: update.mapping)
    renameHeld(by: update.mapping)
    remeasureSeen()
    // Outside a window nothing moves, and an animated change reports that its animation did not finish.
    let isAnimated = UIView.areAnimationsEnabled && runtime.app.blocks.last?.isEnabled != false
    let isSeen = window != nil || !isAnimated
    list.animate(
      duration: TableMetrics.updateDuration, options: [.allowUserInteraction, .curveEaseInOut],
      animations: {
        takeContentSize()
        if !isTracking, dynamics.goesOnFromOffset, !isDecelerating {
          let place = dynamics.geometry.clamped(contentOffset)
          // Content beyond its ends that returns automatically is left alone.
          if place.y < contentOffset.y { contentOffset = place }
        }
        placeViews(update, gone)
      },
      cleanUp: { updateIndex() }, completion: { batch.complete(finished: $0 && isSeen) })
  }

  /// Animates all views to their new positions. It repeats if new views have other heights than estimated.
  private func placeViews(_ update: TableUpdate, _ gone: [(element: TableElement, view: UIView)]) {
    list.whilePlacing(.animation) {
      for (element, view) in gone { disappear(view, element, update.animations.going(element)) }
      list.placeUntilStable { _ in
        placeRows(update)
        placeEnds()
        placeTitles(update)
        takeContentSize()
      }
      list.isArranged = true
    }
  }

  // MARK: Rows

  private func placeRows(_ update: TableUpdate) {
    guard let plan else { return }
    let wanted = plan.paths(in: seenSpan), isWanted = Set(wanted)
    list.disappear(where: { element in element.cellPath.map { !isWanted.contains($0) && !isKept($0) } ?? false }) { element, cell in
      if let path = element.cellPath, plan.has(path) { cell.frame = rowRect(path, in: plan).onPixels(layoutScale) }
    }
    for path in wanted {
      let known = cell(at: path)
      guard let now = self.plan, now.row(path.row, in: path.section).overlaps(seenSpan) || known != nil else { continue }
      let cell = known ?? reappear(path) ?? appear(path, update)
      updateState(of: cell, path)
      let isResized = self.plan.map { rowRect(path, in: $0).size != cell.bounds.size } ?? false
      place(cell, at: path)
      if cell.alpha != 1, appearingRows.contains(path) { cell.alpha = 1 }
      if isResized { cell.layoutIfNeeded() }
    }
    appearingRows = []
    if let held { placeHeld(held) }
  }

  /// Applies the selection and the editing style of the row.
  private func updateState(of cell: UITableViewCell, _ path: IndexPath) {
    let look = editingLook(of: path)
    if cell.editingLook != look { cell.editingLook = look }
    applySelection(to: cell, path)
  }

  /// Creates the view of a row in its initial state: at the row's former position, or as the batch's animation requires.
  private func appear(_ path: IndexPath, _ update: TableUpdate) -> UITableViewCell {
    let cell = appear(path)
    guard plan != nil else { return cell }
    withoutAnimation {
      cell.layoutIfNeeded()
      let diff = update.mapping.diff
      if let old = diff.oldPlace(of: path.place), update.old.sections.indices.contains(old.section) {
        cell.frame = rowRect(IndexPath(old), in: update.old).onPixels(layoutScale)
        return
      }
      let frame = cell.frame
      switch update.animations.coming(path.place, diff) {
      case .none: break
      case .fade, .automatic: cell.alpha = 0
      case .left: cell.frame = frame.offsetBy(dx: -bounds.width, dy: 0)
      case .right: cell.frame = frame.offsetBy(dx: bounds.width, dy: 0)
      case .top: slideOut(cell, frame.offsetBy(dx: 0, dy: -frame.height))
      case .bottom: slideOut(cell, frame.offsetBy(dx: 0, dy: frame.height))
      case .middle: slideOut(cell, CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0))
      }
      appearingRows.insert(path)
    }
    return cell
  }

  /// Places a view beneath its neighbours.
  private func slideOut(_ cell: UITableViewCell, _ frame: CGRect) {
    if let first = subviews.firstIndex(where: { $0 is UITableViewCell }) { insertSubview(cell, at: first) }
    cell.alpha = 0
    cell.frame = frame
  }

  /// Returns the disappearing view of a row that becomes visible again.
  func reappear(_ path: IndexPath) -> UITableViewCell? {
    guard let cell = list.reappear(.cell(path)) as? UITableViewCell else { return nil }
    cell.endDisappearance()
    withoutAnimation {
      dress(cell, path)
      insert(cell, byHeightAbove: backgroundView)
      measure(cell, path)
    }
    return cell
  }

  // MARK: Headers and footers

  private func placeTitles(_ update: TableUpdate) {
    guard let plan else { return }
    let seen = plan.sections(in: seenSpan)
    for case (.title(let kind, let section), let view) in list.visible.sorted(by: { $0.key < $1.key })
    where plan.sections.indices.contains(section) { placeTitle(view, kind, section) }
    // A header or footer that becomes visible again has a new view, so the old one follows no further updates.
    for element in list.visible.keys.filter({ $0.cellPath == nil && !seen.contains($0.section) }).sorted() {
      if let view = list.visible.removeValue(forKey: element) { list.disappear(view, nil, last: element) }
    }
    let before = Set(list.visible.keys)
    showTitles()
    for case (.title(let kind, let section), let view) in list.visible.sorted(by: { $0.key < $1.key })
    where !before.contains(.title(kind, section: section)) {
      let end = view.frame
      withoutAnimation {
        if let was = update.mapping.oldElement(of: .title(kind, section: section))?.section, update.old.sections.indices.contains(was) {
          let span = kind == .header ? update.old.header(was) : update.old.footer(was)
          view.frame = CGRect(x: end.minX, y: CGFloat(span.y), width: end.width, height: end.height)
        } else {
          view.alpha = 0
        }
      }
      (view.frame, view.alpha) = (end, 1)
    }
  }

  // MARK: Disappearing views

  private func disappear(_ view: UIView, _ element: TableElement, _ animation: RowAnimation) {
    list.disappear(view, nil, last: element)
    (view as? UITableViewHeaderFooterView)?.isDisappearing = true
    if let cell = view as? UITableViewCell {
      if held?.cell === cell || swipe?.cell === cell { letGo() }
      cell.role = .disappearing
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
  func restoreAfterDisappearance(_ view: UIView) { (view.alpha, view.isHidden) = (1, false) }

  /// Returns the cell of a row, visible or disappearing.
  func knownCell(of path: IndexPath) -> UITableViewCell? { list.view(of: .cell(path)) as? UITableViewCell }
}
