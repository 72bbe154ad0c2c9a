import CoreGraphics

/// Items of one size in lines: where each lies is worked out when somebody asks.
struct FlowGrid: Hashable, Sendable {
  let axes: FlowAxes
  let size: CGSize
  let count: Int
  /// Where the first line begins, and how far it is from one to the next.
  var start: CGFloat
  let pitch: CGFloat
  /// Where the items of a line begin, and those of the last.
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
  /// Where the last line ends.
  var end: CGFloat { count == 0 ? start : start + pitch * CGFloat(lines - 1) + axes.along(size) }
  /// What the lines cover, whichever way they follow each other.
  var span: (start: CGFloat, end: CGFloat)? {
    guard count > 0 else { return nil }
    let last = start + pitch * CGFloat(lines - 1)
    return (min(start, last), max(start, last) + axes.along(size))
  }

  subscript(item: Int) -> CGRect {
    let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
    return axes.item(size, along: start + pitch * CGFloat(line), across: line == lines - 1 ? lastAcross[place] : across[place])
  }

  /// The items of the lines that may touch a stretch of the scrolling direction.
  func touching(_ from: CGFloat, _ to: CGFloat) -> Range<Int> {
    guard pitch > 0 else { return 0..<count }
    // A line more at both ends: the pixel grid moves them.
    let first = line((from - start - axes.along(size)) / pitch - 1), last = line((to - start) / pitch + 2)
    return min(first * perLine, count)..<min(max(first, last) * perLine, count)
  }

  private func line(_ number: CGFloat) -> Int { number > 0 ? Int(min(number, CGFloat(lines))) : 0 }
}
