import AVFoundation
import SegueTesting
import Testing
import UIKit

@MainActor @Suite struct AssetTests {
  let studio = try! FilmStudio()

  @Test func `an asset knows its length and tracks, at once and when asked to load`() async throws {
    let asset = AVURLAsset(url: try studio.film(count: 45, width: 80, height: 60))
    #expect(asset.statusOfValue(forKey: "duration", error: nil) == .unknown)
    #expect(try await asset.load(.duration) == CMTime(value: 3, timescale: 2))
    #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
    let (isPlayable, tracks) = try await asset.load(.isPlayable, .tracks)
    #expect(isPlayable && tracks.count == 1 && asset.tracks(withMediaType: .audio).isEmpty)
    let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
    #expect(try await track.load(.naturalSize) == CGSize(width: 80, height: 60))
    #expect(track.nominalFrameRate == 30 && track.preferredTransform == .identity && track.timeRange.duration == asset.duration)
  }

  @Test func `what is no film has no length, cannot be played, and says why`() async throws {
    let asset = AVAsset(url: studio.folder.appendingPathComponent("none.mp4"))
    #expect(asset.duration == .zero && !asset.isPlayable && asset.tracks.isEmpty)
    var error: NSError?
    #expect(asset.statusOfValue(forKey: "duration", error: &error) == .failed && error?.code == NSURLErrorFileDoesNotExist)
    await #expect(throws: NSError.self) { try await asset.load(.duration) }
  }

  @Test func `values are loaded away from the app`() async throws {
    let asset = AVURLAsset(url: try studio.film())
    await withCheckedContinuation { waiting in asset.loadValuesAsynchronously(forKeys: ["duration"]) { waiting.resume() } }
    #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
  }

  @Test func `a generator gives the picture of a time, and when it comes`() async throws {
    let generator = AVAssetImageGenerator(asset: AVAsset(url: try studio.film()))
    var actual = CMTime.invalid
    let image = try generator.copyCGImage(at: seconds(0.52), actualTime: &actual)
    #expect(FilmStudio.number(of: image) == 15 && actual == seconds(0.5))
    #expect(throws: NSError.self) { try generator.copyCGImage(at: seconds(5), actualTime: nil) }
    generator.maximumSize = CGSize(width: 32, height: 0)
    let small = try await generator.image(at: seconds(0.2)).image
    #expect((small.width, small.height) == (32, 24) && FilmStudio.number(of: small) == 6)
  }

  @Test func `a generator turns pictures upright only when it is told to`() throws {
    let matrix: [UInt8] = [
      0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0,
    ]
    let asset = AVAsset(url: try studio.patched(studio.film(), "upright.mp4", after: "tkhd", at: 40, matrix))
    let generator = AVAssetImageGenerator(asset: asset)
    let flat = try generator.copyCGImage(at: seconds(0.7), actualTime: nil)
    #expect((flat.width, flat.height) == (64, 48) && FilmStudio.number(of: flat) == 21)
    generator.appliesPreferredTrackTransform = true
    let upright = try generator.copyCGImage(at: seconds(0.7), actualTime: nil)
    #expect((upright.width, upright.height) == (48, 64))
    #expect(asset.tracks[0].naturalSize == CGSize(width: 64, height: 48))
    #expect(
      CGRect(x: 0, y: 0, width: 64, height: 48).applying(asset.tracks[0].preferredTransform) == CGRect(x: 0, y: 0, width: 48, height: 64))
  }

  @Test func `pictures come one after the other, and not when they are cancelled`() throws {
    let app = TestApp { UIViewController() }, heard = FilmStage.Log()
    let generator = AVAssetImageGenerator(asset: AVAsset(url: try studio.film()))
    let times = [0.1, 0.5, 9].map { NSValue(time: seconds($0)) }
    app.perform {
      generator.generateCGImagesAsynchronously(forTimes: times) { _, image, _, result, _ in
        heard.lines.append("\(image.map { "\(FilmStudio.number(of: $0))" } ?? "none") \(result)")
      }
      #expect(heard.lines.isEmpty)
    }
    #expect(heard.lines == ["3 succeeded", "15 succeeded", "none failed"])
    app.perform {
      generator.generateCGImagesAsynchronously(forTimes: times) { _, _, _, result, _ in heard.lines.append("\(result)") }
      generator.cancelAllCGImageGeneration()
    }
    #expect(heard.lines.suffix(3) == ["cancelled", "cancelled", "cancelled"])
  }
}
