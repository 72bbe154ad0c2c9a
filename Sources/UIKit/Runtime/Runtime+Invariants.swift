import QuartzCore
internal import TransitionMachine

/// What must hold between two turns, whatever the app does. Debug builds ask after each turn that changed something.
extension Runtime {
  /// Stops a debug build, with what does not hold, after a turn that changed something; costs nothing in a release build.
  func assertInvariants() {
    #if DEBUG
      guard scene.version != app.checkedVersion else { return }
      app.checkedVersion = scene.version
      let faults = faults
      precondition(faults.isEmpty, "Segue is at fault at \(now): \(faults.joined(separator: "; "))")
    #endif
  }

  /// What does not hold, a sentence each; empty if all is well.
  var faults: [String] { commitFaults + app.windows.flatMap { treeFaults($0) } + controllerFaults }

  private func treeFaults(_ window: UIWindow) -> [String] {
    window.subtree.flatMap { view -> [String] in
      var faults: [String] = []
      if view.window !== window { faults.append("\(view) is in a window that it does not name") }
      if view.subviews.contains(where: { $0.superview !== view }) { faults.append("\(view) has a subview with another superview") }
      return faults
    }
  }

  /// With no transition under way, who presents and who is presented know each other, and no container is left over.
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
