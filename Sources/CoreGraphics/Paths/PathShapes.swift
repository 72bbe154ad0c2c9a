/// The elements of the standard shapes of Core Graphics.
enum PathShapes {
  /// The distance of a quarter circle's control points from its ends, in radii: 4/3·(√2 − 1).
  static let quarter: CGFloat = 0.5522847498307936

  static func rect(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rect.midX, rect.midY)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x * rx, y: cy + y * ry) }
    let k = quarter
    return [
      .move(p(1, 0)), .curve(p(1, k), p(k, 1), p(0, 1)), .curve(p(-k, 1), p(-1, k), p(-1, 0)),
      .curve(p(-1, -k), p(-k, -1), p(0, -1)), .curve(p(k, -1), p(1, -k), p(1, 0)), .close,
    ]
  }

  static func roundedRect(_ rect: CGRect, _ w: CGFloat, _ h: CGFloat) -> [PathElement] {
    if rect.isNull { return [] }
    precondition(
      w >= 0 && h >= 0 && 2 * w <= rect.width && 2 * h <= rect.height,
      "A rounded rectangle of \(rect.width)×\(rect.height) got corners of \(w)×\(h); they may be at most half of its sides")
    if w == 0 || h == 0 { return Self.rect(rect) }
    let (kx, ky) = (w * (1 - quarter), h * (1 - quarter))
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return [
      .move(p(x1, rect.midY)), .line(p(x1, y1 - h)), .curve(p(x1, y1 - ky), p(x1 - kx, y1), p(x1 - w, y1)),
      .line(p(x0 + w, y1)), .curve(p(x0 + kx, y1), p(x0, y1 - ky), p(x0, y1 - h)),
      .line(p(x0, y0 + h)), .curve(p(x0, y0 + ky), p(x0 + kx, y0), p(x0 + w, y0)),
      .line(p(x1 - w, y0)), .curve(p(x1 - kx, y0), p(x1, y0 + ky), p(x1, y0 + h)), .close,
    ]
  }

  /// Returns cubic curves along a circle, from an angle by a signed sweep in radians, without the move to the start. There is one curve for
  /// each quarter turn begun, so the error is below 0.03 % of the radius.
  static func arc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) -> (start: CGPoint, curves: [PathElement]) {
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = Double(sweep) / Double(pieces)
    let half = Elementary.sincos(step / 4)
    let k = 4.0 / 3 * half.sin / half.cos  // control length in radii: 4/3·tan(step/4)
    func unit(_ piece: Int) -> (x: Double, y: Double) {
      let (s, c) = Elementary.sincos(Double(start) + step * Double(piece))
      return (c, s)
    }
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: center.x + radius * x, y: center.y + radius * y) }
    var from = unit(0)
    let first = p(from.x, from.y)
    var curves: [PathElement] = []
    for piece in 1...pieces {
      let to = unit(piece)
      curves.append(.curve(p(from.x - k * from.y, from.y + k * from.x), p(to.x + k * to.y, to.y - k * to.x), p(to.x, to.y)))
      from = to
    }
    return (first, curves)
  }

  /// Returns the signed sweep in radians of an arc between two angles. It is positive unless `clockwise` is `true`. Core Graphics names the
  /// direction as for a y axis that points up.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    if clockwise ? difference <= -turn : difference >= turn { return clockwise ? -turn : turn }
    var sweep = difference - (difference / turn).rounded(.down) * turn  // 0..<turn
    if clockwise && sweep > 0 { sweep -= turn }
    return sweep
  }
}
