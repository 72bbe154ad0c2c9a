import Testing

@testable import TransitionMachine

/// What a child is told of its comings and goings, when what one is told asks for another change of the same children.
struct NestedMoveTests {
  /// What `node` was told of its parents.
  private func moves(of node: Node<BoxHost>, _ stage: Stage) -> [String] {
    stage.machine.log.filter { $0.hasPrefix("\(node).willMove") || $0.hasPrefix("\(node).didMove") }.map {
      String($0.dropFirst(node.name.count + 1))
    }
  }

  /// Does `work` once, when `node` hears `wanted`.
  private func when(_ node: Node<BoxHost>, hears wanted: String, _ work: @escaping () -> Void) {
    node.observer = { [unowned node] callback in
      guard callback.description == wanted else { return }
      node.observer = nil
      work()
    }
  }

  @Test func `a tab in view that two nested requests take away hears once that it goes`() {
    let stage = Stage()
    stage.openTabs([stage.a, stage.b, stage.c])
    stage.machine.select(1, in: stage.tabs)
    stage.run()
    stage.forget()
    when(stage.a, hears: "willMove(nil)") { stage.machine.setTabs([], of: stage.tabs) }
    stage.machine.setTabs([stage.c], of: stage.tabs)
    stage.run()
    #expect(moves(of: stage.b, stage) == ["willMove(nil)", "didMove(nil)"])
    #expect(moves(of: stage.a, stage) == ["willMove(nil)", "didMove(nil)"])
    #expect(stage.tabs.children.isEmpty && stage.tabs.shown == nil)
  }

  @Test func `of tabs that go at the end of a change, one that another's didMove has sent away hears it once`() {
    let stage = Stage()
    stage.openTabs([stage.a, stage.b, stage.c])
    when(stage.a, hears: "didMove(nil)") { stage.machine.setTabs([stage.c], of: stage.tabs) }
    stage.machine.setTabs([stage.b, stage.c], of: stage.tabs)
    stage.run()
    stage.run()
    #expect(moves(of: stage.b, stage) == ["willMove(nil)", "didMove(nil)"])
    #expect(stage.tabs.shown === stage.c && stage.c.appearance.state == .appeared)
  }

  @Test func `a page that was to go, and is asked for again before it heard of that, hears nothing`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.machine.setStack([stage.a, stage.b, stage.c], of: stage.navigation, animated: false)
    when(stage.b, hears: "willMove(nil)") {
      stage.machine.setStack([stage.a, stage.c], of: stage.navigation, animated: false)
    }
    stage.machine.setStack([stage.a], of: stage.navigation, animated: false)
    stage.run()
    #expect(moves(of: stage.c, stage) == ["willMove(nav)", "didMove(nav)"])
    #expect(stage.navigation.shown.map(\.name) == ["A", "C"])
  }

  @Test func `a page that was to go, and has heard of that when it is asked for again, hears of its return`() {
    let stage = Stage()
    stage.openNavigation([stage.a, stage.b])
    when(stage.b, hears: "willMove(nil)") {
      stage.machine.setStack([stage.a, stage.b], of: stage.navigation, animated: false)
    }
    stage.machine.setStack([stage.a], of: stage.navigation, animated: false)
    stage.run()
    #expect(moves(of: stage.b, stage) == ["willMove(nil)", "willMove(nav)", "didMove(nav)"])
  }

  @Test func `a tab that is taken away before it heard that it came hears of neither`() {
    let stage = Stage()
    stage.openTabs([stage.a])
    when(stage.b, hears: "willMove(tabs)") { stage.machine.setTabs([stage.a, stage.b], of: stage.tabs) }
    stage.machine.setTabs([stage.a, stage.b, stage.c], of: stage.tabs)
    stage.run()
    #expect(moves(of: stage.c, stage).isEmpty && stage.c.parent == nil)
    #expect(moves(of: stage.b, stage) == ["willMove(tabs)", "didMove(tabs)"])
  }

  @Test func `a tab that is taken away and brought back before it heard of either hears once that it came`() {
    let stage = Stage()
    stage.openTabs([stage.a])
    when(stage.b, hears: "willMove(tabs)") {
      stage.machine.setTabs([stage.a, stage.b], of: stage.tabs)
      stage.machine.setTabs([stage.a, stage.b, stage.c], of: stage.tabs)
    }
    stage.machine.setTabs([stage.a, stage.b, stage.c], of: stage.tabs)
    stage.run()
    #expect(moves(of: stage.c, stage) == ["willMove(tabs)", "didMove(tabs)"])
  }

  @Test func `a page that is taken away before it heard that it came hears of neither`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    when(stage.b, hears: "willMove(nav)") {
      stage.machine.setStack([stage.a, stage.b], of: stage.navigation, animated: false)
    }
    stage.machine.setStack([stage.a, stage.b, stage.c], of: stage.navigation, animated: false)
    stage.run()
    #expect(moves(of: stage.c, stage).isEmpty && stage.c.parent == nil)
    #expect(stage.navigation.shown.map(\.name) == ["A", "B"])
  }
}
