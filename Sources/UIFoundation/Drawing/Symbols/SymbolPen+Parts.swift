import CoreGraphics

/// The parts of which symbols are composed.
extension SymbolPen {
  /// Draws a shape with content. In a filled shape the content is a hole. In an outline it consists of lines.
  func panel(_ shape: CGPath, filled: Bool, edge: CGFloat = 1.4, _ inside: () -> Void = {}) {
    if filled {
      level(1) { solid(shape, edge: edge) }
      inlay(inside)
    } else {
      level(1) { stroke(shape) }
      inside()
    }
  }

  /// Draws another symbol with its upper left corner at a point.
  func place(_ symbol: Symbol?, _ x: CGFloat, _ y: CGFloat, scale: CGFloat) {
    guard let symbol else { return }
    context.saveGState()
    context.translateBy(x: x, y: y)
    context.scaleBy(x: scale, y: scale)
    symbol.draw(with(line: line / scale))
    context.restoreGState()
  }

  /// Draws with left and right exchanged about the middle of a width.
  func mirrored(width: CGFloat = 24, _ drawing: () -> Void) {
    context.saveGState()
    context.translateBy(x: width, y: 0)
    context.scaleBy(x: -1, y: 1)
    drawing()
    context.restoreGState()
  }

  /// Draws with a rotation about a point, in degrees clockwise.
  func turned(_ degrees: CGFloat, _ x: CGFloat = 12, _ y: CGFloat = 12, _ drawing: () -> Void) {
    context.saveGState()
    context.translateBy(x: x, y: y)
    context.rotate(by: degrees * .pi / 180)
    context.translateBy(x: -x, y: -y)
    drawing()
    context.restoreGState()
  }

  func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height), transform: nil)
  }
  func roundedRect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: min(radius, width / 2),
      cornerHeight: min(radius, height / 2), transform: nil)
  }
  /// Returns a closed path through points, which are given as x, y, x, y and so on.
  func closed(_ coordinates: CGFloat...) -> CGPath { polygon(coordinates, closed: true) }

  func dots(_ radius: CGFloat, _ coordinates: CGFloat...) {
    for i in stride(from: 0, to: coordinates.count - 1, by: 2) { circle(coordinates[i], coordinates[i + 1], radius, filled: true) }
  }

  /// Draws a capital A on a baseline. The height is in units of the grid.
  func letterA(_ middle: CGFloat, _ baseline: CGFloat, _ height: CGFloat) {
    let half = height * 0.42
    stroke(middle - half, baseline, middle, baseline - height, middle + half, baseline)
    stroke(middle - half * 0.62, baseline - height * 0.34, middle + half * 0.62, baseline - height * 0.34)
  }

  /// Draws the corners of a viewfinder with a side length, about the middle of the grid.
  func corners(_ side: CGFloat = 19, length: CGFloat = 5) {
    let (near, far) = (12 - side / 2, 12 + side / 2)
    for (x, toward) in [(near, CGFloat(1)), (far, -1)] {
      for (y, down) in [(near, CGFloat(1)), (far, -1)] { stroke(x + toward * length, y, x, y, x, y + down * length) }
    }
  }

  /// Draws the axes of a chart.
  func axes() { stroke(3.5, 3, 3.5, 20.5, 21, 20.5) }

  /// Draws a vertical arrow from one height to another.
  func arrow(_ x: CGFloat, from: CGFloat, to: CGFloat, head: CGFloat = 3.4) {
    let back = from > to ? head : -head
    stroke(x, from, x, to)
    stroke(x - head, to + back, x, to, x + head, to + back)
  }

  /// Draws the letter z in a square.
  func letterZ(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) { stroke(x, y, x + side, y, x, y + side, x + side, y + side) }
}

extension CGPath {
  /// Returns a path that begins at a point. Parts with six coordinates are curves, and parts with two are lines.
  static func symbol(from x: CGFloat, _ y: CGFloat, _ parts: [CGFloat]..., closed: Bool = true) -> CGPath {
    var elements: [PathElement] = [.move(CGPoint(x: x, y: y))]
    for part in parts {
      if part.count == 6 {
        elements.append(.curve(CGPoint(x: part[0], y: part[1]), CGPoint(x: part[2], y: part[3]), CGPoint(x: part[4], y: part[5])))
      } else {
        elements.append(.line(CGPoint(x: part[0], y: part[1])))
      }
    }
    if closed { elements.append(.close) }
    return CGPath(elements: elements)
  }
}
