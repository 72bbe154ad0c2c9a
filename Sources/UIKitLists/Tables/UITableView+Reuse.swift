import QuartzCore

/// The reuse of cells, headers and footers.
extension UITableView {
  func defaultRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, .cell, identifier, base: UITableViewCell.self, "cells")
  }
  func defaultRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    titlePool.register(
      aClass, TitleKind.header.poolKind, identifier, base: UITableViewHeaderFooterView.self, "headers and footers")
  }

  func defaultDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let again = reconfigured(identifier) { return again }
    let cell = cellPool.take(.cell, identifier) { $0.init(style: .default, reuseIdentifier: identifier) }
    if let cell { giveTraits(to: cell) }
    return cell
  }
  func defaultDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): must register a class for the identifier, by register(_:forCellReuseIdentifier:)"
      )
    }
    if let plan, plan.has(indexPath), list.visible[.cell(indexPath)] !== cell {
      let size = rowRect(indexPath, in: plan).size
      withoutAnimation { if cell.bounds.size != size { cell.frame.size = size } }
    }
    return cell
  }
  func defaultDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let view = titlePool.take(TitleKind.header.poolKind, identifier) { $0.init(reuseIdentifier: identifier) }
    if let view { giveTraits(to: view) }
    if let view, let askingForTitle { view.environment = askingForTitle }
    return view
  }

  /// Returns the existing cell of a row that is being reconfigured.
  private func reconfigured(_ identifier: String) -> UITableViewCell? {
    guard let cell = list.reconfiguring?.cell as? UITableViewCell, cell.reuseIdentifier == identifier else { return nil }
    list.reconfiguring = nil
    return cell
  }
}
