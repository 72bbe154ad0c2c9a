import CoreGraphics
import Foundation
import Testing
import VideoDecoding

@Suite struct FilmReaderTests {
  let studio = try! FilmStudio()
  private func time(_ frame: Int, _ rate: Int = 30) -> Int64 { Int64(frame) * 1_000_000_000 / Int64(rate) }
  private func bytes(_ image: CGImage) -> Data { Data(image.bytes) }
  private func problem(_ url: URL) -> FilmProblem? {
    do {
      _ = try FilmReader(path: url.path)
      return nil
    } catch { return error }
  }

  @Test func `what is known of a film is what it was made of`() throws {
    let facts = try FilmReader(path: studio.film(count: 45, width: 80, height: 60).path).facts
    #expect(facts.width == 80 && facts.height == 60 && facts.shownSize == CGSize(width: 80, height: 60))
    #expect(facts.nanoseconds == 1_500_000_000)
    #expect(facts.framesPerSecond == 30)
    #expect(facts.breaksAt == nil && !facts.hasSound && facts.orientation == 1)
  }

  @Test func `each time has its picture, and the last one lasts`() throws {
    let reader = try FilmReader(path: studio.film().path)
    for frame in 0..<30 {
      #expect(try FilmStudio.number(of: reader.picture(at: time(frame)).image) == frame)
      #expect(try FilmStudio.number(of: reader.picture(at: time(frame) + 30_000_000).image) == frame)
    }
    #expect(try FilmStudio.number(of: reader.picture(at: 5_000_000_000).image) == 29)
    #expect(try reader.picture(at: 5_000_000_000).end == nil)
  }

  @Test func `pictures in any order are bit for bit those in their own`() throws {
    let url = try studio.film(count: 200, rate: 30)
    let reader = try FilmReader(path: url.path)
    let inOrder = try (0..<200).map { bytes(try reader.picture(at: time($0)).image) }
    var seed: UInt64 = 7
    for _ in 0..<40 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      let frame = Int(seed >> 33) % 200
      #expect(bytes(try reader.picture(at: time(frame)).image) == inOrder[frame], "frame \(frame)")
    }
    let again = try FilmReader(path: url.path)
    #expect(bytes(try again.picture(at: time(150)).image) == inOrder[150])
  }

  @Test func `the picture that is shown already is the very same image`() throws {
    let reader = try FilmReader(path: studio.film().path)
    let image = try reader.picture(at: time(3)).image
    #expect(try reader.picture(at: time(3) + 1_000_000).image === image)
  }

  @Test func `a film that was held upright stands upright`() throws {
    let flat = try studio.film(width: 64, height: 48)
    // The matrix of a phone that was held upright: a quarter of a turn to the right.
    let matrix: [UInt8] = [
      0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0,
    ]
    let reader = try FilmReader(path: studio.patched(flat, "upright.mp4", after: "tkhd", at: 40, matrix).path)
    #expect(reader.facts.orientation == 6 && reader.facts.shownSize == CGSize(width: 48, height: 64))
    let upright = try reader.picture(at: time(21)).image
    #expect(upright.width == 48 && upright.height == 64)
    // What was its left edge is its top.
    let rows = (0..<8).map { upright.pixel(x: 24, y: $0 * 8 + 4) & 0xFF > 128 }
    #expect(rows == (0..<8).map { 21 >> $0 & 1 == 1 })
  }

  // MARK: Bad input

  @Test func `nothing there, a folder and what is no film say what they are`() throws {
    #expect(problem(studio.folder.appendingPathComponent("none.mp4"))?.kind == .missing)
    #expect(problem(studio.folder)?.kind == .missing)
    #expect(problem(try studio.file("text.mp4", Data("This is no film at all, but a letter.".utf8)))?.kind == .unknownFormat)
    #expect(problem(try studio.file("empty.mp4", Data()))?.kind == .unknownFormat)
  }

  @Test func `a film without pictures says so`() throws {
    let url = try studio.patched(studio.film(), "sound.mp4", after: "hdlr", at: 8, Array("soun".utf8))
    #expect(problem(url)?.kind == .noPicture)
  }

  @Test func `a film of 8K is refused before anything is decoded of it`() throws {
    let url = try studio.patched(studio.film(), "8k.mp4", after: "stsd", at: 40, [0x1E, 0x00, 0x10, 0xE0])
    #expect(problem(url)?.kind == .tooLarge)
    #expect(problem(url)?.description.contains("7680×4320") == true)
  }

  @Test func `a film that is cut off knows where`() throws {
    let url = try studio.film(count: 60)
    let whole = try Data(contentsOf: url)
    let half = try studio.file("half.mp4", whole.prefix(whole.count * 7 / 10))
    let reader = try FilmReader(path: half.path), end = try #require(reader.facts.breaksAt)
    #expect(end > 0 && end < 2_000_000_000)
    let last = Int((Double(end) * 30 / 1e9).rounded()) - 1
    #expect(try FilmStudio.number(of: reader.picture(at: time(last)).image) == last)
    let head = try #require(whole.range(of: Data("mdat".utf8)))
    #expect(problem(try studio.file("head.mp4", whole.prefix(head.upperBound + 8)))?.kind == .damaged)
  }

  @Test func `no film that is cut off or spoilt anywhere ends the process`() throws {
    let whole = try Data(contentsOf: studio.film(count: 8))
    for cut in stride(from: 0, to: whole.count, by: max(1, whole.count / 60)) {
      let url = try studio.file("cut.mp4", whole.prefix(cut))
      if let reader = try? FilmReader(path: url.path) { for frame in 0..<9 { _ = try? reader.picture(at: time(frame)) } }
    }
    var seed: UInt64 = 1
    for _ in 0..<150 {
      var spoilt = whole
      for _ in 0..<6 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        spoilt[Int(seed >> 33) % whole.count] = UInt8(truncatingIfNeeded: seed >> 20)
      }
      let url = try studio.file("spoilt.mp4", spoilt)
      if let reader = try? FilmReader(path: url.path) { for frame in [0, 4, 8, 2] { _ = try? reader.picture(at: time(frame)) } }
    }
  }
}
