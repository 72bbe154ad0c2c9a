import AVFoundation
import Foundation
import HostInterface
import Testing
import UIKit

@testable import TodayDemo
@testable import VideoExport

/// The film on a card of the Today page is what its drawings and our encoder make. `SEGUE_RECORD=1` makes it anew where it is not.
@MainActor @Suite struct DemoFilmTests {
  private let artwork = FilmArtwork.nightTrain
  /// Of a colour, in 255ths: what the encoder may lose in a square of so many pixels.
  private static let loss = 12.0, square = 20
  /// In bytes.
  private static let largest = 150_000

  @Test func `the bundled film is the one that is drawn, and small`() async throws {
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1", try await difference(of: artwork.url) ?? 255 > Self.loss { try make() }
    let file = ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" ? Self.source : artwork.url
    #expect(try #require(try await difference(of: file)) <= Self.loss)
    #expect(try Data(contentsOf: file).count <= Self.largest)
  }

  /// The largest mean difference in a square of some pictures; nil if the film has not as many.
  private func difference(of url: URL) async throws -> Double? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let asset = AVURLAsset(url: url), rate = FilmArtwork.picturesPerSecond
    guard abs(asset.duration.seconds - Double(FilmArtwork.pictures) / Double(rate)) < 1e-6 else { return nil }
    let generator = AVAssetImageGenerator(asset: asset)
    var worst = 0.0
    for number in [0, 1, 37, 60, FilmArtwork.pictures - 1] {
      let time = CMTime(value: CMTimeValue(2 * number + 1), timescale: CMTimeScale(2 * rate))
      let shown = try await generator.image(at: time).image, drawn = try #require(artwork.picture(number).cgImage)
      guard shown.width == drawn.width, shown.height == drawn.height else { return nil }
      worst = max(worst, Self.difference(shown, drawn))
    }
    return worst
  }

  private static func difference(_ a: CGImage, _ b: CGImage) -> Double {
    var sums = [Int](repeating: 0, count: (a.width / square) * (a.height / square))
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a.pixel(x: x, y: y), b.pixel(x: x, y: y))
        for shift in [0, 8, 16] as [UInt32] {
          sums[y / square * (a.width / square) + x / square] += abs(Int(p >> shift & 255) - Int(q >> shift & 255))
        }
      }
    }
    return Double(sums.max() ?? 0) / Double(3 * square * square)
  }

  private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../../Demos/Today/Films/night-train.mp4"
  ).standardizedFileURL

  private func make() throws {
    let file = try TemporaryFile(Self.source.path)
    let film = try Film(
      file: file, width: Int(FilmArtwork.size.width), height: Int(FilmArtwork.size.height), framesPerSecond: FilmArtwork.picturesPerSecond)
    for number in 0..<FilmArtwork.pictures { try film.append(try #require(artwork.picture(number).cgImage)) }
    try film.finish()
    try file.commit()
  }
}
