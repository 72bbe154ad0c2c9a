import CoreGraphics

/// The lines of a section whose items are measured when they are shown.
///
/// Until then an item has the size of an estimate, and where it lies is arithmetic: whole lines of the estimate are a *grid*, however many
/// there are. Lines with something that was measured lie between grids in blocks. So the room that it takes, and the time to measure
/// something, go by what was measured, and little by how many items there are.
struct FlowStretches: Hashable, Sendable {
  let axes: FlowAxes
  let line: FlowLine
  let spacing: CGFloat
  let estimate: FlowSizes
  let count: Int
  /// Where the first line begins.
  var start: CGFloat
  /// Of all lines together, without the spacing after the last.
  private(set) var length: CGFloat = 0
  /// In order; the first item of each, and how far it is from the start.
  private var stretches: [FlowStretch] = []
  private var firsts: [Int] = []
  private var offsets: [CGFloat] = []
  /// How many items of the estimate a line has.
  private let perLine: Int
  /// No line is shorter.
  private var shortest = CGFloat.infinity

  /// Nothing is measured yet. `estimate` is of one size for all, or of one for each, which is as if all were measured.
  init(_ estimate: FlowSizes, in line: FlowLine, start: CGFloat, spacing: CGFloat, axes: FlowAxes) {
    (self.estimate, self.line, self.start, self.spacing, self.axes) = (estimate, line, start, spacing, axes)
    count = estimate.count
    if case .uniform(let size, let count) = estimate, count > 0 {
      perLine = line.fitting(from: 0, to: count) { _ in axes.across(size) }
      shortest = axes.along(size)
      stretches = [.grid(items: count, perLine: perLine, extent: axes.along(size) + spacing)]
    } else {
      perLine = 1
      stretches = fill(from: 0, [:]).new
    }
    settle(from: 0)
  }

  /// How many grids and blocks.
  var pieces: Int { stretches.count }

  // MARK: Where items lie

  /// Where an item lies.
  subscript(item: Int) -> CGRect {
    let index = stretch(of: item)
    let place = stretches[index].line(of: item - firsts[index])
    let sizes = self.sizes(ofLine: place.line, in: index)
    let across = line.places(sizes.map(axes.across), isLast: firsts[index] + place.first + sizes.count == count)[place.item]
    let size = sizes[place.item], room = sizes.lazy.map(axes.along).max() ?? 0
    return axes.item(size, along: start + offsets[index] + place.offset + (room - axes.along(size)) / 2, across: across)
  }

  /// What the lines cover; nil without any.
  var span: (start: CGFloat, end: CGFloat)? {
    guard count > 0 else { return nil }
    return isInOrder ? (start, start + length) : (-.infinity, .infinity)
  }
  /// No line begins before the one before it.
  private var isInOrder: Bool { shortest + spacing >= 0 }

