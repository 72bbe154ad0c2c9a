import CoreGraphics
import DisplayList

import Compositor

/// A picture of 128 by 96 pixels, one to the point.
func draw(_ items: [Item], background: RGBA = RGBA(white: 0.9), _ options: Compositor.Options = .init(threads: 2)) -> [UInt32] {
  let canvas = PixelBuffer(width: 128, height: 96)
  Compositor(options).render(list(items, background: background), into: canvas)
  return canvas.contents
}

func list(_ items: [Item], background: RGBA = RGBA(white: 0.9)) -> DisplayList {
  DisplayList(size: CGSize(width: 128, height: 96), background: background, items: items)
}

/// The largest difference of a channel, over the picture of 128 by 96 or part of it.
func difference(_ a: [UInt32], _ b: [UInt32], in r: (x0: Int, y0: Int, x1: Int, y1: Int) = (0, 0, 128, 96)) -> Int {
  var worst = 0
  for y in r.y0..<r.y1 {
    for x in r.x0..<r.x1 {
      let p = a[y * 128 + x], q = b[y * 128 + x]
      if p == q { continue }
      for shift in stride(from: 0, to: 32, by: 8) { worst = max(worst, abs(Int(p >> shift & 255) - Int(q >> shift & 255))) }
    }
  }
  return worst
}

/// Half of each.
func mix(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
  zip(a, b).map { p, q in
    var r: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) {
      r |= UInt32((Int(p >> shift & 255) * 127 + Int(q >> shift & 255) * 128 + 127) / 255) << UInt32(shift)
    }
    return r
  }
}

extension PixelBuffer {
  /// The pixels without what lies between the rows.
  var contents: [UInt32] {
    var all: [UInt32] = []
    all.reserveCapacity(width * height)
    for y in 0..<height { all += UnsafeRawBufferPointer(start: row(y), count: width * 4).bindMemory(to: UInt32.self) }
    return all
  }
  /// One number for the picture.
  var fingerprint: UInt64 {
    var h: UInt64 = 0xcbf2_9ce4_8422_2325
    for y in 0..<height {
      for p in UnsafeRawBufferPointer(start: row(y), count: width * 4).bindMemory(to: UInt32.self) {
        h = (h ^ UInt64(p)) &* 0x100_0000_01b3
      }
    }
    return h
  }
}

extension CGImage {
  static func of(_ width: Int, _ height: Int, bgra: [UInt32]) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    bgra.withUnsafeBytes { all in
      for y in 0..<height { buffer.row(y).copyMemory(from: all.baseAddress! + y * width * 4, byteCount: width * 4) }
    }
    return CGImage(buffer)
  }
  static func of(_ width: Int, _ height: Int, alpha: [UInt8]) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height, format: .alpha)
    alpha.withUnsafeBytes { all in for y in 0..<height { buffer.row(y).copyMemory(from: all.baseAddress! + y * width, byteCount: width) } }
    return CGImage(buffer)
  }
  static func picture(_ w: Int, _ h: Int) -> CGImage {
    .of(
      w, h,
      bgra: (0..<w * h).map { n in
        let x = n % w, y = n / w
        return (x / 9 + y / 7) % 2 == 0 ? 0xffc0_3020 : UInt32(x * 255 / w) | 0xff00_4000
      })
  }
  static func dots(_ w: Int, _ h: Int) -> CGImage { .of(w, h, alpha: (0..<w * h).map { UInt8(truncatingIfNeeded: $0 * 37) }) }
}
