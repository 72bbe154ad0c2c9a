import AVFoundation
import SegueTesting
import Testing
import UIKit

@testable import AVFoundation

@MainActor @Suite struct LoopingTests {
  let stage = FilmStage()
  let queue = AVQueuePlayer()
  private func loop(count: Int, _ range: CMTimeRange = .invalid) throws -> AVPlayerLooper {
    let item = AVPlayerItem(url: try stage.studio.film(count: count))
    return stage.app.perform {
      let looper = AVPlayerLooper(player: queue, templateItem: item, timeRange: range)
      stage.view.film.player = queue
      queue.play()
      return looper
    }
  }

  @Test func `a loop has no gap and no picture twice, round after round`() throws {
    let looper = try loop(count: 7)
    for tick in 1...300 {
      stage.app.advance(by: 1 / 60)
      #expect(stage.number() == tick / 2 % 7, "tick \(tick)")
    }
    #expect(looper.loopCount == 21 && looper.loopingPlayerItems.count == 2 && looper.status == .ready)
  }

  @Test func `a part of a film goes round`() throws {
    let looper = try loop(count: 60, CMTimeRange(start: seconds(0.5), duration: seconds(0.2)))
    for tick in 1...50 {
      stage.app.advance(by: 1 / 60)
      #expect(stage.number() == 15 + tick / 2 % 6, "tick \(tick)")
    }
    #expect(looper.loopCount == 4)
  }

  @Test func `a loop that is disabled plays to its end once more`() throws {
    let looper = try loop(count: 10)
    stage.app.advance(by: 0.5)
    stage.app.perform { looper.disableLooping() }
    #expect(looper.status == .cancelled && queue.items().count == 1)
    stage.app.advance(by: 1)
    #expect(queue.currentItem == nil)
  }

  @Test func `a looper that is let go no longer loops`() throws {
    var looper: AVPlayerLooper? = try loop(count: 10)
    stage.app.advance(by: 0.5)
    #expect(looper?.loopCount == 1)
    looper = nil
    stage.app.advance(by: 1)
    #expect(queue.currentItem == nil)
  }

  @Test func `a loop of nothing fails, and one of what cannot be played ends`() throws {
    let nothing = try loop(count: 5, CMTimeRange(start: .zero, duration: .zero))
    #expect(nothing.status == .failed && nothing.error != nil)
    let none = AVPlayerItem(url: stage.studio.folder.appendingPathComponent("none.mp4"))
    let looper = stage.app.perform { AVPlayerLooper(player: queue, templateItem: none) }
    stage.app.advance(by: 1)
    #expect(looper.loopCount == 0 && queue.currentItem == nil)
  }
}
