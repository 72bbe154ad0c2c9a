import AVFoundation
import SeededRandom
import SegueTesting
import Testing
import UIKit

@testable import AVFoundation

/// Films in which one field has another value. Whatever a film says of itself, opening, showing and ending it are bounded in time and memory.
///
/// `SEGUE_FILMS` gives the number of films (default 150), `SEGUE_FILMS_FIRST` the first seed.
@MainActor @Suite struct ChangedFilmTests {
  nonisolated private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }
  private static let rounds = number("SEGUE_FILMS") ?? 150
  private static let first = number("SEGUE_FILMS_FIRST") ?? 0
  /// The processor time that a film may take, in seconds. An undamaged one takes less than a tenth of a second.
  private static let patience = 10.0
  /// The memory that all films together may add to the process, in megabytes.
  private static let mostMegabytes = 600

  /// Shows a film in each of the ways in which a page does, for a second of the app's time.
  private func show(_ url: URL, _ round: Int) {
    let stage = FilmStage()
    let item = AVPlayerItem(url: url)
    stage.app.perform {
      switch round % 4 {
      case 0, 1:
        let queue = AVQueuePlayer()
        kept.looper = AVPlayerLooper(player: queue, templateItem: item)
        stage.view.film.player = queue
        queue.play()
      case 2:
        stage.player.replaceCurrentItem(with: item)
        stage.player.playImmediately(atRate: 1.7)
      default:
        stage.player.replaceCurrentItem(with: item)
        stage.player.seek(to: item.duration.isNumeric ? item.duration : .zero)
        stage.player.rate = -1
      }
    }
    stage.app.advance(by: 0.5)
    _ = stage.app.session.currentFrame().image(scale: 0.25)
    stage.app.perform { stage.view.film.player?.seek(to: CMTime(value: .max, timescale: 1)) }
    stage.app.advance(by: 0.25)
    try? stage.app.settle(limit: 2)
    let generator = AVAssetImageGenerator(asset: item.asset)
    for time in [CMTime.zero, seconds(0.4), item.asset.duration] { _ = try? generator.copyCGImage(at: time, actualTime: nil) }
    stage.app.perform { kept.looper = nil }
  }
  private final class Kept { var looper: AVPlayerLooper? }
  private let kept = Kept()

  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  private var megabytes: Int {
    let words = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = words.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "") ?? 0) / 1024
  }

  @Test func `a film with one changed field ends, takes bounded memory and stops no app`() throws {
    let studio = try FilmStudio()
    let today = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Demos/Today/Films/night-train.mp4")
    let films = [try Data(contentsOf: studio.film(count: 12)), try Data(contentsOf: studio.film("long.mp4", count: 70, rate: 25))]
    let fields = films.map(FilmFields.init) + [FilmFields(try Data(contentsOf: today))]
    let before = megabytes
    for round in Self.first..<Self.first + Self.rounds {
      var random = SeededRandom(UInt64(round))
      let (film, change) = fields[round % 10 == 9 ? 2 : round % 2].changed(&random)
      let url = try studio.file("changed.mp4", film)
      let start = processorTime
      note("film \(round): \(change)")
      show(url, round / 2)
      #expect(processorTime - start < Self.patience, "film \(round): \(change)")
    }
    #expect(megabytes - before < Self.mostMegabytes)
  }

  /// Names the film in work, for a run that has to be ended from outside.
  private func note(_ words: String) {
    guard let path = ProcessInfo.processInfo.environment["SEGUE_FILMS_LOG"] else { return }
    try? words.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test(arguments: [0x7FFF_FFFF as UInt32, 0xFFFF_FFFF, 0x8000_0000])
  func `a film whose time scale makes it last microseconds is an error of that film, and a loop of it ends`(scale: UInt32) throws {
    let stage = FilmStage()
    let film = FilmFields(try Data(contentsOf: stage.studio.film(count: 6)))
    let item = AVPlayerItem(url: try stage.studio.file("short.mp4", film.with(scale, in: "mdhd", at: 12)))
    let queue = AVQueuePlayer()
    let looper = stage.app.perform {
      let looper = AVPlayerLooper(player: queue, templateItem: item)
      stage.view.film.player = queue
      queue.play()
      return looper
    }
    stage.app.advance(by: 1)
    try stage.app.settle()
    #expect(looper.loopCount < 250)
    #expect(stage.diagnostics.contains { $0.contains("short.mp4") })
  }

  @Test func `a loop of a part behind the film's end fails`() throws {
    let stage = FilmStage()
    let item = AVPlayerItem(url: try stage.studio.film(count: 6))
    let queue = AVQueuePlayer()
    let looper = stage.app.perform {
      let looper = AVPlayerLooper(player: queue, templateItem: item, timeRange: CMTimeRange(start: seconds(5), duration: seconds(1)))
      stage.view.film.player = queue
      queue.play()
      return looper
    }
    stage.app.advance(by: 0.5)
    #expect(looper.status == .failed && queue.currentItem == nil)
    #expect((looper.error as NSError?)?.localizedDescription.contains("too short") == true)
  }
}