  /// The items of the lines that may touch a stretch of the scrolling direction, and hardly any more.
  ///
  /// - Complexity: O(log lines).
  func touching(_ from: CGFloat, _ to: CGFloat) -> Range<Int> {
    guard count > 0, from <= to else { return 0..<0 }
    guard isInOrder else { return 0..<count }
    // Lines that overlap reach so much further than to the next.
    let first = items(at: from - start - max(0, -spacing)), last = items(at: to - start)
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  /// The items of the line that is so far from the start, or of the first or the last.
  private func items(at offset: CGFloat) -> Range<Int> {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let inside = stretches[low].items(at: offset - offsets[low])
    return firsts[low] + inside.lowerBound..<firsts[low] + inside.upperBound
  }

  private func stretch(of item: Int) -> Int {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if firsts[middle] <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func sizes(ofLine line: Int, in index: Int) -> [CGSize] {
    switch stretches[index].content {
    case .lines(let lines): lines[line].sizes
    case .grid(let perLine, _):
      Array(repeating: estimated(firsts[index]), count: min(perLine, stretches[index].count - line * perLine))
    }
  }

  /// How large an item is, or is thought to be.
  func size(of item: Int) -> CGSize {
    let index = stretch(of: item)
    guard case .lines(let lines) = stretches[index].content else { return estimated(item) }
    let place = stretches[index].line(of: item - firsts[index])
    return lines[place.line].sizes[place.item]
  }
  private func estimated(_ item: Int) -> CGSize {
    switch estimate {
    case .uniform(let size, _): size
    case .each(let sizes): sizes[item]
    case .estimated: preconditionFailure("an estimate is estimated")
    }
  }

  // MARK: Measuring

  /// Items turned out to be of these sizes. Numbers of no item are passed over.
  ///
  /// - Complexity: O(items that change lines), and a sum for each grid and block after them.
  mutating func measure(_ sizes: [Int: CGSize]) {
    let changes = sizes.filter { (0..<count).contains($0.key) && size(of: $0.key) != $0.value }
    guard let first = changes.keys.min() else { return }
    // It may have room in the line before now.
    let start = lineBefore(first), index = stretch(of: start)
    var (new, rest) = fill(from: start, changes)
    if let kept = stretches[index].prefix(start - firsts[index]) { new = Self.joined([kept] + new) }
    // The neighbours close up, so that there are not more and more of them.
    var range = index..<rest
    if index > 0, let first = new.first, let both = stretches[index - 1].joined(to: first) {
      new[0] = both
      range = index - 1..<rest
    }
    if rest < stretches.count, let last = new.last, let both = last.joined(to: stretches[rest]) {
      new[new.count - 1] = both
      range = range.lowerBound..<rest + 1
    }
    stretches.replaceSubrange(range, with: new)
    settle(from: range.lowerBound)
  }

  /// The first item of the line before that of an item; of the first line, its own first.
  private func lineBefore(_ item: Int) -> Int {
    let own = lineStart(item)
    return own > 0 ? lineStart(own - 1) : 0
  }
  private func lineStart(_ item: Int) -> Int {
    let index = stretch(of: item)
    return firsts[index] + stretches[index].line(of: item - firsts[index]).first
  }

  /// The lines from an item on, which begins one, with changes that lie there, until they are as they were; and the first stretch that is not
  /// replaced by them.
  private func fill(from first: Int, _ changes: [Int: CGSize]) -> (new: [FlowStretch], rest: Int) {
    let changed = changes.keys.sorted()
    var result: [FlowStretch] = [], item = first, next = 0
    while item < count {
      if next == changed.count, !stretches.isEmpty {
        let index = stretch(of: item)
        if item == firsts[index] { return (Self.joined(result), index) }
        if let rest = stretches[index].suffix(from: item - firsts[index]) { return (Self.joined(result + [rest]), index + 1) }
      }
      // Whole lines of the estimate, as long as one more of the estimate comes after them: it has no room in the last.
      let run = min(gridItems(from: item), next < changed.count ? changed[next] - item : .max)
      let whole = item + run == count ? run : max(0, (run - 1) / perLine * perLine)
      if whole > 0 {
        result.append(.grid(items: whole, perLine: perLine, extent: axes.along(estimated(item)) + spacing))
        item += whole
        continue
      }
      let sizes = lineSizes(from: item, changes)
      result.append(.lines([FlowStretch.Line(sizes: sizes, extent: (sizes.lazy.map(axes.along).max() ?? 0) + spacing)]))
      item += sizes.count
      while next < changed.count, changed[next] < item { next += 1 }
    }
    return (Self.joined(result), stretches.count)
  }

  private func lineSizes(from first: Int, _ changes: [Int: CGSize]) -> [CGSize] {
    func size(_ item: Int) -> CGSize { changes[item] ?? (stretches.isEmpty ? estimated(item) : self.size(of: item)) }
    var sizes = [size(first)], used = axes.across(sizes[0])
    while first + sizes.count < count {
      let next = size(first + sizes.count)
      guard used + line.least + axes.across(next) <= line.room else { break }
      used += line.least + axes.across(next)
      sizes.append(next)
    }
    return sizes
  }

  /// How many items of the estimate there are from one on, in a grid.
  private func gridItems(from item: Int) -> Int {
    guard !stretches.isEmpty else { return 0 }
    let index = stretch(of: item)
    guard case .grid = stretches[index].content else { return 0 }
    return firsts[index] + stretches[index].count - item
  }

  // MARK: Sums

  /// As few as do as well.
  private static func joined(_ stretches: [FlowStretch]) -> [FlowStretch] {
    stretches.reduce(into: []) { result, next in
      if let both = result.last?.joined(to: next) { result[result.count - 1] = both } else { result.append(next) }
    }
  }

  /// Counts items and lengths anew, from a stretch on.
  private mutating func settle(from index: Int) {
    let kept = min(index, firsts.count, stretches.count)
    firsts.removeSubrange(kept...)
    offsets.removeSubrange(kept...)
    var (first, offset) = kept > 0 ? (firsts[kept - 1] + stretches[kept - 1].count, offsets[kept - 1] + stretches[kept - 1].extent) : (0, 0)
    for stretch in stretches[kept...] {
      firsts.append(first)
      offsets.append(offset)
      first += stretch.count
      offset += stretch.extent
      shortest = min(shortest, stretch.shortest - spacing)
    }
    length = count == 0 ? 0 : offset - spacing
  }
}
