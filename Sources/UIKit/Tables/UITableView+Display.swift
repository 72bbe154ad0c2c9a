import CollectionLayout
import QuartzCore

/// Views for what is seen, and for nothing else.
extension UITableView {
  /// How often one pass looks anew at what is seen, since heights turned out to be others.
  static let displayRounds = 50

  /// Brings plan and views up to date.
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
      // Each that comes in may have moved the next.
      guard let now = self.plan, now.row(path.row, in: path.section).overlaps(seenSpan) || cells[path] != nil else { continue }
      let known = cells[path]
      let cell = known ?? comeBack(path) ?? bringIn(path)
      if measures, known != nil { measure(cell, path) }
      place(cell, at: path)
    }
    if let held { placeHeld(held) }
  }

  /// Rows that a finger holds stay views wherever they are.
  func isKept(_ path: IndexPath) -> Bool { held?.path == path || swipe?.path == path }

  /// Puts a cell where its row is.
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

  // MARK: Coming in

  /// The cell of a row that comes into sight, in its place at once, whatever animates around it.
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

  /// What the table sets of a cell before it is seen.
  func dress(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.editingLook = editingLook(of: path)
    if let level = ask(.tableViewIndentationLevelForRowAt, { $0.tableView(self, indentationLevelForRowAt: path) }) {
      cell.indentationLevel = level
    }
    if cell.isEditing != editing { cell.setEditing(editing, animated: false) }
    if editing { dressForEditing(cell, path) }
    if cell.isSelected != selected.contains(path) { cell.setSelected(selected.contains(path), animated: false) }
    if cell.isHighlighted != (highlighted == path) { cell.setHighlighted(highlighted == path, animated: false) }
  }

  // MARK: Out of sight

  func retire(_ path: IndexPath) {
    if let cell = cells.removeValue(forKey: path) { putAway(cell, path) }
  }

  func putAway(_ cell: UITableViewCell, _ path: IndexPath) {
    if swipe?.cell === cell { closeSwipe(animated: false) }
    // The view's cancelled touch would go up from a view that has no superview any more.
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
  /// With upper and lower edge on whole pixels.
  func onPixels(_ scale: CGFloat) -> CGRect {
    let (top, bottom) = ((minY * scale).rounded() / scale, (maxY * scale).rounded() / scale)
    return CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}

extension IndexPath {
  /// For messages.
  var text: String { count == 2 ? "row \(row) of section \(section)" : "\(self)" }
}
