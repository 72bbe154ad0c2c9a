import CKernels
import CoreGraphics

/// A 128-bit hash that identifies an image. Images of equal size with equal pixels have equal hashes.
///
/// A kernel mixes the bytes of each row into eight 64-bit lanes, in steps of 64 bytes. The initializer then folds the lanes into two words.
/// Padding at the end of a row does not count. The hash does not depend on the machine or on the build. It is not suitable for security.
public struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  /// The version of the function. Hashes of different versions cannot be compared.
  public static let version = 2

  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Creates the hash of an image's size and visible bytes.
  public init(_ image: CGImage) {
    let length = image.width * (image.format == .bgra ? 4 : 1)
    var lanes = (1...8).map { UInt64($0) &* first }
    let rows = image.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    Self.kernels.digest(rows, Int64(image.bytesPerRow), Int32(length), Int32(image.height), &lanes)
    mix(UInt64(image.width))
    mix(UInt64(image.height))
    for lane in lanes { mix(lane) }
    for _ in 0..<4 { mix(0) }  // spreads the last words over all bits
  }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
    first = (first << 29 | first >> 35) &+ second
    swap(&first, &second)
  }

  /// The fastest kernels that this machine can run. All of them compute the same hash.
  private static let kernels: CKKernels = {
    let variants = [CKWide, CKBaseline, CKPortable].lazy.compactMap { ck_kernels(Int32($0))?.pointee }
    guard let fastest = variants.first else { preconditionFailure("This machine cannot run the pixel kernels.") }
    return fastest
  }()

  /// The hash as 32 hexadecimal digits.
  public var description: String {
    [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
