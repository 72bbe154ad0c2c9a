import CoreGraphics

/// The intervals of many elements along the scrolling axis, in order. Those that touch an interval are found without a search through all
/// of them.
///
/// They may overlap, and later ones may begin before earlier ones end. Both happen when the spacing is negative.
struct FlowSpans: Hashable, Sendable {
  private var starts: [CGFloat] = []
  /// The furthest end of all intervals up to each index.
  private var reach: [CGFloat] = []
  /// The earliest start of all intervals from each index on. It is computed by `close()`.
  private var onset: [CGFloat] = []

  /// The smallest start and the largest end. It is `nil` if there are no intervals.
  var whole: (start: CGFloat, end: CGFloat)? { onset.first.map { ($0, reach[reach.count - 1]) } }

  mutating func append(_ start: CGFloat, _ end: CGFloat) {
    starts.append(start)
    reach.append(max(end, reach.last ?? end))
  }
  /// Ends the list. It must be called after the last `append`.
  mutating func close() {
    onset = starts
    for i in onset.indices.dropLast().reversed() { onset[i] = min(onset[i], onset[i + 1]) }
    starts = []
  }

  /// Returns the range of elements that may touch an interval. Some elements in the range may not touch it.
  ///
  /// - Complexity: O(log n).
  func touching(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    let first = reach.firstIndex(from: 0) { $0 > start }
    return first..<onset.firstIndex(from: first) { $0 >= end }
  }
}

extension [CGFloat] {
  /// Returns the first index at or after `first` whose element satisfies a predicate, which holds for all elements after it. It is the end
  /// index if none does.
  fileprivate func firstIndex(from first: Int, where holds: (CGFloat) -> Bool) -> Int {
    var (low, high) = (first, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
