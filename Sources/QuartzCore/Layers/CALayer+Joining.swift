extension CALayer {
  /// The layer and all below it belong to an app from now on: what was made in another app, or before this one was launched, goes with
  /// whoever shows it.
  ///
  /// - Precondition: it is not on a screen.
  package func join(_ app: Runtime) {
    guard app !== runtime else { return }
    precondition(
      !isInTree,
      "\(owner.map { "\($0)" } ?? "\(self)") is on the screen of \(runtime.name) and cannot go over to \(app.name); remove it there first")
    removeAllAnimations()
    runtime = app
    // The old number may be another layer's here.
    id = LayerID(number: app.makeRecordID())
    owner?.layer(self, didJoin: app)
    for layer in committedChildren { layer.join(app) }
  }

  /// Two trees that are about to become one belong to one app: the one whose screen one of them is on, else this layer's.
  package func meet(_ other: CALayer) {
    guard other.runtime !== runtime else { return }
    guard other.isInTree, !isInTree else { return other.join(runtime) }
    var top = self
    while let parent = top.parent { top = parent }
    top.join(other.runtime)
  }
}
