import ConstraintSolver
import Foundation

/// The variables of a view or guide in an engine.
///
/// The position is relative to the superview, or to the owner of a guide. Moving an ancestor thus changes none of its descendants.
@MainActor final class LayoutNode {
  unowned(unsafe) let item: any LayoutItem
  let x: Variable, y: Variable, width: Variable, height: Variable
  /// The size of a scroll view's content, whose far edges its descendants refer to.
  var contentWidth: Variable?, contentHeight: Variable?
  /// The order of the first mention. Of equal preferences, the one of the view that was mentioned first yields.
  let order: Int
  /// The number of references in rows, which keep the node alive.
  var useCount = 0
  var isDiscarded = false

  /// The updates of the node before the next solve.
  struct Updates: OptionSet {
    let rawValue: UInt8
    /// The engine's list of waiting nodes contains the node.
    static let waiting = Updates(rawValue: 1)
    /// The rows of the given frame must be replaced.
    static let givenRows = Updates(rawValue: 2)
    /// The intrinsic content size must be measured.
    static let measurement = Updates(rawValue: 4)
  }
  var updates: Updates = [.givenRows, .measurement]
  /// The rows of a frame that the solver does not determine, and the node to whose size they refer.
  var given: [GivenRow] = []
  var givenParent: LayoutNode?
  /// The rows that express the intrinsic content size.
  var intrinsicWidth: IntrinsicRows?, intrinsicHeight: IntrinsicRows?
  /// A Boolean value that indicates whether the content wraps if there is not enough space.
  var wraps = false
  /// The width at which the height of wrapping content was measured.
  var wrappedWidth: CGFloat?
  /// The constraints whose rows contain the view's margins, baselines or alignment insets.
  var offsetDependents: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The view's baselines in those rows, or `nil` if no row contains one.
  var baselines: Baselines?
  /// The relation of the view's frame to the solved frame.
  private enum Placement {
    /// The frames differ, or have not been compared.
    case misplaced
    /// The frames differ, and the superview's list of misplaced nodes contains the node.
    case listed
    /// The view has its solved frame, and neither has changed since.
    case placed
  }
  private var placement = Placement.misplaced

  struct GivenRow {
    var id: ConstraintID
    var coefficients: [Double]
  }

  struct IntrinsicRows {
    var wish: ConstraintID
    var limit: ConstraintID
    var resistance: Int
    var hugging: Int
    var wraps: Bool
  }

  init(_ item: any LayoutItem, in solver: Solver, order: Int) {
    (self.item, self.order) = (item, order)
    (x, y, width, height) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  }

  var view: UIView? { item as? UIView }

  /// Records that the view no longer has its solved frame. The superview's next layout places it.
  func mislay() {
    if placement == .listed { return }
    placement = .misplaced
    guard isSolved, let outer = view?.parentView else { return }
    placement = .listed
    outer.makeLayoutState().noteMisplaced(self, among: outer.childViews.count)
  }

  /// Places the view. The superview calls it. Movements of the view during the call do not count.
  func place(_ body: () -> Void) {
    guard placement != .placed else { return }
    guard isSolved else { return placement = .misplaced }
    body()
    placement = .placed
  }

  /// A Boolean value that indicates whether the solver determines the frame. Otherwise the frame is given to the solver.
  var isSolved: Bool {
    guard let view else { return true }
    return !view.translatesAutoresizingMaskIntoConstraints && view.parentView != nil
  }

  /// The weight of the preference against compression. The weights differ slightly, so that ties have one result.
  ///
  /// Of equal preferences, the view that was mentioned last is compressed (Docs/behaviour/layout.md, "Auto Layout measurements").
  var resistanceWeight: Double { 1 + Self.difference * Double(Self.mostMentions - mentioned) }

  /// Returns the weight of the preference against growth. Of equal preferences, the view with the least weight grows.
  ///
  /// This is a view with wrapping text, or else the view that was mentioned first.
  /// Of several wrapping texts, it is the last one in a row and the first one in a column
  /// (Docs/behaviour/measured.md, line 48).
  func huggingWeight(for axis: NSLayoutConstraint.Axis) -> Double {
    guard wraps else { return 1 + Self.difference * Double(Self.mostMentions + mentioned) }
    return 1 + Self.difference * Double(axis == .horizontal ? Self.mostMentions - mentioned : mentioned)
  }

  private static let difference = 1e-6, mostMentions = 100_000
  private var mentioned: Int { min(order, Self.mostMentions) }

  var variables: [Variable] { [x, y, width, height] + [contentWidth, contentHeight].compactMap { $0 } }

  func extent(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
}

/// A constraint of the app in an engine.
struct ConstraintRow {
  var id: ConstraintID
  /// The constant of the row without the constraint's own constant.
  var base: Double
  /// The nodes in the row, with one reference each.
  var nodes: [LayoutNode]
}
