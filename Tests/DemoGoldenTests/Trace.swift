import Foundation

/// A motion trace, read back.
struct Trace {
  struct Row: Equatable {
    var time, x, y, width, height, radius, opacity, scale: Double
  }
  private var rows: [String: [Row]] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t").map(String.init)
      let n = cells.dropFirst(2).compactMap(Double.init)
      rows[cells[1], default: []].append(
        Row(time: Double(cells[0])!, x: n[0], y: n[1], width: n[2], height: n[3], radius: n[4], opacity: n[5], scale: n[6]))
    }
  }

  func rows(_ identifier: String, from start: Double = 0, to end: Double = .infinity) -> [Row] {
    (rows[identifier] ?? []).filter { $0.time >= start - 1e-6 && $0.time <= end + 1e-6 }
  }
}

/// Docs/behaviour/animation.md, "Spring animations"'s formulas, written down a second time with the C library's functions: what traces are
/// held against.
enum Reference {
  /// Returns the frequency of UIKit's spring for a duration and a damping ratio at velocity 0. (Docs/behaviour/animation.md, "Duration
  /// and damping ratio")
  static func frequency(duration: Double, ratio: Double) -> Double {
    ratio == 1 ? 9.2334134765 / duration : log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
  }

  /// Returns the position of UIKit's spring between 0 and 1. (Docs/behaviour/animation.md, "Spring animations")
  static func spring(_ t: Double, duration: Double, ratio: Double) -> Double {
    if t <= 0 { return 0 }
    if t >= duration { return 1 }
    let w = frequency(duration: duration, ratio: ratio)
    if ratio == 1 { return 1 - exp(-w * t) * (1 + w * t) }
    let damped = w * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * w * t) * (cos(damped * t) + ratio * w / damped * sin(damped * t))
  }
}
