/// The three mathematical functions that springs need. Their results are identical on every processor, unlike those of libm.
enum CardMath {
  /// Returns *e* to the power of `x`.
  static func exp(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    let steps = 8.0
    var (term, sum) = (1.0, 1.0)
    let small = x / 256
    for index in 1...10 {
      term *= small / Double(index)
      sum += term
    }
    for _ in 0..<Int(steps) { sum *= sum }
    return sum
  }

  /// Returns the sine and the cosine of an angle in radians.
  static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    let whole = 2 * Double.pi
    let angle = x - whole * (x / whole).rounded()
    let small = angle / 8, square = small * small
    var (sine, cosine) = (small, 1.0)
    var (oddTerm, evenTerm) = (small, 1.0)
    for index in 1...8 {
      let n = Double(2 * index)
      evenTerm *= -square / ((n - 1) * n)
      oddTerm *= -square / (n * (n + 1))
      cosine += evenTerm
      sine += oddTerm
    }
    for _ in 0..<3 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
    return (sine, cosine)
  }

  /// Returns the natural logarithm of a number greater than 0.
  static func log(_ x: Double) -> Double {
    var result = 0.0
    var rest = x
    while rest > 1.5 { (rest, result) = (rest / 2, result + 0.6931471805599453) }
    while rest < 0.75 { (rest, result) = (rest * 2, result - 0.6931471805599453) }
    let z = (rest - 1) / (rest + 1), square = z * z
    var (term, sum) = (z, 0.0)
    for index in 0..<20 {
      sum += term / Double(2 * index + 1)
      term *= square
    }
    return result + 2 * sum
  }
}
