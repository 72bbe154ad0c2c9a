import CardTransition
import SegueTesting
import Testing

/// Touches on moving cards and pages. (Docs/behaviour/card.md, "Card interruptions" and "Card checks")
@MainActor @Suite struct CardDragTests {
  private let theatre = CardTheatre()
  private var app: TestApp { theatre.app }

  private func expectContinuous(_ frames: Int, within points: Double, _ location: SourceLocation = #_sourceLocation) {
    for _ in 0..<frames {
      let before = theatre.rect
      app.advance(by: 1.0 / 60)
      #expect(theatre.stage != nil, sourceLocation: location)
      let after = theatre.rect
      for (a, b) in [(before.minX, after.minX), (before.minY, after.minY), (before.maxX, after.maxX), (before.maxY, after.maxY)] {
        #expect(abs(a - b) <= points, sourceLocation: location)
      }
    }
  }

  @Test func `caught on its way up, it stands under the finger, and its presentation is over (check 5)`() throws {
    theatre.open()
    app.advance(by: 5.0 / 60)
    let finger = app.touch(CGPoint(x: 187, y: 700))
    app.advance(by: 1.0 / 60)
    let caught = theatre.rect
    app.advance(by: 0.5)
    #expect(theatre.rect == caught && theatre.rect.minY > 300)
    #expect(!theatre.page.isBeingPresented && theatre.page.calls == ["will appear", "did appear"])
    finger.lift()
    let start = theatre.rect
    app.advance(by: 1.0 / 60)
    #expect(abs(theatre.rect.minY - start.minY) < 20, "it starts at rest")
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect.minY == 0)
    #expect(theatre.page.calls.count == 2)
  }

  @Test(arguments: 1...40) func `closed at any frame of its opening, it turns where it is, and all is as before (check 6)`(frame: Int)
    throws
  {
    theatre.open()
    app.advance(by: Double(frame) / 60)
    let before = theatre.rect
    app.perform { _ = theatre.stageView?.accessibilityPerformEscape() }
    #expect(theatre.transition.state == .closing)
    let after = theatre.rect
    #expect(abs(after.minY - before.minY) <= 0.5 && abs(after.maxY - before.maxY) <= 0.5 && abs(after.width - before.width) <= 0.5)
    try app.settle(limit: 4)
    theatre.expectHome()
    #expect(theatre.page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  @Test(arguments: [(0.25, 0.965, 361.875), (0.5, 0.93, 348.75)])
  func `pulled, the page is smaller by the finger's way (check 7)`(part: Double, scale: Double, width: Double) throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
    let begun = theatre.pulled
    finger.move(by: CGVector(dx: 0, dy: (part - begun) * 100), duration: 0.2)
    #expect(abs(theatre.pulled - part) < 1e-6)
    #expect(abs(theatre.rect.width - width) < 0.01 && abs(theatre.rect.width / 375 - scale) < 1e-4)
    #expect(abs(theatre.rect.midY - 406) < 0.01)
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect.width == 375)
  }

  @Test func `pulled all the way, it goes while the finger is still down, and the finger's speed goes with it (check 8)`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 240), duration: 0.2)
    #expect(theatre.transition.state == .closing)
    expectContinuous(5, within: 60)
    finger.lift()
    try app.settle()
    theatre.expectHome()
  }

  @Test(arguments: [(300.0, 0.0, false), (500, 0, true), (-60, 0, false), (500, 0.12, false)])
  func `let go at 70 points, where it would come to rest decides (check 9)`(speed: Double, rest: Double, leaves: Bool) throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
    // To 70 points of the way, with this speed over the last tenth of a second.
    let begun = theatre.pulled * 100, last = speed * 0.1
    finger.move(by: CGVector(dx: 0, dy: 70 - begun - last), duration: 0.3)
    finger.move(by: CGVector(dx: 0, dy: last), duration: 0.1)
    app.advance(by: rest)
    #expect(abs(theatre.pulled - 0.7) < 1e-6)
    finger.lift()
    #expect((theatre.transition.state == .closing) == leaves, "\(theatre.transition.state)")
    try app.settle()
    #expect((theatre.transition.state == .open) == !leaves)
  }

  @Test func `a page that must not go gives way like a rubber band beyond its end (check 10)`() throws {
    try theatre.opened { $0.commitsWhileTouching = false }
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
    let begun = theatre.pulled
    finger.move(by: CGVector(dx: 0, dy: 200 - begun * 100), duration: 0.5)
    #expect(abs(theatre.rect.width / 375 - 0.8103) < 0.0005)
  }

  @Test(arguments: 1...20) func `caught at any frame far from its place, it does not leap under a finger that moves a little`(frame: Int)
    throws
  {
    // On its side the card is farthest away, and the finger's way the shortest.
    let theatre = CardTheatre(device: Device.named("iphone-x-landscape")!, home: CGRect(x: 460, y: 100, width: 300, height: 260))
    for way in [10.0, -3] {
      theatre.open()
      theatre.app.advance(by: Double(frame) / 60)
      let finger = theatre.app.touch(CGPoint(x: theatre.rect.midX, y: 200))
      theatre.app.advance(by: 1.0 / 60)
      let caught = theatre.rect
      finger.move(by: CGVector(dx: 0, dy: way), duration: 1.0 / 60)
      let moved = theatre.rect
      #expect(abs(moved.minX - caught.minX) < 36 && abs(moved.maxX - caught.maxX) < 36, "by \(way): from \(caught) to \(moved)")
      finger.lift()
      try theatre.app.settle()
      if theatre.transition.state == .open { theatre.dismiss() }
      try theatre.app.settle(limit: 4)
      theatre.expectHome()
    }
  }

  @Test(arguments: [false, true])
  func `a sheet that comes over a page sends it back whole: nothing in it leaps, or is laid out for another width`(
    isCaught: Bool
  ) throws {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    if isCaught {
      // What was opening is a drag now, and comes back while the sheet rises.
      theatre.open()
      app.advance(by: 0.1)
      let finger = app.touch(CGPoint(x: 187, y: 600))
      app.advance(by: 1.0 / 60)
      app.perform { theatre.page.present(sheet, animated: true) }
      finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.1)
      finger.lift()
    } else {
      try theatre.opened()
      app.perform { theatre.page.present(sheet, animated: true) }
    }
    for _ in 0..<90 {
      app.advance(by: 1.0 / 60)
      #expect(theatre.page.view.bounds.size == CGSize(width: 375, height: 812))
    }
    try app.settle()
    #expect(theatre.page.presentedViewController === sheet && theatre.transition.state == .open)
    let back = theatre.rect
    #expect(back.width < 360 && abs(back.midX - 187.5) < 0.01 && app["page"]?.frame == back)
    app.perform { sheet.dismiss(animated: true) }
    try app.settle()
    #expect(theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func `a cancelled pull is caught again without a dead zone`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 70), duration: 0.3)
    app.advance(by: 0.2)
    finger.lift()
    #expect(theatre.transition.state == .returning)
    app.advance(by: 0.05)
    let again = app.touch(CGPoint(x: 187, y: 300))
    app.advance(by: 1.0 / 60)
    let caught = theatre.rect.width
    app.advance(by: 0.3)
    #expect(theatre.rect.width == caught && caught < 375)
    again.move(by: CGVector(dx: 0, dy: 4), duration: 1.0 / 60)
    #expect(theatre.rect.width < caught)
    again.move(by: CGVector(dx: 0, dy: -200), duration: 0.3)
    again.lift()
    try app.settle()
    #expect(theatre.transition.state == .open)
  }

  @Test func `a page in flight is caught, and a tap opens it again with the same controller`() throws {
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    let finger = app.touch(CGPoint(x: 187, y: 500))
    app.advance(by: 1.0 / 60)
    let caught = theatre.rect
    #expect(caught.width > 300 && caught.minY > 50)
    app.advance(by: 0.3)
    #expect(theatre.rect == caught && theatre.transition.state == .closing)
    finger.lift()
    app.advance(by: 1.0 / 60)
    #expect(theatre.transition.state == .opening && theatre.page.isBeingPresented)
    #expect(abs(theatre.rect.minY - caught.minY) < 30)
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.root.presentedViewController === theatre.page)
    #expect(theatre.page.calls.count == 6 && !app.exists("card.sky"))
    theatre.dismiss()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `a page in flight that is thrown down lands all the same`() throws {
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    let finger = app.touch(CGPoint(x: 187, y: 500))
    app.advance(by: 1.0 / 60)
    let caught = theatre.rect
    finger.move(by: CGVector(dx: 10, dy: 80), duration: 0.2)
    #expect(abs(theatre.rect.minY - caught.minY - 80) < 0.01 && abs(theatre.rect.minX - caught.minX - 10) < 0.01)
    finger.lift()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `the content scrolls, comes to its top, and the same finger pulls the page`() throws {
    try theatre.opened()
    app.drag(from: CGPoint(x: 187, y: 600), to: CGPoint(x: 187, y: 500), duration: 0.3)
    try app.settle()
    #expect(theatre.page.scrollView.contentOffset.y > 50)
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
    #expect(theatre.transition.state == .open && theatre.page.scrollView.contentOffset.y > 0)
    finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.4)
    #expect(theatre.rect.width < 375 && theatre.page.scrollView.contentOffset.y == 0)
    finger.move(by: CGVector(dx: 0, dy: -120), duration: 0.4)
    #expect(theatre.rect.width == 375 && theatre.page.scrollView.contentOffset.y > 0)
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open)
  }

  @Test func `gone under a finger that goes on, its content stays at its top, and shows no indicator`() throws {
    try theatre.opened()
    let finger = theatre.pull(.upright, to: 90)
    for _ in 0..<20 {
      finger.move(by: CGVector(dx: 0, dy: 8), duration: 1.0 / 60)
      #expect(theatre.page.scrollView.contentOffset.y == 0)
    }
    #expect(theatre.transition.state == .closing)
    finger.lift()
    try app.settle()
    theatre.expectHome()
  }

  @Test(arguments: [true, false]) func `what scrolls has the indicator again that it had, and no other`(hasIndicator: Bool) throws {
    try theatre.opened()
    theatre.page.scrollView.showsVerticalScrollIndicator = hasIndicator
    let finger = theatre.pull(.upright, to: 50)
    #expect(theatre.pulled > 0 && !theatre.page.scrollView.showsVerticalScrollIndicator)
    finger.lift()
    try app.settle()
    #expect(theatre.page.scrollView.showsVerticalScrollIndicator == hasIndicator)
    theatre.pull(.upright, to: 100).lift()
    try app.settle()
    #expect(theatre.page.scrollView.showsVerticalScrollIndicator == hasIndicator)
  }

  @Test func `a finger from the leading edge pulls it too`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.3)
    #expect(theatre.rect.width < 375)
    finger.move(by: CGVector(dx: 90, dy: 0), duration: 0.3)
    finger.lift()
    try app.settle()
    theatre.expectHome()
  }
}
