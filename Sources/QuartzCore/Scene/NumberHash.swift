/// The hash of what is known by a number that the runtime counted up.
///
/// Every change of every layer looks into several dictionaries by such numbers. Nobody outside chooses them, so they need no hash that
/// withstands an attacker; a multiplication spreads them as well, in a twentieth of the time.
enum NumberHash {
  static func value(of number: Int, seed: Int) -> Int {
    let spread = (UInt(bitPattern: number) ^ UInt(bitPattern: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: spread ^ spread >> 32)
  }
}
