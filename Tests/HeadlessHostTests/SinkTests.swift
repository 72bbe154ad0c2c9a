import CoreGraphics
import HostFixtures
import HostInterface
import Motion
import Synchronization
import Testing

@testable import HeadlessHost

@MainActor @Suite final class SinkTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-sinks-\(UUID().uuidString)").path
  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var entries: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] }
  private func read(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }

  /// The file's first line is its size: enough to see what was written without decoding PNG.
  private static let encode: @Sendable (CGImage) throws -> Data = { Data("\($0.width) \($0.height) \(PixelHash($0))".utf8) }

  @discardableResult private func play(_ sink: any FrameSink) throws -> HeadlessHost.Outcome {
    let outcome = try HeadlessHost().play(HeadlessHostTests.script(HeadlessHostTests.drag), on: SquareApplication(), into: [sink])
    try sink.finish()
    return outcome
  }

  @Test func `hashes are the same each time`() throws {
    for n in 1...2 { try play(HashSink(path: folder + "/\(n).hash", scale: 0.5, versions: "test 1")) }
    let one = try read("1.hash")
    #expect(try read("2.hash") == one)
    let lines = one.split(separator: "\n")
    #expect(lines[0] == "# test 1")
    #expect(lines[1].wholeMatch(of: /0\.000 [0-9a-f]{32}/) != nil)
    #expect(lines[2].hasPrefix("0.016666666 "))
    #expect(Set(lines.dropFirst().map { $0.split(separator: " ")[1] }).count > 10)
  }

  @Test func `a folder holds a numbered picture for each instant, the same each time`() throws {
    let outcome = try play(FolderSink(path: folder + "/one", scale: 0.5, encode: Self.encode))
    try play(FolderSink(path: folder + "/two/", scale: 0.5, encode: Self.encode))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/one").sorted()
    #expect(names.count == outcome.pictures && names[0] == "00000.png" && names[1] == "00001.png")
    for name in names { #expect(try read("one/" + name) == read("two/" + name)) }
    #expect(try read("one/00000.png").hasPrefix("195 422 "))
    #expect(entries == ["one", "two"])
  }

  @Test func `recording again replaces the frames, but never a folder with other files`() throws {
    try play(FolderSink(path: folder + "/frames", scale: 0.25, encode: Self.encode))
    try "old".write(toFile: folder + "/frames/99999.png", atomically: false, encoding: .utf8)
    try play(FolderSink(path: folder + "/frames", scale: 0.25, encode: Self.encode))
    #expect(!FileManager.default.fileExists(atPath: folder + "/frames/99999.png"))

    try "mine".write(toFile: folder + "/frames/letter.txt", atomically: false, encoding: .utf8)
    let error = #expect(throws: RecordingError.self) { try FolderSink(path: folder + "/frames", scale: 1, encode: Self.encode) }
    #expect(error?.description == "\(folder)/frames: the folder holds other files (letter.txt) — name a new folder")
    #expect(entries == ["frames"])
  }

  @Test func `an encoder that fails leaves nothing behind`() throws {
    struct Broken: Error {}
    let sink = try FolderSink(path: folder + "/frames", scale: 0.25) { _ in throw Broken() }
    #expect(throws: Broken.self) { try play(sink) }
    _ = consume sink
  }

  @Test func `a strip shows the first and the last instant at equal distances`() {
    #expect(FilmStrip.evenly(3, 16) == [0, 1, 2])
    #expect(FilmStrip.evenly(10, 4) == [0, 3, 6, 9])
    #expect(FilmStrip.evenly(100, 5) == [0, 25, 50, 74, 99])
    #expect(FilmStrip.evenly(10, 1) == [9])
    for count in 1...60 {
      for wanted in 2...20 where count >= wanted {
        let chosen = FilmStrip.evenly(count, wanted)
        #expect(Set(chosen).count == wanted && chosen == chosen.sorted() && chosen.first == 0 && chosen.last == count - 1)
      }
    }
  }

  @Test func `a strip's pictures stand in rows`() throws {
    let strip = FilmStrip(count: 6, columns: 4, scale: 0.2, gutter: 5)
    try play(FilmStripSink(path: folder + "/a.png", strip: strip, encode: Self.encode))
    #expect(try read("a.png").hasPrefix("\(4 * (78 + 5) + 5) \(2 * (169 + 5 + 20) + 5) "))
    #expect(entries == ["a.png"])
  }

  @MainActor private final class Drawings {
    weak var last: PixelBuffer?
    var count = 0, atOnce = 0
    var frame: Frame {
      Frame(time: .zero, size: CGSize(width: 2, height: 2)) { buffer in
        MainActor.assumeIsolated {
          if self.last != nil { self.atOnce += 1 }
          (self.last, self.count) = (buffer, self.count + 1)
        }
      }
    }
  }

  @Test func `a strip holds one picture at a time beside its own`() {
    let drawings = Drawings()
    let instants = (0..<6).map { RecordedFrame(index: $0, time: .zero, frame: drawings.frame, isNew: true) }
    _ = FilmStrip().image(of: instants)
    #expect(drawings.count == 6 && drawings.atOnce == 0)
  }

  @Test func `one picture is held at a time, and the same frame is drawn once`() throws {
    let drawings = Drawings()
    let encoder = PictureEncoder(scale: 1) { $0 }
    for index in 0..<6 {
      _ = try encoder.output(for: RecordedFrame(index: index, time: .zero, frame: drawings.frame, isNew: index % 3 == 0))
    }
    #expect(drawings.count == 2 && drawings.atOnce == 0)
  }

  @Test func `a long play keeps its end in the strip`() throws {
    var last: CGImage?
    let sink = try FilmStripSink(path: folder + "/a.png", strip: FilmStrip(count: 4, scale: 0.01)) {
      last = $0; return Data()
    }
    let frame = SquareApplication().currentFrame()
    for index in 0..<10_001 {
      try sink.take(RecordedFrame(index: index, time: MediaTime(nanoseconds: Int64(index) * 10_000_000), frame: frame, isNew: true))
    }
    #expect(sink.keptTimes.count <= FilmStripSink.mostKept + 1)
    #expect(sink.keptTimes.last?.seconds == 100 && sink.keptTimes.first == .zero)
    try sink.finish()
    #expect(last != nil)
  }

  @Test func `labels are seconds with two decimals`() {
    #expect(DigitLabel.text(MediaTime(seconds: 0)) == "0.00s")
    #expect(DigitLabel.text(MediaTime(nanoseconds: 1_016_666_667)) == "1.02s")
    #expect(DigitLabel.text(MediaTime(seconds: 12.5)) == "12.50s")
  }

  @Test func `lines of text are asked for right after the turn`() throws {
    let app = SquareApplication()
    let sink = try TextSink(path: folder + "/a.tsv", header: "time\tx") { ["\t\(app.center.x)\n"] }
    _ = try HeadlessHost().play(HeadlessHostTests.script(HeadlessHostTests.drag), on: app, into: [sink])
    try sink.finish()
    let text = try read("a.tsv")
    #expect(text.hasPrefix("time\tx\n0.000\t195.0\n"))
    #expect(text.contains("0.200\t90.0\n"))  // the twelfth tick
    #expect(text.hasSuffix("\t195.0\n"))
  }

  @Test func `time in which nothing moves is not described again, and has its lines nevertheless`() throws {
    let app = SquareApplication()
    var asked = 0
    let sink = try TextSink(path: folder + "/a.tsv") {
      asked += 1
      return ["\ta\n", "\tb\n"]
    }
    let outcome = try HeadlessHost().play(
      HeadlessHostTests.script("0.1 began 1 50 50\n100 moved 1 60 60\n100.1 ended 1 60 60\n"), on: app, into: [sink])
    try sink.finish()
    #expect(asked < 50 && outcome.pictures > 6000)
    #expect(try read("a.tsv").split(separator: "\n").count == 2 * outcome.pictures)
  }
}

