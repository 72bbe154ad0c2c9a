extension CGPath {
  /// The smallest rectangle around all points, including control points. It is the null rectangle if the path is empty.
  public var boundingBox: CGRect {
    var box = Box()
    for element in elements { for point in element.points { box.add(point) } }
    return box.rect
  }

  /// The smallest rectangle around the drawn path, without its control points. It is the null rectangle if the path is empty.
  public var boundingBoxOfPath: CGRect {
    var box = Box()
    for case .move(let p) in elements { box.add(p) }
    for piece in pieces {
      let curve: Bezier
      switch piece.element {
      case .line(let p):
        box.add(p)
        continue
      case .quadCurve(let c, let p): curve = Bezier(quadratic: piece.from, c, p)
      case .curve(let c1, let c2, let p): curve = Bezier(piece.from, c1, c2, p)
      case .move, .close: continue
      }
      box.add(curve.p3)
      for t in curve.extrema(\.x) + curve.extrema(\.y) { box.add(curve.point(at: t)) }
    }
    return box.rect
  }

  /// Returns a Boolean value that indicates whether a point is inside the path. Open subpaths count as closed.
  /// - Parameter transform: A transform that is applied to the point first.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    let p = point.applying(transform)
    guard boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(p) else { return false }
    var winding = 0
    for polygon in polygons() {
      for (i, a) in polygon.enumerated() {
        let b = polygon[i + 1 == polygon.count ? 0 : i + 1]
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
        if b.y > a.y, side > 0 { winding += 1 }
        if b.y <= a.y, side < 0 { winding -= 1 }
      }
    }
    return rule == .winding ? winding != 0 : winding & 1 == 1
  }

  /// Returns a Boolean value that indicates whether the path is a single rectangle with sides along the axes. If so, the rectangle is
  /// stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard elements.count == 5 || elements.count == 4, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements.count == 4 || elements[4] == .close
    else { return false }
    let across = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let down = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard across || down else { return false }
    rect?.pointee = CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
    return true
  }

  private struct Box {
    var (x0, y0, x1, y1) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    mutating func add(_ p: CGPoint) {
      (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y))
    }
    var rect: CGRect { x0 > x1 ? .null : CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) }
  }
}

extension CGPath {
  /// Returns the elements of the path with each subpath in the opposite direction. The order of the subpaths is kept.
  public func reversedElements() -> [PathElement] {
    var reversed: [PathElement] = []
    var subpath: [Piece] = [], start = CGPoint.zero, pen = CGPoint.zero
    func finish(closed: Bool) {
      guard !subpath.isEmpty else { return }
      reversed.append(.move(pen))
      for piece in subpath.reversed() {
        switch piece.element {
        case .line: reversed.append(.line(piece.from))
        case .quadCurve(let c, _): reversed.append(.quadCurve(c, piece.from))
        case .curve(let c1, let c2, _): reversed.append(.curve(c2, c1, piece.from))
        case .move, .close: break
        }
      }
      if closed { reversed.append(.close) }
      subpath = []
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish(closed: false)
        (start, pen) = (p, p)
      case .line(let p), .quadCurve(_, let p), .curve(_, _, let p):
        subpath.append(Piece(from: pen, element: element))
        pen = p
      case .close:
        finish(closed: true)
        pen = start
      }
    }
    finish(closed: false)
    return reversed
  }
}
