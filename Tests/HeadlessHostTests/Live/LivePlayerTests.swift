import CoreGraphics
import HeadlessHost
import HostFixtures
import Motion
import SeededRandom
import Testing

@testable import HostInterface

/// A stage in virtual time: the wall clock is a number.
@MainActor @Suite final class LivePlayerTests {
  private var wall: Int64 = 7_000_000_000
  private var isRestless = false
  private var launches: [(demo: String, app: SquareApplication)] = []
  private let drag = TouchScript(
    demo: "square", device: "iphone-se", ticksPerSecond: 120,
    events: [
      TimedEvent(.touch(TouchInput(.began, finger: 7, at: CGPoint(x: 50, y: 60))), at: MediaTime(seconds: 0.1)),
      TimedEvent(.touch(TouchInput(.moved, finger: 7, at: CGPoint(x: 90, y: 200))), at: MediaTime(seconds: 0.3)),
    ])
  private struct Unreadable: Error, CustomStringConvertible { let description = "drop.touches:3: rubbish — write an event a line" }

  private func stage(_ speed: Double = 1, past: SavedSession? = nil) -> LivePlayer {
    func demo(_ name: String, scripts: [String] = []) -> PlayerDemo {
      PlayerDemo(name: name, scripts: scripts) { [drag] in
        if $0 == "drop" { throw Unreadable() } else { return drag }
      } launch: { device, _, rate in
        let app = SquareApplication(device: device, ticksPerSecond: rate)
        app.isRestless = self.isRestless
        self.launches.append((name, app))
        return app
      }
    }
    let demos = [demo("square", scripts: ["drag", "drop"]), demo("circle"), demo("spinner")]
    let stage = LivePlayer(demos, on: .iPhone14, speed: speed, goingOnWith: past)
    _ = stage.advance(to: wall)
    return stage
  }
  private var app: SquareApplication { launches.last!.app }

  private func run(_ stage: LivePlayer, _ seconds: Double) {
    let end = wall + Int64(seconds * 1e9)
    while let wake = stage.nextWake, wake <= end {
      wall = max(wall, wake)
      _ = stage.advance(to: wall)
    }
    wall = end
    _ = stage.advance(to: wall)
  }
  private func say(_ command: PlayerCommand, to stage: LivePlayer, by viewer: Int = 1) -> Bool {
    stage.perform(command, by: .viewer(viewer), at: wall)
  }
  private func touch(_ stage: LivePlayer, _ phase: TouchInput.Phase, _ x: Double, _ y: Double = 100, by viewer: Int = 1) {
    stage.touch(TouchInput(phase, finger: 0, at: CGPoint(x: x, y: y)), by: viewer, at: wall)
  }
  private func tap(_ stage: LivePlayer, _ x: Double = 30) {
    touch(stage, .began, x)
    run(stage, 0.1)
    touch(stage, .ended, x)
    run(stage, 0.5)
  }

  // MARK: Bad and hostile input

