import CollectionLayout
import QuartzCore

/// The creation, placement and removal of the visible views.
extension UITableView {
  /// The maximum number of rounds in a layout pass. Each round follows because heights have changed.
  static let displayRounds = 50

  /// Updates the plan and the views.
  func showWhatIsSeen() {
    guard !isSendingViews, bounds.width > 0, bounds.height > 0, knownPlan() != nil else { return }
    isSendingViews = true
    var round = 0
    repeat {
      round += 1
      isArranged = true
      showRows()
      placeEnds()
      showTitles()
      settleOffset()
    } while !isArranged && round < Self.displayRounds
    if !isArranged { warnOfUnrest(round) }
    isArranged = true
    isSendingViews = false
    if swipe != nil { swipes.rowWasPlaced() }
    updateIndex()
    prefetchRows()
  }

  private func warnOfUnrest(_ rounds: Int) {
    runtime.app.warn(
      "\(self) does not come to rest: after \(rounds) rounds its rows still want other heights. Look for a cell whose height depends on how often it was asked."
    )
  }

  private func showRows() {
    guard let plan = knownPlan() else { return }
    let wanted = plan.paths(in: seenSpan)
    let isWanted = Set(wanted)
    let measures = measuresAgain
    measuresAgain = false
    for path in cells.keys.filter({ !isWanted.contains($0) && !isKept($0) }).sorted() { retire(path) }
    for path in wanted {
      // A row that appeared before may have moved this one.
      guard let now = self.plan, now.row(path.row, in: path.section).overlaps(seenSpan) || cells[path] != nil else { continue }
      let known = cells[path]
      let cell = known ?? comeBack(path) ?? bringIn(path)
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
    cell.surroundings = surroundings(of: path, in: plan)
    guard held?.cell !== cell else { return }
    let frame = shifted(rowRect(path, in: plan), path).onPixels(layoutScale)
    if cell.frame != frame { cell.frame = frame }
  }

  func surroundings(of path: IndexPath, in plan: TablePlan) -> CellSurroundings {
    var around = CellSurroundings()
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
  func bringIn(_ path: IndexPath) -> UITableViewCell {
    withoutAnimation {
      let cell = makeCell(path)
      cells[path] = cell
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
    if cell.superview === self, let other = cells.first(where: { $0.value === cell })?.key, other != path {
      preconditionFailure(
        "the cell that tableView(_:cellForRowAt:) returns for \(path.text) shows \(other.text) already: dequeue one for each")
    }
    leaving.removeAll { $0.view === cell }
    cell.isLeaving = false
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
    if cell.isSelected != list.selected.contains(path) { cell.setSelected(list.selected.contains(path), animated: false) }
    if cell.isHighlighted != (list.highlighted == path) { cell.setHighlighted(list.highlighted == path, animated: false) }
  }

  // MARK: Removal

  func retire(_ path: IndexPath) {
    if let cell = cells.removeValue(forKey: path) { putAway(cell, path) }
  }

  func putAway(_ cell: UITableViewCell, _ path: IndexPath) {
    if swipe?.cell === cell { closeSwipe(animated: false) }
    // The cancelled touch of the view would not reach the table view after the view's removal.
    if let touched = pressing?.view, touched.isDescendant(of: cell) { endPress() }
    cell.isLeaving = false
    cell.removeFromSuperview()
    ask(.tableViewDidEndDisplayingForRowAt) { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    cellPool.give(cell, .cell)
  }

  func retireAll() {
    for path in cells.keys.sorted() { retire(path) }
    for section in headers.keys.sorted() { retireTitle(.header, section) }
    for section in footers.keys.sorted() { retireTitle(.footer, section) }
    let leavers = leaving
    leaving = []
    for leaver in leavers { putAway(leaver) }
  }

  func withoutAnimation<T>(_ body: () -> T) -> T {
    var result: [T] = []
    UIView.performWithoutAnimation { result = [body()] }
    return result[0]
  }
}

extension CGRect {
  /// Returns the rectangle with its upper and lower edges on whole pixels.
  func onPixels(_ scale: CGFloat) -> CGRect {
    let (top, bottom) = ((minY * scale).rounded() / scale, (maxY * scale).rounded() / scale)
    return CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}

extension IndexPath {
  /// The text for messages.
  var text: String { count == 2 ? "row \(row) of section \(section)" : "\(self)" }
}
