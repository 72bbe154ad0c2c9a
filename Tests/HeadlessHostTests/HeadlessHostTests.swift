import CoreGraphics
import HeadlessHost
import HostFixtures
import HostInterface
import Motion
import Testing

/// Keeps what it is given.
@MainActor final class ListSink: FrameSink {
  var instants: [RecordedFrame] = []
  var isFinished = false
  func take(_ instant: RecordedFrame) throws { instants.append(instant) }
  func finish() throws { isFinished = true }
}

@MainActor @Suite struct HeadlessHostTests {
  static func script(_ lines: String, tick: Int = 60) throws -> TouchScript {
    try TouchScript(text: "segue-touches 1\ndemo square\ndevice iphone-14\ntick \(tick)\n" + lines, named: "test")
  }
  static let drag = "0.100 began 1 50 50\n0.150 moved 1 80 90\n0.200 moved 1 90 200\n0.250 ended 1 90 200\n"

  @Test func `a finger that the script leaves down is cancelled one tick after its last event`() throws {
    let app = SquareApplication()
    _ = try HeadlessHost().play(Self.script("0.1 began 7 10 10\n0.2 moved 7 30 40\n"), on: app)
    #expect(app.delivered.last?.touch == TouchInput(.cancelled, finger: 7, at: CGPoint(x: 30, y: 40)))
    #expect(app.delivered.last?.tick == app.ticks[13])  // 0.2 s is tick 12
    #expect(app.fingersDown == 0)
  }

  @Test func `what never becomes quiet is recorded until patience runs out`() throws {
    let app = SquareApplication()
    app.isRestless = true
    let outcome = try HeadlessHost(patience: 2).play(Self.script(Self.drag), on: app)
    #expect(!outcome.isQuiet)
    #expect(outcome.end.seconds >= 2.25 && outcome.end.seconds < 2.27)
  }

  @Test func `a play goes on until the app is quiet and pictures its rest`() throws {
    let (app, sink) = (SquareApplication(), ListSink())
    let outcome = try HeadlessHost().play(Self.script(Self.drag), on: app, into: [sink])
    #expect(outcome.isQuiet && app.center == app.home)
    #expect(outcome.pictures == sink.instants.count && sink.instants.map(\.index) == Array(0..<outcome.pictures))
    #expect(sink.instants.first?.time == .zero && sink.instants.first?.isNew == true)
    #expect(outcome.end.seconds >= 0.25 + SquareApplication.glide && outcome.end.seconds < 0.5)
    #expect(!sink.isFinished, "whoever made the sink finishes it")
  }

  @Test(arguments: [60, 120]) func `pictures at an instant are the same at 24, 30, 60, 120 and 240 a second`(_ tick: Int) throws {
    func centers(_ rate: Int) throws -> [MediaTime: CGPoint] {
      let app = SquareApplication(ticksPerSecond: tick)
      var result: [MediaTime: CGPoint] = [:]
      _ = try HeadlessHost(framesPerSecond: rate).play(Self.script(Self.drag, tick: tick), on: app) { result[$0] = app.center }
      return result
    }
    let most = try centers(240)
    for rate in [24, 30, 60, 120] {
      let end = most.keys.max()!
      let some = try centers(rate).filter { $0.key <= end }
      let shared = some.keys.filter { most[$0] != nil }
      #expect(rate == 24 || shared.count == some.count, "instants at \(rate) are among those at 240")
      for time in shared { #expect(some[time] == most[time], "at \(time) and \(rate) a second") }
    }
  }

  @Test func `touches arrive at the same ticks however often the app is pictured`() throws {
    func ticks(_ rate: Int) throws -> [MediaTime] {
      let app = SquareApplication()
      _ = try HeadlessHost(framesPerSecond: rate).play(Self.script(Self.drag), on: app)
      return app.delivered.map(\.tick)
    }
    let all = try ticks(60)
    #expect(try ticks(1) == all && ticks(24) == all && ticks(240) == all)
  }

  @Test func `an instant at which nothing changed shows the frame before`() throws {
    let (app, sink) = (SquareApplication(), ListSink())
    _ = try HeadlessHost().play(Self.script("0.5 began 1 5 5\n0.6 ended 1 5 5\n"), on: app, into: [sink])
    #expect(sink.instants[1...20].allSatisfy { !$0.isNew })
    #expect(sink.instants.filter { $0.time.seconds < 0.5 }.allSatisfy { $0.frame.time == .zero })
  }

  @Test func `a change between two pictures shows at the next`() throws {
    let (app, sink) = (SquareApplication(), ListSink())
    _ = try HeadlessHost(framesPerSecond: 10).play(Self.script("0.11 began 1 5 5\n0.3 ended 1 5 5\n"), on: app, into: [sink])
    #expect(sink.instants[2].isNew && sink.instants[2].frame.time.seconds < 0.2)
  }

  @Test func `an empty script pictures the first frame`() throws {
    let sink = ListSink()
    let outcome = try HeadlessHost().play(Self.script(""), on: SquareApplication(), into: [sink])
    #expect(outcome.pictures == 1 && outcome.isQuiet)
  }

  @Test func `a sink's error ends the play`() throws {
    final class FullSink: FrameSink {
      func take(_ instant: RecordedFrame) throws { if instant.index == 3 { throw RecordingError(path: "x", errno: ENOSPC) } }
      func finish() throws {}
    }
    let app = SquareApplication()
    #expect(throws: RecordingError.self) { try HeadlessHost().play(Self.script(Self.drag), on: app, into: [FullSink()]) }
    #expect(app.turns.count == 4)
  }
}
