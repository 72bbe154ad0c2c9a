import Foundation

/// What a figure is to be on the reference machine, in its own unit; printed as it is on this one, with the ratio to it, at most 1 where it is met.
enum Aim {
  /// The median, and the worst of all steps where that is promised too.
  case atMost(Double, worst: Double? = nil)
  /// The median, of a figure that is better when it is larger.
  case atLeast(Double)

  /// At most as long as so many copies of a frame take on the reference machine; for figures in milliseconds, measured by ``Yardstick/copy``.
  static func copies(_ count: Double) -> Aim { .atMost(count * Machine.reference.copy * 1e3) }

  /// The last two columns: the aim on this machine, and what of it was used.
  func text(median: Double, worst: Double, factor: Double) -> String {
    let (limit, ratio): (String, Double)
    switch self {
    case .atMost(let most, let worstMost):
      limit = "≤ \((most * factor).short)\(worstMost.map { " (≤ \(($0 * factor).short))" } ?? "")"
      ratio = max(median / (most * factor), worstMost.map { worst / ($0 * factor) } ?? 0)
    case .atLeast(let least):
      limit = "≥ \((least / factor).short)"
      ratio = least / factor / median
    }
    return "\(limit)\t\(String(format: "%.2f", ratio)) \(ratio <= 1 ? "met" : "MISSED")"
  }
}

extension Double {
  fileprivate var short: String { self == rounded() ? "\(Int(self))" : String(format: "%.2f", self) }
}
