import CoreGraphics

/// 128 bits that name a picture: equal pixels, equal hash. Not for keeping secrets.
///
/// Two 64-bit lanes take turns over the words of each row (multiply, rotate, add); padding at a row's end is left out.
/// The law never changes, since recorded `.hash` files are compared with it.
public struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The hash of an image's size and visible bytes.
  public init(_ image: CGImage) {
    let length = image.width * (image.format == .bgra ? 4 : 1)
    mix(UInt64(image.width))
    mix(UInt64(image.height))
    for y in 0..<image.height {
      let row = image.bytes.baseAddress! + y * image.bytesPerRow
      let words = row.assumingMemoryBound(to: UInt64.self)  // rows begin at multiples of 64 bytes
      var (a, b) = (first, second)
      var index = 0
      while index < length / 8 {
        a = (a ^ words[index].littleEndian) &* 0xFF51_AFD7_ED55_8CCD
        a = (a << 29 | a >> 35) &+ b
        swap(&a, &b)
        index += 1
      }
      (first, second) = (a, b)
      var tail: UInt64 = 0
      for offset in length / 8 * 8..<length { tail = tail << 8 | UInt64(row.load(fromByteOffset: offset, as: UInt8.self)) }
      if length % 8 != 0 { mix(tail) }
    }
    for _ in 0..<4 { mix(0) }  // so that the last words reach every bit
  }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
    first = (first << 29 | first >> 35) &+ second
    swap(&first, &second)
  }

  /// 32 hexadecimal digits.
  public var description: String {
    [first, second].map {
      let digits = String($0, radix: 16); return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
