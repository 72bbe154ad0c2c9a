import AVFoundation
import SegueTesting
import Testing
import UIKit

@testable import AVFoundation

/// As a live host plays: pictures are made ahead, and nobody waits for them.
@MainActor @Suite struct LiveTests {
  let stage = FilmStage()
  private var player: AVPlayer { stage.player }
  init() { stage.app.session.isLive = true }

  /// Lets ticks pass, at most so many, until something is so; the thread of the film has time in between.
  private func tick(until isSo: () -> Bool) -> Bool {
    for _ in 0..<2000 {
      if isSo() { return true }
      usleep(1000)
      stage.app.advance(by: 1 / 60)
    }
    return isSo()
  }

  @Test func `a film becomes ready when its thread says so, and is waited for by ticks alone`() throws {
    let item = try stage.load()
    #expect(stage.app.session.nextWake != nil || item.status == .readyToPlay, "the host comes back to look")
    #expect(tick { item.status == .readyToPlay && stage.view.film.isReadyForDisplay })
    #expect(stage.number() == 0)
    #expect(tick { stage.app.session.nextWake == nil }, "and not again when all is shown")
  }

  @Test func `what plays shows numbers that only grow, and is never late for ever`() throws {
    let item = try stage.load(count: 240, rate: 60)
    #expect(tick { item.status == .readyToPlay })
    stage.app.perform { player.play() }
    var last = 0
    for _ in 0..<120 {
      usleep(3000)
      stage.app.advance(by: 1 / 60)
      let number = stage.number()
      #expect(number >= last)
      last = number
    }
    stage.app.perform { player.pause() }
    let wanted = Int(player.currentTime().seconds * 60 + 0.001)
    #expect(tick { stage.number() == wanted })
  }

  @Test func `a jump says that it has come when its picture is there`() throws {
    let item = try stage.load()
    #expect(tick { item.status == .readyToPlay && stage.view.film.isReadyForDisplay })
    let log = stage.log
    stage.app.perform { player.seek(to: seconds(1)) { log.lines.append("\($0)") } }
    #expect(tick { log.lines == ["true"] })
    #expect(stage.number() == 30)
  }

  @Test func `what cannot be played fails live too`() throws {
    let item = AVPlayerItem(url: stage.studio.folder.appendingPathComponent("none.mp4"))
    stage.app.perform {
      player.replaceCurrentItem(with: item)
      player.play()
    }
    #expect(tick { item.status == .failed })
    #expect(player.rate == 0)
  }

  @Test func `a loop goes on live, and the next round is ready before its time`() throws {
    let queue = AVQueuePlayer(), item = AVPlayerItem(url: try stage.studio.film(count: 20))
    let looper = stage.app.perform {
      let looper = AVPlayerLooper(player: queue, templateItem: item)
      stage.view.film.player = queue
      queue.play()
      return looper
    }
    #expect(tick { looper.loopCount >= 4 })
    #expect(stage.view.film.isReadyForDisplay && queue.rate == 1)
  }
}
