import CoreGraphics
import InterfaceGeometry
import Typesetting

/// The image of a status bar in a single colour. It shows full signals, a full battery, and the time of Apple's product images.
struct StatusBarPicture {
  let layout: StatusBarLayout
  let color: RGBA
  /// The number of pixels per point.
  let scale: CGFloat

  static let time = "9:41"
  /// The opacity of the battery's frame.
  private static let frameAlpha = 0.35

  /// Draws the image in the size of the layout. It is transparent around the parts.
  func draw() -> CGImage {
    let buffer = PixelBuffer(width: pixels(layout.size.width), height: pixels(layout.size.height))
    let context = CGContext(buffer, scale: scale)
    context.setFillColor(CGColor(color))
    drawTime(in: context)
    drawCellular(in: context)
    drawWifi(in: context)
    drawBattery(in: context)
    return context.takeImage()
  }

  private func pixels(_ points: CGFloat) -> Int { max(1, Int((points * scale).rounded(.up))) }

  private func drawTime(in context: CGContext) {
    let font = FontDescription.system(size: layout.timeSize, weight: 600)
    let text = Typesetter.standard.layout(StyledText(Self.time, style: TextStyle(font: font, color: color)))
    guard let bitmap = Typesetter.standard.bitmap(of: text, scale: scale) else { return }
    let size = CGSize(width: CGFloat(bitmap.image.width) / scale, height: CGFloat(bitmap.image.height) / scale)
    let corner = CGPoint(x: onPixel(layout.time.x - size.width / 2), y: onPixel(layout.time.y - size.height / 2))
    context.drawUpright(bitmap.image, in: CGRect(origin: corner, size: size))
  }

  private func onPixel(_ points: CGFloat) -> CGFloat { (points * scale).rounded() / scale }

  /// Draws four bars of increasing height.
  private func drawCellular(in context: CGContext) {
    let (box, width) = (StatusBarLayout.cellularSize, 3.0)
    let gap = (box.width - 4 * width) / 3
    for bar in 0..<4 {
      let height = 4 + (box.height - 4) * CGFloat(bar) / 3
      let corner = CGPoint(x: layout.cellular.x + CGFloat(bar) * (width + gap), y: layout.cellular.y + box.height - height)
      fill(CGRect(origin: corner, size: CGSize(width: width, height: height)), radius: 1, in: context)
    }
  }

  /// Draws a wedge of three rings around a point at the bottom.
  private func drawWifi(in context: CGContext) {
    let box = StatusBarLayout.wifiSize
    let centre = CGPoint(x: layout.wifi.x + box.width / 2, y: layout.wifi.y + box.height)
    let opening = Double.pi / 4
    for (inner, outer) in [(0.0, 3.4), (4.9, 7.1), (8.6, 10.8)] {
      context.beginPath()
      context.addArc(center: centre, radius: outer, startAngle: -.pi / 2 - opening, endAngle: -.pi / 2 + opening, clockwise: false)
      if inner > 0 {
        context.addArc(center: centre, radius: inner, startAngle: -.pi / 2 + opening, endAngle: -.pi / 2 - opening, clockwise: true)
      } else {
        context.addLine(to: centre)
      }
      context.closePath()
      context.fillPath()
    }
  }

  private func drawBattery(in context: CGContext) {
    let box = CGRect(origin: layout.battery, size: StatusBarLayout.batterySize)
    let shell = CGRect(x: box.minX, y: box.minY, width: 22, height: box.height)
    let frame = CGMutablePath()
    frame.addRoundedRect(in: shell.insetBy(dx: 0.5, dy: 0.5), cornerWidth: 2.3, cornerHeight: 2.3)
    context.saveGState()
    context.setAlpha(Self.frameAlpha)
    context.setStrokeColor(CGColor(color))
    context.setLineWidth(1)
    context.addPath(frame)
    context.strokePath()
    context.restoreGState()
    fill(shell.insetBy(dx: 2, dy: 2), radius: 1.3, in: context)
    context.saveGState()
    context.setAlpha(Self.frameAlpha + 0.05)
    fill(CGRect(x: shell.maxX + 1, y: box.midY - 2, width: 1.33, height: 4), radius: 0.66, in: context)
    context.restoreGState()
  }

  private func fill(_ rect: CGRect, radius: CGFloat, in context: CGContext) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    context.addPath(path)
    context.fillPath()
  }
}
