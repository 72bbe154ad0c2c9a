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
}
