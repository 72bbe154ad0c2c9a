import CoreGraphics

/// The lines of a section whose items are measured when they become visible.
///
/// Until then an item has an estimated size, and its frame is computed on demand. Full lines of estimated items are a *grid*, however many
/// there are. Lines with measured items lie in blocks between the grids. Memory and time therefore depend on the number of measured items,
/// and little on the number of all items.
struct FlowStretches: Hashable, Sendable {
  let axes: FlowAxes
  let line: FlowLine
  let spacing: CGFloat
  let estimate: FlowSizes
  let count: Int
  /// The offset at which the first line begins.
  var start: CGFloat
  /// The length of all lines together, without the spacing after the last.
  private(set) var length: CGFloat = 0
  /// The runs in order, the first item of each, and the offset of each from the start.
  private var stretches: [FlowStretch] = []
  private var firsts: [Int] = []
  private var offsets: [CGFloat] = []
  /// The number of estimated items in a line.
  private let perLine: Int
  /// A lower bound for the length of a line.
  private var shortest = CGFloat.infinity

  /// Creates the lines before any item is measured. If `estimate` has one size for each item, all of them count as measured.
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

  /// The number of grids and blocks.
  var pieces: Int { stretches.count }

  // MARK: Where items lie

  /// Returns the frame of an item.
  subscript(item: Int) -> CGRect {
    let index = stretch(of: item)
    let place = stretches[index].line(of: item - firsts[index])
    let sizes = self.sizes(ofLine: place.line, in: index)
    let across = line.places(sizes.map(axes.across), isLast: firsts[index] + place.first + sizes.count == count)[place.item]
    let size = sizes[place.item], room = sizes.lazy.map(axes.along).max() ?? 0
    return axes.item(size, along: start + offsets[index] + place.offset + (room - axes.along(size)) / 2, across: across)
  }

  /// The interval that the lines cover. It is `nil` if there are none.
  var span: (start: CGFloat, end: CGFloat)? {
    guard count > 0 else { return nil }
    return isInOrder ? (start, start + length) : (-.infinity, .infinity)
  }
  /// A Boolean value that indicates whether no line begins before the previous one.
  private var isInOrder: Bool { shortest + spacing >= 0 }

  /// Returns the items of the lines that may touch an interval of the scrolling axis. It includes few others.
  ///
  /// - Complexity: O(log lines).
  func touching(_ from: CGFloat, _ to: CGFloat) -> Range<Int> {
    guard count > 0, from <= to else { return 0..<0 }
    guard isInOrder else { return 0..<count }
    // With negative spacing, a line reaches past the start of the next one by that much.
    let first = items(at: from - start - max(0, -spacing)), last = items(at: to - start)
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  /// Returns the items of the line at an offset. It is the first or the last line if the offset is outside the content.
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

  /// Returns the measured or estimated size of an item.
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

  /// Stores the measured sizes of items. Indices without an item are ignored.
  ///
  /// - Complexity: O(items that change lines), and one addition for each grid and block after them.
  mutating func measure(_ sizes: [Int: CGSize]) {
    let changes = sizes.filter { (0..<count).contains($0.key) && size(of: $0.key) != $0.value }
    guard let first = changes.keys.min() else { return }
    // The first changed item may now fit in the previous line.
    let start = lineBefore(first), index = stretch(of: start)
    var (new, rest) = fill(from: start, changes)
    if let kept = stretches[index].prefix(start - firsts[index]) { new = Self.joined([kept] + new) }
    // Neighbouring runs are joined, so that their number does not grow.
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

  /// Returns the first item of the line before an item's line. For an item of the first line it returns that line's first item.
  private func lineBefore(_ item: Int) -> Int {
    let own = lineStart(item)
    return own > 0 ? lineStart(own - 1) : 0
  }
  private func lineStart(_ item: Int) -> Int {
    let index = stretch(of: item)
    return firsts[index] + stretches[index].line(of: item - firsts[index]).first
  }

  /// Returns the new lines from an item that begins a line, until they match the old ones again. `rest` is the first run that is kept.
  private func fill(from first: Int, _ changes: [Int: CGSize]) -> (new: [FlowStretch], rest: Int) {
    let changed = changes.keys.sorted()
    var result: [FlowStretch] = [], item = first, next = 0
    while item < count {
      if next == changed.count, !stretches.isEmpty {
        let index = stretch(of: item)
        if item == firsts[index] { return (Self.joined(result), index) }
        if let rest = stretches[index].suffix(from: item - firsts[index]) { return (Self.joined(result + [rest]), index + 1) }
      }
      // A full line of estimated items is part of the grid only if another estimated item follows, which does not fit in it.
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

  /// Returns the number of consecutive estimated items of a grid, from an item on.
  private func gridItems(from item: Int) -> Int {
    guard !stretches.isEmpty else { return 0 }
    let index = stretch(of: item)
    guard case .grid = stretches[index].content else { return 0 }
    return firsts[index] + stretches[index].count - item
  }

  // MARK: Sums

  /// Joins neighbouring runs where that costs no speed.
  private static func joined(_ stretches: [FlowStretch]) -> [FlowStretch] {
    stretches.reduce(into: []) { result, next in
      if let both = result.last?.joined(to: next) { result[result.count - 1] = both } else { result.append(next) }
    }
  }

  /// Recomputes the item numbers and offsets from a run on.
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
