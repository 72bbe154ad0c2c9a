import CoreGraphics

/// A drawing of a symbol as coverage, on a grid with a height of 24 units.
package struct Symbol {
  /// The resolution of symbols, which is independent of the screen.
  static let pixelsPerPoint: CGFloat = 3

  /// The width in units of the grid.
  var width: CGFloat = 24
  var draw: (SymbolPen) -> Void

  /// The largest width and height of a symbol's image, in points. A larger size is a mistake of the app, and must not exhaust the memory.
  private static let largestSide: CGFloat = 1000

  static func picture(_ name: String, _ look: ResolvedSymbolLook) -> CGImage? {
    guard look.pointSize.isFinite, let symbol = named(name) else { return nil }
    let full = min(look.height, largestSide), unit = full / 24
    let (width, height) = ((symbol.width * unit).rounded(.up), full.rounded(.up))
    guard width >= 1, height >= 1 else { return nil }
    let buffer = PixelBuffer(
      width: Int(width * pixelsPerPoint), height: Int(height * pixelsPerPoint), format: look.colors == nil ? .alpha : .bgra)
    let context = CGContext(buffer, scale: pixelsPerPoint)
    context.translateBy(x: (width - symbol.width * unit) / 2, y: (height - full) / 2)
    context.scaleBy(x: unit, y: unit)
    let pen = SymbolPen(context: context, line: look.line, colors: look.colors)
    pen.level(0) { symbol.draw(pen) }
    return context.takeImage()
  }
}

/// A pen that draws the strokes and shapes of symbols.
struct SymbolPen {
  let context: CGContext
  let line: CGFloat
  /// The colours of the levels, from the most prominent to the least. `nil` draws coverage only.
  var colors: [CGColor]?

  func with(line: CGFloat) -> SymbolPen { SymbolPen(context: context, line: line, colors: colors) }

  /// Draws a part at a level. Level 0 is the most prominent one.
  func level(_ level: Int, _ drawing: () -> Void) {
    guard let colors, let color = level < colors.count ? colors[level] : colors.last else { return drawing() }
    context.saveGState()
    context.setFillColor(color)
    context.setStrokeColor(color)
    drawing()
    context.restoreGState()
  }
  /// Draws something on a shape: in the colour of its level if the symbol has colours, and otherwise as a hole.
  func inlay(_ drawing: () -> Void) { if colors == nil { cut(drawing) } else { level(0, drawing) } }

  private func prepare(_ width: CGFloat?) {
    context.setLineWidth(width ?? line)
    context.setLineCap(.round)
    context.setLineJoin(.round)
  }
  /// Draws a line through points, which are given as x, y, x, y and so on.
  func stroke(_ coordinates: CGFloat..., closed: Bool = false, width: CGFloat? = nil) {
    stroke(polygon(coordinates, closed: closed), width: width)
  }
  func stroke(_ path: CGPath, width: CGFloat? = nil) {
    prepare(width)
    context.addPath(path)
    context.strokePath()
  }
  func fill(_ coordinates: CGFloat...) { fill(polygon(coordinates, closed: true)) }
  func fill(_ path: CGPath) {
    context.addPath(path)
    context.fillPath()
  }
  /// Fills a path and strokes its edge, which rounds its corners.
  func solid(_ path: CGPath, edge: CGFloat) {
    fill(path)
    stroke(path, width: edge)
  }
  func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, filled: Bool = false) {
    let rect = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    if filled { fill(CGPath(ellipseIn: rect, transform: nil)) } else { stroke(CGPath(ellipseIn: rect, transform: nil)) }
  }
  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat, filled: Bool = false) {
    let path = CGPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
    if filled { fill(path) } else { stroke(path) }
  }
  /// Removes the area that `drawing` covers.
  func cut(_ drawing: () -> Void) {
    context.saveGState()
    context.setBlendMode(.destinationOut)
    drawing()
    context.restoreGState()
  }
  func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from: CGFloat, to: CGFloat, width: CGFloat? = nil) {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: from * .pi / 180, endAngle: to * .pi / 180, clockwise: false)
    stroke(path, width: width)
  }
  func polygon(_ coordinates: [CGFloat], closed: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: stride(from: 0, to: coordinates.count - 1, by: 2).map { CGPoint(x: coordinates[$0], y: coordinates[$0 + 1]) })
    if closed { path.closeSubpath() }
    return path
  }
}
