import Testing

@testable import TransitionMachine

/// Docs/behaviour/controllers.md, "Presentation styles": who presents, and where the container goes.
struct PresentationContextTests {
  private func nested(_ style: PresentationStyle, defines: Bool) -> Stage {
    let stage = Stage()
    stage.b.style = style
    stage.a.definesPresentationContext = defines
    stage.openTabs([stage.a, stage.c])
    return stage
  }

  @Test func `over current context, cancelled: the tree is as before`() {
    let stage = nested(.overCurrentContext, defines: true)
    let before = stage.picture
    stage.customise(interactive: true)
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.machine.layoutPass()
    stage.driver.cancel()
    stage.run()
    #expect(stage.picture == before)
    #expect(stage.machine.diagnostics.isEmpty)
  }

  @Test func `the nearest parent that defines the context presents, and its place is covered`() {
    let stage = nested(.overCurrentContext, defines: true)
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.run()
    #expect(stage.b.presenting === stage.a)
    #expect(stage.appearanceLog.allSatisfy { $0.hasPrefix("B.") })
    #expect(
      stage.picture == """
        window
          tabs appeared
            tabs.content
              A appeared
              container(B)
                B appeared
        tabs selects A
        A presents B
        """)
    stage.machine.dismiss(stage.b, animated: true)
    stage.run()
    #expect(stage.picture == "window\n  tabs appeared\n    tabs.content\n      A appeared\ntabs selects A")
  }

  @Test func `current context takes the presenter's view away and brings it home`() {
    let stage = nested(.currentContext, defines: true)
    let before = stage.picture
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.run()
    #expect(stage.appearanceLog.suffix(2) == ["B.viewDidAppear", "A.viewDidDisappear"])
    #expect(!stage.a.view.isInWindow)
    stage.machine.dismiss(stage.a, animated: false)
    #expect(stage.picture == before)
  }

  @Test(arguments: [PresentationStyle.overCurrentContext, .currentContext, .custom])
  func `without a context, or in another style, the topmost parent presents over the window`(style: PresentationStyle) {
    let stage = nested(style, defines: style == .custom)
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.run()
    #expect(stage.b.presenting === stage.tabs)
    #expect(stage.window.subplaces.last?.placeName == "container(B)")
  }
}
