import Foundation

/// SplitMix64: the same numbers from the same seed, everywhere.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func chance(_ share: Double) -> Bool { Double(next() >> 11) / 9_007_199_254_740_992 < share }
}

/// How much longer than usual to search: `SEGUE_SOAK=100 swift test` runs a hundred times as many cases.
let soakFactor = max(1, Int(ProcessInfo.processInfo.environment["SEGUE_SOAK"] ?? "") ?? 1)
