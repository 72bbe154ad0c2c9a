import CollectionLayout
import QuartzCore

/// The style that makes a section of a compositional layout a list.
///
/// For the sources of its behaviour, see Docs/behaviour/lists.md, "Table geometry".
@MainActor
final class ListSectionStyle {
  let configuration: UICollectionLayoutListConfiguration
  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  private var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }
  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Returns a section of rows below each other, each as high as its content.
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

  /// Returns the gap above the section. It is larger above the first section of a grouped list, and above each header of a plain list.
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
  // MARK: Swipe actions

  var offersSwipes: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil || configuration.trailingSwipeActionsConfigurationProvider != nil
  }
  /// Returns the swipe actions of a row. A header that is the first row of its section has none.
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
  /// Returns the separator at the start or the end of a section in a grouped list. It extends from edge to edge.
  private func edge(_ visibility: UIListSeparatorConfiguration.Visibility, _ color: UIColor) -> ListRowLook.Line {
    ListRowLook.Line(isShown: visibility != .hidden, insets: .zero, color: color)
  }

  /// The background colour of the list. The value is `nil` if the collection view's own colour stays.
  var background: UIColor? {
    configuration.backgroundColor ?? (isGrouped ? .systemGroupedBackground : nil)
  }
}

/// The lengths of list sections, in points. Most are folklore. (Docs/behaviour/lists.md, "Table geometry")
enum ListSectionMetrics {
  /// Half of the gap between two sections.
  static let halfGap: CGFloat = 17.5
  static let cardRadius: CGFloat = 10
  static let plainHeaderTopPadding: CGFloat = 22
}
