import QuartzCore
internal import TransitionMachine

/// The conditions that hold between two update cycles. Debug builds check them after each update cycle that made changes.
extension Runtime {
  /// Stops a debug build if an invariant does not hold after an update cycle that made changes. It has no cost in a release build.
  func assertInvariants() {
    #if DEBUG
      guard scene.version != app.checkedVersion else { return }
      app.checkedVersion = scene.version
      let faults = faults
      precondition(faults.isEmpty, "Segue is at fault at \(now): \(faults.joined(separator: "; "))")
    #endif
  }

  /// The violated invariants, with a sentence for each.
  var faults: [String] { commitFaults + app.windows.flatMap { treeFaults($0) } + controllerFaults }

  private func treeFaults(_ window: UIWindow) -> [String] {
    window.subtree.flatMap { view -> [String] in
      var faults: [String] = []
      if view.window !== window { faults.append("\(view) is in a window that it does not name") }
      if view.subviews.contains(where: { $0.superview !== view }) { faults.append("\(view) has a subview with another superview") }
      return faults
    }
  }

  /// The violations of presentations without a transition: presenter and presented controller refer to each other, and no container
  /// remains.
  private var controllerFaults: [String] {
    guard !controllers.machine.needsPass, controllers.machine.transitions.isEmpty else { return [] }
    return app.windows.flatMap { window -> [String] in
      var faults: [String] = []
      var presented = window.rootViewController?.node
      while let node = presented {
        if let next = node.presented, next.presenting !== node { faults.append("\(next) is presented by \(node) and does not know it") }
        presented = node.presented
      }
      for view in window.subtree where view.isLeftOver { faults.append("\(view.nameAsPlace) was left over by a transition") }
      return faults
    }
  }
}
