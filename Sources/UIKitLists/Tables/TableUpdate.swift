import CollectionLayout
import QuartzCore

/// An update of a table view's rows and sections.
@MainActor
struct TableUpdate {
  let mapping: ElementMapping<TableElement>
  /// The plan before the update.
  let old: TablePlan
  let animations: TableAnimations
}

/// The animations of the rows and sections in a batch. The default is to fade.
struct TableAnimations {
  private var going: [ItemPlace: UITableView.RowAnimation] = [:], coming: [ItemPlace: UITableView.RowAnimation] = [:]
  private var goingSections: [Int: UITableView.RowAnimation] = [:], comingSections: [Int: UITableView.RowAnimation] = [:]

  init(_ changes: [(change: CollectionChange, animation: UITableView.RowAnimation)]) {
    for (change, animation) in changes { add(animation, to: change) }
  }

  private mutating func add(_ animation: UITableView.RowAnimation, to change: CollectionChange) {
    switch change {
    case .insertItem(let new): coming[new] = animation
    case .deleteItem(let old): going[old] = animation
    case .reloadItem(let old): going[old] = animation
    case .insertSection(let new): comingSections[new] = animation
    case .deleteSection(let old), .reloadSection(let old): goingSections[old] = animation
    case .moveItem, .moveSection: break
    }
  }

  /// Returns the animation of an element that disappears.
  func going(_ old: TableElement) -> UITableView.RowAnimation {
    switch old {
    case .cell(let path): going[path.place] ?? goingSections[path.section] ?? .fade
    case .title(_, let section): goingSections[section] ?? .fade
    }
  }
  /// Returns the animation of a row that appears.
  func coming(_ new: ItemPlace, _ diff: CollectionDiff) -> UITableView.RowAnimation {
    if let own = coming[new] ?? comingSections[new.section] { return own }
    // A row or section that replaces a reloaded one has the same animation.
    if let section = diff.oldSection(of: new.section), diff.reloadsSection(section) { return goingSections[section] ?? .fade }
    return going.first { diff.reloadedPlace(of: $0.key) == new }?.value ?? .fade
  }
}
