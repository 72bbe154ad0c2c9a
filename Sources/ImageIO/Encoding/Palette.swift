import CPixels
import CoreGraphics

/// Up to 255 colours that stand for many, by median cut; index 0 is left for "transparent".
struct Palette {
  /// Red, green, blue of entries 1…; entry 0 is black.
  private(set) var colors: [UInt8] = [0, 0, 0]
  /// The entry for each of 32,768 colours.
  private(set) var table = [UInt8](repeating: 1, count: 32768)

  /// - Parameter histogram: how often each of 32,768 colours (5 bits a component, red on top) occurs.
  init(_ histogram: [UInt32]) {
    var boxes = [Box(histogram.indices.filter { histogram[$0] > 0 }, histogram)]
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
  }

  private static func component(_ bin: Int, _ axis: Int) -> Int { bin >> (10 - 5 * axis) & 31 }

  /// Colours that will share an entry.
  private struct Box {
    var bins: [Int]
    /// Its longest side, red, green or blue.
    private var axis = 0
    /// How much is lost by the box being one colour: its pixels times its longest side.
    private(set) var error = 0

    init(_ bins: [Int], _ histogram: [UInt32]) {
      self.bins = bins
      guard bins.count > 1 else { return }
      var pixels = 0
      var low = (31, 31, 31), high = (0, 0, 0)
      for bin in bins {
        let (r, g, b) = (bin >> 10, bin >> 5 & 31, bin & 31)
        low = (min(low.0, r), min(low.1, g), min(low.2, b))
        high = (max(high.0, r), max(high.1, g), max(high.2, b))
        pixels += Int(histogram[bin])
      }
      // Eyes see green best and blue least.
      let sides = [5 * (high.0 - low.0), 6 * (high.1 - low.1), 3 * (high.2 - low.2)]
      axis = sides.firstIndex(of: sides.max()!)!
      // The square root lets small areas of rare colours have their share.
      error = Int(Double(pixels).squareRoot()) * sides[axis] * sides[axis]
    }

    /// Two boxes of about as many pixels each.
    func split(_ histogram: [UInt32]) -> (Box, Box) {
      var counts = [Int](repeating: 0, count: 32)
      for bin in bins { counts[Palette.component(bin, axis)] += Int(histogram[bin]) }
      let total = counts.reduce(0, +)
      let first = counts.firstIndex { $0 > 0 }!, last = counts.lastIndex { $0 > 0 }!
      var cut = first, sum = counts[first]
      while cut + 1 < last && sum * 2 < total { cut += 1; sum += counts[cut] }
      let low = bins.filter { Palette.component($0, axis) <= cut }, high = bins.filter { Palette.component($0, axis) > cut }
      return (Box(low, histogram), Box(high, histogram))
    }

    func mean(_ histogram: [UInt32]) -> [UInt8] {
      var sums = [0, 0, 0], pixels = 0
      for bin in bins {
        let n = Int(histogram[bin])
        pixels += n
        for axis in 0..<3 { sums[axis] += n * Palette.component(bin, axis) }
      }
      return sums.map { UInt8(($0 * 255 + 31 * max(1, pixels) / 2) / (31 * max(1, pixels))) }
    }
  }
}
