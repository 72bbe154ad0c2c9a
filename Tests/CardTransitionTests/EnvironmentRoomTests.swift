import CardTransition
import SegueTesting
import Testing

/// Rotation, other sizes, and the safe area. (Docs/behaviour/card.md, "Card interruptions" and "Card environment"; B10)
@MainActor @Suite struct EnvironmentRoomTests {
  private let theatre = CardTheatre()
  private var app: TestApp { theatre.app }

  @Test func `on its side a pull has 67 points to go, and the safe area keeps to the sides`() throws {
    let theatre = CardTheatre(device: Device.named("iphone-x-landscape")!, home: CGRect(x: 60, y: 100, width: 300, height: 200))
    try theatre.opened()
    #expect(theatre.rect == CGRect(x: 0, y: 0, width: 812, height: 375))
    let safe = theatre.page.view.safeAreaInsets
    #expect(safe.left == 44 && safe.right == 44)
    #expect(try theatre.app.view("card.close").frame.maxX == 812 - 44 - 20 + 7)
    let finger = theatre.app.touch(CGPoint(x: 400, y: 100))
    finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
    let begun = theatre.pulled
    finger.move(by: CGVector(dx: 0, dy: 0.5 * 67 - begun * 67), duration: 0.2)
    #expect(abs(theatre.pulled - 0.5) < 1e-6 && abs(theatre.rect.width / 812 - 0.93) < 1e-4)
    #expect(theatre.page.view.safeAreaInsets == safe)
    finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
    #expect(theatre.transition.state == .closing && theatre.page.view.safeAreaInsets == safe)
    finger.lift()
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test func `on its side the page was white below, near a card that is taller for its width: it is as tall as what is seen of it`() throws
  {
    let theatre = CardTheatre(device: Device.named("iphone-x-landscape")!, home: CGRect(x: 60, y: 100, width: 160, height: 150))
    theatre.open()
    let page = theatre.page
    var (gap, most) = (0.0, 0.0)
    @MainActor func look() {
      guard let stage = theatre.stage, let shown = theatre.app["page"] else { return }
      gap = max(gap, stage.frame.maxY - shown.frame.maxY)
      most = max(most, page.view.bounds.height)
      #expect(page.view.safeAreaInsets.left == 44 && page.view.safeAreaInsets.bottom == 21)
    }
    for _ in 0..<60 {
      theatre.app.advance(by: 1.0 / 60)
      look()
    }
    #expect(page.view.bounds.height == 375 && page.scrollView.frame.height == 375)
    theatre.dismiss()
    while theatre.stage != nil, theatre.app.time < 5 {
      look()
      theatre.app.advance(by: 1.0 / 60)
    }
    theatre.expectHome()
    #expect(gap < 4 && most > 750, "\(gap) \(most)")
  }

  @Test func `a rotation turns the open page and does not close it (B10)`() throws {
    try theatre.opened()
    app.rotate(to: .landscapeLeft)
    app.advance(by: 0.1)
    #expect(theatre.transition.state == .open)
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(theatre.page.view.bounds.size == CGSize(width: 812, height: 375) && theatre.page.calls.count == 2)
    app.perform { theatre.move(to: CGRect(x: 60, y: 100, width: 300, height: 200)) }
    theatre.dismiss()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `a rotation in the middle of the opening waits for its end`() throws {
    theatre.open()
    app.advance(by: 0.1)
    app.rotate(to: .landscapeLeft)
    #expect(theatre.transition.state == .opening)
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 812, height: 375))
    theatre.dismiss()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `caught and let go while the room turns: the close button leaped at the end, a side of the safe area was missing`()
    throws
  {
    theatre.open()
    app.advance(by: 0.1)
    app.tap(CGPoint(x: 187, y: 600), duration: 1.0 / 60)
    app.rotate(to: .landscapeLeft)
    #expect(theatre.transition.state == .opening)
    while theatre.transition.state == .opening {
      app.advance(by: 1.0 / 60)
      let safe = theatre.page.view.safeAreaInsets
      #expect(theatre.page.view.bounds.width == 375 || safe.left == 44 && safe.right == 44, "\(safe)")
    }
    #expect(theatre.rect == CGRect(x: 0, y: 0, width: 812, height: 375))
  }

  @Test func `a rotation under a finger lets the page return`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    app.rotate(to: .landscapeLeft)
    app.advance(by: 0.05)
    // On its way back it is laid out for the room that it comes to, not blown up.
    #expect(theatre.transition.state == .returning && theatre.page.view.bounds.size == CGSize(width: 812, height: 375))
    app.advance(by: 0.1)
    if case .dragging = theatre.transition.state { Issue.record("still dragged") }
    finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.3)
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(theatre.page.view.transform == .identity)
  }

  @Test func `a rotation in the middle of the flight: it lands where its card is then`() throws {
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    app.rotate(to: .landscapeLeft)
    app.perform { theatre.move(to: CGRect(x: 60, y: 100, width: 300, height: 200)) }
    var last = theatre.rect
    while theatre.stage != nil, app.time < 5 {
      last = theatre.rect
      app.advance(by: 1.0 / 60)
    }
    #expect(abs(last.minX - 60) < 2 && abs(last.minY - 100) < 2 && abs(last.width - 300) < 2, "\(last)")
    theatre.expectHome()
  }

  @Test func `caught in flight in a window that turns, and opened again, the page is laid out for its room as it goes there`() throws {
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    let finger = app.touch(CGPoint(x: 187, y: 500))
    app.advance(by: 0.05)
    app.rotate(to: .landscapeLeft)
    app.advance(by: 0.5)
    #expect(theatre.transition.state == .closing)
    finger.lift()
    app.advance(by: 1.0 / 60)
    // As wide as there; still as tall as what is seen of it.
    let scale = theatre.rect.width / 812
    #expect(theatre.transition.state == .opening && theatre.page.view.bounds.width == 812)
    #expect(abs(theatre.page.view.bounds.height - theatre.rect.height / scale) < 0.1)
    var last = try #require(app["page.header"]?.frame)
    while theatre.transition.state == .opening {
      app.advance(by: 1.0 / 60)
      let now = try #require(app["page.header"]?.frame)
      #expect(abs(now.minX - last.minX) < 60 && abs(now.maxX - last.maxX) < 60, "\(last) \(now)")
      last = now
    }
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 812, height: 375))
  }

  @Test func `another size in the middle of the opening: the springs go on to the new place`() throws {
    theatre.open()
    app.advance(by: 0.1)
    let before = theatre.rect
    app.resize(to: CGSize(width: 414, height: 896))
    #expect(abs(theatre.rect.minY - before.minY) < 60)
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 414, height: 896))
    #expect(theatre.page.view.bounds.size == CGSize(width: 414, height: 896))
  }

  @Test(arguments: ["opening", "dragging", "closing", "returning"])
  func `what the page knows of its safe area is the same on all its ways (behaviour: Card environment)`(phase: String) throws {
    let theatre = CardTheatre(device: Device.named("iphone-8")!)
    let app = theatre.app
    theatre.open()
    let safe = theatre.page.view.safeAreaInsets
    func look(_ frames: Int) {
      for _ in 0..<frames {
        app.advance(by: 1.0 / 60)
        if theatre.transition.state != .resting { #expect(theatre.page.view.safeAreaInsets == safe) }
      }
    }
    #expect(safe.top == 20 && safe.bottom == 0)
    if phase == "opening" { return look(50) }
    try app.settle()
    if phase == "closing" {
      theatre.dismiss()
      return look(30)
    }
    let finger = app.touch(CGPoint(x: 187, y: 200))
    for _ in 0..<8 {
      finger.move(by: CGVector(dx: 0, dy: 8), duration: 1.0 / 60)
      look(1)
    }
    app.advance(by: 0.2)
    finger.lift()
    if phase == "returning" { look(30) }
  }
}
