import CoreGraphics

@MainActor
extension UIImage {
  func defaultDraw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  func defaultDraw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  func defaultDraw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, of: context)
  }
  func defaultDraw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context)
    context.restoreGState()
  }
  func defaultDrawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage, size.width > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    tile(cgImage, size, over: rect, in: context)
    context.restoreGState()
  }

  private func draw(in rect: CGRect, of context: CGContext) {
    guard let cgImage else { return }
    if capInsets == .zero {
      context.drawUpright(cgImage, in: rect)
    } else {
      drawParts(of: cgImage, in: rect, context)
    }
  }

  /// Draws the nine parts of a resizable image. Corners keep their size. Edges are stretched or tiled along one axis, and the middle along
  /// both.
  private func drawParts(of image: CGImage, in rect: CGRect, _ context: CGContext) {
    let (w, h) = (CGFloat(image.width), CGFloat(image.height))
    let source = [
      [0, capInsets.left * scale, w - capInsets.right * scale, w], [0, capInsets.top * scale, h - capInsets.bottom * scale, h],
    ]
    let target = [
      [rect.minX, rect.minX + capInsets.left, rect.maxX - capInsets.right, rect.maxX],
      [rect.minY, rect.minY + capInsets.top, rect.maxY - capInsets.bottom, rect.maxY],
    ]
    for row in 0..<3 {
      for column in 0..<3 {
        let from = CGRect(
          x: source[0][column], y: source[1][row], width: source[0][column + 1] - source[0][column],
          height: source[1][row + 1] - source[1][row])
        let to = CGRect(
          x: target[0][column], y: target[1][row], width: target[0][column + 1] - target[0][column],
          height: target[1][row + 1] - target[1][row])
        guard from.width > 0, from.height > 0, to.width > 0, to.height > 0, let part = image.cropping(to: from) else { continue }
        if resizingMode == .stretch || (row != 1 && column != 1) {
          context.drawUpright(part, in: to)
        } else {
          context.saveGState()
          context.clip(to: to)
          let own = CGSize(width: from.width / scale, height: from.height / scale)
          tile(part, CGSize(width: column == 1 ? own.width : to.width, height: row == 1 ? own.height : to.height), over: to, in: context)
          context.restoreGState()
        }
      }
    }
  }

  private func tile(_ image: CGImage, _ size: CGSize, over rect: CGRect, in context: CGContext) {
    guard size.width > 0, size.height > 0 else { return }
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        context.drawUpright(image, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
        x += size.width
      }
      y += size.height
    }
  }
}
