import CPixels
import CoreGraphics

/// Up to 255 colours that stand for many, by median cut; index 0 is left for "transparent".
struct Palette {
  /// Red, green, blue of entries 1…; entry 0 is black.
  private(set) var colors: [UInt8] = [0, 0, 0]
  /// The entry for each of 32,768 colours.
  private(set) var table = [UInt8](repeating: 1, count: 32768)

  /// Of 32,768 colours (5 bits a component, red on top): how many pixels, and the sums of their red, green and blue.
  typealias Histogram = [UInt64]

  init(_ histogram: Histogram) {
    var boxes = [Box((0..<32768).filter { histogram[4 * $0] > 0 }, histogram)]
    while boxes.count < 255 {
      // The box whose split gains most; the first of equals, so that the result is always the same.
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }), boxes[worst].bins.count > 1 else { break }
      let (low, high) = boxes[worst].split(histogram)
      boxes[worst] = low
      boxes.append(high)
    }
    for box in boxes { colors += box.mean(histogram) }
    let entries = Array(colors.dropFirst(3))
    cpx_nearest(entries, Int32(entries.count / 3), &table)
    for i in table.indices { table[i] += 1 }
    for (i, box) in boxes.enumerated() { for bin in box.bins { table[bin] = UInt8(i + 1) } }
  }

  private static func component(_ bin: Int, _ axis: Int) -> Int { bin >> (10 - 5 * axis) & 31 }

  /// Colours that will share an entry.
  private struct Box {
    var bins: [Int]
    /// Its longest side, red, green or blue.
    private var axis = 0
    /// How much is lost by the box being one colour: its pixels times its longest side.
    private(set) var error = 0

    init(_ bins: [Int], _ histogram: Histogram) {
      self.bins = bins
      guard bins.count > 1 else { return }
      var pixels = 0
      var low = (31, 31, 31), high = (0, 0, 0)
      for bin in bins {
        let (r, g, b) = (bin >> 10, bin >> 5 & 31, bin & 31)
        low = (min(low.0, r), min(low.1, g), min(low.2, b))
        high = (max(high.0, r), max(high.1, g), max(high.2, b))
        pixels += Int(histogram[4 * bin])
      }
      // Eyes see green best and blue least.
      let sides = [5 * (high.0 - low.0), 6 * (high.1 - low.1), 3 * (high.2 - low.2)]
      axis = sides.firstIndex(of: sides.max()!)!
      // The square root lets small areas of rare colours have their share.
      error = Int(Double(pixels).squareRoot()) * sides[axis] * sides[axis]
    }

    /// Two boxes of about as many pixels each.
    func split(_ histogram: Histogram) -> (Box, Box) {
      var counts = [Int](repeating: 0, count: 32)
      for bin in bins { counts[Palette.component(bin, axis)] += Int(histogram[4 * bin]) }
      let total = counts.reduce(0, +)
      let first = counts.firstIndex { $0 > 0 }!, last = counts.lastIndex { $0 > 0 }!
      var cut = first, sum = counts[first]
      while cut + 1 < last && sum * 2 < total { cut += 1; sum += counts[cut] }
      let low = bins.filter { Palette.component($0, axis) <= cut }, high = bins.filter { Palette.component($0, axis) > cut }
      return (Box(low, histogram), Box(high, histogram))
    }

    func mean(_ histogram: Histogram) -> [UInt8] {
      var sums: [UInt64] = [0, 0, 0], pixels: UInt64 = 0
      for bin in bins {
        pixels += histogram[4 * bin]
        for axis in 0..<3 { sums[axis] += histogram[4 * bin + 1 + axis] }
      }
      return sums.map { UInt8(($0 + pixels / 2) / max(1, pixels)) }
    }
  }
}
