import CollectionLayout
import Motion
import QuartzCore

/// A row that a finger moves by its handle to another place.
@MainActor
final class HeldRow {
  let cell: UITableViewCell
  /// Where it was, and where it would be put down.
  var path: IndexPath
  var target: IndexPath
  /// Where the finger is on it, and where that is in what is seen.
  let grip: CGFloat
  var finger: CGPoint
  let height: CGFloat
  /// What was asked about last.
  var lastProposal: IndexPath?

  init(_ cell: UITableViewCell, _ path: IndexPath, grip: CGFloat, finger: CGPoint) {
    (self.cell, self.path, target, self.grip, self.finger, height) = (cell, path, path, grip, finger, cell.bounds.height)
  }

  /// How far a row gives way.
  func shift(of row: IndexPath) -> CGFloat {
    if target > path {
      // In another section it comes in before the row of that number.
      let isBefore = target.section == path.section ? row <= target : row < target
      return row > path && isBefore ? -height : 0
    }
    return row >= target && row < path ? height : 0
  }
  /// How far a header gives way; of a footer, with those after it.
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
    guard editing, held == nil, batch == nil, let path = indexPath(for: cell) else { return }
    closeSwipe(animated: true)
    endPress()
    held = HeldRow(cell, path, grip: point.y - cell.frame.minY, finger: CGPoint(x: point.x, y: point.y - bounds.minY))
    cell.isHeld = true
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
        for (path, cell) in cells where cell !== held.cell { place(cell, at: path) }
        for (section, view) in headers { placeTitle(view, .header, section) }
        for (section, view) in footers { placeTitle(view, .footer, section) }
      })
  }

  /// The place whose row, as all rows lie now, has the middle of the held one; in an empty section its only place.
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

  /// The table has scrolled beneath the finger.
  func heldRowIsElsewhere() { if let held { follow(held) } }

  // MARK: The end

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

  /// The row goes back to where it was.
  func letGo() {
    if swipe != nil { closeSwipe(animated: window != nil) }
    guard let held else { return }
    end(held)
    UIView.animate(withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction, animations: { placeAll() })
  }

  private func end(_ held: HeldRow) {
    self.held = nil
    held.cell.isHeld = false
    held.cell.layer.shadowOpacity = 0
    held.cell.surroundingsDidChange()
    if held.cell.superview === self { insert(held.cell, byHeightAbove: backgroundView) }
  }

  private func placeAll() {
    for (path, cell) in cells { place(cell, at: path) }
    for (section, view) in headers { placeTitle(view, .header, section) }
    for (section, view) in footers { placeTitle(view, .footer, section) }
  }

  /// What is held or swiped goes along with its row, and is let go if that goes.
  func followHolds(_ passage: TablePassage) {
    swipes.rename(passage.newPath)
    menus?.rename(passage.newPath)
    guard let held else { return }
    guard let new = passage.newPath(of: held.path) else { return letGo() }
    (held.path, held.target, held.lastProposal) = (new, new, nil)
  }
}
