import CoreGraphics
import Typesetting

extension TextLayout {
  /// The distance that letters may extend beyond the box of their line, in points. It is a fraction of the largest font size.
  private var overhang: CGFloat { text.inkReach }

  /// Draws the layout in a context, with its origin at a point of user space. Pixels are aligned with the context's pixels unless it is
  /// rotated.
  ///
  /// - Parameter clip: The area to draw, in user space. Parts outside may be left out.
  package func draw(in context: CGContext, at origin: CGPoint, clip: CGRect? = nil) {
    if lines.isEmpty { return }
    let toPixels = context.userSpaceToPixels
    let scale = abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c).squareRoot()
    guard scale > 0, scale.isFinite else { return }
    var region = CGRect(
      x: -overhang, y: -overhang, width: (lines.map(\.rect.maxX).max() ?? 0) + 2 * overhang, height: size.height + 2 * overhang)
    let visible = (clip ?? context.boundingBoxOfClipPath).offsetBy(dx: -origin.x, dy: -origin.y)
    region = region.intersection(visible)
    guard !region.isNull, region.width > 0, region.height > 0 else { return }
    let corner = CGPoint(x: origin.x + region.minX, y: origin.y + region.minY).applying(toPixels)
    if toPixels.b == 0, toPixels.c == 0, toPixels.a > 0, toPixels.d > 0 {
      region.origin.x -= (corner.x - corner.x.rounded(.down)) / scale
      region.origin.y -= (corner.y - corner.y.rounded(.down)) / scale
      region.size.width += 1 / scale
      region.size.height += 1 / scale
    }
    for part in region.parts(noLongerThan: Typesetter.greatestBitmapSide, scale: scale) {
      draw(part, in: context, at: origin, scale: scale)
    }
  }

  private func draw(_ region: CGRect, in context: CGContext, at origin: CGPoint, scale: CGFloat) {
    guard let bitmap = Typesetter.standard.bitmap(of: self, region: region, scale: scale) else { return }
    context.saveGState()
    if let tint = bitmap.tint { context.setFillColor(CGColor(tint)) }
    let target = CGRect(
      x: origin.x + region.minX, y: origin.y + region.minY, width: CGFloat(bitmap.image.width) / scale,
      height: CGFloat(bitmap.image.height) / scale)
    context.drawUpright(bitmap.image, in: target)
    context.restoreGState()
  }
}

extension CGRect {
  /// Returns the rectangle divided into parts of whole pixels, from its origin on.
  fileprivate func parts(noLongerThan pixels: Int, scale: CGFloat) -> [CGRect] {
    let side = CGFloat(pixels) / scale
    if width <= side && height <= side { return [self] }
    return stride(from: minY, to: maxY, by: side).flatMap { y in
      stride(from: minX, to: maxX, by: side).map { x in
        CGRect(x: x, y: y, width: min(side, maxX - x), height: min(side, maxY - y))
      }
    }
  }
}
