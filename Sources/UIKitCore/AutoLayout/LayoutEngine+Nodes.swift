import ConstraintSolver
import Foundation

/// The variables of views. They are created for the first constraint on a view and removed with the last one.
extension LayoutEngine {
  /// Returns the node of an item, and creates it if necessary. The result is `nil` for a guide without a view.
  func node(of item: any LayoutItem) -> LayoutNode? {
    if let node = existingNode(of: item) { return node }
    guard item.layoutView != nil else { return nil }
    mentions += 1
    let node = LayoutNode(item, in: solver, order: mentions)
    if isTrial { trialNodes[ObjectIdentifier(item)] = node } else { item.layoutNode = node }
    for variable in node.variables { note(variable, node) }
    freshNodes.append(node)
    wait(node)
    return node
  }

  func existingNode(of item: any LayoutItem) -> LayoutNode? { isTrial ? trialNodes[ObjectIdentifier(item)] : item.layoutNode }

  func note(_ variable: Variable, _ node: LayoutNode?) {
    while nodeOfVariable.count <= variable.number { nodeOfVariable.append(nil) }
    nodeOfVariable[variable.number] = node
  }

  /// Returns the extent of a view for its descendants: its size, or the size of the content in a scroll view.
  func innerExtent(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> Variable {
    guard let view = node.view, view.laysOutContentApart else { return node.extent(axis) }
    if let known = axis == .horizontal ? node.contentWidth : node.contentHeight { return known }
    let extent = solver.makeVariable()
    note(extent, node)
    if axis == .horizontal { node.contentWidth = extent } else { node.contentHeight = extent }
    return extent
  }

  func wait(_ node: LayoutNode) {
    guard node.updates.insert(.waiting).inserted else { return }
    waitingNodes.append(node)
    invalidate()
  }

  func unuse(_ node: LayoutNode) {
    node.useCount -= 1
    if node.useCount == 0 { wait(node) }
  }

  /// Called when the app or the system set a frame that the solver does not determine.
  func givenFrameChanged(_ node: LayoutNode) {
    node.updates.insert(.givenRows)
    wait(node)
  }

  func intrinsicSizeChanged(_ node: LayoutNode) {
    node.updates.insert(.measurement)
    node.wrappedWidth = nil
    wait(node)
  }

  func updateWaitingNodes() {
    while let node = waitingNodes.popLast() {
      node.updates.remove(.waiting)
      if node.isDiscarded { continue }
      if node.useCount == 0 && !isRootOfTrial(node) { discard(node); continue }
      if node.updates.contains(.givenRows) { updateGivenRows(node) }
      if node.updates.contains(.measurement) { measure(node) }
    }
  }

  private func isRootOfTrial(_ node: LayoutNode) -> Bool { isTrial && node.item === root }

  func discard(_ node: LayoutNode) {
    guard !node.isDiscarded else { return }
    node.isDiscarded = true
    replaceGivenRows(of: node, by: [], about: nil)
    for rows in [node.intrinsicWidth, node.intrinsicHeight].compactMap({ $0 }) {
      removeRow(rows.wish)
      removeRow(rows.limit)
    }
    for variable in node.variables {
      solver.remove(variable)
      note(variable, nil)
    }
    if node.item.layoutNode === node { node.item.layoutNode = nil }
  }

  // MARK: Removal of subtrees

  /// Removes a subtree from the engine. No constraint outside refers to it any more.
  func forget(_ view: UIView) {
    for constraint in view.layoutState?.held ?? [] { leave(constraint) }
    for subview in view.subviews { forget(subview) }
    for guide in view.layoutState?.allGuides ?? [] { if let node = guide.layoutNode { discard(node) } }
    guard let node = view.layoutNode else { return }
    // A remaining view may have used this view for its baseline. Its constraint finds another view in the next solve.
    offsetsChanged(node)
    discard(node)
  }
}
