import CoreGraphics
import Foundation
import HostInterface
import Motion
import VideoDecoding
import VideoExport

extension Suite {
  /// What a picture of a film costs, decoded and turned into the screen's colours: in a recording the turn waits for it, live a thread of its own
  /// makes it. A film of 30 or 60 pictures a second leaves 33 or 16 ms for each.
  static let films = Suite(name: "films") { reporter in
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("segue-bench-\(UUID().uuidString).mp4").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let poses = 48
    do { try MainActor.assumeIsolated { try makeFilm(path, poses) } } catch { fail("no film could be made: \(error)") }
    reporter.time("a picture of 1280×720 of a film decoded and converted", poses: poses, aim: .atMost(8)) {
      let reader = try FilmReader(path: path)
      return { _ = try reader.picture(at: Int64($0) * 1_000_000_000 / 60) }
    }
    reporter.time("the same after a jump to the middle of it", poses: 8, runs: 3) {
      let reader = try FilmReader(path: path)
      return { _ = try reader.picture(at: $0 % 2 == 0 ? 400_000_000 : 0) }
    }
  }

  /// A picture that moves, as our own encoder films it.
  @MainActor static func makeFilm(_ path: String, _ poses: Int) throws {
    let size = CGSize(width: 1280, height: 720)
    let picture = CGImage.picture(1400, 900, seed: 7)
    let sink = try VideoSink(path: path, size: size, scale: 1, framesPerSecond: 60)
    for pose in 0..<poses {
      let frame = Frame(time: .zero, size: size) { target in
        let context = CGContext(target)
        context.drawUpright(picture, in: CGRect(x: -Double(pose) * 2, y: -Double(pose), width: 1400, height: 900))
      }
      try sink.take(RecordedFrame(index: pose, time: .zero, frame: frame, isNew: true))
    }
    try sink.finish()
  }
}
