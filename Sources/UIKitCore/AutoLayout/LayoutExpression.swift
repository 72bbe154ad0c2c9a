import ConstraintSolver
import Foundation

/// A linear expression of the variables of an engine, which is built from attributes.
@MainActor struct LayoutExpression {
  let engine: LayoutEngine
  /// The common ancestor of all items, in whose coordinates positions are measured.
  let ancestor: UIView
  private(set) var terms: [Term] = []
  private(set) var constant = 0.0
  private(set) var nodes: [LayoutNode] = []
  private(set) var offsetNodes: [LayoutNode] = []
  /// A Boolean value that indicates whether horizontal positions are measured from the ancestor's right edge.
  ///
  /// This is the case for leading and trailing attributes in a right-to-left layout.
  let isMirrored: Bool

  init(_ engine: LayoutEngine, in ancestor: UIView, isMirrored: Bool = false) {
    (self.engine, self.ancestor, self.isMirrored) = (engine, ancestor, isMirrored)
  }

  mutating func add(_ factor: Double, _ operand: LayoutOperand) {
    guard let item = operand.item else { return }
    add(factor, item, operand.attribute)
    if let other = operand.subtractedItem { add(-factor, other, operand.subtracted) }
  }

  private mutating func add(_ factor: Double, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    if let view = item as? UIView, attribute == .firstBaseline || attribute == .lastBaseline {
      let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view { noteBaselines(of: view) }
      return addBaseline(factor, text, attribute)
    }
    let view = item as? UIView, alignment = view?.effectiveAlignmentInsets ?? .zero
    var insets = alignment
    if attribute.dependsOnMargins, let view {
      insets = view.layoutMargins
      noteOffsets(of: item)
    } else if alignment != .zero {
      noteOffsets(of: item)
    }
    let isMirrored = isMirrored && attribute.kind == .horizontal
    if isMirrored { addWidthOfAncestor(factor) }
    let factor = isMirrored ? -factor : factor
    switch isMirrored ? attribute.mirrored : attribute {
    case .left, .leading, .leftMargin, .leadingMargin: addEdge(factor, item, .horizontal, fraction: 0, offset: insets.left)
    case .right, .trailing, .rightMargin, .trailingMargin: addEdge(factor, item, .horizontal, fraction: 1, offset: -insets.right)
    case .centerX, .centerXWithinMargins:
      addEdge(factor, item, .horizontal, fraction: 0.5, offset: (insets.left - insets.right) / 2)
    case .top, .topMargin: addEdge(factor, item, .vertical, fraction: 0, offset: insets.top)
    case .bottom, .bottomMargin, .firstBaseline, .lastBaseline: addEdge(factor, item, .vertical, fraction: 1, offset: -insets.bottom)
    case .centerY, .centerYWithinMargins: addEdge(factor, item, .vertical, fraction: 0.5, offset: (insets.top - insets.bottom) / 2)
    case .width: addSize(factor, item, .horizontal, less: insets.left + insets.right)
    case .height: addSize(factor, item, .vertical, less: insets.top + insets.bottom)
    case .notAnAttribute: break
    }
  }

  /// Adds the width of the ancestor. In a constraint between two positions, the widths cancel out unless the multipliers differ.
  private mutating func addWidthOfAncestor(_ factor: Double) {
    widthsOfAncestor += factor
  }
  /// Completes the expression after all terms were added.
  mutating func close() {
    guard abs(widthsOfAncestor) > Self.least, let node = use(ancestor) else { return }
    terms.append(Term(widthsOfAncestor, engine.innerExtent(of: node, .horizontal)))
  }
  private var widthsOfAncestor = 0.0
  private static let least = 1e-9

  private mutating func addBaseline(_ factor: Double, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    noteBaselines(of: view)
    switch attribute {
    case .firstBaseline where view.firstBaselineFromTop != nil:
      addEdge(factor, view, .vertical, fraction: 0, offset: view.firstBaselineFromTop!)
    case .lastBaseline where view.lastBaselineFromBottom != nil:
      addEdge(factor, view, .vertical, fraction: 1, offset: -view.lastBaselineFromBottom!)
    default:
      addEdge(factor, view, .vertical, fraction: 1, offset: -view.effectiveAlignmentInsets.bottom)
    }
  }

  private mutating func addSize(_ factor: Double, _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, less: CGFloat) {
    guard let node = use(item) else { return }
    terms.append(Term(factor, axis == .horizontal ? node.width : node.height))
    constant -= factor * Double(less).limited(to: Constraint.largestConstant)
  }

  /// Adds a position at a fraction of an item's extent. It consists of the positions of the item and its ancestors, and of its size.
  private mutating func addEdge(
    _ factor: Double, _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, fraction: Double, offset: CGFloat
  ) {
    constant += factor * Double(offset).limited(to: Constraint.largestConstant)
    let isInside = item !== ancestor
    if isInside {
      var place: any LayoutItem = item
      while true {
        guard let node = use(place) else { return }
        terms.append(Term(factor, axis == .horizontal ? node.x : node.y))
        guard let outer = place is UIView ? place.layoutView?.superview : place.layoutView, outer !== ancestor else { break }
        place = outer
      }
    }
    guard fraction != 0, let node = use(item) else { return }
    let extent = isInside ? (axis == .horizontal ? node.width : node.height) : engine.innerExtent(of: node, axis)
    terms.append(Term(factor * fraction, extent))
  }

  /// Records that the item's margins, baselines or alignment insets are part of the constant.
  private mutating func noteOffsets(of item: any LayoutItem) {
    if let node = use(item) { offsetNodes.append(node) }
  }

  private mutating func noteBaselines(of view: UIView) {
    noteOffsets(of: view)
    engine.node(of: view)?.baselines = Baselines(of: view)
  }

  private mutating func use(_ item: any LayoutItem) -> LayoutNode? {
    guard let node = engine.node(of: item) else { return nil }
    nodes.append(node)
    return node
  }
}
