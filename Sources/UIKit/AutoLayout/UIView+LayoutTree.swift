import Foundation
import QuartzCore

/// Where the tree of views and Auto Layout meet.
extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  var layoutNode: LayoutNode? {
    get { layoutState?.node }
    set { if newValue != nil || layoutState != nil { makeLayoutState().node = newValue } }
  }

  var layoutReference: LayoutReference { makeLayoutState().reference }

  func makeLayoutState() -> LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState(of: self)
    layoutState = state
    return state
  }

  /// The top of the tree that the view is in: its window, or the root of a detached tree.
  var layoutRoot: UIView {
    if let window { return window }
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }

  /// The engine of this tree, made when first asked for; ask a root.
  var layoutEngine: LayoutEngine {
    let state = makeLayoutState()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    return engine
  }

  /// Where the view would be without its transform: what Auto Layout works on.
  var untransformedFrame: CGRect {
    let size = bounds.size, anchor = layer.anchorPoint
    return CGRect(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
  }

  /// Whether constraints have a say in the view's size.
  var isSizeSolved: Bool {
    if !translatesAutoresizingMaskIntoConstraints { return true }
    return !autoresizingMask.isEmpty && superview?.isSizeSolved ?? false
  }

  // MARK: The tree changes

  /// Called before the view leaves its superview.
  func layoutTreeWillLose(_ view: UIView) {
    guard let engine = layoutRoot.layoutState?.engine else { return }
    for holder in sequence(first: self, next: { $0.superview }) {
      for constraint in holder.constraints where constraint.items.contains(where: { $0.layoutView?.isDescendant(of: view) ?? false }) {
        holder.release(constraint)
      }
    }
    engine.forget(view)
  }

  /// Called when the view has a new superview: what its tree held moves into the larger tree's engine.
  func layoutTreeDidGain(_ view: UIView) {
    if view.layoutState?.engine != nil {
      view.abandonEngine()
      view.layoutState?.engine = nil
    }
    view.enterConstraints(layoutRoot)
    if view.constraintUpdates != [] { view.noteConstraintUpdates() }
  }

  /// Called on a view that has become the root of a detached tree.
  func layoutTreeDidDetach() { enterConstraints(self) }

  private func abandonEngine() {
    if let state = layoutState {
      for constraint in state.held { (constraint.engineReference, constraint.row) = (nil, nil) }
      for guide in state.allGuides { guide.layoutNode = nil }
      state.node = nil
    }
    for subview in subviews { subview.abandonEngine() }
  }

  private func enterConstraints(_ root: UIView) {
    if let held = layoutState?.held, !held.isEmpty {
      let engine = root.layoutEngine
      for constraint in held { engine.enter(constraint) }
    }
    for subview in subviews { subview.enterConstraints(root) }
  }

  /// Called when bounds' size, center or autoresizing mask changed.
  func layoutGeometryDidChange() {
    guard let node = layoutState?.node, !node.isSolved, let engine = layoutRoot.layoutState?.engine else { return }
    engine.givenFrameChanged(node)
  }

  /// Constraints place the view from now on, or its frame does.
  func layoutDidChangeKind() {
    guard let engine = layoutRoot.layoutState?.engine else { return }
    for view in [self] + subviews {
      guard let node = view.layoutState?.node else { continue }
      engine.givenFrameChanged(node)
      engine.intrinsicSizeChanged(node)
    }
  }

  // MARK: Placing

  /// Places the subviews that constraints place; the base of `layoutSubviews()`.
  func applyConstraints() {
    guard let engine = layoutRoot.layoutState?.engine else { return }
    engine.solve()
    for view in subviews {
      guard let node = view.layoutState?.node, node.isSolved else { continue }
      view.place(in: engine.frame(of: node))
    }
  }

  /// Takes a solved frame over into center and bounds, on the pixel grid: never through `frame`, which a transform bends.
  func place(in frame: CGRect) {
    let frame = pixelAligned(frame), anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    let position = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if center != position { center = position }
  }

  /// Edges to the nearest pixel, halves up (BEHAVIOUR §10).
  func pixelAligned(_ frame: CGRect) -> CGRect {
    let scale = layoutScale
    func align(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let x = align(frame.minX), y = align(frame.minY)
    return CGRect(x: x, y: y, width: align(frame.maxX) - x, height: align(frame.maxY) - y)
  }
}
