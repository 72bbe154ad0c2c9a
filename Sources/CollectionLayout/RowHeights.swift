/// The heights of a section's rows: one guess for all, and what is known of single ones.
///
/// As long as nothing differs from the guess it takes no memory, however many rows there are; what differs is kept in blocks.
/// - Complexity: a place, a height and a search are O(log n), as is a height that becomes known, but for the first of a section.
public struct RowHeights: Sendable {
  /// How many rows there are.
  public let count: Int
  /// The height of a row of which nothing is known.
  public let guess: Double

  private static let blockLength = 64
  /// What is known, by block; NaN stands for nothing.
  private var known: [Int: [Double]] = [:]
  /// How much higher than guessed each block is; empty as long as nothing is known.
  private var excess: SumTree?

  /// Rows of the guessed height.
  public init(count: Int, guess: Double) { (self.count, self.guess) = (count, max(guess, 0)) }

  /// Rows of heights that are all known.
  public init(_ heights: [Double]) {
    self.init(count: heights.count, guess: 0)
    guard !heights.isEmpty else { return }
    var sums: [Double] = []
    for start in stride(from: 0, to: heights.count, by: Self.blockLength) {
      let block = heights[start..<min(start + Self.blockLength, heights.count)].map { max($0, 0) }
      known[start / Self.blockLength] = block
      sums.append(block.reduce(0, +))
    }
    excess = SumTree(sums)
  }

  /// Whether the height of a row is more than a guess.
  public func knows(_ row: Int) -> Bool { known[row / Self.blockLength].map { !$0[row % Self.blockLength].isNaN } ?? false }

  /// Where more than a guess is known, and what.
  public var allKnown: [(row: Int, height: Double)] {
    known.sorted { $0.key < $1.key }.flatMap { block, heights in
      heights.enumerated().filter { !$0.element.isNaN }.map { (block * Self.blockLength + $0.offset, $0.element) }
    }
  }

  /// The height of a row, in points: its own where it is known, the estimate until then.
  public subscript(_ row: Int) -> Double {
    guard let height = known[row / Self.blockLength]?[row % Self.blockLength], !height.isNaN else { return guess }
    return height
  }

  /// The height of a row has become known.
  public mutating func know(_ row: Int, _ height: Double) {
    let block = row / Self.blockLength
    let length = min(Self.blockLength, count - block * Self.blockLength)
    let before = self[row]
    known[block, default: Array(repeating: .nan, count: length)][row % Self.blockLength] = max(height, 0)
    guard max(height, 0) != before else { return }
    if excess == nil { excess = SumTree(count: (count + Self.blockLength - 1) / Self.blockLength) }
    excess?.add(max(height, 0) - before, at: block)
  }

  /// How far below the top of the first row a row begins.
  public func start(of row: Int) -> Double {
    let block = row / Self.blockLength
    var start = Double(row) * guess + (excess?.sum(before: block) ?? 0)
    if let heights = known[block] {
      for height in heights.prefix(row % Self.blockLength) where !height.isNaN { start += height - guess }
    }
    return start
  }

  /// All rows together.
  public var total: Double { Double(count) * guess + (excess.map { $0.sum(before: $0.count) } ?? 0) }

  /// The last row that begins at or above `offset`; rows without height count as being there. Nil if there are no rows.
  public func row(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard let excess else {
      guard guess > 0 else { return count - 1 }
      return min(max(Int((min(max(offset, 0) / guess, Double(count))).rounded(.down)), 0), count - 1)
    }
    let (block, sum) = excess.last(notBeyond: offset, adding: guess * Double(Self.blockLength))
    // The last block is shorter than the others, which the search does not mind: nothing lies behind it.
    var (row, start) = (block * Self.blockLength, sum)
    let heights = known[block]
    while row + 1 < min((block + 1) * Self.blockLength, count) {
      let height = heights.map { $0[row % Self.blockLength] } ?? guess
      start += height.isNaN ? guess : height
      if start > offset { break }
      row += 1
    }
    return row
  }
}
