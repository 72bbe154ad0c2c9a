import CoreGraphics

/// What many things cover of the scrolling direction, in order, so that those that touch a stretch of it are found without looking at all.
///
/// They may overlap, and later ones may begin before earlier ones end: with negative spacing they do.
struct FlowSpans: Hashable, Sendable {
  private var starts: [CGFloat] = []
  /// How far the first so many reach.
  private var reach: [CGFloat] = []
  /// From where on the last so many lie; made when all are there.
  private var onset: [CGFloat] = []

  /// The first place that anything covers, and the last; nil if there is nothing.
  var whole: (start: CGFloat, end: CGFloat)? { onset.first.map { ($0, reach[reach.count - 1]) } }

  mutating func append(_ start: CGFloat, _ end: CGFloat) {
    starts.append(start)
    reach.append(max(end, reach.last ?? end))
  }
  /// To be called after the last `append`.
  mutating func close() {
    onset = starts
    for i in onset.indices.dropLast().reversed() { onset[i] = min(onset[i], onset[i + 1]) }
    starts = []
  }

  /// Where those lie that may touch a stretch; some among them may not.
  ///
  /// - Complexity: O(log n).
  func touching(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    let first = reach.firstIndex(from: 0) { $0 > start }
    return first..<onset.firstIndex(from: first) { $0 >= end }
  }
}

extension [CGFloat] {
  /// The first from a place on that holds, of values of which all after the first that holds do; the end if none does.
  fileprivate func firstIndex(from first: Int, where holds: (CGFloat) -> Bool) -> Int {
    var (low, high) = (first, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
