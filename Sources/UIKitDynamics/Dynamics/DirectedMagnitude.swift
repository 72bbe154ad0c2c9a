import QuartzCore

/// A vector that is also available as an angle and a length. A vector of length zero keeps its angle.
struct DirectedMagnitude {
  private var kept: (vector: CGVector, angle: CGFloat)

  init(_ vector: CGVector) {
    kept = (vector, 0)
    self.vector = vector
  }

  var vector: CGVector {
    get { kept.vector }
    set {
      kept.vector = newValue
      if newValue != .zero { kept.angle = Elementary.atan2(newValue.dy, newValue.dx) }
    }
  }
  /// The angle in radians, clockwise from the positive x-axis.
  var angle: CGFloat {
    get { kept.angle }
    set { set(newValue, magnitude) }
  }
  var magnitude: CGFloat {
    get { (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot() }
    set { set(angle, newValue) }
  }

  private mutating func set(_ angle: CGFloat, _ magnitude: CGFloat) {
    let (sine, cosine) = Elementary.sincos(angle)
    kept = (CGVector(dx: magnitude * cosine, dy: magnitude * sine), angle)
  }
}
