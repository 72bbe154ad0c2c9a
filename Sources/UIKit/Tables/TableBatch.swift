import CollectionLayout
import QuartzCore

/// Changes that wait for the end of their batch.
@MainActor
struct TableBatch {
  var depth = 0
  var changes: [CollectionChange] = []
  /// How what they are about comes and goes; those that nobody names fade.
  var animations = TableAnimations()
  /// The rows whose cells are set up anew, as they were before.
  var reconfigured: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
  /// What there was before; nil if nothing was asked yet, or all is asked anew.
  var start: TablePlan?
  var isAnimated = true
}

/// How rows and sections of a batch come and go.
struct TableAnimations {
  private var going: [ItemPlace: UITableView.RowAnimation] = [:], coming: [ItemPlace: UITableView.RowAnimation] = [:]
  private var goingSections: [Int: UITableView.RowAnimation] = [:], comingSections: [Int: UITableView.RowAnimation] = [:]

  mutating func add(_ animation: UITableView.RowAnimation, to change: CollectionChange) {
    switch change {
    case .insertItem(let new): coming[new] = animation
    case .deleteItem(let old): going[old] = animation
    case .reloadItem(let old): going[old] = animation
    case .insertSection(let new): comingSections[new] = animation
    case .deleteSection(let old), .reloadSection(let old): goingSections[old] = animation
    case .moveItem, .moveSection: break
    }
  }

  func going(_ old: ItemPlace) -> UITableView.RowAnimation { going[old] ?? goingSections[old.section] ?? .fade }
  func coming(_ new: ItemPlace, _ diff: CollectionDiff) -> UITableView.RowAnimation {
    if let own = coming[new] ?? comingSections[new.section] { return own }
    // What takes the place of a reloaded row or section comes as that goes.
    if let section = diff.oldSection(of: new.section), diff.reloadsSection(section) { return goingSections[section] ?? .fade }
    return going.first { diff.reloadedPlace(of: $0.key) == new }?.value ?? .fade
  }
  func goingSection(_ old: Int) -> UITableView.RowAnimation { goingSections[old] ?? .fade }
}

/// A view that is on its way out of sight.
@MainActor
struct LeavingTableView {
  let view: UIView
  enum Role {
    /// The row that it stands for now, if it is still there, and the last that it stood for.
    case row(now: IndexPath?, last: IndexPath)
    case title(UITableView.TitleKind, Int)
  }
  var role: Role
  /// The passage at whose end it goes.
  var passage: Int
}
