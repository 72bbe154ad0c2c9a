import AVFoundation
import SegueTesting
import Testing
import UIKit

@testable import AVFoundation

@MainActor @Suite struct BadFilmTests {
  let stage = FilmStage()
  private var player: AVPlayer { stage.player }

  private func play(_ url: URL) -> AVPlayerItem {
    let item = AVPlayerItem(url: url)
    stage.app.perform {
      player.replaceCurrentItem(with: item)
      player.play()
    }
    return item
  }

  @Test func `what is missing, broken, without pictures, of 8K or elsewhere fails with an error and a sentence`() throws {
    let studio = stage.studio, film = try studio.film()
    let bad: [(URL, String, Int, String)] = [
      (studio.folder.appendingPathComponent("none.mp4"), NSURLErrorDomain, -1100, "there is no file that can be read"),
      (try studio.file("text.mp4", Data("no film".utf8)), AVFoundationErrorDomain, -11828, "no MP4 or QuickTime film"),
      (try studio.file("head.mp4", Data(contentsOf: film).prefix(100)), AVFoundationErrorDomain, -11829, "it cannot be read"),
      (
        try studio.patched(film, "sound.mp4", after: "hdlr", at: 8, Array("soun".utf8)), AVFoundationErrorDomain, -11838,
        "it has no pictures"
      ),
      (
        try studio.patched(film, "8k.mp4", after: "stsd", at: 40, [0x1E, 0x00, 0x10, 0xE0]), AVFoundationErrorDomain, -11838,
        "7680×4320 pixels"
      ),
      (URL(string: "https://example.org/film.mp4")!, NSURLErrorDomain, -1002, "only films in files are played"),
    ]
    for (url, domain, code, words) in bad {
      let item = play(url), error = try #require(item.error as NSError?)
      #expect(item.status == .failed && (error.domain, error.code) == (domain, code), "\(url.lastPathComponent)")
      #expect(error.localizedDescription.contains(words) && stage.diagnostics.last!.contains(words), "\(error.localizedDescription)")
      #expect(player.rate == 0 && player.timeControlStatus == .paused && !stage.view.film.isReadyForDisplay)
      #expect(item.duration.isIndefinite && stage.view.film.videoRect == .zero)
    }
    try stage.app.settle()
    _ = play(film)
    stage.app.advance(by: 0.5)
    #expect(stage.number() == 15, "the player goes on with what can be played")
  }

  @Test func `a film that is cut off plays up to there, and then says that it failed`() throws {
    let whole = try Data(contentsOf: stage.studio.film(count: 60))
    let item = AVPlayerItem(url: try stage.studio.file("half.mp4", whole.prefix(whole.count * 7 / 10)))
    let heard = FilmStage.Log()
    let watch = NotificationCenter.default.addObserver(forName: .AVPlayerItemFailedToPlayToEndTime, object: item, queue: nil) {
      heard.lines.append("\(($0.userInfo![AVPlayerItemFailedToPlayToEndTimeErrorKey] as! NSError).code)")
    }
    defer { NotificationCenter.default.removeObserver(watch) }
    stage.app.perform {
      player.replaceCurrentItem(with: item)
      player.play()
    }
    stage.app.advance(by: 0.3)
    #expect(stage.number() == 9 && item.status == .readyToPlay)
    stage.app.advance(by: 3)
    #expect(item.status == .failed && heard.lines == ["-11829"] && player.rate == 0)
    #expect(stage.diagnostics.last!.contains("it is cut off after"))
  }

  @Test func `a jump beyond the cut fails, in the turn of the jump`() throws {
    let whole = try Data(contentsOf: stage.studio.film(count: 60))
    let item = AVPlayerItem(url: try stage.studio.file("half.mp4", whole.prefix(whole.count * 7 / 10)))
    stage.app.perform { player.replaceCurrentItem(with: item) }
    let log = stage.log
    stage.app.perform { player.seek(to: seconds(1.99)) { log.lines.append("\($0)") } }
    #expect(item.status == .failed && log.lines.count == 1)
  }

  @Test func `a queue goes on after a film that cannot be played`() throws {
    let items = [
      AVPlayerItem(url: try stage.studio.film("a.mp4", count: 6)),
      AVPlayerItem(url: stage.studio.folder.appendingPathComponent("none.mp4")),
      AVPlayerItem(url: try stage.studio.film("b.mp4", count: 30, first: 100)),
    ]
    let queue = stage.app.perform { AVQueuePlayer(items: items) }
    stage.app.perform {
      stage.view.film.player = queue
      queue.play()
    }
    stage.app.advance(by: 0.3)
    #expect(stage.number() == 103 && items[1].status == .failed)
  }

  @Test func `a film that goes away while it plays goes on, as an open file does`() throws {
    let item = try stage.load(count: 60)
    stage.app.perform { player.play() }
    try FileManager.default.removeItem(at: (item.asset as! AVURLAsset).url)
    stage.app.advance(by: 1)
    #expect(stage.number() == 30)
  }
}
