import SegueTesting
import Testing

/// The speed of a released page, which is the finger's speed. (Docs/behaviour/card.md, "Card dismissal": the content's offset is pinned)
@MainActor @Suite struct CardThrowTests {
  @Test(arguments: [300.0, 500], [30.0, 70])
  func `let go in motion, the page's content is not thrown beyond its top, whether the page returns or goes`(
    speed: Double, way: Double
  ) throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: way + 10), duration: way / speed)
    finger.lift()
    for _ in 0..<90 where theatre.page.view.window != nil {
      #expect(theatre.page.scrollView.contentOffset.y == 0)
      app.advance(by: 1.0 / 60)
    }
    try app.settle()
    guard theatre.transition.state == .open else { return theatre.expectHome() }
    // The next finger scrolls as ever, beyond the top as well.
    app.flick(from: CGPoint(x: 187, y: 600), by: CGVector(dx: 0, dy: -200))
    try app.settle()
    #expect(theatre.page.scrollView.contentOffset.y > 100)
  }

  @Test func `caught with its content beyond its top, the page is let go: the content does not leap there`() throws {
    let theatre = CardTheatre(), app = theatre.app, scroll = theatre.page.scrollView
    theatre.open()
    app.advance(by: 0.3)
    app.perform { scroll.contentOffset.y = -80 }
    let finger = app.touch(CGPoint(x: 92, y: 480))
    finger.move(by: CGVector(dx: -40, dy: -120), duration: 0.1)
    finger.lift()
    var last = scroll.contentOffset.y
    #expect(last == -80)
    for _ in 0..<20 {
      app.advance(by: 1.0 / 60)
      #expect(abs(scroll.contentOffset.y - last) < 30, "\(last) \(theatre.transition.state)")
      last = scroll.contentOffset.y
    }
  }

  @Test(arguments: [300.0, 800]) func `a finger that stays down when the page has gone does not scroll it, and the page lands as it was`(
    speed: Double
  ) throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 115), duration: 115 / speed)
    #expect(theatre.transition.state == .closing)
    for _ in 0..<12 {
      finger.move(by: CGVector(dx: 0, dy: 10), duration: 1.0 / 60)
      #expect(theatre.page.scrollView.contentOffset.y == 0)
    }
    finger.lift()
    try app.settle()
    theatre.expectHome()
    // The same page again: it scrolls as ever.
    try theatre.opened()
    app.flick(from: CGPoint(x: 187, y: 600), by: CGVector(dx: 0, dy: -200))
    try app.settle()
    #expect(theatre.page.scrollView.contentOffset.y > 100)
  }

  @Test func `thrown on its way home while its card moves there with an animation, it goes with the finger's speed, not with both`() throws
  {
    /// How far it goes in the tick after the finger has left.
    @MainActor func step(moving: Bool) throws -> CGPoint {
      let theatre = CardTheatre(), app = theatre.app
      try theatre.opened()
      theatre.dismiss()
      app.advance(by: 0.1)
      let finger = app.touch(CGPoint(x: 187, y: 500))
      if moving {
        app.perform {
          UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { theatre.move(to: CardTheatre.home.offsetBy(dx: 300, dy: 0)) }
        }
      }
      finger.move(by: CGVector(dx: -120, dy: 60), duration: 0.2)
      let held = theatre.rect
      finger.lift()
      for _ in 0..<4 where theatre.rect == held { app.advance(by: 1.0 / 60) }
      return CGPoint(x: theatre.rect.midX - held.midX, y: theatre.rect.midY - held.midY)
    }
    let (still, moving) = (try step(moving: false), try step(moving: true))
    #expect(still.x < -5 && still.y > 3, "\(still)")
    // Its card goes ten points a tick, and is farther away by then.
    #expect(abs(moving.x - still.x) < 6 && moving.y == still.y, "\(still) \(moving)")
  }

  @Test func `closed while its card moves with an animation, it sets off from rest, not with its card's speed`() throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened()
    app.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { theatre.move(to: CardTheatre.home.offsetBy(dx: 300, dy: 0)) }
    }
    app.advance(by: 0.1)
    theatre.dismiss()
    let before = theatre.rect.midX
    for _ in 0..<4 where theatre.rect.midX == before { app.advance(by: 1.0 / 60) }
    // Its card goes ten points a tick.
    #expect(abs(theatre.rect.midX - before) < 4, "\(theatre.rect.midX - before)")
  }
}
