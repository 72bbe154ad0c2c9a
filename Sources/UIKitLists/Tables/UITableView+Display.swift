import CollectionLayout
import QuartzCore

/// The creation, placement and removal of the visible views.
extension UITableView {
  /// Updates the plan and the views.
  func showWhatIsSeen() {
    guard list.placement == .idle, bounds.width > 0, bounds.height > 0, knownPlan() != nil else { return }
    list.whilePlacing(.layout) {
      let isStable = list.placeUntilStable { _ in
        showRows()
        placeEnds()
        showTitles()
        settleOffset()
      }
      if !isStable { warnOfUnrest() }
      list.isArranged = true
    }
    swipes?.rowWasPlaced()
    updateIndex()
    prefetchRows()
  }

  private func warnOfUnrest() {
    runtime.app.warn(
      "\(self) does not come to rest: after \(ListUpdateEngine<UITableView>.maximumRounds) rounds its rows still want other heights. Look for a cell whose height depends on how often it was asked."
    )
  }

  private func showRows() {
    guard let plan = knownPlan() else { return }
    let wanted = plan.paths(in: seenSpan)
    let isWanted = Set(wanted)
    let measures = measuresAgain
    measuresAgain = false
    list.remove { element in element.cellPath.map { !isWanted.contains($0) && !isKept($0) } ?? false }
    for path in wanted {
      // A row that appeared before may have moved this one.
      let known = cell(at: path)
      guard let now = self.plan, now.row(path.row, in: path.section).overlaps(seenSpan) || known != nil else { continue }
      let cell = known ?? reappear(path) ?? appear(path)
      if measures, known != nil { measure(cell, path) }
      place(cell, at: path)
    }
    if let held { placeHeld(held) }
  }

  /// Returns whether the views of a row must stay, because the user moves or swipes it.
  func isKept(_ path: IndexPath) -> Bool { held?.path == path || swipe?.path == path }

  /// Places a cell at its row.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard let plan, plan.has(path) else { return }
    cell.environment = environment(of: path, in: plan)
    guard held?.cell !== cell else { return }
    let frame = shifted(rowRect(path, in: plan), path).onPixels(layoutScale)
    if cell.frame != frame { cell.frame = frame }
  }

  func environment(of path: IndexPath, in plan: TablePlan) -> CellEnvironment {
    var around = CellEnvironment()
    around.style = style
    around.margin = contentMargin
    if insetsContentViewsToSafeArea, style != .insetGrouped {
      (around.safeLeft, around.safeRight) = (safeAreaInsets.left, safeAreaInsets.right)
    }
    if index != nil {
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        around.safeLeft += TableMetrics.indexWidth
      } else {
        around.safeRight += TableMetrics.indexWidth
      }
    }
    if cellLayoutMarginsFollowReadableWidth { around.reading = max((bounds.width - 2 * contentMargin - readingWidth) / 2, 0) }
    (around.isFirst, around.isLast) = (path.row == 0, path.row == plan.sections[path.section].rows.count - 1)
    (around.separator, around.separatorColor) = (separatorStyle, separatorColor)
    (around.separatorInset, around.addsSeparatorInset) = (ownSeparatorInset, separatorInsetReference == .fromAutomaticInsets)
    return around
  }

  // MARK: Creation

  /// Creates the cell of a row that becomes visible. It has its frame at once, even within an animation.
  func appear(_ path: IndexPath) -> UITableViewCell {
    withoutAnimation {
      let cell = makeCell(path)
      list.visible[.cell(path)] = cell
      dress(cell, path)
      place(cell, at: path)
      measure(cell, path)
      place(cell, at: path)
      ask(.tableViewWillDisplayForRowAt) { $0.tableView(self, willDisplay: cell, forRowAt: path) }
      insert(cell, byHeightAbove: backgroundView)
      return cell
    }
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("\(self) shows rows without a data source") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    list.checkIsFree(cell, for: .cell(path), "the cell that tableView(_:cellForRowAt:) returns")
    list.disappearing.removeAll { $0.view === cell }
    cell.endDisappearance()
    return cell
  }

  /// Sets the properties that a cell takes from the table view, before the cell becomes visible.
  func dress(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.editingLook = editingLook(of: path)
    if let level = ask(.tableViewIndentationLevelForRowAt, { $0.tableView(self, indentationLevelForRowAt: path) }) {
      cell.indentationLevel = level
    }
    if cell.isEditing != editing { cell.setEditing(editing, animated: false) }
    if editing { dressForEditing(cell, path) }
    applySelection(to: cell, path)
  }
  func applySelection(to cell: UITableViewCell, _ path: IndexPath) {
    if cell.isSelected != list.selected.contains(path) { cell.setSelected(list.selected.contains(path), animated: false) }
    if cell.isHighlighted != (list.highlighted == path) { cell.setHighlighted(list.highlighted == path, animated: false) }
  }

  // MARK: Removal

  func recycle(_ view: UIView, _ element: TableElement) {
    switch element {
    case .cell(let path): if let cell = view as? UITableViewCell { recycle(cell, path) }
    case .title(let kind, let section): recycleTitle(view, kind, section)
    }
  }

  private func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
    if swipe?.cell === cell { closeSwipe(animated: false) }
    list.endPress(within: cell)
    cell.endDisappearance()
    cell.removeFromSuperview()
    ask(.tableViewDidEndDisplayingForRowAt) { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    cellPool.give(cell, .cell)
  }
}

extension CGRect {
  /// Returns the rectangle with its upper and lower edges on whole pixels.
  func onPixels(_ scale: CGFloat) -> CGRect {
    let (top, bottom) = ((minY * scale).rounded() / scale, (maxY * scale).rounded() / scale)
    return CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}