  @Test func `what is no command is none, and every command is what it says`() {
    for text in [
      "", " ", "demo", "demo ", "restart now", "Restart", "speed 0", "speed 1e9", "speed -1", "speed nan", "speed 0.5", "pause\n",
      "demo a\u{0}b",
      "script \u{1B}[2J", "save /etc/passwd", "play", "demo " + String(repeating: "a", count: 200),
    ] {
      #expect(PlayerCommand(text) == nil, "\(text)")
    }
    for text in ["tell", "tell ", "tell began 1 2 3", "tell insert \"a\"", "tell style blue", "tell rotate", "tell style dark now"] {
      #expect(PlayerCommand(text) == nil, "\(text)")
    }
    let all: [PlayerCommand] =
      [.demo("today"), .script("five phases"), .speed(.quarter), .tell(.screen(.resize(CGSize(width: 507, height: 1180))))]
      + PlayerKey.all.map(\.command) + EnvironmentMenu.all.flatMap { $0.items.map { .tell($0.event) } }
    for command in all { #expect(PlayerCommand(command.text) == command) }
    #expect(Set(PlayerKey.all.map(\.key)).count == PlayerKey.all.count)
  }

  @Test func `a demo or script that there is not changes nothing`() {
    let stage = stage()
    let before = stage.state
    #expect(!say(.demo("../../etc/passwd"), to: stage) && !say(.script("/etc/passwd"), to: stage))
    run(stage, 1)
    #expect(stage.state == before && launches.count == 1)
  }

  @Test func `a script that cannot be read is said, and the app goes on`() {
    let stage = stage()
    #expect(say(.script("drop"), to: stage))
    #expect(stage.state.notice == .problem(Unreadable().description))
    run(stage, 0.3)
    #expect(launches.count == 1)
    tap(stage)
    #expect(app.delivered.count == 2)
    _ = say(.step, to: stage)
    #expect(stage.state.notice == nil)
  }

  @Test func `a flood of restarts launches ten a second at most, and what is left behind goes`() {
    let stage = stage()
    for _ in 0..<100 {
      for _ in 0..<50 { _ = say(.restart, to: stage) }
      run(stage, 0.01)
    }
    #expect((9...12).contains(launches.count))
    weak let first = launches[0].app
    launches.removeFirst()
    #expect(first == nil, "an app that is left is let go of")
  }

  @Test func `a flood of fingers while time is held is bounded, and the last place counts`() {
    let stage = stage()
    _ = say(.pause, to: stage)
    touch(stage, .began, 10)
    for x in 0..<20_000 { touch(stage, .moved, Double(x % 300)) }
    for finger in 1..<100 { stage.touch(TouchInput(.began, finger: finger, at: .zero), by: 2, at: wall) }
    #expect(stage.script.events.count <= 4_001)
    touch(stage, .ended, 77)
    _ = say(.resume, to: stage)
    run(stage, 0.02)
    #expect(app.delivered.last?.touch == TouchInput(.ended, finger: 1, at: CGPoint(x: 77, y: 100)))
  }

  // MARK: Pace

  @Test func `a change of speed, a pause and a return make no leap`() {
    var generator = SeededRandom(11)
    let stage = stage()
    app.isRestless = true
    var expected = app.now.seconds
    for _ in 0..<200 {
      let seconds = Double.random(in: 0...0.08, using: &generator)
      let (before, isPaused) = (app.now.seconds, stage.state.pausedBy != nil)
      run(stage, seconds)
      let gone = app.now.seconds - before
      expected = isPaused ? 0 : seconds * stage.state.speed
      #expect(abs(gone - expected) < 1 / 60 + 1e-6, "\(gone) s of the app's in \(seconds) s at \(stage.state.speed)")
      _ = say([.slower, .slower, .pauseOrResume, .speed(.full), .speed(.tenth)].randomElement(using: &generator)!, to: stage)
    }
  }

  @Test func `an hour's pause is no time at all, and says whose it is`() {
    let stage = stage()
    app.isRestless = true
    run(stage, 0.1)
    _ = say(.pause, to: stage, by: 3)
    _ = say(.pause, to: stage, by: 4)
    #expect(stage.state.pausedBy == .viewer(3))
    let before = app.now
    #expect(stage.nextWake == nil, "nobody is woken while time is held")
    run(stage, 3600)
    #expect(app.now == before)
    _ = say(.resume, to: stage, by: 4)
    run(stage, 0.1)
    #expect(stage.state.pausedBy == nil && abs(app.now - before - 0.1) < 0.02)
  }

  @Test func `a step is one tick, also of an app that rests, and a running app pauses for it`() {
    let stage = stage()
    tap(stage)
    touch(stage, .began, 30)
    _ = say(.step, to: stage)
    _ = stage.advance(to: wall)
    let first = app.now
    #expect(app.delivered.last?.touch.phase == .began && stage.state.pausedBy == .viewer(1))
    touch(stage, .ended, 30)
    run(stage, 1)
    #expect(app.now == first, "touches wait")
    for step in 1...5 {
      _ = say(.step, to: stage)
      _ = stage.advance(to: wall)
      #expect(app.ticks.tick(atOrAfter: app.now) == app.ticks.tick(atOrAfter: first) + Int64(step))
    }
    #expect(app.delivered.last?.touch.phase == .ended && app.center != app.home)
    for _ in 0..<600 { _ = say(.step, to: stage) }
    _ = stage.advance(to: wall)
    touch(stage, .began, 40)
    _ = say(.step, to: stage)
    _ = stage.advance(to: wall)
    #expect(abs(app.now - first - 606 / 60) < 0.001, "time goes on by ticks that nothing wanted")
  }

  // MARK: Launches

  @Test func `a restart begins anew, and what was touched before can still be replayed`() throws {
    let stage = stage()
    #expect(!stage.state.hasTouches)
    tap(stage)
    touch(stage, .began, 55)
    run(stage, 0.05)
    let before = app.delivered.map(\.tick)
    _ = say(.restart, to: stage)
    touch(stage, .moved, 60)
    run(stage, 0.2)
    #expect(launches.count == 2 && app.delivered.isEmpty && stage.script.events.isEmpty)
    let touches = try #require(stage.touches)
    #expect(touches.fingersLeftDown.isEmpty && touches.events.count == 4, "the finger that was down was cancelled")
    _ = say(.replay, to: stage)
    run(stage, 3)
    #expect(launches.count == 3 && Array(app.delivered.map(\.tick).prefix(3)) == before)
    #expect(stage.script == touches && stage.state.replay == nil)
  }

  @Test func `a script belongs to one launch of one demo`() {
    let stage = stage()
    tap(stage)
    _ = say(.nextDemo, to: stage)
    run(stage, 0.2)
    #expect(stage.state.demo == "circle" && stage.touches == nil)
    _ = say(.replay, to: stage)
    run(stage, 0.2)
    #expect(launches.map(\.demo) == ["square", "circle"])
    tap(stage)
    #expect(stage.touches?.demo == "circle" && stage.touches?.events.count == 2)
    _ = say(.previousDemo, to: stage)
    _ = say(.previousDemo, to: stage)
    run(stage, 0.2)
    #expect(stage.state.demo == "spinner" && launches.count == 3)
  }

  @Test func `a script runs on its own device at its own tick, and the next launch on the stage's`() {
    let stage = stage()
    _ = say(.nextScript, to: stage)
    #expect(stage.state.replay == nil)
    run(stage, 0.15)
    #expect(stage.state.device.name == "iphone-se" && app.ticks.rate == 120 && stage.state.replay == .script("drag"))
    run(stage, 1)
    #expect(app.delivered.map(\.touch.phase) == [.began, .moved, .cancelled] && app.center == app.home && stage.state.replay == nil)
    _ = say(.restart, to: stage)
    run(stage, 0.2)
    #expect(stage.state.device == .iPhone14 && app.ticks.rate == 60)
  }

  @Test func `a script runs in the environment that it was written in, but for what was asked for`() throws {
    var seen: [EnvironmentSettings] = []
    var script = drag
    script.environment = EnvironmentSettings(style: .dark, direction: .rightToLeft)
    let demo = PlayerDemo(name: "square", scripts: ["drag"]) { _ in
      script
    } launch: { device, environment, rate in
      seen.append(environment)
      return SquareApplication(device: device, ticksPerSecond: rate)
    }
    let stage = LivePlayer([demo], on: .iPhone14, in: { EnvironmentSettings(style: $0.style, direction: .leftToRight, contentSize: .XL) })
    _ = stage.advance(to: wall)
    _ = say(.script("drag"), to: stage)
    run(stage, 3)
    #expect(seen == [EnvironmentSettings(contentSize: .XL), EnvironmentSettings(style: .dark, contentSize: .XL)])
    let touches = try #require(stage.touches)
    #expect(touches.environment == seen[1] && SavedSession(text: stage.past(at: wall).text)?.touches.environment == seen[1])
  }

  @Test func `a finger that comes down ends a replay, and what was played so far is one script`() throws {
    let stage = stage()
    _ = say(.script("drag"), to: stage)
    run(stage, 0.2)
    touch(stage, .moved, 10)
    #expect(stage.state.replay != nil)
    touch(stage, .began, 10)
    run(stage, 0.1)
    #expect(stage.state.replay == nil)
    touch(stage, .ended, 10)
    run(stage, 1)
    #expect(app.delivered.map(\.touch.phase) == [.began, .cancelled, .began, .ended])
    let replayed = SquareApplication(device: app.device, ticksPerSecond: 120)
    _ = try HeadlessHost().play(TouchScript(text: stage.script.text, named: "saved"), on: replayed)
    #expect(replayed.delivered.map(\.tick) == app.delivered.map(\.tick))
  }

  @Test func `a replay in slow motion, paused and stepped through, delivers at the same ticks`() {
    let stage = stage()
    for x in [30.0, 80, 120] { tap(stage, x) }
    let ticks = app.delivered.map(\.tick)
    _ = say(.speed(.tenth), to: stage)
    _ = say(.replay, to: stage)
    run(stage, 3)
    _ = say(.step, to: stage)
    for _ in 0..<30 {
      _ = say(.step, to: stage)
      _ = stage.advance(to: wall)
    }
    _ = say(.resume, to: stage)
    run(stage, 30)
    #expect(launches.count == 2 && app.delivered.map(\.tick) == ticks)
  }

  // MARK: From one program to the next

  @Test func `another program goes on where this one was`() throws {
    let stage = stage(0.1)
    for x in [30.0, 80] { tap(stage, x) }
    touch(stage, .began, 99)
    run(stage, 1)
    let past = stage.past(at: wall), old = app
    let read = try #require(SavedSession(text: past.text))
    #expect(read == past && past.speed == 0.1)
    let next = self.stage(past: read)
    run(next, 0)
    #expect(launches.count == 2 && app.now == old.now && app.delivered.map(\.tick) == Array(old.delivered.map(\.tick)))
    #expect(next.state.speed == 0.1)
    run(next, 1)
    #expect(abs(app.now - old.now - 0.1) < 0.02 && app.delivered.last?.touch.phase == .cancelled, "from there in its own time")
    tap(next)
    #expect(next.touches?.events.count == past.touches.events.count + 2)
    _ = say(.step, to: next)
    run(next, 1)
    let held = app.now, third = self.stage(past: next.past(at: wall))
    run(third, 5)
    #expect(app.now == held && third.state.pausedBy != nil && third.nextWake == nil, "what stood still stands still")
    _ = say(.resume, to: third)
    app.isRestless = true
    run(third, 1)
    #expect(abs(app.now - held - 0.1) < 0.02)
  }

  @Test func `a past that is none is none, and one of a demo that has gone begins with the first`() {
    for text in [
      "", "segue-touches 1", drag.text, "segue-touches 1\n#past x 1 true\n", "segue-touches 1\n#past 5 1e300 true\n\(drag.text)",
    ] {
      #expect(SavedSession(text: text) == nil)
    }
    var past = SavedSession(touches: drag, time: MediaTime(seconds: 1), speed: 1, isPaused: false)
    past.touches.demo = "gone"
    #expect(stage(past: past).state.demo == "square")
  }

  @Test func `a long past is played in parts, and a finger may end it`() {
    var long = drag
    long.events.append(TimedEvent(.touch(TouchInput(.ended, finger: 7, at: .zero)), at: MediaTime(seconds: 100)))
    isRestless = true
    let stage = stage(past: SavedSession(touches: long, time: MediaTime(seconds: 100), speed: 1, isPaused: false))
    #expect(stage.session.hurryingTo != nil && app.now.seconds < 20 && stage.nextWake == 0)
    touch(stage, .began, 5)
    let now = app.now
    run(stage, 0.5)
    #expect(stage.session.hurryingTo == nil && abs(app.now - now - 0.5) < 0.02 && app.center == CGPoint(x: 5, y: 100))
  }

  // MARK: EnvironmentSettings

  @Test func `what is told of the environment is written down, and the state says how they stand`() {
    let stage = stage()
    run(stage, 0.5)
    #expect(say(.otherStyle, to: stage) && say(.turnLeft, to: stage) && say(.largerText, to: stage) && say(.leaveOrReturn, to: stage))
    run(stage, 0.1)
    #expect(
      stage.script.events.map(\.event) == [
        .setting(.style(.dark)), .screen(.rotate(.landscapeLeft)), .setting(.contentSize(.XL)), .activity(.background),
      ])
    let standing = stage.state.environment.standing
    #expect(standing.contains(.setting(.style(.dark))) && standing.contains(.screen(.rotate(.landscapeLeft))))
    #expect(standing.contains(.activity(.background)) && !standing.contains(.activity(.active)))
    #expect(say(.leaveOrReturn, to: stage) && say(.tell(.activity(.inactive)), to: stage) && say(.turnRight, to: stage))
    #expect(stage.state.environment.isInactive && stage.state.environment.orientation == .portrait)
  }

