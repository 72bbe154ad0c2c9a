import Foundation
import SeededRandom

/// The choices of a random problem.
extension SeededRandom {
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func chance(_ share: Double) -> Bool { Double(next() >> 11) / 9_007_199_254_740_992 < share }
}

/// How much longer than usual to search: `SEGUE_SOAK=100 swift test` runs a hundred times as many cases.
let soakFactor = max(1, Int(ProcessInfo.processInfo.environment["SEGUE_SOAK"] ?? "") ?? 1)
