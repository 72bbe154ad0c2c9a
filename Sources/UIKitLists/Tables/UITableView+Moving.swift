import CollectionLayout
import Motion
import QuartzCore

/// A row that the user moves by its reorder control.
@MainActor
final class HeldRow {
  let cell: UITableViewCell
  /// The original index path, and the index path at which a drop would insert the row.
  var path: IndexPath
  var target: IndexPath
  /// The position of the finger in the row, and its position in the visible area.
  let grip: CGFloat
  var finger: CGPoint
  let height: CGFloat
  /// The destination about which the delegate was asked last.
  var lastProposal: IndexPath?

  init(_ cell: UITableViewCell, _ path: IndexPath, grip: CGFloat, finger: CGPoint) {
    (self.cell, self.path, target, self.grip, self.finger, height) = (cell, path, path, grip, finger, cell.bounds.height)
  }

  /// Returns the distance by which a row makes room.
  func shift(of row: IndexPath) -> CGFloat {
    if target > path {
      // In another section, the row is inserted before the row of that number.
      let isBefore = target.section == path.section ? row <= target : row < target
      return row > path && isBefore ? -height : 0
    }
    return row >= target && row < path ? height : 0
  }
  /// Returns the distance by which a header makes room. A footer moves with the header of the next section.
  func shift(ofHeader section: Int) -> CGFloat {
    if section > path.section && section <= target.section { return -height }
    return section > target.section && section <= path.section ? height : 0
  }
}

extension UITableView {
  func moveGesture(of cell: UITableViewCell, _ press: UIGestureRecognizer) {
    switch press.state {
    case .began: lift(cell, at: press.location(in: self))
    case .changed: carry(to: press.location(in: self))
    case .ended: putDown()
    case .cancelled, .failed: letGo()
    default: break
    }
  }

  private func lift(_ cell: UITableViewCell, at point: CGPoint) {
    guard editing, held == nil, list.batch == nil, let path = indexPath(for: cell) else { return }
    closeSwipe(animated: true)
    endPress()
    held = HeldRow(cell, path, grip: point.y - cell.frame.minY, finger: CGPoint(x: point.x, y: point.y - bounds.minY))
    cell.role = .held
    insert(cell, byHeightAbove: backgroundView)
    (cell.layer.shadowOpacity, cell.layer.shadowRadius, cell.layer.shadowOffset) = (
      TableMetrics.heldShadowOpacity, TableMetrics.heldShadow, .zero
    )
    cell.clipsToBounds = false
  }

  private func carry(to point: CGPoint) {
    guard let held else { return }
    held.finger = CGPoint(x: point.x, y: point.y - bounds.minY)
    follow(held)
    edgeScroll.follow(held.finger)
  }

  private func follow(_ held: HeldRow) {
    placeHeld(held)
    guard let plan else { return }
    let middle = held.cell.frame.midY
    guard let proposed = proposal(for: held, middle, plan), proposed != held.lastProposal else { return }
    held.lastProposal = proposed
    let target =
      proposed == held.path
      ? proposed
      : ask(.tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath) {
        $0.tableView(self, targetIndexPathForMoveFromRowAt: held.path, toProposedIndexPath: proposed)
      } ?? proposed
    guard target != held.target, self.held === held else { return }
    held.target = target
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        placeAll(except: held.cell)
      })
  }

  /// Returns the index path of the row that contains the middle of the moved row. An empty section has a single position.
  private func proposal(for held: HeldRow, _ middle: CGFloat, _ plan: TablePlan) -> IndexPath? {
    let y = min(max(Double(middle), plan.lead), plan.height - plan.tail - 0.01)
    for section in plan.sections(in: .init(y, 0)) {
      let rows = plan.rows(of: section), all = plan.section(section)
      guard all.y <= y, y < all.end else { continue }
      let count = plan.sections[section].rows.count
      if count == 0 || y < rows.y { return IndexPath(row: 0, section: section) }
      let isOwn = section == held.path.section
      guard y < rows.end, let row = plan.sections[section].rows.row(at: y - rows.y) else {
        return IndexPath(row: isOwn ? count - 1 : count, section: section)
      }
      return IndexPath(row: row, section: section)
    }
    return nil
  }

  func placeHeld(_ held: HeldRow) {
    let sides = cardSides
    let y = bounds.minY + held.finger.y - held.grip
    withoutAnimation {
      held.cell.frame = CGRect(x: sides.left, y: y, width: max(bounds.width - sides.left - sides.right, 0), height: held.height)
    }
  }

  /// Called when the table view has scrolled beneath the finger.
  func heldRowIsElsewhere() { if let held { follow(held) } }

  // MARK: End of the movement

  private func putDown() {
    guard let held else { return }
    let (from, to) = (held.path, held.target)
    end(held)
    guard from != to, let plan, plan.has(from) else {
      return UIView.animate(
        withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction, animations: { placeAll() })
    }
    beginUpdates()
    askSource(.tableViewMoveRowAtToDestinationIndexPath) { $0.tableView(self, moveRowAt: from, to: to) }
    moveRow(at: from, to: to)
    endUpdates()
  }

  /// Cancels the movement and the swipe. The row returns to its original position.
  func letGo() {
    if swipe != nil { closeSwipe(animated: window != nil) }
    guard let held else { return }
    end(held)
    UIView.animate(withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction, animations: { placeAll() })
  }

  private func end(_ held: HeldRow) {
    self.held = nil
    held.cell.role = .displayed
    held.cell.layer.shadowOpacity = 0
    held.cell.environmentDidChange()
    if held.cell.superview === self { insert(held.cell, byHeightAbove: backgroundView) }
  }

  private func placeAll(except held: UITableViewCell? = nil) {
    for (element, view) in list.visible where view !== held {
      switch (element, view) {
      case (.cell(let path), let cell as UITableViewCell): place(cell, at: path)
      case (.title(let kind, let section), _): placeTitle(view, kind, section)
      default: break
      }
    }
  }

  /// Updates the index path of the moved row after an update. If the row was deleted, the movement ends.
  func renameHeld(by mapping: ElementMapping<TableElement>) {
    guard let held else { return }
    guard let new = mapping.newPath(of: held.path) else { return letGo() }
    (held.path, held.target, held.lastProposal) = (new, new, nil)
  }
}
