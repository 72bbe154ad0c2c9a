import CardTransition
import SegueTesting
import Testing

/// The measured values of a page that a finger drags, in every available size. (Docs/behaviour/card.md, "Card checks", checks 7–10)
@MainActor @Suite struct NumbersPullTests {
  @Test(arguments: CardRoom.allCases, [0.25, 0.5]) func `pulled, the page is where the finger's way says (check 7)`(
    room: CardRoom, part: Double
  ) throws {
    for fromEdge in room.isColumn ? [false] : [false, true] {
      let theatre = CardTheatre(room)
      try theatre.opened()
      let finger = theatre.pull(room, to: part * room.distance, fromEdge: fromEdge)
      #expect(abs(theatre.pulled - part) < 1e-6, "from the edge: \(fromEdge)")
      #expect(theatre.rect.distance(to: room.pulled(by: part * room.distance)) < 0.01, "from the edge: \(fromEdge)")
      if !room.isColumn { #expect(abs(theatre.rect.width / room.place.width - (part == 0.25 ? 0.965 : 0.93)) < 1e-4) }
      finger.lift()
      try theatre.app.settle()
      #expect(theatre.transition.state == .open && theatre.rect == room.place)
    }
  }

  @Test(arguments: CardRoom.allCases) func `it goes at 1200 points a second, and its speed goes with it (check 8)`(room: CardRoom)
    throws
  {
    let theatre = CardTheatre(room), app = theatre.app
    try theatre.opened()
    let finger = app.touch(room.touch)
    var way = -20.0
    // The first move begins the pull where it ends.
    while theatre.transition.state != .closing, way < 300 {
      finger.move(by: CGVector(dx: 0, dy: 20), duration: 1.0 / 60)
      way += 20
      #expect(theatre.rect.distance(to: room.pulled(by: way)) <= 0.5, "after \(way) points")
    }
    #expect(way >= room.distance && way < room.distance + 20)
    let start = theatre.rect, speed = room.speedAtEnd(of: 1200)
    var least = start.width
    for frame in 1...6 {
      app.advance(by: 1.0 / 60)
      let expected = ReferenceSpring.open.rect(from: start, at: speed, to: room.home, after: Double(frame) / 60)
      #expect(theatre.rect.distance(to: expected) <= 0.5, "\(frame) frames later: \(theatre.rect), not \(expected)")
      least = min(least, theatre.rect.width)
    }
    if room == .upright {
      #expect(abs(theatre.rect.height - 534.69) <= 0.5 && abs(theatre.rect.width - 306.56) <= 0.5 && abs(theatre.rect.midY - 563.7) <= 0.5)
      #expect(abs(least - 304.68) <= 0.5)
    }
    finger.lift()
    try app.settle()
    theatre.expectHome()
  }

  enum Release: CaseIterable { case shortOfIt, beyondIt, backwards, afterARest }

  @Test(arguments: CardRoom.allCases, Release.allCases) func `let go at seven tenths, where it would come to rest decides (check 9)`(
    room: CardRoom, release: Release
  ) throws {
    let theatre = CardTheatre(room), place = 0.7 * room.distance
    try theatre.opened()
    let speed =
      switch release {
      case .shortOfIt: (room.distance - 0.3 - place) / 0.099
      case .beyondIt, .afterARest: (room.distance + 19.5 - place) / 0.099
      case .backwards: -60.0
      }
    let finger = theatre.pull(room, to: place - speed * 0.1)
    finger.move(by: CGVector(dx: 0, dy: speed * 0.1), duration: 0.1)
    if release == .afterARest { theatre.app.advance(by: 0.12) }
    #expect(abs(theatre.pulled - 0.7) < 1e-6)
    finger.lift()
    #expect((theatre.transition.state == .closing) == (release == .beyondIt), "\(theatre.transition.state) at \(speed)")
    try theatre.app.settle()
    #expect((theatre.transition.state == .open) == (release != .beyondIt))
  }

  @Test(arguments: CardRoom.allCases, [50.0, 100, 200]) func `beyond its end it gives way like a rubber band (check 10)`(
    room: CardRoom, beyond: Double
  ) throws {
    let theatre = CardTheatre(room)
    try theatre.opened { $0.commitsWhileTouching = false }
    _ = theatre.pull(room, to: room.distance + beyond)
    let expected = room.pulled(by: room.distance + beyond)
    #expect(theatre.transition.state == .dragging(progress: 1))
    #expect(theatre.rect.distance(to: expected) < 0.01, "\(theatre.rect), not \(expected)")
    if room == .upright {
      let scale = [50: 0.8298, 100: 0.8103, 200: 0.7867][beyond]!
      #expect(abs(theatre.rect.width / 375 - scale) <= 0.0005)
    }
  }

  @Test(arguments: CardRoom.allCases, 0..<6) func `a finger that goes steadily for long is as fast as it goes (behaviour: Card release)`(
    room: CardRoom, wait: Int
  ) throws {
    let theatre = CardTheatre(room), app = theatre.app
    try theatre.opened { $0.commitsWhileTouching = false }
    app.advance(by: Double(wait) / 60)
    let finger = app.touch(room.touch), step = room.distance / 100
    finger.move(by: CGVector(dx: 0, dy: 20), duration: 1.0 / 60)
    finger.move(by: CGVector(dx: 0, dy: 29 * step), duration: 29.0 / 60)
    let last = theatre.rect
    finger.move(by: CGVector(dx: 0, dy: step), duration: 1.0 / 60)
    let before = theatre.rect
    finger.lift()
    #expect(theatre.transition.state == .returning && theatre.rect == before)
    app.advance(by: 1.0 / 60)
    let had = (before.channels - last.channels) * 60
    let has = ReferenceSpring.calm.firstSpeed(from: before, to: room.place, being: theatre.rect, after: 1.0 / 60)
    for channel in 0..<4 { #expect(abs(had[channel] - has[channel]) <= max(0.01 * abs(had[channel]), 0.5), "\(had), then \(has)") }
    try app.settle()
  }

  @Test(arguments: CardRoom.allCases.filter { !$0.isColumn }, [(60.0, 20.0), (400, 200)])
  func `a page that goes along with the finger is let go as fast as that, sideways too (behaviour: Card channels)`(
    room: CardRoom, speed: (down: Double, aside: Double)
  ) throws {
    let theatre = CardTheatre(room), app = theatre.app
    try theatre.opened { ($0.drag, $0.commitsWhileTouching) = (.follow, false) }
    let finger = theatre.pull(room, to: 0.2 * room.distance)
    finger.move(by: CGVector(dx: speed.aside * 0.1, dy: speed.down * 0.1), duration: 0.1)
    let last = theatre.rect
    finger.move(by: CGVector(dx: speed.aside / 60, dy: speed.down / 60), duration: 1.0 / 60)
    let before = theatre.rect
    finger.lift()
    #expect(theatre.rect == before)
    app.advance(by: 1.0 / 60)
    let leaves = theatre.transition.state == .closing
    #expect(leaves == (speed.down == 400))
    let (spring, end) = leaves ? (ReferenceSpring.open, room.home) : (.calm, room.place)
    let had = (before.channels - last.channels) * 60
    let has = spring.firstSpeed(from: before, to: end, being: theatre.rect, after: 1.0 / 60)
    for channel in 0..<4 { #expect(abs(had[channel] - has[channel]) <= max(0.01 * abs(had[channel]), 5), "\(had), then \(has)") }
    try app.settle()
  }
}
