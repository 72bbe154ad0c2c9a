import UIKit

/// An object that draws an illustration on a sheet. The sheet is 100 units wide, whatever its size in points, and its origin is at the top
/// left.
@MainActor
package struct Painter {
  package let context: CGContext
  /// The number of points in a unit. Shadows are measured in points.
  package let unit: CGFloat
  /// The height of the sheet in units. It is 120 on a card of the "Today" page.
  package let height: CGFloat

  /// Returns an image of a size in points. `draw` is called with the sheet.
  ///
  /// - Parameter sheetHeight: The height of the sheet in its units. A sheet of another shape than the image fills it from the middle, and
  ///   is cut off outside. The default is the image's shape.
  package static func image(size: CGSize, scale: CGFloat, sheetHeight: CGFloat? = nil, _ draw: (Painter) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let unit = max(size.width / 100, sheetHeight.map { size.height / $0 } ?? 0)
      let height = sheetHeight ?? size.height / unit
      if sheetHeight != nil {
        renderer.cgContext.translateBy(x: (size.width - 100 * unit) / 2, y: (size.height - height * unit) / 2)
      }
      renderer.cgContext.scaleBy(x: unit, y: unit)
      draw(Painter(context: renderer.cgContext, unit: unit, height: height))
    }
  }

  /// A colour along a gradient.
  package struct Stop {
    package var at: CGFloat
    package var color: UIColor
    package init(_ at: CGFloat, _ hex: UInt32, _ alpha: CGFloat = 1) { (self.at, color) = (at, UIColor(hex: hex, alpha: alpha)) }
  }

  package var sheet: CGRect { CGRect(x: 0, y: 0, width: 100, height: height) }

  // MARK: Fills

  package func fill(_ path: UIBezierPath, _ hex: UInt32, _ alpha: CGFloat = 1) {
    UIColor(hex: hex, alpha: alpha).setFill()
    path.fill()
  }
  package func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ hex: UInt32, _ alpha: CGFloat = 1) {
    fill(UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)), hex, alpha)
  }
  /// Fills a path with a gradient from one point to another.
  package func gradient(_ path: UIBezierPath?, _ stops: [Stop], from: CGPoint, to: CGPoint) {
    context.saveGState()
    path?.addClip()
    context.drawLinearGradient(
      Self.gradient(stops), start: from, end: to, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }
  /// Fills a path with a gradient from one height to another.
  package func gradient(_ path: UIBezierPath, _ stops: [Stop], top: CGFloat, bottom: CGFloat) {
    gradient(path, stops, from: CGPoint(x: 0, y: top), to: CGPoint(x: 0, y: bottom))
  }
  /// Fills the sheet with a gradient from one height to another.
  package func sky(_ stops: [Stop], top: CGFloat, bottom: CGFloat) {
    gradient(nil, stops, from: CGPoint(x: 0, y: top), to: CGPoint(x: 0, y: bottom))
  }
  /// Draws a gradient from a centre outwards. Beyond the radius it is clear if the last stop is clear.
  package func glow(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ stops: [Stop], in path: UIBezierPath? = nil) {
    context.saveGState()
    (path ?? UIBezierPath(rect: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))).addClip()
    let center = CGPoint(x: x, y: y)
    context.drawRadialGradient(
      Self.gradient(stops), startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
      options: .drawsAfterEndLocation)
    context.restoreGState()
  }
  /// Draws content that is clipped to a path.
  package func inside(_ path: UIBezierPath, _ draw: () -> Void) {
    context.saveGState()
    path.addClip()
    draw()
    context.restoreGState()
  }
  /// Draws content and clips it to a path at the end. The edge is smoothed once, however much was drawn.
  package func cut(to path: UIBezierPath, _ draw: () -> Void) {
    context.saveGState()
    clipHard(to: path.bounds.insetBy(dx: -0.5, dy: -0.5))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    let outside = UIBezierPath(rect: path.bounds.insetBy(dx: -2, dy: -2))
    outside.append(path)
    outside.usesEvenOddFillRule = true
    outside.fill(with: .destinationOut, alpha: 1)
    context.endTransparencyLayer()
    context.restoreGState()
  }
  /// Clips to whole pixels, so that two adjacent parts meet without a seam.
  package func clipHard(to rect: CGRect) {
    context.setShouldAntialias(false)
    context.clip(to: rect)
    context.setShouldAntialias(true)
  }
  /// Draws with a shadow whose lengths are in units of the sheet.
  package func shadowed(_ dx: CGFloat, _ dy: CGFloat, _ blur: CGFloat, _ hex: UInt32, _ alpha: CGFloat, _ draw: () -> Void) {
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: dx * unit, height: dy * unit), blur: blur * unit, color: UIColor(hex: hex, alpha: alpha).cgColor)
    draw()
    context.restoreGState()
  }
  package func line(_ path: UIBezierPath, _ hex: UInt32, _ alpha: CGFloat = 1, width: CGFloat) {
    UIColor(hex: hex, alpha: alpha).setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private static func gradient(_ stops: [Stop]) -> CGGradient {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: stops.map(\.color.cgColor) as CFArray, locations: stops.map(\.at))!
  }
}
