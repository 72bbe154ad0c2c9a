import CollectionLayout
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The headers and footers of sections, and the views above and below all sections.
extension UITableView {
  func showTitles() {
    guard let plan else { return }
    let sections = plan.sections(in: seenSpan)
    list.remove { $0.cellPath == nil && !sections.contains($0.section) }
    for section in sections {
      show(.header, section)
      show(.footer, section)
    }
  }

  private func place(of kind: TitleKind, _ section: Int, in plan: TablePlan) -> CGRect {
    kind == .header ? headerRect(section, in: plan) : footerRect(section, in: plan)
  }
  private func isGuess(_ kind: TitleKind, _ section: Int) -> Bool {
    guard let section = plan?.sections[section] else { return false }
    return kind == .header ? section.guessesHeader : section.guessesFooter
  }

  private func show(_ kind: TitleKind, _ section: Int) {
    guard let plan, plan.sections.indices.contains(section) else { return }
    let frame = place(of: kind, section, in: plan)
    let guess = isGuess(kind, section)
    // A title without height has no view. A view is created if its height is only an estimate.
    let isSeen = frame.maxY > bounds.minY && frame.minY < bounds.maxY
    guard guess || (frame.height > TableMetrics.leastTitle && isSeen) else { return list.remove(.title(kind, section: section)) }
    if let view = list.visible[.title(kind, section: section)] {
      // A height can become an estimate again, for example after a change of the text size.
      if guess { withoutAnimation { measureTitle(view, kind, section) } }
      return placeTitle(view, kind, section)
    }
    withoutAnimation {
      let made = makeTitle(kind, section)
      measureTitle(made, kind, section)
      guard let made, let plan = self.plan else { return }
      let frame = place(of: kind, section, in: plan)
      guard frame.height > TableMetrics.leastTitle, frame.maxY > bounds.minY, frame.minY < bounds.maxY else {
        if let made = made as? UITableViewHeaderFooterView { titlePool.give(made, kind.poolKind) }
        return
      }
      list.visible[.title(kind, section: section)] = made
      placeTitle(made, kind, section)
      if kind == .header {
        ask(.tableViewWillDisplayHeaderViewForSection) { $0.tableView(self, willDisplayHeaderView: made, forSection: section) }
      } else {
        ask(.tableViewWillDisplayFooterViewForSection) { $0.tableView(self, willDisplayFooterView: made, forSection: section) }
      }
      insertTitle(made)
    }
  }

