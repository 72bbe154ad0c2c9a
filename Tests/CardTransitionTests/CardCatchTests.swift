import CardTransition
import SegueTesting
import Testing

/// Repeated interruptions of a card: caught, released and caught again. Nothing jumps, the finger's speed carries over, and every event
/// happens once. (Docs/behaviour/card.md, "Card channels" and "Card checks" check 5)
@MainActor @Suite struct CardCatchTests {
  /// Opens the card, advances by the given number of frames, and returns the fixture and its recording delegate.
  private func opening(after frames: Int) -> (CardTheatre, CardDelegateTests.Ear) {
    let theatre = CardTheatre(), ear = CardDelegateTests.Ear()
    theatre.open()
    theatre.transition.delegate = ear
    theatre.app.advance(by: Double(frames) / 60)
    return (theatre, ear)
  }

  /// The most that an edge moves in a tick while a finger goes on upwards.
  private func quickestEdge(_ theatre: CardTheatre, _ finger: TestApp.Finger, by step: Double, ticks: Int) -> Double {
    (0..<ticks).reduce(0) { most, _ in
      let before = theatre.rect
      finger.move(by: CGVector(dx: 0, dy: -step), duration: 1.0 / 60)
      return max(most, theatre.rect.distance(to: before))
    }
  }

  @Test(arguments: 2...24, [1, 6, 14, 24])
  func `caught on its way up, let go and caught again, it does not leap under a finger that goes up`(frame: Int, later: Int) throws {
    let (theatre, _) = opening(after: frame)
    let first = theatre.app.touch(CGPoint(x: 187, y: 780))
    first.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
    first.lift()
    theatre.app.advance(by: Double(later) / 60)
    let again = theatre.app.touch(CGPoint(x: 187, y: 700))
    theatre.app.advance(by: 1.0 / 60)
    // One finger is never quicker than 20 points a tick.
    #expect(quickestEdge(theatre, again, by: 20, ticks: 12) < 32)
    again.lift()
    try theatre.app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func `gone along with a finger to a side and back up, it returns, and does not leap (drag: follow)`() throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened { $0.drag = .follow }
    let finger = app.touch(CGPoint(x: 120, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
    finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.2)
    let pulled = theatre.rect
    #expect(pulled.midX > 300)
    #expect(quickestEdge(theatre, finger, by: 20, ticks: 6) < 32)
    #expect(theatre.page.scrollView.contentOffset.y > 0, "the same finger scrolls on")
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func `a page over everything comes while it still goes up: it goes on beneath, whole, and is there again afterwards`() throws {
    let (theatre, _) = opening(after: 4), app = theatre.app, cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    app.touch(CGPoint(x: 187, y: 760)).lift()
    app.advance(by: 2.0 / 60)
    app.perform { theatre.page.present(cover, animated: true) }
    var last = try #require(app["page"]).frame
    #expect(last.minY > 200)
    for _ in 0..<12 {
      app.advance(by: 1.0 / 60)
      let now = try #require(app["page"]).frame
      let stage = theatre.rect, isInside = abs(stage.minX - now.minX) + abs(stage.minY - now.minY) + abs(stage.width - now.width) < 1
      #expect(now.distance(to: last) < 60 && isInside, "\(last), then \(now) in \(stage)")
      last = now
    }
    try app.settle()
    #expect(!app.exists("page") && !app.exists("card.stage") && theatre.transition.state == .open)
    app.perform { cover.dismiss(animated: true) }
    try app.settle()
    #expect(theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 812) && app["page"]?.frame == theatre.rect)
    theatre.dismiss()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `held on its way home while the window grows, it is seen in all of that, and not when it is let go`() throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    let finger = app.touch(CGPoint(x: 187, y: 500))
    app.advance(by: 0.1)
    let clip = try #require(app.session.runtimeViews { $0.accessibilityIdentifier == "card.stage" }.first?.superview)
    #expect(clip.frame.width == 375)
    app.resize(to: CGSize(width: 560, height: 900))
    app.advance(by: 0.6)
    let held = clip.frame
    #expect(held.width > 450 && held.height > 830, "\(held)")
    finger.move(by: CGVector(dx: 0, dy: 2), duration: 1.0 / 60)
    #expect(clip.frame.distance(to: held) < 1, "\(held), then \(clip.frame)")
    finger.lift()
    try app.settle()
  }

  @Test func `caught, pulled, let go and caught again, it stands where each finger found it, and is over once`() throws {
    let (theatre, ear) = opening(after: 6), app = theatre.app
    for (way, wait) in [(25.0, 4), (20, 8), (-30, 3)] {
      let before = theatre.rect
      let finger = app.touch(CGPoint(x: 187, y: 760))
      app.advance(by: 1.0 / 60)
      let caught = theatre.rect
      #expect(caught.distance(to: before) < 60)
      app.advance(by: 0.2)
      #expect(theatre.rect == caught)
      finger.move(by: CGVector(dx: 0, dy: way), duration: 0.2)
      // It goes out by what the finger takes of the way's fourteen hundredths, and not up.
      #expect(abs(theatre.rect.width - caught.width + 375 * 0.14 * max(way, 0) / 100) < 0.01, "\(theatre.rect), caught at \(caught)")
      app.advance(by: 0.15)
      let held = theatre.rect
      finger.lift()
      #expect(theatre.rect == held && theatre.transition.state == .returning)
      app.advance(by: Double(wait) / 60)
    }
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.page.calls == ["will appear", "did appear"])
    #expect(ear.heard == ["did open"], "\(ear.heard)")
  }

  @Test(arguments: [1, 3, 8]) func `caught twice on its way up, it has opened exactly once`(between: Int) throws {
    let (theatre, ear) = opening(after: 6), app = theatre.app
    for _ in 0..<2 {
      let finger = app.touch(CGPoint(x: 187, y: 760))
      app.advance(by: 0.2)
      finger.lift()
      #expect(theatre.transition.state == .opening)
      app.advance(by: Double(between) / 60)
    }
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.root.presentedViewController === theatre.page)
    #expect(theatre.page.calls == ["will appear", "did appear"] && ear.heard == ["did open"], "\(ear.heard)")
    theatre.dismiss()
    try app.settle()
    theatre.expectHome()
    #expect(ear.heard == ["did open", "will close", "did close: card"], "\(ear.heard)")
  }

