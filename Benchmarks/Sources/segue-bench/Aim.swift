/// What a figure is to be, in its own unit; printed in the last column with whether it is met.
enum Aim {
  /// The median, and the worst of all steps where that is promised too.
  case atMost(Double, worst: Double? = nil)
  /// The median, of a figure that is better when it is larger.
  case atLeast(Double)

  func text(median: Double, worst: Double) -> String {
    switch self {
    case .atMost(let limit, let worstLimit):
      let met = median <= limit && worst <= worstLimit ?? .infinity
      return "≤ \(limit.short)\(worstLimit.map { " (≤ \($0.short))" } ?? "") \(met ? "met" : "MISSED")"
    case .atLeast(let limit): return "≥ \(limit.short) \(median >= limit ? "met" : "MISSED")"
    }
  }
}

extension Double {
  fileprivate var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
