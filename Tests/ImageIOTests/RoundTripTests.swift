import CWebP
import CoreGraphics
import ImageIO
import Testing

struct RoundTripTests {
  @Test(arguments: [(1, 1), (61, 47), (3, 200), (300, 65), (64, 64)])
  func `an opaque picture survives a PNG bit by bit`(width: Int, height: Int) throws {
    let image = picture(width, height)
    for effort in [ImageEncoder.Effort.fast, .small] {
      let decoded = try ImageDecoder.decode(ImageEncoder.png(image, effort: effort), name: "round trip")
      #expect(decoded.format == .png && !decoded.isAnimated && decoded.image.isOpaque)
      #expect(difference(decoded.image, image) == 0)
    }
  }

  @Test func `a transparent picture survives a PNG within the rounding of premultiplied colours`() throws {
    let image = picture(opaque: false)
    let decoded = try ImageDecoder.decode(ImageEncoder.png(image), name: "round trip")
    #expect(difference(decoded.image, image) <= 1)
    #expect(decoded.image.pixel(x: 0, y: 0) == 0)
  }

  @Test func `noise and long runs survive a PNG, and a file is the same each time`() throws {
    let buffer = PixelBuffer(width: 700, height: 130)
    var noise = Noise(state: 7)
    for y in 0..<130 {
      let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
      // Rows of noise, of one colour, and of rare colours among a common one (which makes very long Huffman codes).
      for x in 0..<700 {
        let r = noise.next()
        row[x] =
          0xFF00_0000 | (y % 3 == 0 ? UInt32(r & 0xFFFFFF) : y % 3 == 1 ? 0x123456 : UInt32(1) << (r % 24) & (r >> 40 & 7 == 0 ? .max : 0))
      }
    }
    let file = ImageEncoder.png(buffer)
    let image = CGImage(buffer)
    #expect(try difference(ImageDecoder.decode(file, name: "noise").image, image) == 0)
    for threads in 1...4 { #expect(try ImageEncoder.png(image, threads: threads) == file, "\(threads) threads") }
  }

  @Test func `Fibonacci's counts, which ask for the longest codes, still make a PNG that libpng reads`() throws {
    var values: [UInt8] = []
    var (a, b) = (1, 1)
    for level in 0..<20 {
      values += Array(repeating: UInt8(3 + 5 * level), count: a)
      (a, b) = (b, a + b)
    }
    let buffer = PixelBuffer(width: values.count, height: 1, format: .alpha)
    // Neighbours differ, so that no run shortens the counts.
    var noise = Noise(state: 3)
    for i in values.indices.reversed() { values.swapAt(i, Int(noise.next() % UInt64(i + 1))) }
    buffer.bytes.copyBytes(from: values)
    let decoded = try ImageDecoder.decode(ImageEncoder.png(buffer), name: "codes").image
    #expect((0..<values.count).allSatisfy { decoded.pixel(x: $0, y: 0) & 255 == UInt32(values[$0]) })
  }

  @Test func `coverage becomes gray`() throws {
    let dot = CGContext(PixelBuffer(width: 9, height: 9, format: .alpha))
    dot.fill(CGRect(x: 2, y: 2, width: 4.5, height: 5))
    let decoded = try ImageDecoder.decode(ImageEncoder.png(dot.takeImage()), name: "dot").image
    #expect(decoded.pixel(x: 2, y: 2) == 0xFFFF_FFFF)
    #expect(decoded.pixel(x: 6, y: 2) & 255 == 128)
    #expect(decoded.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test func `a JPEG is close to its picture and opaque`() throws {
    let image = picture(160, 120)
    let file = try ImageEncoder.jpeg(image, quality: 95)
    let decoded = try ImageDecoder.decode(file, name: "photo")
    #expect(decoded.format == .jpeg && decoded.image.isOpaque)
    let total = zip(decoded.image.bytes, image.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(total) / Double(160 * 120 * 3) < 3)
    #expect(try ImageEncoder.jpeg(image, quality: 95) == file)
    #expect(try ImageEncoder.jpeg(image, quality: 50).count < file.count)
  }

  @Test func `a WebP with transparency comes out premultiplied`() throws {
    let straight: [UInt8] = [0, 0, 255, 128, 255, 255, 255, 255]  // half a red and a white
    var bytes: UnsafeMutablePointer<UInt8>?
    let size = WebPEncodeLosslessBGRA(straight, 2, 1, 8, &bytes)
    let file = Data(bytesNoCopy: try #require(bytes), count: size, deallocator: .custom { p, _ in WebPFree(p) })
    let decoded = try ImageDecoder.decode(file, name: "w.webp")
    #expect(decoded.format == .webp)
    #expect(decoded.image.pixel(x: 0, y: 0) == 0x8080_0000)
    #expect(decoded.image.pixel(x: 1, y: 0) == 0xFFFF_FFFF)
  }
}
