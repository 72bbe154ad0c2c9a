import CoreGraphics
import QuartzCore
import Typesetting

extension UILabel {
  /// Where the first line's top stands so that the text is in the middle of a rectangle's height, on a whole pixel.
  func textTop(_ layout: TextLayout, in rect: CGRect) -> CGFloat {
    let middle = rect.minY + max(0, rect.height - layout.size.height) / 2
    return (middle * pixelsPerPoint).rounded(.down) / pixelsPerPoint
  }

  /// What `drawText(in:)` does by itself: notes the place of the text for the layer's contents, or draws into the current context.
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

  /// The text as the layer's contents: coverage and a colour, or pixels where it has several colours or a shadow.
  func makeContents() -> (image: CGImage, tint: RGBA?, scale: CGFloat)? {
    (placement, isPlacing) = (nil, true)
    drawText(in: bounds)
    isPlacing = false
    guard let (rect, layout) = placement, !layout.lines.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    // Labels beyond the largest bitmap are drawn more coarsely.
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

  /// Lines that begin at the left leave the rest of the bounds without pixels.
  private func visibleWidth(_ layout: TextLayout, _ rect: CGRect) -> CGFloat {
    guard contentsEdge == .left else { return bounds.width }
    let reach = layout.lines.reduce(0) { max($0, $1.rect.maxX) }
    return min(bounds.width, (rect.minX + reach + font.pointSize / 4).roundedUp(pixelsPerPoint))
  }

  /// The side of the bounds that the pixels keep to while the bounds change.
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
  /// The same text in one colour.
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
  /// What it is in a view: natural text stands at the right where the view lays out from there. (BEHAVIOUR-2 §22.4)
  @MainActor
  func value(in view: UIView) -> TextAlignment { self == .natural && view.laysOutFromRight ? .right : value }
}
