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

  /// The same opening, from its first frame to its last, with a still picture and with a film that plays, as a host plays it live: decoding
  /// has a thread of its own.
  @MainActor private static func film(_ reporter: Reporter) {
    let name = "a frame of the opening with a film of 1280×720 that plays live, over one without"
    guard reporter.wants(name) else { return }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("segue-bench-\(UUID().uuidString).mp4").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    do { try makeFilm(path, 48) } catch { fail("no film could be made: \(error)") }
    let opening = (begin: { @MainActor (hall: CardHall) in hall.open(0) }, frames: 46)
    let times = means((CardHall(film: path), opening), (CardHall(), opening))
    reporter.report(name, [times.first / times.second], .times, aim: .atMost(1.2), by: .none)
  }

  /// Cards that were opened and closed one soon after the other are all on their way home.
  @MainActor private static func flights(_ reporter: Reporter) {
    let name = "a frame with five flights at once, over one with one"
    guard reporter.wants(name) else { return }
    let hall = CardHall()
    let times = means((hall, (begin: { $0.fly([0, 1, 2, 3, 4]) }, frames: 10)), (hall, (begin: { $0.fly([0]) }, frames: 10)))
    reporter.report(name, [times.first / times.second], .times, aim: .atMost(2), by: .none)
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

  /// What is run in a hall: how it begins, and how many frames of it are measured.
  private typealias Scene = (begin: @MainActor (CardHall) -> Void, frames: Int)

  /// The mean frame of each of two scenes, which take turns, so that both meet the same machine.
  ///
  /// The mean, since an opening has dear frames (the blur) and cheap ones (the page covers all): the median would jump from one kind to the
  /// other. A frame (turn, record and draw at 1170×2532 in one thread) counts with its best of eight runs; the first run, which fills caches
  /// and pages, does not count.
  @MainActor private static func means(_ first: (CardHall, Scene), _ second: (CardHall, Scene)) -> (first: Double, second: Double) {
    var best = [first, second].map { [Double](repeating: .infinity, count: $0.1.frames) }
    let canvas = PixelBuffer(width: 1170, height: 2532)
    for run in 0...8 {
      for (number, (hall, scene)) in [first, second].enumerated() {
        let seconds = frames(of: scene, in: hall, on: canvas)
        if run > 0 { best[number] = zip(best[number], seconds).map(min) }
      }
    }
    func mean(_ frames: [Double]) -> Double { frames.reduce(0, +) / Double(frames.count) }
    return (mean(best[0]), mean(best[1]))
  }

  /// How long each frame of a scene takes, which is over afterwards.
  @MainActor private static func frames(of scene: Scene, in hall: CardHall, on canvas: PixelBuffer) -> [Double] {
    let compositor = Compositor(.init(threads: 1, caching: false))
    scene.begin(hall)
    defer { hall.closeAtOnce() }
    return (0..<scene.frames).map { _ in
      Reporter.elapsed {
        hall.app.advance(by: 1 / 60)
        compositor.render(hall.app.displayList(), into: canvas)
      }
    }
  }
}
