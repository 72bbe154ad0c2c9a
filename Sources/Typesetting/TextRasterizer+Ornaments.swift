import CPixels
import CoreGraphics

/// The drawing of text shadows and inline images.
extension TextRasterizer {
  /// Draws all shadows of a line. They are below everything in the line that casts a shadow.
  func drawShadows(of line: TextLine, into target: PixelBuffer) throws(FontError) {
    for run in line.runs {
      let style = style(run)
      guard let shadow = style.ornament?.shadow, shadow.color.alpha > 0 else { continue }
      try draw(shadow, of: run, style, line, into: target)
    }
  }

  private func draw(
    _ shadow: TextShadow, of run: GlyphRun, _ style: TextStyle, _ line: TextLine, into target: PixelBuffer
  ) throws(FontError) {
    let sigma = max(0, shadow.blur) / 2 * scale, blurred = (3 * sigma).rounded(.up) / scale
    let dx = (shadow.offset.width * scale).rounded() / scale, dy = (shadow.offset.height * scale).rounded() / scale
    // This is the area that can cast a shadow into the region, in points of the layout and aligned to pixels of the region.
    let ink = CGRect(x: run.x, y: line.rect.minY, width: run.width, height: line.rect.height)
      .insetBy(dx: -style.inkReach - blurred, dy: -style.inkReach - blurred)
    let area = ink.intersection(region.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -blurred, dy: -blurred))
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    let left = ((area.minX - region.minX) * scale).rounded(.down), top = ((area.minY - region.minY) * scale).rounded(.down)
    let width = min(TextRasterizer.greatestSide, Int(((area.maxX - region.minX) * scale).rounded(.up) - left))
    let height = min(TextRasterizer.greatestSide, Int(((area.maxY - region.minY) * scale).rounded(.up) - top))
    guard width > 0, height > 0 else { return }
    let mask = PixelBuffer(width: width, height: height, format: .alpha)
    var caster = self
    (caster.only, caster.region) = (
      nil,
      CGRect(x: region.minX + left / scale, y: region.minY + top / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    )
    let baseline = ((line.baseline - region.minY) * scale).rounded() - top - (style.baselineOffset * scale).rounded()
    try caster.draw(run, style, baseline: baseline, into: Canvas(target: mask, color: nil))
    if sigma > 0 {
      let isBlurred = cpx_blur(mask.bytes.baseAddress, mask.bytesPerRow, mask.width, mask.height, sigma) == 1
      precondition(isBlurred, "No memory left to blur a shadow of \(width)×\(height) pixels")
    }
    var color = shadow.color
    color.alpha *= style.color.alpha
    let pixels = GlyphPixels(
      left: 0, top: 0, width: width, height: height, bytesPerRow: mask.bytesPerRow, isColored: false, bytes: mask.bytes.baseAddress!)
    withExtendedLifetime(mask) {
      target.blend(pixels, x: Int(left + dx * scale), y: Int(top + dy * scale), color: color)
    }
  }

  /// Draws an inline image for each of its characters. If only coverage is needed, as for a shadow, it draws the image's coverage.
  func draw(_ picture: InlinePicture, _ run: GlyphRun, baseline: CGFloat, into canvas: Canvas) {
    guard let image = picture.image, picture.bounds.width > 0, picture.bounds.height > 0 else { return }
    let context = CGContext(canvas.target)
    if let color = canvas.color { context.setFillColor(CGColor(color)) }
    for glyph in run.glyphs where glyph.advance > 0 {
      let x = (run.x + CGFloat(glyph.x) + picture.bounds.minX - region.minX) * scale
      let left = x.rounded(), right = (x + picture.bounds.width * scale).rounded()
      let top = baseline - (picture.bounds.maxY * scale).rounded(), bottom = baseline - (picture.bounds.minY * scale).rounded()
      let rect = CGRect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
      guard rect.intersects(CGRect(x: 0, y: 0, width: canvas.target.width, height: canvas.target.height)) else { continue }
      context.drawUpright(canvas.color == nil ? image.coverage() : image, in: rect)
    }
  }
}
