import CPixels
import CoreGraphics

/// A palette of up to 255 colours that represent many, computed by median cut. Index 0 is reserved for transparency.
struct Palette {
  /// The red, green and blue components of the entries from 1 on. Entry 0 is black.
  private(set) var colors: [UInt8] = [0, 0, 0]
  /// The entry of each of 32,768 colours.
  private(set) var table = [UInt8](repeating: 1, count: 32768)

  /// The statistics of each of 32,768 colours, with 5 bits a component and red first. There are four numbers: the pixel count, and the sums
  /// of the red, green and blue components.
  typealias Histogram = [UInt64]

  init(_ histogram: Histogram) {
    var boxes = [Box((0..<32768).filter { histogram[4 * $0] > 0 }, histogram)]
    while boxes.count < 255 {
      // The box whose division gains most is chosen, and the first of equals, so that the result is deterministic.
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

  /// A set of colours that will share an entry.
  private struct Box {
    var bins: [Int]
    /// The longest side of the box: red, green or blue.
    private var axis = 0
    /// The loss if the box becomes a single colour. It depends on the number of pixels and the longest side.
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
      // The eye is most sensitive to green and least to blue.
      let sides = [5 * (high.0 - low.0), 6 * (high.1 - low.1), 3 * (high.2 - low.2)]
      axis = sides.firstIndex(of: sides.max()!)!
      // The square root ensures that small areas of rare colours are represented.
      error = Int(Double(pixels).squareRoot()) * sides[axis] * sides[axis]
    }

    /// Returns two boxes with about equal numbers of pixels.
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
