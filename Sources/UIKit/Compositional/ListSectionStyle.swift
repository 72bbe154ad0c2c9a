import CollectionLayout
import QuartzCore

/// How a section of a compositional layout is a list. (BEHAVIOUR-2 §19.1, §19.2)
@MainActor
final class ListSectionStyle {
  let configuration: UICollectionLayoutListConfiguration
  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  private var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }
  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Rows below each other, as high as they turn out to be.
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.leastHeight))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    let hasHeader = configuration.headerMode != .none
    let sides = appearance == .insetGrouped ? cardMargin(in: environment) : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && !hasHeader ? ListSectionMetrics.halfGap : 0, leading: sides,
      bottom: isGrouped && configuration.footerMode == .none ? ListSectionMetrics.halfGap : 0, trailing: sides)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    section.list = self
    return section
  }

  private func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.plainHeaderHeight))
    let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = appearance == .plain || appearance == .sidebarPlain
    return item
  }
  private func cardMargin(in environment: any NSCollectionLayoutEnvironment) -> CGFloat {
    environment.container.contentSize.width >= SystemMargins.wideScreen ? SystemMargins.wideSides : SystemMargins.sides
  }

  /// Above the section: more before the first of a grouped list, and before each header of a plain one.
  func topPadding(isFirst: Bool) -> CGFloat {
    if let padding = configuration.headerTopPadding, configuration.headerMode != .none { return padding }
    switch appearance {
    case .grouped, .insetGrouped: return isFirst && configuration.headerMode == .none ? ListSectionMetrics.halfGap : 0
    case .plain where configuration.headerMode != .none: return ListSectionMetrics.plainHeaderTopPadding
    default: return 0
    }
  }

  // MARK: Rows

  func look(ofRow row: Int, of count: Int, at path: IndexPath) -> ListRowLook {
    let hasHeaderRow = configuration.headerMode == .firstItemInSection
    if hasHeaderRow, row == 0 { return look(of: .header) }
    var look = look(of: .cell)
    let (isFirst, isLast) = (row == (hasHeaderRow ? 1 : 0), row == count - 1)
    if appearance == .insetGrouped {
      look.card.radius = ListSectionMetrics.cardRadius
      if isFirst { look.card.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { look.card.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    guard configuration.showsSeparators else { return look }
    let base = configuration.separatorConfiguration
    let lines = configuration.itemSeparatorHandler?(path, base) ?? base
    let endsCard = isLast && appearance == .insetGrouped
    look.top = line(lines.topSeparatorVisibility, false, lines.topSeparatorInsets, lines.color)
    if appearance == .grouped, isFirst { look.top = edge(lines.topSeparatorVisibility, lines.color) }
    look.bottom =
      appearance == .grouped && isLast
      ? edge(lines.bottomSeparatorVisibility, lines.color)
      : line(lines.bottomSeparatorVisibility, !endsCard, lines.bottomSeparatorInsets, lines.color)
    return look
  }
  // MARK: Swipes

  var offersSwipes: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil || configuration.trailingSwipeActionsConfigurationProvider != nil
  }
  /// A header that is the section's first row offers nothing.
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
    if configuration.headerMode == .firstItemInSection, path.item == 0 { return nil }
    let provider =
      side == .leading ? configuration.leadingSwipeActionsConfigurationProvider : configuration.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  func look(of role: ListRowLook.Role) -> ListRowLook {
    var look = ListRowLook()
    (look.isInList, look.role, look.appearance) = (true, role, appearance)
    return look
  }
  private func line(
    _ visibility: UIListSeparatorConfiguration.Visibility, _ usual: Bool, _ insets: NSDirectionalEdgeInsets, _ color: UIColor
  ) -> ListRowLook.Line {
    ListRowLook.Line(
      isShown: visibility == .automatic ? usual : visibility == .visible,
      insets: insets.leading == .greatestFiniteMagnitude ? nil : insets, color: color)
  }
  /// A group of a grouped list begins and ends with a line from edge to edge.
  private func edge(_ visibility: UIListSeparatorConfiguration.Visibility, _ color: UIColor) -> ListRowLook.Line {
    ListRowLook.Line(isShown: visibility != .hidden, insets: .zero, color: color)
  }

  /// Behind the list; nil for what is there anyway.
  var background: UIColor? {
    configuration.backgroundColor ?? (isGrouped ? .systemGroupedBackground : nil)
  }
}

/// Lengths of lists' sections, in points. (BEHAVIOUR-2 §19.1; K where nothing else is said)
enum ListSectionMetrics {
  /// Half of what is between two groups.
  static let halfGap: CGFloat = 17.5
  static let cardRadius: CGFloat = 10
  static let plainHeaderTopPadding: CGFloat = 22
}
