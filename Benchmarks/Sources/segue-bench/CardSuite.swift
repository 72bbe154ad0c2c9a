import Compositor
import Foundation
import UIKit

extension Suite {
  /// The card transition as an app has it: what a film in it costs, several flights at once, how soon it answers a tap, and what 10,000
  /// openings leave behind.
  static let card = Suite(name: "card") { reporter in
    MainActor.assumeIsolated {
      film(reporter)
      flights(reporter)
      answers(reporter)
      growth(reporter)
    }
  }

  /// The same opening with a still picture and with a film that plays, as a host plays it live: decoding has a thread of its own.
  @MainActor private static func film(_ reporter: Reporter) {
    let name = "a frame of the opening with a film of 1280×720 that plays live, over one without"
    guard reporter.wants(name) else { return }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("segue-bench-\(UUID().uuidString).mp4").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    do { try makeFilm(path, 48) } catch { fail("no film could be made: \(error)") }
    let (still, moving) = (CardHall(), CardHall(film: path))
    reporter.report(name, [median(moving) { $0.open(0) } / median(still) { $0.open(0) }], .times, aim: .atMost(1.2), by: .none)
  }

  /// Cards that were opened and closed one soon after the other are all on their way home.
  @MainActor private static func flights(_ reporter: Reporter) {
    let name = "a frame with five flights at once, over one with one"
    guard reporter.wants(name) else { return }
    let hall = CardHall()
    let one = median(hall, frames: 10) { $0.fly([0]) }
    let five = median(hall, frames: 10) { $0.fly([0, 1, 2, 3, 4]) }
    reporter.report(name, [five / one], .times, aim: .atMost(2), by: .none)
  }

  /// The turn in which a card begins to open: the page made and laid out, the first frame recorded, without pixels.
  @MainActor private static func answers(_ reporter: Reporter) {
    let hall = CardHall()
    reporter.time("from the tap to the first frame of the opening", poses: 12, aim: .atMost(8)) {
      { _ in
        hall.open(0)
        hall.app.advance(by: 1 / 60)
        _ = hall.app.displayList()
        hall.closeAtOnce()
      }
    }
  }

  @MainActor private static func growth(_ reporter: Reporter) {
    let name = "what 10,000 openings and closings leave behind"
    guard reporter.wants(name) else { return }
    let hall = CardHall()
    @MainActor func openings(_ count: Int) {
      for number in 0..<count {
        hall.open(number % 5)
        hall.app.advance(by: 1)
        hall.close()
        hall.app.advance(by: 1)
      }
    }
    openings(1_000)
    let before = residentBytes()
    openings(10_000)
    reporter.report(name, [max(0, residentBytes() - before)], .megabytes, aim: .atMost(2), by: .none)
  }

  /// The best of four runs for each frame, and of these the median: turn, record and draw at 1170×2532 in one thread.
  @MainActor private static func median(_ hall: CardHall, frames: Int = 36, begin: (CardHall) -> Void) -> Double {
    var best = [Double](repeating: .infinity, count: frames)
    let canvas = PixelBuffer(width: 1170, height: 2532)
    for run in 0...4 {
      let compositor = Compositor(.init(threads: 1, caching: false))
      begin(hall)
      for frame in 0..<frames {
        let seconds = Reporter.elapsed {
          hall.app.advance(by: 1 / 60)
          compositor.render(hall.app.displayList(), into: canvas)
        }
        if run > 0 { best[frame] = min(best[frame], seconds) }
      }
      hall.closeAtOnce()
    }
    return best.sorted()[frames / 2]
  }
}
