import Foundation
import QuartzCore

/// The connection between the view tree and Auto Layout.
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

  /// The root of the view's tree: its window, or the topmost view of a detached tree.
  var layoutRoot: UIView {
    if let window { return window }
    var view = self
    while let outer = view.parentView { view = outer }
    if view.isOrphan { view.findEngine() }
    return view
  }

  /// The engine of this tree, which is created when it is first needed. Read it from a root.
  var layoutEngine: LayoutEngine {
    let state = makeLayoutState()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    return engine
  }

  /// The frame of the view without its transform. Auto Layout uses this frame.
  var untransformedFrame: CGRect {
    let size = bounds.size, anchor = layer.anchorPoint
    return CGRect(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
  }

  /// A Boolean value that indicates whether constraints affect the size of the view.
  var isSizeSolved: Bool {
    if !translatesAutoresizingMaskIntoConstraints { return true }
    return !autoresizingMask.isEmpty && parentView?.isSizeSolved ?? false
  }

  // MARK: Changes of the tree

  /// Called before a view leaves this superview.
  func layoutTreeWillLose(_ view: UIView) {
    var outer: [NSLayoutConstraint] = []
    view.collectConstraints(heldOutside: view, &outer)
    release(outer)
    if let engine = layoutRoot.layoutState?.engine { engine.forget(view) } else { view.abandonEngine() }
  }

  private func collectConstraints(heldOutside tree: UIView, _ found: inout [NSLayoutConstraint]) {
    if let state = layoutState {
      func collect(_ reference: LayoutReference) {
        for mention in reference.mentions {
          guard let holder = mention.constraint.holder, holder !== self, self === tree || holder !== parentView else { continue }
          if !holder.isDescendant(of: tree) { found.append(mention.constraint) }
        }
      }
      collect(state.reference)
      for guide in state.guides { collect(guide.layoutReference) }
      for guide in state.systemGuides.values { collect(guide.layoutReference) }
    }
    for subview in childViews { subview.collectConstraints(heldOutside: tree, &found) }
  }

  /// Called when the view has a new superview. Its constraints move into the engine of the larger tree.
  func layoutTreeDidGain(_ view: UIView) {
    if view.layoutState?.engine != nil || view.isOrphan {
      view.isOrphan = false
      view.abandonEngine()
      view.layoutState?.engine = nil
    }
    view.enterConstraints(layoutRoot)
    if view.constraintUpdates != [] { view.noteConstraintUpdates() }
  }

  /// Called on a view that became the root of a detached tree.
  func layoutTreeDidDetach() { enterConstraints(self) }

  /// Creates an engine for a view that survived its superview. It is called when the root of its tree is first needed.
  private func findEngine() {
    isOrphan = false
    abandonEngine()
    enterConstraints(self)
  }

  private func abandonEngine() {
    if let state = layoutState {
      for constraint in state.held { (constraint.engineReference, constraint.row) = (nil, nil) }
      for guide in state.allGuides { guide.layoutNode = nil }
      state.node?.isDiscarded = true
      state.node = nil
    }
    for subview in childViews { subview.abandonEngine() }
  }

  private func enterConstraints(_ root: UIView) {
    if let held = layoutState?.held, !held.isEmpty {
      let engine = root.layoutEngine
      for constraint in held { engine.enter(constraint) }
    }
    for subview in childViews { subview.enterConstraints(root) }
  }

  /// Called when the size of the bounds, the centre or the autoresizing mask changed.
  func layoutGeometryDidChange() {
    guard let node = layoutState?.node, !node.isSolved, let engine = layoutRoot.layoutState?.engine else { return }
    engine.givenFrameChanged(node)
  }

  /// Called when the view changes between placement by constraints and placement by its frame.
  func layoutDidChangeKind() {
    guard let engine = layoutRoot.layoutState?.engine else { return }
    for view in [self] + childViews {
      guard let node = view.layoutState?.node else { continue }
      node.mislay()
      engine.givenFrameChanged(node)
      engine.intrinsicSizeChanged(node)
    }
  }

  // MARK: Placement

  /// Places the subviews that have constraints. `layoutSubviews()` calls it by default.
  func applyConstraints() {
    guard let engine = layoutRoot.layoutState?.engine else { return }
    engine.solve()
    guard let misplaced = layoutState?.takeMisplaced(), !misplaced.isEmpty else { return }
    for view in inOrder(misplaced.compactMap { $0.isDiscarded ? nil : $0.view }) where view.parentView === self {
      guard let node = view.layoutState?.node else { continue }
      node.place { view.place(in: engine.frame(of: node)) }
    }
  }

  /// Applies a solved frame to the centre and the bounds, on the pixel grid. It does not use `frame`, which depends on the transform.
  func place(in frame: CGRect) {
    let frame = pixelAligned(frame), anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    let position = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if center != position { center = position }
  }

  /// Returns a frame whose edges are rounded to the nearest pixel. Halves are rounded up (Docs/behaviour/layout.md, "Auto Layout").
  func pixelAligned(_ frame: CGRect) -> CGRect {
    let scale = layoutScale
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) }
    let x = pixel(frame.minX), y = pixel(frame.minY)
    // Sizes are whole pixels too. A difference of points would vary slightly with the position, and a moved view must not be resized.
    return CGRect(x: x / scale, y: y / scale, width: (pixel(frame.maxX) - x) / scale, height: (pixel(frame.maxY) - y) / scale)
  }
}
