import CollectionLayout
import QuartzCore

/// The plan of sections and rows. It is computed once, and kept until it is invalidated.
extension UITableView {
  /// Returns the plan of all positions. Returns `nil` without a data source.
  func knownPlan() -> TablePlan? {
    if let plan { return plan }
    guard let dataSource, !isAskingForPlan else { return nil }
    isAskingForPlan = true
    let made = makePlan(dataSource)
    isAskingForPlan = false
    plan = made
    plannedWidth = bounds.width
    takeContentSize()
    return made
  }

  /// Computes the plan from the data source and the delegate.
  ///
  /// For each section, it queries the heights of header and footer and the number of rows. It queries the heights of rows that have no
  /// estimate. (Docs/behaviour/lists.md, "Table call order")
  func makePlan(_ source: any UITableViewDataSource) -> TablePlan {
    let count = askSource(.numberOfSectionsInTableView) { $0.numberOfSections(in: self) } ?? 1
    precondition(count >= 0, "\(type(of: source)) says that \(self) has \(count) sections")
    var sections: [TablePlan.Section] = []
    sections.reserveCapacity(count)
    for index in 0..<count {
      let header = plannedTitle(.header, index), footer = plannedTitle(.footer, index)
      let rows = source.tableView(self, numberOfRowsInSection: index)
      precondition(rows >= 0, "\(type(of: source)) says that section \(index) of \(self) has \(rows) rows")
      var section = TablePlan.Section(rows: heights(of: rows, in: index))
      (section.header, section.guessesHeader) = (Double(header.height), header.isGuess)
      (section.footer, section.guessesFooter) = (Double(footer.height), footer.isGuess)
      section.above = gap(aboveHeader: header.height)
      sections.append(section)
    }
    return TablePlan(sections, lead: Double(tableHeaderView?.bounds.height ?? 0), tail: tailHeight)
  }

  func gap(aboveHeader height: CGFloat) -> Double {
    guard style == .plain, height > 0 else { return 0 }
    return Double(sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderPadding)
  }

