extension CALayer {
  /// Moves the layer and all its descendants to an app. Layers that were created in another app, or before this one was launched, follow
  /// the layer that displays them.
  ///
  /// - Precondition: The layer is not on a screen.
  package func join(_ app: Runtime) {
    guard app !== runtime else { return }
    precondition(
      !isInTree,
      "\(owner.map { "\($0)" } ?? "\(self)") is on the screen of \(runtime.name) and cannot go over to \(app.name); remove it there first")
    removeAllAnimations()
    runtime = app
    // The old number may belong to another layer in this app.
    id = LayerID(number: app.makeEntryID())
    owner?.layer(self, didJoin: app)
    for layer in committedChildren { layer.join(app) }
  }

  /// Moves two trees that are about to be joined into one app. It is the app on whose screen one of them is, or else this layer's app.
  package func meet(_ other: CALayer) {
    guard other.runtime !== runtime else { return }
    guard other.isInTree, !isInTree else { return other.join(runtime) }
    var top = self
    while let parent = top.parent { top = parent }
    top.join(other.runtime)
  }
}
