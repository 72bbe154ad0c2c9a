import CardTransition
import SegueTesting
import Testing

/// Cards with Reduce Motion, where nothing grows, moves or shrinks. (Docs/behaviour/card.md, "Card environment", check 18)
@MainActor @Suite struct EnvironmentMotionTests {
  private let theatre = CardTheatre(environment: EnvironmentSettings(reduceMotion: true))
  private var app: TestApp { theatre.app }
  private let whole = CGRect(x: 0, y: 0, width: 375, height: 812)

  @Test func `with less motion the page fades in at its place in .3 s, over a card that stays (check 18)`() throws {
    theatre.open()
    var alphas = [theatre.stage?.opacity ?? -1]
    for frame in 1...18 {
      app.advance(by: 1.0 / 60)
      #expect(theatre.rect == whole, "frame \(frame)")
      if theatre.transition.state == .opening { #expect(!theatre.card.isHidden, "frame \(frame)") }
      alphas.append(theatre.stage?.opacity ?? -1)
    }
    #expect(alphas.first == 0 && alphas.last == 1 && alphas == alphas.sorted())
    app.advance(by: 1.0 / 60)
    #expect(theatre.transition.state == .open && theatre.card.isHidden && !theatre.page.isBeingPresented)
  }

  @Test func `closed in the middle of its fade, it fades away from where that was`() throws {
    theatre.open()
    app.advance(by: 0.1)
    let before = try #require(theatre.stage?.opacity)
    app.perform { _ = theatre.stageView?.accessibilityPerformEscape() }
    #expect(theatre.transition.state == .closing)
    #expect(abs((theatre.stage?.opacity ?? 0) - before) < 0.01 && before > 0.3 && before < 1)
    app.advance(by: 1.0 / 60)
    #expect((theatre.stage?.opacity ?? 1) < before && theatre.rect == whole)
    try app.settle()
    theatre.expectHome()
    #expect(theatre.page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  @Test func `a closing fades, with its card below it from the first frame on`() throws {
    try theatre.opened()
    theatre.dismiss()
    for _ in 0..<16 {
      app.advance(by: 1.0 / 60)
      guard theatre.stage != nil else { break }
      #expect(theatre.rect == whole && !theatre.card.isHidden)
    }
    app.advance(by: 0.1)
    theatre.expectHome()
  }

  @Test func `a pull only fades, by half of its way, and comes back`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    let pulled = theatre.pulled
    #expect(pulled > 0.3 && theatre.rect == whole)
    #expect(abs((theatre.stage?.opacity ?? 0) - (1 - 0.5 * pulled)) < 1e-6)
    app.advance(by: 0.2)
    finger.lift()
    app.advance(by: 0.05)
    #expect(theatre.transition.state == .returning && theatre.rect == whole && (theatre.stage?.opacity ?? 0) < 1)
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.stage?.opacity == 1)
  }

  @Test func `a pull that goes fades on from where the finger has it`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 140), duration: 0.4)
    #expect(theatre.transition.state == .closing)
    #expect((theatre.stage?.opacity ?? 1) <= 0.5 && theatre.rect == whole)
    finger.lift()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `switched on while the page opens, it finishes as it is, and the closing fades (behaviour: Card interruptions)`() throws {
    let theatre = CardTheatre()
    theatre.open()
    theatre.app.advance(by: 0.1)
    theatre.app.choose(.reduceMotion(true))
    theatre.app.advance(by: 0.05)
    #expect(theatre.rect.minY > 20 && theatre.stage?.opacity == 1)
    try theatre.app.settle()
    theatre.dismiss()
    theatre.app.advance(by: 0.1)
    #expect(theatre.rect == whole && (theatre.stage?.opacity ?? 1) < 1)
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test func `switched off in the middle of a pull, nothing leaps`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    let before = theatre.stage?.opacity ?? 0
    app.choose(.reduceMotion(false))
    finger.move(by: CGVector(dx: 0, dy: 1), duration: 1.0 / 60)
    #expect(theatre.rect == whole && abs((theatre.stage?.opacity ?? 0) - before) < 0.05)
    finger.move(by: CGVector(dx: 0, dy: -61), duration: 0.3)
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.stage?.opacity == 1)
  }

  @Test func `a press is seen by its alpha, .9, and leaves the alpha that was there`() {
    let press = CardPress(of: theatre.card)
    app.perform { theatre.card.alpha = 0.8 }
    app.perform { press.set(pressed: true) }
    #expect(theatre.card.transform == .identity && abs(theatre.card.alpha - 0.72) < 1e-9)
    app.perform { press.set(pressed: true) }
    app.perform { press.set(pressed: false) }
    #expect(abs(theatre.card.alpha - 0.8) < 1e-9)
    app.perform { press.set(pressed: true) }
    app.perform { press.reset() }
    #expect(abs(theatre.card.alpha - 0.8) < 1e-9 && theatre.card.transform == .identity)
  }
}
