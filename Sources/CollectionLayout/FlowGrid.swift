import CoreGraphics

/// Items of one size in lines. Their frames are computed on demand.
struct FlowGrid: Hashable, Sendable {
  let axes: FlowAxes
  let size: CGSize
  let count: Int
  /// The offset of the first line, and the distance from one line to the next.
  var start: CGFloat
  let pitch: CGFloat
  /// The offsets of the items in a full line, and those in the last line.
  private let across: [CGFloat]
  private let lastAcross: [CGFloat]

  init(_ size: CGSize, count: Int, in line: FlowLine, start: CGFloat, spacing: CGFloat, axes: FlowAxes) {
    (self.axes, self.size, self.count, self.start) = (axes, size, count, start)
    let breadth = axes.across(size)
    pitch = axes.along(size) + spacing
    let perLine = count == 0 ? 1 : line.fitting(from: 0, to: count) { _ in breadth }
    across = line.places(Array(repeating: breadth, count: perLine), isLast: false)
    lastAcross = count == 0 ? [] : line.places(Array(repeating: breadth, count: (count - 1) % perLine + 1), isLast: true)
  }

  var perLine: Int { across.count }
  var lines: Int { (count + perLine - 1) / perLine }
  /// The offset at which the last line ends.
  var end: CGFloat { count == 0 ? start : start + pitch * CGFloat(lines - 1) + axes.along(size) }
  /// The interval that the lines cover, in whichever direction they follow each other.
  var span: (start: CGFloat, end: CGFloat)? {
    guard count > 0 else { return nil }
    let last = start + pitch * CGFloat(lines - 1)
    return (min(start, last), max(start, last) + axes.along(size))
  }

  subscript(item: Int) -> CGRect {
    let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
    return axes.item(size, along: start + pitch * CGFloat(line), across: line == lines - 1 ? lastAcross[place] : across[place])
  }

  /// Returns the items of the lines that may touch an interval of the scrolling axis.
  func touching(_ from: CGFloat, _ to: CGFloat) -> Range<Int> {
    guard pitch > 0 else { return 0..<count }
    // One more line is included at both ends, because the alignment to pixels moves lines.
    let first = line((from - start - axes.along(size)) / pitch - 1), last = line((to - start) / pitch + 2)
    return min(first * perLine, count)..<min(max(first, last) * perLine, count)
  }

  private func line(_ number: CGFloat) -> Int { number > 0 ? Int(min(number, CGFloat(lines))) : 0 }
}