  @Test(arguments: [-200.0, 100, 200]) func `caught on its way up and thrown, it goes on as fast as the finger had it`(speed: Double) throws
  {
    let (theatre, _) = opening(after: 12), app = theatre.app
    let finger = app.touch(CGPoint(x: 187, y: 640))
    finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.3)
    app.advance(by: 0.2)
    finger.move(by: CGVector(dx: 0, dy: speed / 12), duration: 1.0 / 12)
    let last = theatre.rect
    finger.move(by: CGVector(dx: 0, dy: speed / 60), duration: 1.0 / 60)
    let before = theatre.rect
    finger.lift()
    #expect(theatre.rect.distance(to: before) < 0.01)
    let leaves = theatre.transition.state == .closing
    #expect(leaves == (speed == 200))
    app.advance(by: 1.0 / 60)
    let had = (before.channels - last.channels) * 60
    let has =
      leaves
      ? ReferenceSpring.open.firstSpeed(from: before, to: CardTheatre.home, being: theatre.rect, after: 1.0 / 60)
      : ReferenceSpring.calm.firstSpeed(from: before, to: CardRoom.upright.place, being: theatre.rect, after: 1.0 / 60)
    for channel in 0..<4 { #expect(abs(had[channel] - has[channel]) <= max(0.01 * abs(had[channel]), 0.5), "\(had), then \(has)") }
    try app.settle()
  }

  @Test(arguments: [CGVector(dx: 60, dy: 240), CGVector(dx: -120, dy: -600)])
  func `caught on its way home and thrown, it goes on as fast as the finger had it`(speed: CGVector) throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    let finger = app.touch(CGPoint(x: 187, y: 500))
    app.advance(by: 0.2)
    finger.move(by: CGVector(dx: speed.dx / 6, dy: speed.dy / 6), duration: 1.0 / 6)
    let before = theatre.rect
    finger.lift()
    #expect(theatre.rect == before && theatre.transition.state == (speed.dy < 0 ? .opening : .closing))
    app.advance(by: 1.0 / 60)
    let end = speed.dy < 0 ? CardRoom.upright.place : CardTheatre.home
    let has = ReferenceSpring.open.firstSpeed(from: before, to: end, being: theatre.rect, after: 1.0 / 60)
    let had = SIMD4(Double(speed.dx), Double(speed.dy), 0, 0)
    for channel in 0..<4 { #expect(abs(had[channel] - has[channel]) <= max(0.01 * abs(had[channel]), 0.5), "\(had), then \(has)") }
    try app.settle()
    #expect(theatre.transition.state == (speed.dy < 0 ? .open : .resting))
  }
}
