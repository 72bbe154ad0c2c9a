import CardTransition
import SegueTesting
import Testing

@MainActor @Suite struct Probe {
  @Test func probe() throws {
    let theatre = CardTheatre(), app = theatre.app
    theatre.open()
    app.advance(by: 10.0 / 60)
    print("P before", theatre.rect)
    app.perform { _ = theatre.stageView?.accessibilityPerformEscape() }
    print("P after", theatre.rect, theatre.transition.state, app.hierarchy)
    app.advance(by: 1.0 / 60)
    print("P next", theatre.rect)
  }
  @Test func reopen() throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    let finger = app.touch(CGPoint(x: 187, y: 500))
    app.advance(by: 0.3)
    print("P caught", theatre.rect)
    finger.lift()
    print("P lifted", theatre.rect, theatre.transition.state, theatre.root.presentedViewController as Any, app.diagnostics, app.gestureLog.suffix(5))
    app.advance(by: 1.0 / 60)
    print("P next", theatre.rect, theatre.transition.state, theatre.root.presentedViewController as Any, app.callbackLog)
  }
  @Test func again() throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 70), duration: 0.3)
    app.advance(by: 0.2)
    finger.lift()
    app.advance(by: 0.05)
    let again = app.touch(CGPoint(x: 187, y: 300))
    app.advance(by: 1.0 / 60)
    print("P caught", theatre.rect.width, theatre.pulled, theatre.transition.state)
    for _ in 0..<4 {
      again.move(by: CGVector(dx: 0, dy: 4), duration: 1.0 / 60)
      print("P moved", theatre.rect.width, theatre.pulled, theatre.transition.state)
    }
  }
}
