import CoreGraphics

/// A sequence of lengths, each of which can change. Sums and searches by offset take O(log n). It is a Fenwick tree.
struct ExtentTree: Sendable {
  private(set) var values: [CGFloat]
  private var sums: [CGFloat]

  /// - Complexity: O(n).
  init(_ values: [CGFloat]) {
    self.values = values
    sums = [0] + values
    for place in 1..<sums.count + 0 where place + (place & -place) < sums.count { sums[place + (place & -place)] += sums[place] }
  }

  var count: Int { values.count }
  var total: CGFloat { offset(of: count) }
  /// Returns the offset at which an element begins.
  func offset(of index: Int) -> CGFloat {
    var (sum, place) = (CGFloat(0), index)
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }
  mutating func set(_ index: Int, to value: CGFloat) {
    let delta = value - values[index]
    guard delta != 0 else { return }
    values[index] = value
    var place = index + 1
    while place < sums.count {
      sums[place] += delta
      place += place & -place
    }
  }
  /// Returns the index of the last element that begins at an offset or before it. A negative offset returns the first.
  func index(at offset: CGFloat) -> Int {
    var (place, left) = (0, offset)
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      if place + step < sums.count, sums[place + step] <= left {
        place += step
        left -= sums[place]
      }
      step /= 2
    }
    return max(0, min(place, count - 1))
  }
}

/// A sequence of equal lengths of which some differ. Only those that differ take memory.
struct SparseExtents: Sendable {
  let count: Int
  let standard: CGFloat
  private static let block = 256
  /// The total length of each block, and the differences of single elements from the standard length, by block and by index in the block.
  private var blocks: ExtentTree
  private var deltas: [Int: [Int: CGFloat]] = [:]

  /// - Complexity: O(n / 256).
  init(count: Int, of standard: CGFloat) {
    (self.count, self.standard) = (count, standard)
    let blockCount = (count + Self.block - 1) / Self.block
    blocks = ExtentTree((0..<blockCount).map { CGFloat(min(Self.block, count - $0 * Self.block)) * standard })
  }

  var total: CGFloat { blocks.total }
  subscript(index: Int) -> CGFloat { standard + (deltas[index / Self.block]?[index % Self.block] ?? 0) }
  mutating func set(_ index: Int, to value: CGFloat) {
    let block = index / Self.block
    let delta = value - self[index]
    guard delta != 0 else { return }
    deltas[block, default: [:]][index % Self.block] = value == standard ? nil : value - standard
    if deltas[block]?.isEmpty == true { deltas[block] = nil }
    blocks.set(block, to: blocks.values[block] + delta)
  }
  func offset(of index: Int) -> CGFloat {
    guard index < count else { return total }
    let (block, place) = index.quotientAndRemainder(dividingBy: Self.block)
    let before = blocks.offset(of: block) + CGFloat(place) * standard
    guard let some = deltas[block] else { return before }
    return some.reduce(before) { $1.key < place ? $0 + $1.value : $0 }
  }
  /// Returns the index of the last element that begins at an offset or before it.
  func index(at offset: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    let block = blocks.index(at: offset)
    let left = offset - blocks.offset(of: block)
    let last = min(Self.block, count - block * Self.block) - 1
    guard let some = deltas[block] else {
      guard standard > 0 else { return block * Self.block + last }
      return block * Self.block + max(0, min(last, Int((left / standard).rounded(.down))))
    }
    var (place, at) = (0, CGFloat(0))
    while place < last {
      at += standard + (some[place] ?? 0)
      if at > left { break }
      place += 1
    }
    return block * Self.block + place
  }
}
