/// The lots of one particle: a row of numbers that follow from a seed, the particle's kind and its number, and from nothing else.
struct ParticleDice {
  private var state: UInt64

  /// The lots of what is born as a certain one of its kind.
  init(seed: UInt64, number: Int) { state = Self.mixed(seed ^ Self.mixed(UInt64(bitPattern: Int64(number)) &+ 0x9E37_79B9_7F4A_7C15)) }

  /// Of another kind, or of what a certain particle gives birth to.
  static func seed(_ seed: UInt64, _ part: Int) -> UInt64 { mixed(seed &+ UInt64(bitPattern: Int64(part)) &* 0xD1B5_4A32_D192_ED03 &+ 1) }

  private static func mixed(_ x: UInt64) -> UInt64 {
    var z = x
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The next one, 0 ..< 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Double(Self.mixed(state) >> 11) / 9_007_199_254_740_992
  }
  /// Evenly from half a range below to half a range above a middle.
  mutating func around(_ middle: Double, _ range: Double) -> Double { middle + range * (unit() - 0.5) }
}
