import QuartzCore

/// What a list says of one of its rows: its part in the list, the corners that it rounds, and the lines at its edges.
struct ListRowLook: Hashable {
  /// What a row is in its list.
  enum Role: Hashable { case cell, header, footer }
  /// A line at an edge.
  struct Line: Hashable {
    var isShown = false
    /// Nil keeps to the texts.
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

/// The lines of a list's cell.
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
    // Next to a chosen row there are none. (§19.2)
    view.isHidden = !line.isShown || isChosen
    guard line.isShown else { return }
    view.backgroundColor = line.color
    let start = line.insets?.leading ?? textStart, end = line.insets?.trailing ?? 0
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(x: isMirrored ? end : start, y: y, width: max(0, cell.bounds.width - start - end), height: thickness)
    cell.bringSubviewToFront(view)
  }

  /// Where the texts begin, from the cell's leading edge; what a constraint on the guide says comes first.
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
    // Unless somebody says otherwise: from the usual margin to the cell's end.
    let leading = made.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: ListMetrics.cellMargins.leading)
    leading.priority = .defaultLow
    let trailing = made.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    trailing.priority = .defaultLow
    NSLayoutConstraint.activate([leading, trailing])
    guide = made
    return made
  }
}