  private func heights(of count: Int, in section: Int) -> RowHeights {
    if let first = count > 0 ? estimate(IndexPath(row: 0, section: section)) : nil {
      // The delegate has its own estimates, so each row is queried.
      if first.isOwn {
        var rows = RowHeights(count: count, guess: Double(first.height))
        for row in 1..<max(count, 1) {
          guard let own = estimate(IndexPath(row: row, section: section)) else { continue }
          if own.height != first.height { rows.know(row, Double(own.height)) }
        }
        return rows
      }
      return RowHeights(count: count, guess: Double(first.height))
    }
    // There are no estimates, so all heights are queried, if the delegate returns heights at all.
    var known: [Double] = []
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      guard let height = ask(.tableViewHeightForRowAt, { $0.tableView(self, heightForRowAt: path) }) else {
        return RowHeights(count: count, guess: Double(rowHeight >= 0 ? rowHeight : TableMetrics.row))
      }
      known.append(Double(height >= 0 ? height : TableMetrics.row))
    }
    return RowHeights(known)
  }

  /// Returns the estimate for a row, and whether it comes from the delegate. Returns `nil` if there is no estimate.
  private func estimate(_ path: IndexPath) -> (height: CGFloat, isOwn: Bool)? {
    let own = ask(.tableViewEstimatedHeightForRowAt) { $0.tableView(self, estimatedHeightForRowAt: path) }
    let height = own ?? estimatedRowHeight
    if height == 0 { return nil }
    if height > 0 { return (height, own != nil && own != estimatedRowHeight) }
    return (rowHeight >= 0 ? rowHeight : TableMetrics.row, false)
  }

  /// Returns the height of a row that becomes visible. Returns `nil` if the row must be measured.
  func givenHeight(of path: IndexPath) -> CGFloat? {
    let height = ask(.tableViewHeightForRowAt) { $0.tableView(self, heightForRowAt: path) } ?? rowHeight
    return height >= 0 ? height : nil
  }

  // MARK: Headers and footers

  enum TitleKind: Comparable { case header, footer }

  /// Returns the height of a header or a footer, as far as it is known without its view.
  private func plannedTitle(_ kind: TitleKind, _ index: Int) -> (height: CGFloat, isGuess: Bool) {
    let own =
      kind == .header
      ? ask(.tableViewHeightForHeaderInSection) { $0.tableView(self, heightForHeaderInSection: index) }
      : ask(.tableViewHeightForFooterInSection) { $0.tableView(self, heightForFooterInSection: index) }
    let general = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    let asked = own ?? general
    // In a plain table view, the height for all sections, which a table view controller repeats, is the height of titles and views. A
    // section without either has no height.
    let isOneForAll = own == nil || delegate is UITableViewController && asked == general
    if asked > 0, style == .plain, isOneForAll, titleText(kind, index) == nil, !delegateHasViews(kind, index) {
      return (0, false)
    }
    if asked > 0 || asked == 0 && style == .plain { return (asked, false) }
    let guess =
      kind == .header
      ? ask(.tableViewEstimatedHeightForHeaderInSection) { $0.tableView(self, estimatedHeightForHeaderInSection: index) }
        ?? estimatedSectionHeaderHeight
      : ask(.tableViewEstimatedHeightForFooterInSection) { $0.tableView(self, estimatedHeightForFooterInSection: index) }
        ?? estimatedSectionFooterHeight
    if guess > 0 { return (guess, true) }
    if let typical = kind == .header ? typicalHeader : typicalFooter { return (typical, true) }
    let hasTitle = titleText(kind, index) != nil
    return (hasTitle ? usualTitleHeight(kind, index) : emptyTitleHeight(kind, index), true)
  }

  /// Returns whether the delegate provides views of the kind. If the delegate returns `nil` for a section, the section keeps its height, as
  /// on iOS since version 5.
  ///
  /// Only a call reveals whether the method exists. The answer is stored for the class, so that at most one view is created unnecessarily.
  private func delegateHasViews(_ kind: TitleKind, _ index: Int) -> Bool {
    guard let delegate else { return false }
    let type = ObjectIdentifier(Swift.type(of: delegate))
    if classesWithTitleViews[kind] == type { return true }
    guard let answer = delegatesView(kind, index) else { return false }
    if let view = answer as? UITableViewHeaderFooterView, view.superview == nil { titlePool.give(view, kind.poolKind) }
    // A table view controller always has the method.
    if answer == nil, delegate is UITableViewController { return false }
    classesWithTitleViews[kind] = type
    return true
  }

  func titleText(_ kind: TitleKind, _ index: Int) -> String? {
    kind == .header
      ? askSource(.tableViewTitleForHeaderInSection) { $0.tableView(self, titleForHeaderInSection: index) } ?? nil
      : askSource(.tableViewTitleForFooterInSection) { $0.tableView(self, titleForFooterInSection: index) } ?? nil
  }

  /// Returns the height of a section header or footer without a title.
  func emptyTitleHeight(_ kind: TitleKind, _ index: Int) -> CGFloat {
    switch (style, kind) {
    case (.plain, _): 0
    case (.grouped, .header): index == 0 ? TableMetrics.firstGap : TableMetrics.halfGap
    case (.insetGrouped, .header): index == 0 ? TableMetrics.firstInsetGap : TableMetrics.halfGap
    case (_, .footer): TableMetrics.halfGap
    }
  }
  private func usualTitleHeight(_ kind: TitleKind, _ index: Int) -> CGFloat {
    let line = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection).lineHeight
    switch (style, kind) {
    case (.plain, _): return TableMetrics.plainHeader
    case (_, .footer): return TableMetrics.footerTop + line + TableMetrics.footerBottom
    case (.grouped, .header): return (index == 0 ? TableMetrics.firstTitleTop : TableMetrics.titleTop) + line + TableMetrics.titleBottom
    case (.insetGrouped, .header): return TableMetrics.titleTop + line + TableMetrics.titleBottom
    }
  }

  // MARK: Invalidation

  /// Invalidates heights and numbers. Visible rows keep their views if possible.
  func planIsOutOfDate() {
    guard !isAskingForPlan else { return }
    plan = nil
    // The next plan has estimates, so visible rows are measured again and keep their heights.
    if hasCells { measuresAgain = true }
    list.setNeedsArrangement()
  }

  func forgetAll() {
    closeSwipe(animated: false)
    list.menus?.forget()
    letGo()
    list.forgetSelection()
    list.batch?.start = nil
    list.removeAll()
    (typicalHeader, typicalFooter) = (nil, nil)
    list.prefetching = PrefetchRequests()
    indexIsOutOfDate()
    planIsOutOfDate()
  }

  func takeContentSize() {
    guard let plan else { return }
    let size = CGSize(width: bounds.width, height: CGFloat(plan.height))
    if contentSize != size { contentSize = size }
  }

  /// Called when the width may have changed. Texts wrap differently, so heights that depend on the content are no longer valid.
  func widthMayHaveChanged() {
    list.setNeedsArrangement()
    guard plan != nil, bounds.width != plannedWidth else { return }
    remeasure()
  }

  /// Measures all rows again, and keeps the visible position of the top row.
  func remeasure() {
    guard let old = plan, dataSource != nil, list.batch == nil else { return planIsOutOfDate() }
    let top = Double(contentOffset.y + adjustedContentInset.top)
    let anchor = top > 0.5 ? old.place(at: top) : nil
    let depth = anchor.map { top - old.row($0.item, in: $0.section).y } ?? 0
    (typicalHeader, typicalFooter) = (nil, nil)
    planIsOutOfDate()
    measuresAgain = true
    guard let anchor, let new = knownPlan(), dynamics.goesOnFromOffset else { return }
    let place = CGPoint(x: contentOffset.x, y: CGFloat(new.row(anchor.item, in: anchor.section).y + depth) - adjustedContentInset.top)
    let target = isTracking || isDecelerating ? place : dynamics.geometry.clamped(place)
    if target != contentOffset { contentOffset = target }
  }
}
