import Foundation

extension UIView {
  func defaultAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.layoutNode = nil  // its last owner, with the engine, may have been released
    layoutGuide.owningView = self
    makeLayoutState().guides.append(layoutGuide)
  }

  func defaultRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.systemEdges == nil else { return }
    release(layoutGuide.layoutReference.mentions.map(\.constraint))
    if let node = layoutGuide.layoutNode { layoutRoot.layoutState?.engine?.discard(node) }
    layoutState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func systemGuide(_ edges: UILayoutGuide.SystemEdges) -> UILayoutGuide {
    let state = makeLayoutState()
    if let guide = state.systemGuides[edges] { return guide }
    let guide = UILayoutGuide(system: edges)
    guide.owningView = self
    state.systemGuides[edges] = guide
    return guide
  }

  func insets(of edges: UILayoutGuide.SystemEdges) -> UIEdgeInsets {
    switch edges {
    case .safeArea: safeAreaInsets
    case .keyboard:
      UIEdgeInsets(top: 0, left: 0, bottom: max(safeAreaInsets.bottom, runtime.services.keyboard.overlap(with: self)), right: 0)
    case .margins, .readable: layoutMargins
    case .frame: UIEdgeInsets(top: bounds.minY, left: bounds.minX, bottom: -bounds.minY, right: -bounds.minX)
    case .content: .zero
    }
  }

  func layoutFrame(following edges: UILayoutGuide.SystemEdges) -> CGRect {
    if edges == .frame { return bounds }
    if edges == .content {
      guard let node = systemGuide(.content).layoutNode, let engine = layoutRoot.layoutState?.engine else { return bounds }
      return engine.frame(of: node)
    }
    let insets = insets(of: edges)
    if edges == .keyboard {
      return CGRect(x: bounds.minX, y: bounds.maxY - insets.bottom, width: bounds.width, height: insets.bottom)
    }
    var frame = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    if edges == .readable && frame.width > readableWidth {
      frame.origin.x += (frame.width - readableWidth) / 2
      frame.size.width = readableWidth
    }
    return frame
  }

  /// Updates guides and margin attributes after margins, safe area or scroll position changed.
  func layoutEdgesDidChange(_ changed: UILayoutGuide.SystemEdgeSet) {
    guard let state = layoutState, let engine = layoutRoot.layoutState?.engine else { return }
    for (edges, guide) in state.systemGuides where changed.contains(UILayoutGuide.SystemEdgeSet(edges)) {
      if let node = guide.layoutNode { engine.givenFrameChanged(node) }
    }
    if changed.contains(.margins), let node = state.node, !node.offsetDependents.isEmpty { engine.offsetsChanged(node) }
  }
}
