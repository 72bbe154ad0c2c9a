import CoreGraphics

extension CGImage {
  /// Something with edges, smooth parts and fine detail.
  static func picture(_ width: Int, _ height: Int, seed: UInt32) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height), hue = (seed &* 97) & 255
    for y in 0..<height {
      let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let ring = ((x - width / 2) * (x - width / 2) + (y - height / 3) * (y - height / 3)) / (width * 12) & 1
        let check: UInt32 = (x / 5 + y / 5) & 1 == 0 ? 24 : 0
        let r = UInt32(x * 200 / width) + check, g = (hue + UInt32(y * 120 / height)) & 255, b = ring == 0 ? 60 + check : 200
        row[x] = b | g << 8 | r << 16 | 0xff00_0000
      }
    }
    return CGImage(buffer)
  }

  /// Lines of strokes, about as dense as text, `line` pixels high.
  static func text(_ width: Int, _ height: Int, line: Double) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height, format: .alpha)
    let pitch = max(4, Int(line * 1.4)), stem = max(1, Int(line / 8))
    for y in 0..<height where y % pitch > pitch / 3 {
      let row = buffer.row(y).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let cell = x / (stem * 4), word = (cell / 7 + y / pitch) % 3
        if word != 0 && (x % (stem * 4) < stem || y % pitch < pitch / 3 + 1 + stem && cell % 2 == 0) { row[x] = 255 }
      }
    }
    return CGImage(buffer)
  }
}
