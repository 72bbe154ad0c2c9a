import ConstraintSolver
import Foundation

/// The unknowns of one view or guide in an engine.
///
/// The position is relative to the superview (of a guide: to its owner), so that moving an ancestor touches nothing within it.
@MainActor final class LayoutNode {
  unowned(unsafe) let item: any LayoutItem
  let x: Variable, y: Variable, width: Variable, height: Variable
  /// The size of what a scroll view scrolls: its far edges as they are seen from inside.
  var contentWidth: Variable?, contentHeight: Variable?
  /// Order of first mention: of equal wishes, the one of who was mentioned first gives way.
  let order: Int
  /// How many mentions in rows keep the node alive.
  var useCount = 0
  var isDiscarded = false

  /// What is to be looked at before the next solve.
  var isWaiting = false, needsGivenRows = true, needsMeasuring = true
  /// The rows that state a frame which the solver does not decide, and the node whose size they refer to.
  var given: [GivenRow] = []
  var givenParent: LayoutNode?
  /// The rows that pull towards the intrinsic content size.
  var intrinsicWidth: IntrinsicRows?, intrinsicHeight: IntrinsicRows?
  /// Whether the content wraps where there is too little room.
  var wraps = false
  /// The width at which the height of wrapping content was measured.
  var wrappedWidth: CGFloat?
  /// Constraints whose rows contain the view's margins, baselines or alignment insets.
  var offsetDependents: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The view's baselines as they are part of those rows; `nil` if no row contains one.
  var baselines: Baselines?
  /// The view lies where the solver has it: nothing has moved either since.
  private(set) var isPlaced = false
  /// Whether the superview has it among those that it has to place.
  private var isListed = false

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

  /// The view does not lie where the solver has it any more: the superview's next layout places it.
  func mislay() {
    isPlaced = false
    guard !isListed, isSolved, let outer = view?.parentView else { return }
    isListed = true
    outer.makeLayoutState().noteMisplaced(self, among: outer.childViews.count)
  }

  /// Called when the superview comes to it. That it moves meanwhile is no news.
  func place(_ body: () -> Void) {
    defer { isListed = false }
    guard !isPlaced, isSolved else { return }
    body()
    isPlaced = true
  }

  /// Whether the solver decides the frame; else the frame is given to it.
  var isSolved: Bool {
    guard let view else { return true }
    return !view.translatesAutoresizingMaskIntoConstraints && view.parentView != nil
  }

  /// Equal wishes differ by very little, so that ties have one outcome: of those that resist compression equally, who was mentioned last
  /// is squeezed (BEHAVIOUR-2 §26).
  var resistanceWeight: Double { 1 + Self.difference * Double(Self.mostMentions - mentioned) }

  /// The weight of the wish not to be stretched. Of those that hug equally, the one with the least weight takes the slack.
  ///
  /// That is text that wraps before everything else, and otherwise the view that was mentioned first. Of texts that wrap, it is in a row
  /// the one that was mentioned last, and in a column the first
  /// ([the third list](../../../Docs/behaviour-sources.md#the-third-list), line 48).
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
  /// The row's constant without the constraint's own.
  var base: Double
  /// One mention each.
  var nodes: [LayoutNode]
}
