import CoreGraphics
import HeadlessHost
import HostFixtures
import HostInterface
import Motion
import SeededRandom
import Testing

@MainActor @Suite struct LiveSessionTests {
  private let app = SquareApplication()
  private func session(speed: Double = 1) -> LivePlayer { session(of: app, speed: speed) }
  private func session(of app: SquareApplication, speed: Double) -> LivePlayer {
    LivePlayer([PlayerDemo(name: "square") { _, _, _ in app }], on: app.device, speed: speed)
  }
  private func touch(_ phase: TouchInput.Phase, _ finger: Int = 0, _ x: Double = 10, _ y: Double = 10) -> TouchInput {
    TouchInput(phase, finger: finger, at: CGPoint(x: x, y: y))
  }

  @Test func `a replay delivers every touch at the tick at which the play did`() throws {
    // A viewer with an unsteady clock: late, early and in bursts.
    var generator = SeededRandom(7)
    for _ in 0..<30 {
      let app = SquareApplication()
      let live = session(of: app, speed: [1, 0.1, 0.5].randomElement(using: &generator)!)
      var wall: Int64 = 5_000_000_000
      _ = live.advance(to: wall)
      var isDown = false
      for _ in 0..<200 {
        wall += Int64.random(in: 0...40_000_000, using: &generator)
        if Bool.random(using: &generator) {
          let phase: TouchInput.Phase = !isDown ? .began : [.moved, .moved, .moved, .ended, .cancelled].randomElement(using: &generator)!
          isDown = phase == .began || phase == .moved
          live.touch(touch(phase, 3, .random(in: 0...390, using: &generator)), at: wall)
        }
        if Int.random(in: 0...2, using: &generator) > 0 { _ = live.advance(to: wall) }
      }
      live.cancelTouches(at: wall)
      _ = live.advance(to: wall + 60_000_000_000)
      while let wake = live.nextWake { _ = live.advance(to: wake) }

      let replayed = SquareApplication()
      let script = try TouchScript(text: live.script.text, named: "saved")
      _ = try HeadlessHost().play(script, on: replayed)
      #expect(replayed.delivered.map(\.tick) == app.delivered.map(\.tick))
      #expect(replayed.delivered.map(\.touch) == app.delivered.map(\.touch))
      #expect(replayed.center == app.center)
    }
  }

  @Test func `the fingers of a viewer that goes away are cancelled where they are`() {
    let live = session()
    _ = live.advance(to: 0)
    live.touch(touch(.began, 4, 1, 2), by: 8, at: 1000)
    live.touch(touch(.began, 4, 3, 4), by: 9, at: 1000)
    live.cancelTouches(of: 8, at: 2000)
    #expect(live.script.events.last?.event == .touch(touch(.cancelled, 1, 1, 2)))
    live.touch(touch(.moved, 4, 5, 6), by: 9, at: 3000)
    #expect(live.script.events.last?.event == .touch(touch(.moved, 2, 5, 6)))
    live.cancelTouches(at: 4000)
    #expect(live.script.fingersLeftDown.isEmpty)
  }

  @Test func `what a viewer must not send is dropped`() {
    let live = session()
    live.touch(touch(.moved), at: 0)
    live.touch(touch(.ended), at: 0)
    live.touch(touch(.began, 0, .nan, 0), at: 0)
    live.touch(touch(.began, 0, 0, .infinity), at: 0)
    live.touch(touch(.began, 0, 1e9, 0), at: 0)
    #expect(live.script.events.isEmpty)
    live.touch(touch(.began), at: 0)
    live.touch(touch(.began), at: 0)
    #expect(live.script.events.map(\.event) == [.touch(touch(.began, 1)), .touch(touch(.moved, 1))])
  }

  @Test func `a quiet app is not woken, a touched one at the next tick`() {
    let live = session()
    #expect(live.nextWake != nil)
    #expect(live.advance(to: 1_000_000_000) != nil)
    #expect(live.nextWake == nil)
    #expect(live.advance(to: 9_000_000_000) == nil)
    live.touch(touch(.began), at: 9_001_000_000)
    #expect(live.nextWake != nil && live.nextWake! > 9_001_000_000 && live.nextWake! <= 9_001_000_000 + app.tick)
    #expect(live.advance(to: live.nextWake!) != nil)
  }

  @Test func `slow motion gives the app less time`() {
    let live = session(speed: 0.1)
    app.isRestless = true
    _ = live.advance(to: 0)
    for frame in 1...60 { _ = live.advance(to: Int64(frame) * 16_666_667) }
    #expect(abs(app.now.seconds - 0.1) < 0.02)
  }

  @Test func `after a stall the app goes on, it does not leap`() {
    let live = session()
    app.isRestless = true
    _ = live.advance(to: 0)
    _ = live.advance(to: 100_000_000)
    let before = app.turns.count
    _ = live.advance(to: 3_600_000_000_000)
    #expect(app.turns.count - before <= 16)
    #expect(app.now.seconds < 0.4)
    let wake = live.nextWake!
    #expect(wake > 3_600_000_000_000 - 20_000_000 && wake < 3_600_000_000_000 + 20_000_000)
  }
}