@Suite struct PixelHashTests {
  private func image(_ width: Int, _ height: Int, _ change: (PixelBuffer) -> Void = { _ in }) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    change(buffer)
    return CGImage(buffer)
  }

  @Test func `one changed bit anywhere changes the hash`() {
    var hashes: Set<PixelHash> = [PixelHash(image(7, 5))]
    for y in 0..<5 {
      for byte in 0..<28 {
        for bit in 0..<8 {
          let other = PixelHash(image(7, 5) { $0.row(y).storeBytes(of: UInt8(1 << bit), toByteOffset: byte, as: UInt8.self) })
          #expect(hashes.insert(other).inserted)
        }
      }
    }
  }

  @Test func `size counts, padding does not`() {
    #expect(PixelHash(image(7, 5)) != PixelHash(image(5, 7)))
    #expect(PixelHash(image(7, 5)) == PixelHash(image(7, 5) { $0.row(2).storeBytes(of: 9, toByteOffset: 30, as: UInt8.self) }))
  }

  @Test func `a bit that changes beyond the first 64 bytes of a row, and two that change in one lane, change the hash`() {
    var hashes: Set<PixelHash> = [PixelHash(image(70, 3))]
    for byte in 0..<280 {
      let one = PixelHash(image(70, 3) { $0.row(1).storeBytes(of: 0x80, toByteOffset: byte, as: UInt8.self) })
      #expect(hashes.insert(one).inserted)
      for bit in 0..<8 where byte + 64 < 280 {
        let two = PixelHash(
          image(70, 3) {
            $0.row(1).storeBytes(of: 0x80, toByteOffset: byte, as: UInt8.self)
            $0.row(1).storeBytes(of: UInt8(1 << bit), toByteOffset: byte + 64, as: UInt8.self)
          })
        #expect(hashes.insert(two).inserted)
      }
    }
  }

  @Test func `a hash of this version is the same on every machine and in every release`() {
    #expect(PixelHash.version == 2)
    #expect(PixelHash(image(3, 2)).description.count == 32)
    #expect(
      "\(PixelHash(image(3, 2) { $0.row(0).storeBytes(of: 1, toByteOffset: 0, as: UInt8.self) }))" == "2c2bdecc5eb15e595bffb5bab8a9d22f")
  }
}

