import Foundation
import QuartzCore

/// The order in which VoiceOver reads a table view: by sections, each from its header to its footer, regardless of held headers.
extension UITableView {
  var elementsInReadingOrder: [UIView] {
    list.readingOrder { element in
      switch element {
      case .cell(let path): (path.section, 1, path.row)
      case .title(.header, let section): (section, 0, 0)
      case .title(.footer, let section): (section, 2, 0)
      }
    } other: { view in
      if view === tableHeaderView { return (-1, 1, 0) }
      if view === refreshControl { return (-1, 0, 0) }
      if view === tableFooterView { return (.max, 1, 0) }
      // A cell without a row is disappearing.
      return view is UITableViewCell ? nil : (.max, 1, 0)
    }
  }

  /// The text that VoiceOver speaks after scrolling, such as "Rows 5 to 12 of 100". It counts rows whose centres are visible.
  var rowStatus: String {
    let seen = bounds.inset(by: adjustedContentInset)
    let paths = (indexPathsForVisibleRows ?? []).filter { seen.contains(CGPoint(x: seen.midX, y: rectForRow(at: $0).midY)) }
    guard let first = paths.first, let last = paths.last, let plan = knownPlan() else { return pageStatus }
    let (start, end) = (plan.rows(above: first.section) + first.row, plan.rows(above: last.section) + last.row)
    return "Rows \(start + 1) to \(end + 1) of \(plan.rows(above: plan.sections.count))"
  }
}

/// The swipe actions of a row are available to VoiceOver as custom actions.
extension UITableViewCell {
  var swipesAsActions: [UIAccessibilityCustomAction]? {
    guard runtime.services.screenReader.isOn, let table, let path = table.indexPath(for: self) else { return nil }
    let actions = table.offeredSwipes(at: path).map { side, configuration, action in
      UIAccessibilityCustomAction(name: action.title ?? "") { [weak self, weak table] _ in
        guard let self, let table else { return false }
        return table.perform(action, of: configuration, side, in: self)
      }
    }
    return actions.isEmpty ? nil : actions
  }
}
