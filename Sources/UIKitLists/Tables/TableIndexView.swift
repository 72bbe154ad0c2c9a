import QuartzCore
@_spi(UIKit) import UIKitCore

/// The section index at the trailing edge of a table view. A touch on a title scrolls to its section.
@MainActor
final class TableIndexView: UIView {
  private unowned let table: UITableView
  let titles: [String]
  private var labels: [UIView] = []
  private var isTracked = false
  private var last: Int?

  init(_ titles: [String], of table: UITableView) {
    (self.titles, self.table) = (titles, table)
    super.init(frame: .zero)
    for title in titles {
      let view: UIView
      if title == UITableView.indexSearch {
        let glass = UIImageView(
          image: UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
        glass.contentMode = .center
        view = glass
      } else {
        let label = UILabel()
        (label.text, label.textAlignment) = (title, .center)
        label.font = .systemFont(ofSize: TableMetrics.indexFont, weight: .semibold)
        view = label
      }
      labels.append(view)
      addSubview(view)
    }
    (isAccessibilityElement, accessibilityTraits, accessibilityLabel) = (true, .adjustable, "Section index")
    update()
  }
  required init?(coder: NSCoder) { nil }
  /// The height in the stack, in front of rows and headers.
  override var heightInStack: Int { 5 }

  func update() {
    let color = table.sectionIndexColor ?? table.tintColor
    for view in labels {
      (view as? UILabel)?.textColor = color
      if view is UIImageView { view.tintColor = color }
    }
    backgroundColor =
      isTracked ? table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor : table.sectionIndexBackgroundColor
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// The height of a title. The titles are centred, and are closer together if there are many.
  private var line: CGFloat { min(TableMetrics.indexLine, bounds.height / CGFloat(max(titles.count, 1))) }
  private var top: CGFloat { (bounds.height - line * CGFloat(titles.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in labels.enumerated() {
      view.frame = CGRect(x: 0, y: ((top + line * CGFloat(index)) * layoutScale).rounded() / layoutScale, width: bounds.width, height: line)
    }
  }

  /// Returns `false`, so that no gesture recognizer of the table view receives a touch on the index.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }

  private func track(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    isTracked = true
    update()
    let index = min(max(Int(((touch.location(in: self).y - top) / line).rounded(.down)), 0), titles.count - 1)
    guard index != last else { return }
    last = index
    table.indexWasTouched(titles[index], index)
  }
  private func endTracking() {
    (isTracked, last) = (false, nil)
    update()
  }
}

extension UITableView {
  func defaultReloadSectionIndexTitles() {
    indexIsOutOfDate()
    setNeedsLayout()
  }
  func indexIsOutOfDate() { isIndexKnown = false }

  /// Creates or removes the index as needed, and keeps it in the visible area.
  func updateIndex() {
    if !isIndexKnown {
      isIndexKnown = true
      let titles = askSource(.sectionIndexTitlesForTableView) { $0.sectionIndexTitles(for: self) } ?? nil
      let rows = plan?.counts.reduce(0, +) ?? 0
      let wanted = rows < sectionIndexMinimumDisplayRowCount ? [] : titles ?? []
      if wanted != index?.titles ?? [] {
        index?.removeFromSuperview()
        index = wanted.isEmpty ? nil : TableIndexView(wanted, of: self)
        if let index { withoutAnimation { insert(index, byHeightAbove: backgroundView) } }
        cellsLookDifferent()
      }
    }
    guard let index else { return }
    let insets = adjustedContentInset, isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? safeAreaInsets.left : bounds.width - TableMetrics.indexWidth - safeAreaInsets.right, y: bounds.minY + insets.top,
      width: TableMetrics.indexWidth, height: max(bounds.height - insets.top - insets.bottom, 0))
    if index.frame != frame { index.frame = frame }
  }

  /// Scrolls to the first row of a section, or to the top of the table view for the search title.
  func indexWasTouched(_ title: String, _ index: Int) {
    guard let plan = knownPlan(), !plan.sections.isEmpty else { return }
    if title == Self.indexSearch { return scroll(to: CGRect(x: 0, y: 0, width: 1, height: 1), at: .top, covered: 0, false) }
    let asked = askSource(.tableViewSectionForSectionIndexTitleAtIndex) {
      $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
    }
    let section = min(max(asked ?? index, 0), plan.sections.count - 1)
    scroll(to: rectForHeader(inSection: section), at: .top, covered: 0, false)
    layoutIfNeeded()
  }
}