  @Test func `settings stay for the next launch, the way the device is held does not`() {
    let stage = stage()
    _ = say(.tell(.setting(.style(.dark))), to: stage)
    _ = say(.turnLeft, to: stage)
    _ = say(.restart, to: stage)
    run(stage, 0.5)
    #expect(stage.script.environment.style == .dark && stage.script.events.isEmpty)
    #expect(stage.state.environment.orientation == .portrait)
  }

  @Test func `a replay goes on with what is told meanwhile, and both are saved`() {
    let stage = stage()
    _ = say(.script("drag"), to: stage)
    run(stage, 0.2)
    _ = say(.otherStyle, to: stage)
    #expect(stage.state.replay == .script("drag"))
    #expect(stage.touches?.events.map(\.event).contains(.setting(.style(.dark))) == true)
    #expect(stage.touches?.events.count == 4)  // the drag's two, the style, and the finger that is lifted at its end
    run(stage, 1)
    #expect(stage.script.events.map(\.time) == stage.script.events.map(\.time).sorted())
  }

  @Test func `text is taken as it comes, up to a bound, and touches do not come that way`() {
    let stage = stage()
    stage.type(.insert("한"), at: wall)
    #expect(stage.script.events.last?.event == .text(.insert("한")))
    #expect(!stage.session.tell(.touch(TouchInput(.began, finger: 1, at: .zero)), at: wall))
    let long = String(repeating: "x", count: 16 << 20)
    for _ in 0..<4 { stage.type(.paste(long), at: wall) }
    #expect(stage.script.events.count == 3)
  }

  @Test func `events that the command line gives happen by themselves`() {
    let event = TimedEvent(.setting(.style(.dark)), at: MediaTime(seconds: 0.2))
    let square = PlayerDemo(name: "square") { device, _, rate in SquareApplication(device: device, ticksPerSecond: rate) }
    let stage = LivePlayer([square], on: .iPhone14, events: [event])
    run(stage, 0.5)
    #expect(stage.script.events == [event] && stage.state.replay == nil)
  }
}
