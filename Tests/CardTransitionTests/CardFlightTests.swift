import CardTransition
import SegueTesting
import Testing

/// Free animations of a card while its list changes. (Docs/behaviour/card.md, "Card sources")
@MainActor @Suite struct CardFlightTests {
  /// Returns the distance of the animated page from its card in each frame.
  private func distances(scrolling: Bool) throws -> [Double] {
    let theatre = ListTheatre()
    theatre.open(1)
    try theatre.settle()
    theatre.dismiss()
    var result: [Double] = []
    for frame in 0..<24 {
      if scrolling, frame < 8 { theatre.app.perform { theatre.list.contentOffset.y += 25 } }
      theatre.run(1)
      guard let cell = theatre.cell(1), let stage = theatre.stages.first else { return result }
      let target = cell.convert(cell.bounds, to: nil)
      result.append(stage.convert(stage.bounds, to: nil).minY - target.minY)
    }
    return result
  }

  @Test func `a list that scrolls takes the flight along, point for point (check 11)`() throws {
    let still = try distances(scrolling: false), moving = try distances(scrolling: true)
    #expect(still.count == 24 && moving.count == 24)
    for (a, b) in zip(still, moving) { #expect(abs(a - b) <= 0.5, "\(a) \(b)") }
  }

  @Test(arguments: [6, 14], [true, false])
  func `its list moves the card to where no cell shows it, and back: the page in flight turns, and does not leap (case E)`(
    frame: Int, animated: Bool
  ) throws {
    let theatre = ListTheatre()
    theatre.open(1)
    try theatre.settle()
    theatre.dismiss()
    theatre.run(frame)
    func place() throws -> CGRect { try #require(theatre.app["card.stage"]).frame }
    var last = try place(), step = 0.0
    for items in [[0, 2, 3, 1, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7]] {
      theatre.app.perform { theatre.show(items, animated: animated) }
      for _ in 0..<6 {
        theatre.run(1)
        let now = try place(), next = now.distance(to: last)
        #expect(abs(next - step) < 100, "\(next) after \(step)")
        (last, step) = (now, next)
      }
    }
    try theatre.settle()
    theatre.expectHome()
  }

  @Test func `the list scrolls from the first frame after the commit (guarantee 4)`() throws {
    let theatre = ListTheatre()
    theatre.open(0)
    try theatre.settle()
    theatre.dismiss()
    // The page in flight is up there still: a finger at the lowest cell.
    theatre.run(20)
    theatre.app.drag(from: CGPoint(x: 187, y: 790), to: CGPoint(x: 187, y: 600), duration: 0.2)
    #expect(theatre.list.contentOffset.y > 50)
    try theatre.settle()
    theatre.expectHome()
  }

  @Test(arguments: [false, true]) func `caught in flight and thrown while its list scrolls on, it goes on as the finger did`(byCode: Bool)
    throws
  {
    let theatre = ListTheatre(), app = theatre.app
    theatre.open(1)
    try theatre.settle()
    theatre.dismiss()
    theatre.run(6)
    if byCode {
      app.perform { theatre.list.setContentOffset(CGPoint(x: 0, y: theatre.list.contentOffset.y + 400), animated: true) }
      theatre.run(4)
    } else {
      // Beside the flight, which takes the touches on it.
      let other = app.touch(CGPoint(x: 4, y: 790))
      other.move(by: CGVector(dx: 0, dy: -130), duration: 0.1)
      other.lift()
    }
    let stage = try #require(theatre.stages.first)
    func middle() -> Double { stage.convert(stage.bounds, to: nil).midY }
    let finger = app.touch(CGPoint(x: 187, y: middle()))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 5.0 / 60)
    #expect(theatre.list.isDecelerating != byCode && theatre.last.transition.state == .closing)
    let (before, offset) = (middle(), theatre.list.contentOffset.y)
    finger.lift()
    let first = middle()
    theatre.run(1)
    let second = middle()
    #expect(theatre.list.contentOffset.y - offset > 12, "the list is quick")
    #expect(abs(first - before) < 0.5, "\(first - before): where the finger left it")
    // A list that is sent gathers speed, and takes the card's place farther away.
    #expect(
      (byCode ? -4..<13 : 2..<13).contains(second - first), "\(second - first): as the finger went, but for what the spring takes")
    try theatre.settle()
    theatre.expectHome()
  }

  @Test func `deleted while its page is open, the page fades where it is (case D)`() throws {
    let theatre = ListTheatre()
    theatre.open(1)
    try theatre.settle()
    theatre.app.perform { theatre.show([0, 2, 3, 4, 5]) }
    try theatre.settle()
    theatre.dismiss()
    theatre.run(10)
    #expect((theatre.app["card.stage"]?.opacity ?? 1) < 0.6)
    try theatre.settle()
    theatre.expectHome()
  }

  @Test func `a card that is off the screen is scrolled to before the first frame (case C)`() throws {
    let theatre = ListTheatre()
    theatre.open(1)
    try theatre.settle()
    theatre.app.perform { theatre.list.contentOffset.y = 2500 }
    try theatre.settle()
    theatre.dismiss()
    let cell = try #require(theatre.cell(1))
    #expect(cell.isHidden && theatre.list.bounds.intersects(cell.frame))
    try theatre.settle()
    theatre.expectHome()
  }