@MainActor @Suite struct PictureEncoderTests {
  private func instant(_ index: Int, size: CGSize = CGSize(width: 600, height: 200)) -> RecordedFrame {
    let frame = Frame(time: .zero, size: size) { target in
      for y in 0..<target.height { memset(target.row(y), Int32(index), target.bytesPerRow) }
    }
    return RecordedFrame(index: index, time: .zero, frame: frame, isNew: true)
  }

  @Test func `frame after frame is drawn into the same memory`() throws {
    let encoder = PictureEncoder(scale: 1) { UInt(bitPattern: $0.bytes.baseAddress) }
    let first = try encoder.output(for: instant(1))
    #expect(try encoder.output(for: instant(2)) == first)
    #expect(try encoder.output(for: instant(3)) == first)
  }

  @Test func `a picture that the encoder keeps is not drawn over`() throws {
    var kept: [CGImage] = []
    let encoder = PictureEncoder(scale: 1) { kept.append($0) }
    for index in 1...3 { try encoder.output(for: instant(index)) }
    #expect(kept.map { $0.pixel(x: 0, y: 0) } == [0x0101_0101, 0x0202_0202, 0x0303_0303])
  }

  @Test func `a screen that turns gets memory of its new size`() throws {
    let encoder = PictureEncoder(scale: 1) { "\($0.width) \($0.height) \($0.pixel(x: 0, y: 0))" }
    #expect(try encoder.output(for: instant(1)) == "600 200 \(0x0101_0101)")
    #expect(try encoder.output(for: instant(2, size: CGSize(width: 200, height: 600))) == "200 600 \(0x0202_0202)")
  }
}
