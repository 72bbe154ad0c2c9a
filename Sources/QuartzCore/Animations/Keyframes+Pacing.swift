import CoreGraphics

extension Keyframes {
  /// The tangents of the curve, as derivatives by time. They are central differences, and one-sided ones at the ends.
  package var tangents: [Components] {
    values.indices.map { i in
      let (a, b) = (max(i - 1, 0), min(i + 1, values.count - 1))
      let length = times[b] - times[a]
      return length > 0 ? (values[b] - values[a]) / length : Components(repeating: 0)
    }
  }

  /// Returns keyframes along the same curve at a constant speed. The times follow from the lengths of the segments. A curve is divided into
  /// many short ones.
  package func paced() -> Keyframes {
    let points: [Components]
    if case .curves = way {
      let pieces = 32
      points = (0...(values.count - 1) * pieces).map { step in
        let i = min(step / pieces, values.count - 2)
        let s = Double(step - i * pieces) / Double(pieces)
        return value(at: times[i] + (times[i + 1] - times[i]) * s)
      }
    } else {
      points = values
    }
    var lengths = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      let d = b - a
      lengths.append(lengths.last! + (d * d).sum().squareRoot())
    }
    guard let whole = lengths.last, whole > 0 else { return self }
    return Keyframes(values: points, times: lengths.map { $0 / whole }, way: .lines)
  }

  /// Returns the rotations of a layer that follows the direction of these points. Each rotation lasts as long as its line.
  func turns(_ mode: CAAnimationRotationMode) -> Keyframes {
    var angle = 0.0
    var turns = zip(values, values.dropFirst()).map { from, to in
      let step = to - from
      if step[0] != 0 || step[1] != 0 { angle = Elementary.atan2(step[1], step[0]) }
      var turn = Components(repeating: 0)
      turn[2] = mode == .rotateAutoReverse ? angle + .pi : angle
      return turn
    }
    if let last = turns.last { turns.append(last) }
    return Keyframes(values: turns, times: times, way: .held)
  }
}

/// A path as closely spaced points, with the indices of those that end an element.
struct Polyline {
  private(set) var points: [CGPoint] = []
  private(set) var ends: [Int] = []

  init(_ path: CGPath) {
    var start = CGPoint.zero
    for element in path.elements {
      let from = points.last ?? .zero
      switch element {
      case .move(let p):
        start = p
        points.append(p)
      case .line(let p): points.append(p)
      case .quadCurve(let c, let p):
        curve { s in
          let r = 1 - s
          return CGPoint(x: r * r * from.x + 2 * r * s * c.x + s * s * p.x, y: r * r * from.y + 2 * r * s * c.y + s * s * p.y)
        }
      case .curve(let c1, let c2, let p):
        curve { s in
          let r = 1 - s
          let (a, b, c, d) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
          return CGPoint(x: a * from.x + b * c1.x + c * c2.x + d * p.x, y: a * from.y + b * c1.y + c * c2.y + d * p.y)
        }
      case .close: points.append(start)
      }
      ends.append(points.count - 1)
    }
  }

  private mutating func curve(_ point: (Double) -> CGPoint) {
    for i in 1...16 { points.append(point(Double(i) / 16)) }
  }

  /// Returns a time for each point. The elements end at the given times or are evenly spaced, and points within an element are evenly
  /// spaced.
  func times(at keyTimes: [Double]?) -> [Double] {
    let count = max(ends.count - 1, 1)
    let atEnds = keyTimes ?? ends.indices.map { Double($0) / Double(count) }
    var result: [Double] = []
    for (element, end) in ends.enumerated() {
      let (first, from) = element == 0 ? (0, atEnds[0]) : (ends[element - 1] + 1, atEnds[element - 1])
      let number = end - first + 1
      for i in 0..<number { result.append(from + (atEnds[element] - from) * Double(i + 1) / Double(number)) }
    }
    return result
  }
}
