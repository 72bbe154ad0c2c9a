/// The heights of a section's rows: one estimate for all rows, and the known heights of single ones.
///
/// As long as no row differs from the estimate, the heights take no memory. Known heights are stored in blocks.
/// - Complexity: A position, a height and a search take O(log n). Storing a height takes O(log n), except for the first of a section.
public struct RowHeights: Sendable {
  /// The number of rows.
  public let count: Int
  /// The height of a row whose height is not known, in points.
  public let guess: Double

  private static let blockLength = 64
  /// The known heights, by block. NaN means that a height is not known.
  private var known: [Int: [Double]] = [:]
  /// The difference between the height of each block and its estimate. It is `nil` as long as no height is known.
  private var excess: SumTree?

  /// Creates rows of an estimated height.
  public init(count: Int, guess: Double) { (self.count, self.guess) = (count, max(guess, 0)) }

  /// Creates rows whose heights are all known.
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

  /// Returns a Boolean value that indicates whether the height of a row is known.
  public func knows(_ row: Int) -> Bool { known[row / Self.blockLength].map { !$0[row % Self.blockLength].isNaN } ?? false }

  /// The rows whose heights are known, in order, with their heights in points.
  public var allKnown: [(row: Int, height: Double)] {
    known.sorted { $0.key < $1.key }.flatMap { block, heights in
      heights.enumerated().filter { !$0.element.isNaN }.map { (block * Self.blockLength + $0.offset, $0.element) }
    }
  }

  /// The height of a row, in points. It is the estimate until the height is known.
  public subscript(_ row: Int) -> Double {
    guard let height = known[row / Self.blockLength]?[row % Self.blockLength], !height.isNaN else { return guess }
    return height
  }

  /// Stores the height of a row, in points. A negative height counts as 0.
  public mutating func know(_ row: Int, _ height: Double) {
    let block = row / Self.blockLength
    let length = min(Self.blockLength, count - block * Self.blockLength)
    let before = self[row]
    known[block, default: Array(repeating: .nan, count: length)][row % Self.blockLength] = max(height, 0)
    guard max(height, 0) != before else { return }
    if excess == nil { excess = SumTree(count: (count + Self.blockLength - 1) / Self.blockLength) }
    excess?.add(max(height, 0) - before, at: block)
  }

  /// Returns the distance from the top of the first row to the top of a row, in points.
  public func start(of row: Int) -> Double {
    let block = row / Self.blockLength
    var start = Double(row) * guess + (excess?.sum(before: block) ?? 0)
    if let heights = known[block] {
      for height in heights.prefix(row % Self.blockLength) where !height.isNaN { start += height - guess }
    }
    return start
  }

  /// The height of all rows together, in points.
  public var total: Double { Double(count) * guess + (excess.map { $0.sum(before: $0.count) } ?? 0) }

  /// Returns the last row that begins at or above `offset`, or `nil` if there are no rows. Rows of zero height count too.
  public func row(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard let excess else {
      guard guess > 0 else { return count - 1 }
      return min(max(Int((min(max(offset, 0) / guess, Double(count))).rounded(.down)), 0), count - 1)
    }
    let (block, sum) = excess.last(notBeyond: offset, adding: guess * Double(Self.blockLength))
    // The last block is shorter than the others. The search still works, because nothing follows that block.
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
