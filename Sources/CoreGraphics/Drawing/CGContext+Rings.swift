import CCairo
import CPixels

extension CGContext {
  /// The number of rows that are computed at once. A band of this height stays in the processor's cache until it is drawn.
  static let bandHeight = 32

  /// Draws a radial gradient around one point. It is many times as fast as Cairo's gradient, which supports any two circles.
  ///
  /// - Parameters:
  ///   - center: The centre, in pixels.
  ///   - radius: The radius, in pixels.
  func drawRings(_ gradient: CGGradient, around center: CGPoint, radius: CGFloat, _ options: CGGradientDrawingOptions) {
    guard let last = gradient.stops.last else { return }
    let beyond = options.contains(.drawsAfterEndLocation) ? last.color.premultiplied : 0
    var area = clipPixels
    if beyond >> 24 == 0, state.blend == .normal {  // nothing is visible outside
      area = area.intersection(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    area = area.integral
    guard area.width >= 1, area.height >= 1 else { return }
    let ramp = (0..<CPXRamp).map { gradient.color(at: CGFloat($0) / CGFloat(CPXRamp - 1)).premultiplied } + [beyond]
    let band = PixelBuffer(width: Int(area.width), height: min(Int(area.height), Self.bandHeight)), surface = CairoSurface(band)
    paint(extent: area) { cr in
      for y in stride(from: area.minY, to: area.maxY, by: CGFloat(band.height)) {
        let rows = min(CGFloat(band.height), area.maxY - y)
        cpx_radial(
          ramp, Float(center.x - area.minX), Float(center.y - y), Float(CGFloat(CPXRamp - 1) / radius), band.bytes.baseAddress,
          band.bytesPerRow, band.width, Int(rows))
        cairo_surface_mark_dirty(surface.pointer)
        emit(PathShapes.rect(CGRect(x: area.minX, y: y, width: area.width, height: rows)), to: cr)
        cairo_set_source_surface(cr, surface.pointer, area.minX, y)
        fillBounded(cr, alpha: state.alpha)
      }
    }
  }
}

extension CGGradient {
  /// Returns the colour at a location between 0 and 1. Beyond the outermost stops it is the colour of the nearer one.
  func color(at place: CGFloat) -> RGBA {
    guard let above = stops.first(where: { $0.location > place }) else { return stops.last?.color ?? RGBA(white: 0, 0) }
    guard let below = stops.last(where: { $0.location <= place }) else { return above.color }
    let t = (place - below.location) / (above.location - below.location)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    let (a, b) = (below.color, above.color)
    return RGBA(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), mix(a.alpha, b.alpha))
  }
}

extension CGAffineTransform {
  /// The factor by which the transform scales all lengths. It is `nil` if the transform does not map circles to circles.
  var uniformScale: CGFloat? {
    let scale = abs(determinant).squareRoot(), close = scale * 1e-9
    let turns = abs(a - d) <= close && abs(b + c) <= close, mirrors = abs(a + d) <= close && abs(b - c) <= close
    return scale > 0 && (turns || mirrors) ? scale : nil
  }
}
