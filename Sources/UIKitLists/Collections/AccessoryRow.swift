import QuartzCore

/// The accessories of a list cell and their layout.
@MainActor
final class AccessoryRow {
  private unowned let cell: UICollectionViewListCell
  private var views: [AccessoryView] = []
  private var isEditing = false

  init(of cell: UICollectionViewListCell) { self.cell = cell }

  /// Displays the cell's accessories. Existing views are reused for accessories of the same type.
  func take(_ accessories: [UICellAccessory]) {
    var free = views
    views = accessories.map { accessory in
      guard let place = free.firstIndex(where: { $0.accessory.accessoryType == accessory.accessoryType }) else { return make(accessory) }
      let view = free.remove(at: place)
      view.take(accessory)
      return view
    }
    for view in free { view.removeFromSuperview() }
    for view in views { view.onTouch = action(of: view.accessory) }
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsLayout()
  }
  private func make(_ accessory: UICellAccessory) -> AccessoryView {
    let view = AccessoryView(accessory)
    cell.addSubview(view)
    return view
  }
  private func action(of accessory: UICellAccessory) -> (() -> Void)? {
    if let action = accessory.action { return action }
    return accessory.accessoryType == .outlineDisclosure ? { [weak self] in self?.toggle() } : nil
  }
  private func toggle() {
    guard let list = cell.listView, let path = list.indexPath(for: cell) else { return }
    (list.dataSource as? any OutlineSource)?.toggle(at: path)
  }
  /// Handles a touch on the cell, if the whole cell expands and collapses its item. Returns `true` if it did.
  func takesTouch(canBeSelected: Bool) -> Bool {
    guard let outline = views.first(where: { $0.accessory.accessoryType == .outlineDisclosure }) else { return false }
    guard outline.accessory.outlineStyle == .header else { return false }
    outline.onTouch?()
    return true
  }

  func update(for state: UICellConfigurationState) {
    isEditing = state.isEditing
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in views { view.show(isSelected: state.isSelected, isExpanded: state.isExpanded, isMirrored: isMirrored) }
    cell.setNeedsLayout()
  }

  // MARK: Layout

  private func shown(isLeading: Bool) -> [AccessoryView] {
    views.filter { $0.accessory.isLeading == isLeading && $0.accessory.isShown(whileEditing: isEditing) }
      .enumerated().sorted { ($0.element.accessory.accessoryType.rank, $0.offset) < ($1.element.accessory.accessoryType.rank, $1.offset) }
      .map(\.element)
  }
  private var indentation: CGFloat { CGFloat(cell.shownLevel) * cell.indentationWidth }
  /// The distances of the accessories from the cell's edges.
  private var edges: (leading: CGFloat, trailing: CGFloat) { (AccessoryMetrics.edge, AccessoryMetrics.edge) }

  /// The widths that the accessories take at both sides.
  private var taken: (leading: CGFloat, trailing: CGFloat) {
    func width(_ views: [AccessoryView]) -> CGFloat {
      views.isEmpty ? 0 : views.reduce(AccessoryMetrics.gap * CGFloat(views.count - 1)) { $0 + $1.sizeThatFits(.zero).width }
    }
    let (leading, trailing) = (shown(isLeading: true), shown(isLeading: false))
    return (
      leading.isEmpty ? 0 : edges.leading + width(leading), trailing.isEmpty ? 0 : edges.trailing + width(trailing)
    )
  }

  func contentFrame(in bounds: CGRect) -> CGRect {
    let taken = taken
    let start = bounds.minX + taken.leading + indentation
    var end = bounds.maxX - taken.trailing
    // A list content has its own trailing margin, which is wider than the distance to an accessory.
    if taken.trailing > 0, cell.contentView is UIListContentView {
      end += ListMetrics.cellMargins.trailing - AccessoryMetrics.beforeContent
    }
    let frame = CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
    return mirrored(frame, in: bounds)
  }

  func layOut(in bounds: CGRect) {
    for view in views { view.isHidden = !view.accessory.isShown(whileEditing: isEditing) }
    var start = bounds.minX + edges.leading + (cell.indentsAccessories ? indentation : 0)
    for view in shown(isLeading: true).reversed() {
      start += place(view, x: start, in: bounds) + AccessoryMetrics.gap
    }
    var end = bounds.maxX - edges.trailing
    for view in shown(isLeading: false).reversed() {
      end -= view.sizeThatFits(.zero).width
      place(view, x: end, in: bounds)
      end -= AccessoryMetrics.gap
    }
  }
  @discardableResult
  private func place(_ view: AccessoryView, x: CGFloat, in bounds: CGRect) -> CGFloat {
    let size = view.sizeThatFits(.zero)
    let scale = cell.layoutScale
    let frame = CGRect(x: x, y: ((bounds.midY - size.height / 2) * scale).rounded() / scale, width: size.width, height: size.height)
    view.frame = mirrored(frame, in: bounds)
    cell.bringSubviewToFront(view)
    return size.width
  }
  private func mirrored(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    guard cell.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
