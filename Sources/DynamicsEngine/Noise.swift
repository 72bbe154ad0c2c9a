/// A pattern of directions in the plane that changes over time.
public struct Noise: Equatable, Sendable {
  /// The coarseness of the pattern. At 0 it is as fine as `finest`, and at 1 it is as coarse as `coarsest`.
  public var smoothness: CGFloat
  /// The number of successive patterns per second.
  public var animationSpeed: CGFloat
  /// Creates a pattern from its smoothness and its speed.
  public init(smoothness: CGFloat, animationSpeed: CGFloat) {
    (self.smoothness, self.animationSpeed) = (smoothness, animationSpeed)
  }

  /// The minimum and maximum width of a cell of the pattern, in metres. Apple documents no numbers.
  static let finest: CGFloat = 0.05
  static let coarsest: CGFloat = 1

  /// Returns the direction at a position and time. Each component is between −1 and 1.
  func value(at offset: CGVector, _ time: Double) -> CGVector {
    let cell = Self.finest + (Self.coarsest - Self.finest) * min(max(smoothness, 0), 1)
    let (x, y) = (Lattice(offset.dx / cell), Lattice(offset.dy / cell))
    let moment = Lattice(time * animationSpeed)
    return CGVector(dx: blend(x, y, moment, part: 0), dy: blend(x, y, moment, part: 1))
  }

  /// Returns the interpolation between the eight corners around a point.
  private func blend(_ x: Lattice, _ y: Lattice, _ moment: Lattice, part: UInt64) -> CGFloat {
    func corner(_ dx: Int64, _ dy: Int64, _ dt: Int64) -> CGFloat {
      Self.random(x.cell &+ dx, y.cell &+ dy, moment.cell &+ dt, part)
    }
    func plane(_ dt: Int64) -> CGFloat {
      y.mix(x.mix(corner(0, 0, dt), corner(1, 0, dt)), x.mix(corner(0, 1, dt), corner(1, 1, dt)))
    }
    return moment.mix(plane(0), plane(1))
  }

  /// Returns the random number of a corner, between −1 and 1. The mixing function is that of SplitMix64.
  private static func random(_ x: Int64, _ y: Int64, _ time: Int64, _ part: UInt64) -> CGFloat {
    var bits = part
    for number in [x, y, time] {
      bits = (bits ^ UInt64(bitPattern: number)) &+ 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
    }
    return CGFloat(bits >> 11) / CGFloat(1 << 52) - 1
  }
}

/// The position of a number between two integers, with smooth easing.
private struct Lattice {
  let cell: Int64
  let part: CGFloat

  init(_ value: CGFloat) {
    let bounded = value.bounded(DynamicsScale.strongest)
    let low = bounded.rounded(.down)
    cell = Int64(low)
    let fraction = bounded - low
    part = fraction * fraction * (3 - 2 * fraction)
  }

  func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
}
