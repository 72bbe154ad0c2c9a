import CoreGraphics
import Motion

/// Time labels in digits of 3 × 5 dots. A film strip's labels therefore need no font and are identical everywhere.
enum DigitLabel {
  static let dot = 2
  private static let glyphs: [Character: [UInt8]] = [
    "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 7, 1, 7], "4": [5, 5, 7, 1, 1], "5": [7, 4, 7, 1, 7],
    "6": [7, 4, 7, 5, 7], "7": [7, 1, 2, 2, 2], "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7], ".": [0, 0, 0, 0, 2], "s": [0, 3, 2, 1, 3],
  ]

  /// Returns a time in seconds with two decimals.
  static func text(_ time: MediaTime) -> String {
    let hundredths = (time.nanoseconds + 5_000_000) / 10_000_000
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)s"
  }

  /// Draws the part of the text that fits into the buffer.
  static func draw(_ text: String, at origin: (x: Int, y: Int), in buffer: PixelBuffer, color: UInt32) {
    for (place, character) in text.enumerated() {
      for (row, bits) in (glyphs[character] ?? []).enumerated() {
        for column in 0..<3 where bits >> (2 - column) & 1 == 1 {
          for y in 0..<dot {
            for x in 0..<dot {
              let (px, py) = (origin.x + (place * 4 + column) * dot + x, origin.y + row * dot + y)
              guard px < buffer.width, py < buffer.height else { continue }
              buffer.row(py).storeBytes(of: color, toByteOffset: px * 4, as: UInt32.self)
            }
          }
        }
      }
    }
  }
}
