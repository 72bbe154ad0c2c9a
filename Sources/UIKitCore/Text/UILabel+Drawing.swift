import CoreGraphics
import QuartzCore
import Typesetting

extension UILabel {
  /// Returns the top of the first line if the text is centred vertically in a rectangle, rounded down to a whole pixel.
  func textTop(_ layout: TextLayout, in rect: CGRect) -> CGFloat {
    let middle = rect.minY + max(0, rect.height - layout.size.height) / 2
    return (middle * pixelsPerPoint).rounded(.down) / pixelsPerPoint
  }

  /// Records the position of the text for the layer's contents, or draws the text in the current context. It is the default of
  /// `drawText(in:)`.
  func place(_ rect: CGRect) {
    let layout = content.layout(in: rect.size)
    if isPlacing {
      placement = (rect, layout)
      return
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let origin = CGPoint(x: rect.minX, y: textTop(layout, in: rect))
    if let shadowColor {
      layout.with(color: shadowColor.rgba).draw(
        in: context, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height))
    }
    layout.draw(in: context, at: origin)
  }

  /// Returns the text as the layer's contents. They are a coverage mask with a colour, or pixels if the text has several colours or a
  /// shadow.
  func makeContents() -> (image: CGImage, tint: RGBA?, scale: CGFloat)? {
    (placement, isPlacing) = (nil, true)
    drawText(in: bounds)
    isPlacing = false
    guard let (rect, layout) = placement, !layout.lines.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    // Labels larger than the largest bitmap are drawn at a lower resolution.
    let scale = min(pixelsPerPoint, 16_000 / max(bounds.width, bounds.height))
    if shadowColor != nil {
      let size = CGSize(width: (bounds.width * scale).rounded(.up), height: (bounds.height * scale).rounded(.up))
      let context = CGContext(PixelBuffer(width: Int(max(1, size.width)), height: Int(max(1, size.height))), scale: scale)
      UIGraphicsPushContext(context)
      place(rect)
      UIGraphicsPopContext()
      return (context.takeImage(), nil, scale)
    }
    let region = CGRect(x: -rect.minX, y: -textTop(layout, in: rect), width: visibleWidth(layout, rect), height: bounds.height)
    return Typesetter.standard.bitmap(of: layout, region: region, scale: scale).map { ($0.image, $0.tint, scale) }
  }

  /// Returns the width that needs pixels. Lines that begin at the left do not need pixels in the rest of the bounds.
  private func visibleWidth(_ layout: TextLayout, _ rect: CGRect) -> CGFloat {
    guard contentsEdge == .left else { return bounds.width }
    let reach = layout.lines.reduce(0) { max($0, $1.rect.maxX) }
    return min(bounds.width, (rect.minX + reach + font.pointSize / 4).roundedUp(pixelsPerPoint))
  }

  /// The edge of the bounds to which the pixels stay attached while the bounds change.
  var contentsEdge: TextAlignment {
    switch textAlignment {
    case .left, .justified: .left
    case .center: .center
    case .right: .right
    case .natural: laysOutFromRight || content.layout(in: bounds.size).lines.contains(where: \.readsLeft) ? .right : .left
    }
  }
}

extension TextLayout {
  /// Returns a layout of the text in a single colour.
  fileprivate func with(color: RGBA) -> TextLayout {
    let text = text.mapStyles {
      ($0.color, $0.background, $0.underlineColor, $0.strikethroughColor) = (color, nil, nil, nil)
      $0.ornament?.shadow = nil
      $0.ornament?.stroke?.color = nil
      if let image = $0.ornament?.picture?.image { $0.ornament?.picture?.image = image.coverage() }
    }
    return Typesetter.standard.layout(text, width: width.isFinite ? width : nil, maxLines: isTruncated ? lines.count : 0)
  }
}

extension NSTextAlignment {
  /// Returns the alignment to use in a view. Natural text is aligned to the right in a view that lays out from right to left.
  /// (Docs/behaviour/environment.md, "Right-to-left layout")
  @MainActor
  func value(in view: UIView) -> TextAlignment { self == .natural && view.laysOutFromRight ? .right : value }
}
