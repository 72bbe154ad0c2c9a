import AVFoundation
import SegueTesting
import Testing
import UIKit

@testable import AVFoundation

@MainActor @Suite struct SeekingTests {
  let stage = FilmStage()
  private var player: AVPlayer { stage.player }
  private func seek(_ time: CMTime, _ name: String) {
    let log = stage.log
    player.seek(to: time) { log.lines.append("\(name) \($0)") }
  }

  @Test func `a jump is exact, in time and picture, forwards and back`() throws {
    try stage.load()
    for frame in [37, 5, 59, 0, 30, 31, 29] {
      stage.app.perform { player.seek(to: CMTime(value: Int64(frame), timescale: 30), toleranceBefore: .zero, toleranceAfter: .zero) }
      #expect(stage.number() == frame)
      #expect((player.currentTime().value, player.currentTime().timescale) == (Int64(frame), 30))
    }
  }

  @Test func `a jump while it plays goes on from there`() throws {
    try stage.load()
    stage.app.perform { player.play() }
    stage.app.advance(by: 0.2)
    stage.app.perform { player.seek(to: seconds(1.5)) }
    #expect(stage.number() == 45)
    stage.app.advance(by: 0.2)
    #expect(stage.number() == 51)
  }

  @Test func `a jump that another one interrupts hears that it did not come to it`() throws {
    try stage.load()
    stage.app.perform {
      // Before anything else ran in this turn, each finds its picture at once.
      seek(seconds(0.5), "first")
      seek(seconds(1), "second")
    }
    #expect(stage.log.lines == ["first true", "second true"])
    stage.log.lines = []
    let waiting = AVPlayerItem(url: try stage.studio.film("late.mp4"))
    stage.app.perform {
      player.replaceCurrentItem(with: waiting)
      seek(seconds(0.2), "first")
      seek(seconds(0.4), "second")
    }
    #expect(stage.log.lines == ["first false", "second true"])
    #expect(stage.number() == 12)
  }

  @Test func `a jump that is taken over by another item, or has none, hears so`() throws {
    let item = AVPlayerItem(url: try stage.studio.film())
    stage.app.perform {
      seek(.zero, "none")
      player.replaceCurrentItem(with: item)
      seek(seconds(0.5), "waiting")
      player.replaceCurrentItem(with: nil)
    }
    #expect(stage.log.lines == ["none false", "waiting false"])
    #expect(item.currentTime() == seconds(0.5))
  }

  @Test func `a jump beyond the ends stops at them`() throws {
    try stage.load()
    stage.app.perform { player.seek(to: seconds(99)) }
    #expect(player.currentTime() == seconds(2) && stage.number() == 59)
    stage.app.perform { player.seek(to: seconds(-3)) }
    #expect(player.currentTime() == .zero)
    stage.app.perform { player.seek(to: .positiveInfinity) }
    #expect(player.currentTime() == seconds(2))
  }

  @Test func `times are told at each multiple of an interval, at jumps, starts and stops`() throws {
    try stage.load()
    let log = stage.log
    let token = stage.app.perform {
      player.addPeriodicTimeObserver(forInterval: seconds(0.25), queue: nil) { log.lines.append(String(format: "%.3f", $0.seconds)) }
    }
    stage.app.perform { player.play() }
    stage.app.advance(by: 0.6)
    stage.app.perform { player.seek(to: seconds(1.4)) }
    stage.app.advance(by: 0.3)
    stage.app.perform { player.pause() }
    stage.app.advance(by: 1)
    #expect(log.lines == ["0.000", "0.250", "0.500", "1.400", "1.500", "1.700"])
    stage.app.perform {
      player.removeTimeObserver(token)
      player.play()
    }
    stage.app.advance(by: 0.1)
    #expect(log.lines.count == 6)
  }

  @Test func `boundaries are told when they are passed, at their instant, in either direction, not when they are jumped over`() throws {
    try stage.load()
    let log = stage.log, app = stage.app
    let times = [seconds(0.31), seconds(1.2)].map(NSValue.init(time:))
    _ = player.addBoundaryTimeObserver(forTimes: times, queue: nil) {
      MainActor.assumeIsolated { log.lines.append(String(format: "%.4f", app.session.now.seconds)) }
    }
    stage.app.perform { player.play() }
    stage.app.advance(by: 0.5)
    stage.app.perform { player.seek(to: seconds(1.5)) }
    stage.app.perform { player.rate = -1 }
    stage.app.advance(by: 0.5)
    #expect(log.lines == ["0.3100", "0.8000"])
  }

  @Test func `who is told may do anything: pause, jump, go, replace the item`() throws {
    try stage.load()
    let (player, app) = (player, stage.app)
    var token: Any?
    token = player.watch(every: seconds(0.1)) { time in
      switch time.seconds {
      case 0.1: player.seek(to: seconds(0.45))
      case 0.5:
        player.removeTimeObserver(token!)
        player.pause()
      default: break
      }
    }
    app.perform { player.play() }
    app.advance(by: 1)
    #expect(player.currentTime().seconds == 0.5 && player.rate == 0)
    _ = player.watch(every: seconds(0.1)) { _ in if player.rate != 0 { player.replaceCurrentItem(with: nil) } }
    app.perform { player.play() }
    app.advance(by: 1)
    #expect(player.currentItem == nil)
  }
}
