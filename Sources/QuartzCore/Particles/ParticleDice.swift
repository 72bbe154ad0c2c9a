/// The random numbers of one particle. They depend only on the seed, the particle's kind and its number.
struct ParticleDice {
  private var state: UInt64

  /// Creates the random numbers of the particle with a number in its kind.
  init(seed: UInt64, number: Int) { state = Self.mixed(seed ^ Self.mixed(UInt64(bitPattern: Int64(number)) &+ 0x9E37_79B9_7F4A_7C15)) }

  /// Returns the seed of another kind, or of the particles that a particle emits.
  static func seed(_ seed: UInt64, _ part: Int) -> UInt64 { mixed(seed &+ UInt64(bitPattern: Int64(part)) &* 0xD1B5_4A32_D192_ED03 &+ 1) }

  private static func mixed(_ x: UInt64) -> UInt64 {
    var z = x
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns the next random number, which is at least 0 and below 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Double(Self.mixed(state) >> 11) / 9_007_199_254_740_992
  }
  /// Returns a random number from half the range below a mean to half the range above it. The distribution is uniform.
  mutating func around(_ middle: Double, _ range: Double) -> Double { middle + range * (unit() - 0.5) }
}
