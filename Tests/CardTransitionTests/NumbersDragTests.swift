import CardTransition
import SegueTesting
import Testing

/// The measured values of cards that are caught or reversed while they open, in every available size. (Docs/behaviour/card.md, "Card
/// checks", checks 5 and 6)
@MainActor @Suite struct NumbersDragTests {
  @Test(arguments: CardRoom.allCases) func `a tenth of a second after the tap the page goes as fast as its spring (check 5)`(room: CardRoom)
  {
    let theatre = CardTheatre(room, ticksPerSecond: 120), step = 1.0 / 120
    theatre.open()
    theatre.app.advance(by: 10 * step)
    var shown = [theatre.rect.channels]
    for _ in 0..<4 {
      theatre.app.advance(by: step)
      shown.append(theatre.rect.channels)
    }
    let (near, far) = (shown[3] - shown[1], shown[4] - shown[0])
    let seen = (8 * near - far) / (12 * step)
    let expected = ReferenceSpring.open.speed(from: room.pressed, to: room.place, after: 0.1)
    for channel in 0..<4 { #expect(abs(seen[channel] - expected[channel]) < 1, "\(seen), not \(expected)") }
    if room == .upright { #expect(abs(seen.y + 2072) < 1 && abs(seen.w - 2235) < 1, "\(seen)") }
  }

  @Test(arguments: CardRoom.allCases) func `caught there and held, it stands; let go, it begins at rest (check 5)`(room: CardRoom) throws {
    let theatre = CardTheatre(room), app = theatre.app
    theatre.open()
    app.advance(by: 5.0 / 60)
    let finger = app.touch(theatre.middle(in: room))
    let caught = theatre.rect
    #expect(caught.distance(to: ReferenceSpring.open.rect(from: room.pressed, to: room.place, after: 0.1)) < 0.5)
    if room == .upright { #expect(abs(caught.minY - 365.3) < 0.5) }
    for _ in 0..<30 {
      app.advance(by: 1.0 / 60)
      #expect(theatre.rect == caught)
    }
    #expect(!theatre.page.isBeingPresented && theatre.page.calls == ["will appear", "did appear"])
    finger.lift()
    #expect(theatre.rect == caught)
    app.advance(by: 1.0 / 60)
    let first = ReferenceSpring.open.firstSpeed(from: caught, to: room.place, being: theatre.rect, after: 1.0 / 60)
    for channel in 0..<4 { #expect(abs(first[channel]) < 1, "\(first)") }
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == room.place && theatre.page.calls.count == 2)
  }

  /// A finger's speed, where the way is 100 points long; and whether the page goes home then.
  nonisolated static let throwns: [(speed: Double, leaves: Bool)] = [(-300, false), (100, false), (200, true)]

  @Test(arguments: CardRoom.allCases, 1...40)
  func `closed at any frame of its opening, it turns where it is with the speed that it has (check 6)`(room: CardRoom, frame: Int) throws {
    let theatre = CardTheatre(room), app = theatre.app
    theatre.open()
    app.advance(by: Double(frame) / 60)
    let before = theatre.rect
    let speed = ReferenceSpring.open.speed(from: room.pressed, to: room.place, after: Double(frame) / 60)
    app.perform { _ = theatre.stageView?.accessibilityPerformEscape() }
    #expect(theatre.transition.state == .closing && theatre.rect.distance(to: before) <= 0.5)
    for next in 1...3 {
      app.advance(by: 1.0 / 60)
      let expected = ReferenceSpring.open.rect(from: before, at: speed, to: room.home, after: Double(next) / 60)
      #expect(theatre.rect.distance(to: expected) <= 0.5, "\(next) frames later: \(theatre.rect), not \(expected)")
    }
    try app.settle(limit: 4)
    theatre.expectHome()
    #expect(theatre.page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
  }
}
