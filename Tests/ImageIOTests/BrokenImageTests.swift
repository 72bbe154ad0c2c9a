import CWebP
import CoreGraphics
import ImageIO
import Testing

struct BrokenImageTests {
  static func samples() throws -> [(ImageFormat, Data)] {
    let image = picture()
    let film = try GIFWriter(width: 61, height: 47)
    try film.append(image, duration: 0.1)
    try film.append(picture(shift: 4), duration: 0.1)
    var webp: UnsafeMutablePointer<UInt8>?
    let size = WebPEncodeLosslessBGRA(image.bytes.bindMemory(to: UInt8.self).baseAddress, 61, 47, Int32(image.bytesPerRow), &webp)
    defer { WebPFree(webp) }
    return try [
      (.png, ImageEncoder.png(image)), (.png, ImageEncoder.png(image, effort: .small)), (.jpeg, ImageEncoder.jpeg(image)),
      (.webp, Data(bytes: webp!, count: size)), (.gif, film.finish()),
    ]
  }

  @Test func `nothing, and something else, are called by name with a remedy`() {
    #expect(throws: ImageError.empty(name: "a.png")) { try ImageDecoder.decode(Data(), name: "a.png") }
    let text = Data("hello".utf8)
    #expect(throws: ImageError.unknownFormat(name: "a.png")) { try ImageDecoder.decode(text, name: "a.png") }
    #expect(
      "\(ImageError.unknownFormat(name: "a.png"))" == "a.png is not a PNG, JPEG, WebP or GIF image; export it as one of these")
    do {
      _ = try ImageDecoder.decode(contentsOf: URL(fileURLWithPath: "/nowhere/a.png"))
      Issue.record("a missing file was read")
    } catch {
      #expect("\(error)" == "/nowhere/a.png cannot be read: there is no such file; check the path and its permissions")
    }
  }

  @Test func `every file cut short fails with one line that names it`() throws {
    for (format, data) in try Self.samples() {
      for length in stride(from: 12, to: data.count - 1, by: max(1, data.count / 40)) {
        do {
          let decoded = try ImageDecoder.decode(data.prefix(length), name: "cut")
          // All pixels are there when only the end mark is missing.
          #expect(length > data.count - 20, "\(format) of \(length) bytes gave \(decoded.frames.count) frames")
        } catch {
          #expect("\(error)".hasPrefix("cut "))
          #expect(!"\(error)".contains("\n"))
        }
      }
    }
  }

  @Test func `damaged files are read or refused, and never more`() throws {
    var noise = Noise(state: 11)
    for (_, data) in try Self.samples() {
      for _ in 0..<60 {
        var damaged = data
        for _ in 0...(noise.next() % 6) { damaged[Int(noise.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: noise.next()) }
        // Only the heads claim sizes: keep those within reason, so that the test stays quick.
        _ = try? ImageDecoder.decode(damaged, name: "damaged")
      }
    }
  }

  @Test func `a header that asks for all memory is refused before any is given`() throws {
    var file = try ImageEncoder.png(picture())
    file.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    // Its checksum is wrong now too; either complaint will do, as long as it is one.
    #expect(throws: ImageError.self) { try ImageDecoder.decode(file, name: "huge.png") }
    var film = try Self.samples()[4].1
    film.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: ImageError.tooLarge(name: "huge.gif", width: 65535, height: 65535)) {
      try ImageDecoder.decode(film, name: "huge.gif")
    }
  }

  /// A GIF of a canvas and frames of one colour each, as small as a file can be that claims such sizes.
  private static func film(canvas: (Int, Int), frames: [(Int, Int)]) -> Data {
    func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
    var bytes = Array("GIF89a".utf8) + word(canvas.0) + word(canvas.1) + [0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    for (width, height) in frames { bytes += [0x2C, 0, 0, 0, 0] + word(width) + word(height) + [0, 2, 2, 0x44, 0x01, 0] }
    return Data(bytes + [0x3B])
  }

  @Test func `a canvas of 1×1 with a frame of 65535×8000 is refused before it gets 534 MB`() {
    for count in [1, 8] {
      let file = Self.film(canvas: (1, 1), frames: Array(repeating: (65535, 8000), count: count))
      let before = peak()
      #expect(throws: ImageError.tooLarge(name: "bomb.gif", width: 65535, height: 8000)) { try ImageDecoder.decode(file, name: "bomb.gif") }
      #expect(peak() - before < 100_000, "kilobytes")
    }
    // Each of these is small, and all together are not.
    let many = Self.film(canvas: (1, 1), frames: Array(repeating: (1500, 1000), count: 3))
    #expect(throws: ImageError.tooLarge(name: "many.gif", width: 1500, height: 1000)) { try ImageDecoder.decode(many, name: "many.gif") }
  }

  @Test func `an animation whose frames take a gigabyte, all together, is refused before it gets any`() {
    let canvases = Self.film(canvas: (8000, 8000), frames: Array(repeating: (1, 1), count: 5))
    let before = peak()
    let refusal = ImageError.tooLong(name: "canvases.gif", frames: 2, width: 8000, height: 8000)
    #expect(throws: refusal) { try ImageDecoder.decode(canvases, name: "canvases.gif") }
    #expect(peak() - before < 100_000, "kilobytes")
    #expect(
      "\(refusal)"
        == "canvases.gif has 2 frames of 8000×8000 pixels or more, which take more than the 512 MB that an animation gets at most; shorten it or scale it down"
    )
  }

  @Test func `a frame that stands out of its canvas is cut, as ever`() throws {
    let decoded = try ImageDecoder.decode(
      Self.film(canvas: (1, 1), frames: [(1, 1), (2, 1)]).dropLast(6) + [2, 2, 0x04, 0x0A, 0, 0x3B], name: "a")
    #expect(decoded.frames.count == 2 && decoded.frames.allSatisfy { $0.image.width == 1 && $0.image.height == 1 })
  }

  /// The most memory that this process has had, in kilobytes.
  private func peak() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss
  }
}
