import QuartzCore

/// A vector that is also an angle and a length, so that each can be set alone. A length of nothing keeps its angle.
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
  /// In radians, clockwise from the right.
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
