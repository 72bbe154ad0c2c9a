import CollectionLayout
import QuartzCore

/// The positions of rows, headers and footers as rectangles.
extension UITableView {
  /// The margins of the content within a cell.
  var contentMargin: CGFloat { bounds.width >= SystemMargins.wideScreen ? TableMetrics.wideMargin : TableMetrics.margin }
  /// The distance of cards from the sides.
  var cardSides: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let safe = safeAreaInsets
    return (contentMargin + safe.left, contentMargin + safe.right)
  }
  private func rect(_ span: TablePlan.Span) -> CGRect {
    let sides = cardSides
    return CGRect(x: sides.left, y: span.y, width: max(bounds.width - sides.left - sides.right, 0), height: span.height)
  }
  private func wholeRect(_ span: TablePlan.Span) -> CGRect { CGRect(x: 0, y: span.y, width: bounds.width, height: span.height) }

  func rowRect(_ path: IndexPath, in plan: TablePlan) -> CGRect { rect(plan.row(path.row, in: path.section)) }
  /// Returns the frame of a header. In a plain table view, headers and footers stay visible.
  func headerRect(_ section: Int, in plan: TablePlan) -> CGRect {
    guard style == .plain else { return rect(plan.header(section)) }
    return rect(plan.heldHeader(section, top: Double(bounds.minY + adjustedContentInset.top)))
  }
  func footerRect(_ section: Int, in plan: TablePlan) -> CGRect {
    guard style == .plain else { return rect(plan.footer(section)) }
    return rect(plan.heldFooter(section, bottom: Double(bounds.maxY - adjustedContentInset.bottom)))
  }
  /// Returns whether a header is held away from its natural position.
  func isHeld(_ section: Int, in plan: TablePlan) -> Bool {
    style == .plain && CGFloat(plan.header(section).y) < bounds.minY + adjustedContentInset.top - 0.01
  }
  var seenSpan: TablePlan.Span { TablePlan.Span(Double(bounds.minY), Double(bounds.height)) }

  // MARK: Visible views

  /// Returns the cell of a visible row.
  func cell(at path: IndexPath) -> UITableViewCell? { list.visible[.cell(path)] as? UITableViewCell }
  var hasCells: Bool { list.visible.keys.contains { $0.cellPath != nil } }
  /// The cells of the visible rows.
  var cells: [IndexPath: UITableViewCell] {
    var found: [IndexPath: UITableViewCell] = [:]
    for case (.cell(let path), let cell as UITableViewCell) in list.visible { found[path] = cell }
    return found
  }
  /// Returns the visible headers or footers, by their sections.
  func titles(_ wanted: TitleKind) -> [Int: UIView] {
    var found: [Int: UIView] = [:]
    for case (.title(wanted, let section), let view) in list.visible { found[section] = view }
    return found
  }

  // MARK: Queries of the app

  func defaultRect(forSection section: Int) -> CGRect { query(section).map { wholeRect($0.section(section)) } ?? .zero }
  func defaultRectForHeader(inSection section: Int) -> CGRect { query(section).map { rect($0.header(section)) } ?? .zero }
  func defaultRectForFooter(inSection section: Int) -> CGRect { query(section).map { rect($0.footer(section)) } ?? .zero }
  func defaultRectForRow(at indexPath: IndexPath) -> CGRect {
    guard let plan = query(indexPath.section), plan.has(indexPath) else { return .zero }
    return rowRect(indexPath, in: plan)
  }
  private func query(_ section: Int) -> TablePlan? {
    guard let plan = knownPlan(), plan.sections.indices.contains(section) else { return nil }
    return plan
  }

  func defaultIndexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let plan = knownPlan(), point.x >= 0, point.x < bounds.width else { return nil }
    return plan.place(at: Double(point.y)).map { IndexPath($0) }
  }
  func defaultIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard let plan = knownPlan() else { return nil }
    if rect.isEmpty { return indexPathForRow(at: rect.origin).map { [$0] } ?? [] }
    guard rect.minX < bounds.width, rect.maxX > 0 else { return [] }
    var paths = plan.paths(in: TablePlan.Span(Double(rect.minY), Double(rect.height)))
    let deepest = max(rect.minY, rect.maxY - Self.leastOverlap)
    while let last = paths.last, CGFloat(plan.row(last.row, in: last.section).y) > deepest { paths.removeLast() }
    return paths
  }
  /// The distance by which a rectangle must extend into its last row to contain that row, in points.
  private static let leastOverlap: CGFloat = 1

  func defaultCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    arrangeIfAsked()
    return cell(at: indexPath)
  }
  var defaultVisibleCells: [UITableViewCell] {
    arrangeIfAsked()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows within the present bounds, whether or not their cells exist already.
  var defaultIndexPathsForVisibleRows: [IndexPath]? {
    arrangeIfAsked()
    // While a batch is open, the data may have changed already. Only the displayed rows are known.
    let shown = list.visible.keys.compactMap(\.cellPath)
    guard list.batch == nil, !shown.isEmpty, let plan = knownPlan() else { return shown.sorted() }
    return Set(plan.paths(in: seenSpan)).union(shown.filter(isKept)).sorted()
  }

  func defaultNumberOfRows(inSection section: Int) -> Int {
    guard let plan = knownPlan() else { return 0 }
    precondition(plan.sections.indices.contains(section), "there is no section \(section); there are \(plan.sections.count)")
    return plan.sections[section].rows.count
  }

  /// Performs the first layout if the app asks for visible rows before the first layout pass.
  private func arrangeIfAsked() {
    if !hasCells, !list.isArranged, list.placement == .idle, list.batch == nil, window != nil, bounds.height > 0 { showWhatIsSeen() }
  }

  // MARK: Scrolling

  func defaultScrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let plan = knownPlan() else { return }
    let isHeader = indexPath.count < 2 || indexPath.row == NSNotFound
    let isThere = plan.sections.indices.contains(indexPath.section) && (isHeader || plan.has(indexPath))
    precondition(
      isThere,
      "attempt to scroll to row \(isHeader ? 0 : indexPath.row) of section \(indexPath.section), but there are only \(plan.sections.indices.contains(indexPath.section) ? "\(plan.sections[indexPath.section].rows.count) rows in the section" : "\(plan.sections.count) sections")"
    )
    let rect = isHeader ? rectForHeader(inSection: indexPath.section) : rowRect(indexPath, in: plan)
    scroll(
      to: rect, at: scrollPosition, covered: style == .plain && !isHeader ? CGFloat(plan.sections[indexPath.section].header) : 0, animated)
  }

  /// Scrolls to a rectangle.
  ///
  /// - Parameter covered: The height that a held header covers at the upper edge.
  func scroll(to rect: CGRect, at position: ScrollPosition, covered: CGFloat, _ animated: Bool) {
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = rect.minY - insets.top - covered
    case .middle: y = rect.midY - room / 2 - insets.top
    case .bottom: y = rect.maxY - room - insets.top
    case .none:
      if rect.minY - covered < y + insets.top {
        y = rect.minY - insets.top - covered
      } else if rect.maxY > y + insets.top + room {
        y = rect.maxY - room - insets.top
      } else {
        return
      }
    }
    let target = dynamics.geometry.clamped(CGPoint(x: contentOffset.x, y: y))
    if target != contentOffset || !animated { setContentOffset(target, animated: animated) }
  }

  func defaultScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let plan = knownPlan() else { return }
    let middle = bounds.midY
    let nearest = list.selected.filter(plan.has).min { abs(rowRect($0, in: plan).midY - middle) < abs(rowRect($1, in: plan).midY - middle) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}

extension TablePlan {
  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section].rows.count).contains(path.row)
  }
  /// Returns the rows within a span, in order.
  func paths(in span: Span) -> [IndexPath] {
    sections(in: span).flatMap { section in rows(of: section, in: span).map { IndexPath(row: $0, section: section) } }
  }
}
