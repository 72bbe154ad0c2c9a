import AVFoundation
import SegueTesting
import Testing
import UIKit

@testable import AVFoundation

@MainActor @Suite struct EndTests {
  let stage = FilmStage()
  private var player: AVPlayer { stage.player }

  @Test func `at its end it stops there, and says so at that very instant`() throws {
    let item = try stage.load(count: 10)
    let player = player, log = stage.log
    let watches = [
      stage.hear(AVPlayerItem.didPlayToEndTimeNotification, item) { log.lines.append("rate \(player.rate)") },
      stage.hear(AVPlayer.rateDidChangeNotification, player),
    ]
    defer { for watch in watches { NotificationCenter.default.removeObserver(watch) } }
    stage.app.perform { player.play() }
    stage.app.advance(by: 1)
    #expect(
      stage.log.lines == [
        "0.0000 AVPlayerRateDidChange", "0.3333 AVPlayerRateDidChange", "0.3333 AVPlayerItemDidPlayToEndTime", "rate 0.0",
      ])
    #expect(player.currentTime() == item.duration && stage.number() == 9)
    stage.app.perform { player.play() }
    #expect(player.rate == 0 && stage.log.lines.count == 6, "there is nothing to play from the end")
  }

  @Test func `who jumps back at the end and plays makes a loop that loses no time`() throws {
    let item = try stage.load(count: 10)
    let player = player
    let watch = stage.hear(.AVPlayerItemDidPlayToEndTime, item) {
      player.seek(to: .zero)
      player.play()
    }
    defer { NotificationCenter.default.removeObserver(watch) }
    stage.app.perform { player.play() }
    for tick in 1...120 {
      stage.app.advance(by: 1 / 60)
      #expect(stage.number() == tick / 2 % 10, "tick \(tick)")
    }
    #expect(stage.log.lines.count == 6)
  }

  @Test func `with the action none it stays at the end, and a jump alone lets it go on`() throws {
    let item = try stage.load(count: 10)
    let player = player
    stage.app.perform {
      player.actionAtItemEnd = .none
      player.play()
    }
    stage.app.advance(by: 0.5)
    #expect(player.rate == 1 && player.currentTime() == item.duration)
    stage.app.perform { player.seek(to: .zero) }
    stage.app.advance(by: 0.1)
    #expect(stage.number() == 3)
  }

  @Test func `an item ends where it was told to`() throws {
    let item = try stage.load(count: 30)
    stage.app.perform {
      item.forwardPlaybackEndTime = seconds(0.5)
      player.play()
    }
    let watch = stage.hear(.AVPlayerItemDidPlayToEndTime, item)
    defer { NotificationCenter.default.removeObserver(watch) }
    stage.app.advance(by: 1)
    #expect(stage.log.lines == ["0.5000 AVPlayerItemDidPlayToEndTime"] && player.currentTime() == seconds(0.5))
  }

  @Test func `films follow one another without a gap`() throws {
    let items = try [0, 50, 100].map { AVPlayerItem(url: try stage.studio.film("\($0).mp4", count: 7, first: $0)) }
    let queue = stage.app.perform { AVQueuePlayer(items: items) }
    stage.app.perform {
      stage.view.film.player = queue
      queue.play()
    }
    for tick in 1...41 {
      stage.app.advance(by: 1 / 60)
      let frame = tick / 2
      #expect(stage.number() == frame / 7 * 50 + frame % 7, "tick \(tick)")
    }
    stage.app.advance(by: 0.2)
    #expect(queue.currentItem == nil && queue.items().isEmpty && !stage.view.film.isReadyForDisplay)
  }

  @Test func `a queue is changed while it plays`() throws {
    let items = try [0, 50, 100].map { AVPlayerItem(url: try stage.studio.film("\($0).mp4", count: 15, first: $0)) }
    let queue = stage.app.perform { AVQueuePlayer(items: [items[0], items[1]]) }
    stage.app.perform {
      stage.view.film.player = queue
      queue.play()
      queue.insert(items[2], after: items[0])
    }
    #expect(queue.items().map { item in items.firstIndex { $0 === item } } == [0, 2, 1])
    stage.app.advance(by: 0.1)
    stage.app.perform { queue.advanceToNextItem() }
    #expect(stage.number() == 100)
    stage.app.perform { queue.remove(items[2]) }
    #expect(stage.number() == 50 && queue.items().count == 1)
    #expect(queue.canInsert(items[0], after: nil) && !queue.canInsert(items[1], after: nil))
    stage.app.perform { queue.removeAllItems() }
    #expect(queue.currentItem == nil)
    stage.app.perform { queue.insert(items[0], after: nil) }
    stage.app.advance(by: 0.1)
    #expect(stage.number() == 6, "it goes on from where it was")
  }
}
