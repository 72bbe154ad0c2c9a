import CardTransition
import SegueTesting
import Testing

/// The table of phase and event, a row at a time: whatever happens in whichever phase, the card comes home, and the callbacks balance.
/// (Docs/behaviour/card.md, "Card interruptions")
@MainActor @Suite struct CardPhaseTests {
  enum Phase: String, CaseIterable { case pressed, opening, open, dragging, closing, returning }
  enum Event: String, CaseIterable {
    case tap, dragDown, dragUp, edgePan, closeButton, dismiss, escape, openAnother, presentOnPage, resize, rotate, text, dark, lessMotion
    case background, secondFinger, call, removeSource, setItem
  }
  nonisolated static let rows = Event.allCases.flatMap { event in Phase.allCases.map { (event, $0) } }

  @Test(arguments: rows) func `a row of the table`(event: Event, phase: Phase) throws {
    let theatre = ListTheatre()
    let app = theatre.app
    var finger: TestApp.Finger?
    if phase == .pressed {
      finger = try app.touch("cell.1")
      app.advance(by: 0.1)
    } else {
      theatre.open(1)
    }
    switch phase {
    case .pressed: break
    case .opening: theatre.run(8)
    case .open: try theatre.settle()
    case .dragging, .returning:
      try theatre.settle()
      finger = app.touch(CGPoint(x: 187, y: 200))
      finger?.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
      #expect(theatre.last.transition.state != .open)
      if phase == .returning {
        app.advance(by: 0.2)
        finger?.lift()
        finger = nil
        theatre.run(2)
        #expect(theatre.last.transition.state == .returning)
      }
    case .closing:
      try theatre.settle()
      theatre.dismiss()
      theatre.run(6)
    }
    try happen(event, theatre)
    theatre.run(2)
    finger?.lift()
    try theatre.settle()
    app.rotate(to: .portrait)
    app.resize(to: CGSize(width: 375, height: 812))
    try theatre.settle()
    while let page = theatre.controller.presentedViewController {
      app.perform { theatre.controller.dismiss(animated: true) }
      try theatre.settle()
      #expect(theatre.controller.presentedViewController !== page, "\(event) while \(phase): the page does not go")
    }
    try theatre.settle()
    // UIKit itself says no to an app's `dismiss` and `present` in the middle of a presentation, and says so.
    theatre.expectHome(diagnostics: phase == .opening && (event == .dismiss || event == .presentOnPage) ? 1 : 0)
    for one in theatre.transitions { #expect(one.page.calls.count % 4 == 0, "\(event) while \(phase): \(one.page.calls)") }
  }

  private func happen(_ event: Event, _ theatre: ListTheatre) throws {
    let app = theatre.app, page = theatre.transitions.last?.page
    func drag(_ x: Double, _ y: Double, from start: CGPoint = CGPoint(x: 187, y: 300)) {
      let finger = app.touch(start)
      finger.move(by: CGVector(dx: x, dy: y), duration: 0.15)
      finger.lift()
    }
    switch event {
    case .tap: app.tap(CGPoint(x: 187, y: 400), duration: 0.05)
    case .dragDown: drag(0, 60)
    case .dragUp: drag(0, -80)
    case .edgePan: drag(70, 0, from: CGPoint(x: 2, y: 400))
    case .closeButton: if app.exists("card.close"), let button = app["card.close"], button.opacity > 0.5 { app.tap(button.frame.middle) }
    case .dismiss: app.perform { page?.dismiss(animated: true) }
    case .escape: app.perform { _ = theatre.stages.first?.accessibilityPerformEscape() }
    case .openAnother: if theatre.controller.presentedViewController == nil { theatre.open(2) }
    case .presentOnPage: if page?.presentingViewController != nil { app.perform { page?.present(UIViewController(), animated: true) } }
    case .resize: app.resize(to: CGSize(width: 500, height: 700))
    case .rotate: app.rotate(to: .landscapeLeft)
    case .text: app.choose(.contentSize(.AX2))
    case .dark: app.choose(.style(.dark))
    case .lessMotion: app.choose(.reduceMotion(true))
    case .background:
      app.background()
      app.foreground()
    case .secondFinger: app.tap(CGPoint(x: 100, y: 600), duration: 0.05)
    case .call:
      app.interrupt()
      app.endInterruption()
    case .removeSource: app.perform { theatre.show(theatre.items.filter { $0 != 1 }) }
    case .setItem: app.perform { theatre.transitions.last?.transition.setItem(2) }
    }
  }
}
