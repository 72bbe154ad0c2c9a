import CPixels
import Foundation
import Testing

@Suite struct PictureConversionTests {
  /// One plane of samples, of one byte or two.
  private func convert(
    _ y: [UInt16], _ u: [UInt16], _ v: [UInt16], width: Int, height: Int, halvesAcross: Bool = false, halvesDown: Bool = false,
    bits: Int = 8,
    matrix: Int = CPXMatrix709, fullRange: Bool = false
  ) -> [UInt32] {
    func plane(_ samples: [UInt16]) -> [UInt8] {
      bits == 8 ? samples.map(UInt8.init) : samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    }
    let planes = [plane(y), plane(u), plane(v)], size = bits == 8 ? 1 : 2
    let colors = halvesAcross ? (width + 1) / 2 : width
    var result = [UInt32](repeating: 0, count: width * height)
    planes[0].withUnsafeBufferPointer { y in
      planes[1].withUnsafeBufferPointer { u in
        planes[2].withUnsafeBufferPointer { v in
          var video = CPXVideo()
          video.planes = (y.baseAddress, u.baseAddress, v.baseAddress)
          video.strides = (width * size, colors * size, colors * size)
          (video.width, video.height) = (width, height)
          (video.halvesAcross, video.halvesDown) = (halvesAcross ? 1 : 0, halvesDown ? 1 : 0)
          (video.bits, video.matrix, video.fullRange) = (Int32(bits), Int32(matrix), fullRange ? 1 : 0)
          result.withUnsafeMutableBytes { cpx_video(&video, $0.baseAddress!.assumingMemoryBound(to: UInt8.self), width * 4) }
        }
      }
    }
    return result
  }
  private func one(_ y: UInt16, _ u: UInt16, _ v: UInt16, matrix: Int = CPXMatrix709, full: Bool = false) -> UInt32 {
    convert([y], [u], [v], width: 1, height: 1, matrix: matrix, fullRange: full)[0]
  }

  @Test func `black, white and gray are what they were, in either range`() {
    #expect(one(16, 128, 128) == 0xFF00_0000 && one(235, 128, 128) == 0xFFFF_FFFF)
    #expect(one(0, 128, 128) == 0xFF00_0000 && one(255, 128, 128) == 0xFFFF_FFFF, "beyond the range is cut off")
    #expect(one(0, 128, 128, full: true) == 0xFF00_0000 && one(255, 128, 128, full: true) == 0xFFFF_FFFF)
    #expect(one(77, 128, 128, full: true) == 0xFF4D_4D4D)
  }

  @Test(arguments: [CPXMatrix601, CPXMatrix709, CPXMatrix2020], [false, true])
  func `every colour is within one of the law in doubles`(matrix: Int, full: Bool) {
    let (kr, kb) = [(0.299, 0.114), (0.2126, 0.0722), (0.2627, 0.0593)][matrix], kg = 1 - kr - kb
    var worst = 0.0
    for y in stride(from: 0, through: 255, by: 15) {
      for u in stride(from: 0, through: 255, by: 15) {
        for v in stride(from: 0, through: 255, by: 15) {
          let light = full ? Double(y) : (Double(y) - 16) * 255 / 219, span = full ? 1.0 : 255 / 224.0
          let (cb, cr) = ((Double(u) - 128) * span, (Double(v) - 128) * span)
          let law = [
            light + 2 * (1 - kr) * cr, light - 2 * (1 - kb) * kb / kg * cb - 2 * (1 - kr) * kr / kg * cr, light + 2 * (1 - kb) * cb,
          ]
          let pixel = one(UInt16(y), UInt16(u), UInt16(v), matrix: matrix, full: full)
          for (n, value) in law.enumerated() {
            worst = max(worst, abs(Double(pixel >> UInt32(16 - 8 * n) & 0xFF) - max(0, min(255, value))))
          }
        }
      }
    }
    #expect(worst < 0.75, "\(worst)")
  }

  @Test func `pixels that share a sample of colour have it, at odd edges too`() {
    let (width, height) = (301, 3)
    let y = (0..<width * height).map { UInt16(16 + $0 % 220) }
    let u = (0..<151 * 2).map { UInt16(40 + $0 % 170) }, v = (0..<151 * 2).map { UInt16(200 - $0 % 170) }
    let shared = convert(y, u, v, width: width, height: height, halvesAcross: true, halvesDown: true)
    let wide = (0..<width * height).map { (u[$0 / width / 2 * 151 + $0 % width / 2], v[$0 / width / 2 * 151 + $0 % width / 2]) }
    #expect(shared == convert(y, wide.map(\.0), wide.map(\.1), width: width, height: height))
  }

  @Test func `ten bits show their eight highest`() {
    let y: [UInt16] = [64, 300, 700, 940], c: [UInt16] = [512, 300, 800, 512]
    #expect(
      convert(y, c, c.reversed(), width: 4, height: 1, bits: 10)
        == convert(y.map { $0 >> 2 }, c.map { $0 >> 2 }, c.reversed().map { $0 >> 2 }, width: 4, height: 1))
  }
}