  /// Inserts a header or a footer in front of the cells.
  private func insertTitle(_ view: UIView) {
    if view is UITableViewHeaderFooterView { return insert(view, byHeightAbove: backgroundView) }
    let below = subviews.lastIndex { $0.heightInStack <= 1 && $0 !== view }
    insertSubview(view, at: below.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1))
  }

  func placeTitle(_ view: UIView, _ kind: TitleKind, _ section: Int) {
    guard let plan, plan.sections.indices.contains(section) else { return }
    if let view = view as? UITableViewHeaderFooterView {
      view.environment = titleEnvironment(kind, section, in: plan)
      if kind == .header { view.showHeld(isHeld(section, in: plan)) }
    }
    let frame = place(of: kind, section, in: plan).onPixels(layoutScale)
    if view.frame != frame { view.frame = frame }
  }

  private func titleEnvironment(_ kind: TitleKind, _ section: Int, in plan: TablePlan? = nil) -> TitleEnvironment {
    var around = TitleEnvironment()
    (around.style, around.isFooter, around.isFirst) = (style, kind == .footer, section == 0)
    around.margin = contentMargin
    if kind == .header, let plan { around.isPinned = isHeld(section, in: plan) }
    if style != .insetGrouped { (around.safeLeft, around.safeRight) = (safeAreaInsets.left, safeAreaInsets.right) }
    return around
  }

  /// Creates the delegate's view, or a view with the data source's title.
  private func makeTitle(_ kind: TitleKind, _ section: Int) -> UIView? {
    if let own = delegatesView(kind, section) ?? nil { return own }
    guard let text = titleText(kind, section) else { return nil }
    let view =
      titlePool.take(kind.poolKind, Self.titleIdentifier, make: { $0.init(reuseIdentifier: Self.titleIdentifier) })
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    giveTraits(to: view)
    view.isTables = true
    view.environment = titleEnvironment(kind, section)
    view.textLabel?.text = style == .plain || kind == .footer ? text : text.uppercased()
    return view
  }
  /// Returns the view that the delegate provides for a section, which may be `nil`. Returns no value if the delegate lacks the method.
  func delegatesView(_ kind: TitleKind, _ section: Int) -> UIView?? {
    askingForTitle = titleEnvironment(kind, section)
    defer { askingForTitle = nil }
    return kind == .header
      ? ask(.tableViewViewForHeaderInSection) { $0.tableView(self, viewForHeaderInSection: section) }
      : ask(.tableViewViewForFooterInSection) { $0.tableView(self, viewForFooterInSection: section) }
  }
  private static let titleIdentifier = "_UITableViewTitle"

  /// Measures a view whose height was an estimate.
  private func measureTitle(_ view: UIView?, _ kind: TitleKind, _ section: Int) {
    guard isGuess(kind, section), let before = plan else { return }
    var height = emptyTitleHeight(kind, section)
    if let view {
      let width = place(of: kind, section, in: before).width
      if let view = view as? UITableViewHeaderFooterView { view.environment = titleEnvironment(kind, section) }
      if view is UITableViewHeaderFooterView || !view.constraints.isEmpty {
        height =
          view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
          ).height
      } else {
        height = style == .plain ? TableMetrics.plainHeader : max(view.bounds.height, height)
      }
      if titleText(kind, section) == nil { if kind == .header { typicalHeader = height } else { typicalFooter = height } }
    }
    let was = kind == .header ? before.sections[section].header : before.sections[section].footer
    let top = kind == .header ? before.header(section).y : before.footer(section).y
    let shift = before.section(section).height
    plan?.change(section) {
      if kind == .header {
        ($0.header, $0.guessesHeader) = (Double(height), false)
        $0.above = gap(aboveHeader: height)
      } else {
        ($0.footer, $0.guessesFooter) = (Double(height), false)
      }
    }
    guard was != Double(height), let after = plan else { return }
    if top < Double(bounds.minY + adjustedContentInset.top) { owedShift += CGFloat(after.section(section).height - shift) }
    list.isArranged = false
  }

  // MARK: Removal

  func recycleTitle(_ view: UIView, _ kind: TitleKind, _ section: Int) {
    view.removeFromSuperview()
    if kind == .header {
      ask(.tableViewDidEndDisplayingHeaderViewForSection) { $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section) }
    } else {
      ask(.tableViewDidEndDisplayingFooterViewForSection) { $0.tableView(self, didEndDisplayingFooterView: view, forSection: section) }
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.isDisappearing = false
    titlePool.give(view, kind.poolKind)
  }

  // MARK: Views above and below all sections

  func exchangeEnd(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self {
      let below = subviews.lastIndex { $0.heightInStack <= 1 }
      insertSubview(new, at: below.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1))
    }
    endsDidChange()
  }
  /// Updates the heights of the views above and below all sections.
  private func endsDidChange() {
    let (lead, tail) = (Double(tableHeaderView?.bounds.height ?? 0), tailHeight)
    plan?.lead = lead
    plan?.tail = tail
    takeContentSize()
    list.setNeedsArrangement()
  }
  /// The height of the space below the last section.
  var tailHeight: Double {
    let hasSections = plan.map { !$0.sections.isEmpty } ?? true
    return Double((tableFooterView?.bounds.height ?? 0) + (style == .insetGrouped && hasSections ? TableMetrics.insetEnd : 0))
  }

  /// Places the views above and below all sections, which are as wide as the table view.
  func placeEnds() {
    guard let plan else { return }
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView {
      let frame = CGRect(x: 0, y: CGFloat(plan.height) - view.bounds.height, width: bounds.width, height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
    }
  }
}

extension UITableView.TitleKind {
  /// The reuse kind, which headers and footers share.
  var poolKind: CollectionElement.Kind { .supplementary("title") }
}