  /// Returns the changes of the flying page's step from tick to tick, in points, during and after a deed.
  private func unevenness(_ theatre: ListTheatre, ticks: Int = 12, _ deed: () -> Void) throws -> [Double] {
    func place() throws -> CGRect { try #require(theatre.app["card.stage"]).frame }
    var places = [try place()]
    func pass() throws {
      theatre.app.advance(by: 1.0 / 60)
      places.append(try place())
    }
    for _ in 0..<3 { try pass() }
    theatre.app.perform(deed)
    for _ in 0..<ticks { try pass() }
    let steps = zip(places, places.dropFirst()).map { CGVector(dx: $1.midX - $0.midX, dy: $1.midY - $0.midY) }
    return zip(steps, steps.dropFirst()).map { Double(hypot($1.dx - $0.dx, $1.dy - $0.dy)) }
  }

  @Test func `a page in flight leaped as a controller was pushed over its list`() throws {
    let theatre = ListTheatre(inBars: true)
    theatre.open(1)
    try theatre.settle()
    theatre.dismiss()
    let stack = try #require(theatre.controller.navigationController)
    let changes = try unevenness(theatre) { stack.pushViewController(UIViewController(), animated: true) }
    #expect(changes.allSatisfy { $0 < 30 }, "\(changes)")
    try theatre.app.settle()
    #expect(theatre.last.transition.state == .resting && theatre.stages.isEmpty)
  }

  @Test func `a page in flight leaped as its list was scrolled in an animation block`() throws {
    let theatre = ListTheatre()
    theatre.open(1)
    try theatre.settle()
    theatre.dismiss()
    let changes = try unevenness(theatre) { UIView.animate(withDuration: 0.3) { theatre.list.contentOffset.y += 200 } }
    #expect(changes.allSatisfy { $0 < 30 }, "\(changes)")
    try theatre.settle()
    theatre.expectHome()
  }

  @Test(arguments: [false, true]) func `a list that was seen around a page leaped to its card as the page closed`(isStopped: Bool) throws {
    let theatre = ListTheatre()
    let transition = theatre.open(1)
    theatre.run(8)
    theatre.app.perform { theatre.list.contentOffset.y = 1500 }
    theatre.run(2)
    var last = theatre.list.contentOffset.y
    theatre.app.perform { transition.close() }
    #expect(theatre.list.contentOffset.y == last && theatre.list.visibleCells.allSatisfy { !$0.isHidden })
    var finger: TestApp.Finger?
    let changes = try unevenness(theatre, ticks: 6) {}
    #expect(changes.allSatisfy { $0 < 60 }, "\(changes)")
    last = theatre.list.contentOffset.y
    #expect(last < 1500 && last > 0)
    if isStopped { finger = theatre.app.touch(CGPoint(x: 4, y: 780)) }
    try theatre.settle()
    finger?.lift()
    #expect(isStopped == (theatre.list.contentOffset.y > 500))
    try theatre.settle()
    theatre.expectHome()
  }

  @Test func `a storm of reuse: the third of two hundred is found again, and nobody else is hidden (check 13)`() throws {
    let theatre = ListTheatre(items: 0..<200)
    theatre.open(1)
    try theatre.settle()
    for screen in 1...100 {
      theatre.app.perform { theatre.list.contentOffset.y = Double(screen < 70 ? screen : 140 - screen) * 812 }
      theatre.run(1)
      let hidden = theatre.list.visibleCells.filter(\.isHidden)
      #expect(hidden.isEmpty)
    }
    theatre.dismiss()
    try theatre.settle()
    theatre.expectHome()
    #expect(theatre.cell(1)?.isHidden == false)
  }

  @Test func `five cards, each opened while those before fly home (check 14)`() throws {
    let theatre = ListTheatre(items: 0..<40)
    theatre.size = CGSize(width: 335, height: 120)
    theatre.app.advance(by: 0.1)
    for item in 0..<5 {
      theatre.open(item)
      theatre.run(3)
      let stage = try #require(theatre.stages.last)
      theatre.app.perform { _ = stage.accessibilityPerformEscape() }
      #expect(theatre.last.transition.state == .closing)
      theatre.run(6)
    }
    #expect(theatre.transitions.filter { $0.transition.state == .closing }.count >= 4)
    try theatre.settle()
    theatre.expectHome()
    for one in theatre.transitions { #expect(one.page.calls.count == 4) }
  }

  @Test func `inside bars it flies over them and lands under them, and opens from a stack in a tab bar`() throws {
    let theatre = ListTheatre(inBars: true)
    theatre.open(1)
    try theatre.settle()
    #expect(theatre.last.page.presentingViewController === theatre.root)
    theatre.app.perform { theatre.list.contentOffset.y += 150 }
    theatre.dismiss()
    theatre.run(36)
    let pane = try #require(
      theatre.app.session.runtimeViews { $0.accessibilityIdentifier == "card.sky" }.first?.subviews.dropFirst(2).first)
    #expect(pane.frame.minY > 60 && pane.frame.maxY < 790, "\(pane.frame)")
    try theatre.settle()
    theatre.expectHome()
  }

  @Test func `the tab is changed under a flight: it is over at once, and all is as before (case J)`() throws {
    let theatre = ListTheatre(inBars: true)
    theatre.open(1)
    try theatre.settle()
    theatre.dismiss()
    theatre.run(6)
    theatre.app.perform { (theatre.root as? UITabBarController)?.selectedIndex = 1 }
    theatre.run(3)
    #expect(theatre.last.transition.state == .resting && !theatre.app.exists("card.sky"))
    theatre.app.perform { (theatre.root as? UITabBarController)?.selectedIndex = 0 }
    try theatre.settle()
    theatre.expectHome()
  }
}
