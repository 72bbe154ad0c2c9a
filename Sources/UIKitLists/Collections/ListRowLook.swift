import QuartzCore

/// The properties that a list gives one of its rows: its role, its rounded corners and its separators.
struct ListRowLook: Hashable {
  /// The role of a row in its list.
  enum Role: Hashable { case cell, header, footer }
  /// A separator at an edge.
  struct Line: Hashable {
    var isShown = false
    /// The insets of the separator. The value `nil` aligns it with the texts.
    var insets: NSDirectionalEdgeInsets?
    var color = UIColor.separator
  }
  var isInList = false
  var role = Role.cell
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var card = CardCorners()
  var top = Line(), bottom = Line()
}

extension ListRowLook.Role {
  func content(in appearance: UICollectionLayoutListConfiguration.Appearance) -> UIListContentConfiguration {
    switch (self, appearance) {
    case (.cell, .sidebar): .sidebarCell()
    case (.cell, _): .cell()
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }
  func background(in appearance: UICollectionLayoutListConfiguration.Appearance) -> UIBackgroundConfiguration {
    switch (self, appearance) {
    case (.cell, .sidebar): .listSidebarCell()
    case (.cell, .plain), (.cell, .sidebarPlain): .listPlainCell()
    case (.cell, _): .listGroupedCell()
    case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
    case (_, .sidebar): .listSidebarHeader()
    case (_, _): .listGroupedHeaderFooter()
    }
  }
}

/// The separators of a list cell.
@MainActor
final class ListSeparator {
  private unowned let cell: UICollectionViewListCell
  private let top = UIView(), bottom = UIView()
  private var guide: UILayoutGuide?

  init(in cell: UICollectionViewListCell) {
    self.cell = cell
    for line in [top, bottom] {
      line.isHidden = true
      line.isUserInteractionEnabled = false
      cell.addSubview(line)
    }
  }

  func layOut(_ look: ListRowLook, isChosen: Bool, isNextChosen: Bool) {
    let thickness = 1 / cell.layoutScale
    place(top, look.top, y: 0, thickness, isChosen)
    place(bottom, look.bottom, y: cell.bounds.height - thickness, thickness, isChosen || isNextChosen)
  }
  private func place(_ view: UIView, _ line: ListRowLook.Line, y: CGFloat, _ thickness: CGFloat, _ isChosen: Bool) {
    // A selected row has no separators next to it. (Docs/behaviour/lists.md, "Table cells")
    view.isHidden = !line.isShown || isChosen
    guard line.isShown else { return }
    view.backgroundColor = line.color
    let start = line.insets?.leading ?? textStart, end = line.insets?.trailing ?? 0
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(x: isMirrored ? end : start, y: y, width: max(0, cell.bounds.width - start - end), height: thickness)
    cell.bringSubviewToFront(view)
  }

  /// The start of the texts, measured from the cell's leading edge. Constraints on the layout guide have precedence.
  private var textStart: CGFloat {
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let guide, guide.layoutFrame.width > 0 {
      return isMirrored ? cell.bounds.width - guide.layoutFrame.maxX : guide.layoutFrame.minX
    }
    let content = cell.contentFrame
    let inset = isMirrored ? cell.bounds.width - content.maxX : content.minX
    if let list = cell.contentView as? UIListContentView { return inset + list.textStart }
    return inset + ListMetrics.cellMargins.leading
  }

  func makeGuide(in cell: UICollectionViewListCell) -> UILayoutGuide {
    if let guide { return guide }
    let made = UILayoutGuide()
    cell.addLayoutGuide(made)
    // By default, the guide extends from the standard margin to the cell's end.
    let leading = made.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: ListMetrics.cellMargins.leading)
    leading.priority = .defaultLow
    let trailing = made.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    trailing.priority = .defaultLow
    NSLayoutConstraint.activate([leading, trailing])
    guide = made
    return made
  }
}
