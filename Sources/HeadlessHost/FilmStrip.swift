import CoreGraphics
import HostInterface
import Motion

/// The layout of a film strip: the number of frames, the number of columns, and their scale.
public struct FilmStrip: Hashable, Sendable {
  /// The maximum number of frames. A short recording may have fewer.
  public var count: Int
  /// The number of frames in a row.
  public var columns: Int
  /// The number of pixels per point of each frame.
  public var scale: Double
  /// The distance between frames and around them, in pixels.
  public var gutter: Int

  /// Creates a layout. The default has 16 small frames in two rows.
  public init(count: Int = 16, columns: Int = 8, scale: Double = 0.5, gutter: Int = 8) {
    precondition(count > 0 && columns > 0 && scale > 0 && gutter >= 0, "a film strip needs pictures, columns and a scale above 0")
    (self.count, self.columns, self.scale, self.gutter) = (count, columns, scale, gutter)
  }

  /// Returns the number of columns for a number of frames. The strip is about twice as wide as it is high.
  public static func columns(for count: Int) -> Int {
    let rows = max(1, Int((Double(count) / 8).rounded(.up)))
    return (count + rows - 1) / rows
  }

  static let labelHeight = 20
  static let paper = RGBABytes(blue: 0xF7, green: 0xF2, red: 0xF2)
  static let ink = RGBABytes(blue: 0x43, green: 0x3C, red: 0x3C)

  struct RGBABytes: Sendable {
    var blue, green, red: UInt8
    var word: UInt32 { UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | 0xFF00_0000 }
  }

  /// Returns `wanted` of `count` indices at equal distances, including the first and the last.
  static func evenly(_ count: Int, _ wanted: Int) -> [Int] {
    guard count > wanted else { return Array(0..<count) }
    guard wanted > 1 else { return [count - 1] }
    return (0..<wanted).map { ($0 * (count - 1) * 2 + wanted - 1) / ((wanted - 1) * 2) }
  }

  /// Draws the strip.
  ///
  /// - Precondition: There is at least one timestamp.
  public func image(of instants: [RecordedFrame]) -> CGImage {
    precondition(!instants.isEmpty, "a film strip of nothing: record at least one instant")
    let sizes = instants.map { $0.frame.pixels(scale: scale) }
    let width = sizes.reduce(0) { max($0, $1.width) }, height = sizes.reduce(0) { max($0, $1.height) }
    let columns = min(columns, instants.count)
    let rows = (instants.count + columns - 1) / columns
    let cell = (width: width + gutter, height: height + gutter + Self.labelHeight)
    let sheet = PixelBuffer(width: columns * cell.width + gutter, height: rows * cell.height + gutter)
    for y in 0..<sheet.height {
      UnsafeMutableBufferPointer(start: sheet.row(y).assumingMemoryBound(to: UInt32.self), count: sheet.width)
        .update(repeating: Self.paper.word)
    }
    for (index, instant) in instants.enumerated() {
      let image = instant.frame.image(scale: scale)  // only one exists at a time, because each has 12 MB at scale 3
      let (x, y) = (gutter + index % columns * cell.width, gutter + index / columns * cell.height)
      for row in 0..<image.height {
        (sheet.row(y + row) + x * 4).copyMemory(from: image.bytes.baseAddress! + row * image.bytesPerRow, byteCount: image.width * 4)
      }
      DigitLabel.draw(DigitLabel.text(instant.time), at: (x, y + height + 6), in: sheet, color: Self.ink.word)
    }
    return CGImage(sheet)
  }
}
