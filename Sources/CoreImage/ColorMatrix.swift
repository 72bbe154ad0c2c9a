/// An affine function of colours without premultiplication: four rows of five numbers.
struct ColorMatrix {
  var values: [Double]

  static let identity = ColorMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1])

  /// Creates a function that keeps alpha, from the rows of red, green and blue and what is added to each.
  init(_ red: [Double], _ green: [Double], _ blue: [Double], adding bias: Double = 0) {
    values = red + [0, bias] + green + [0, bias] + blue + [0, bias] + [0, 0, 0, 1, 0]
  }
  /// Creates a function from the rows of `CIColorMatrix`.
  init(rows: [CIVector], bias: CIVector) {
    values = rows.enumerated().flatMap { index, row in (0..<4).map { Double(row.value(at: $0)) } + [Double(bias.value(at: index))] }
  }

  // The weights of the brightness are those of sRGB (IEC 61966-2-1).
  private static let weights = [0.2126, 0.7152, 0.0722]
  static func saturation(_ amount: Double) -> ColorMatrix {
    func row(_ index: Int) -> [Double] { (0..<3).map { weights[$0] * (1 - amount) + ($0 == index ? amount : 0) } }
    return ColorMatrix(row(0), row(1), row(2))
  }
  static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1], adding: amount) }
  static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix([amount, 0, 0], [0, amount, 0], [0, 0, amount], adding: 0.5 - 0.5 * amount)
  }
  static func gain(_ amount: Double) -> ColorMatrix { ColorMatrix([amount, 0, 0], [0, amount, 0], [0, 0, amount]) }
  static func tint(_ color: CIColor) -> ColorMatrix {
    ColorMatrix([Double(color.red), 0, 0], [0, Double(color.green), 0], [0, 0, Double(color.blue)])
  }
  static let inversion = ColorMatrix([-1, 0, 0], [0, -1, 0], [0, 0, -1], adding: 1)
  // The sepia of the W3C's Filter Effects.
  static let sepia = ColorMatrix([0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131])

  /// Returns the function that applies this one, and then another.
  func then(_ next: ColorMatrix) -> ColorMatrix {
    var result = self
    for row in 0..<4 {
      for column in 0..<5 {
        let sum = (0..<4).reduce(0) { $0 + next.values[5 * row + $1] * values[5 * $1 + column] }
        result.values[5 * row + column] = sum + (column == 4 ? next.values[5 * row + 4] : 0)
      }
    }
    return result
  }
  /// Returns the function between this one and another. An amount of 1 is the other.
  func mixed(with other: ColorMatrix, _ amount: Double) -> ColorMatrix {
    var result = self
    for index in values.indices { result.values[index] += (other.values[index] - values[index]) * amount }
    return result
  }
}
