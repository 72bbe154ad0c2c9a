import CoreGraphics
import HostInterface
import Typesetting

/// The texts of a window: its title, and the cards over the frame.
struct WindowWords {
  /// Returns the title of the window, such as `today · ¼ speed · paused — Segue`.
  static func title(_ state: PlayerState) -> String {
    var parts = [state.demo]
    if state.speed != 1 { parts.append("\(speed(state.speed)) speed") }
    switch state.replay {
    case .touches: parts.append("replaying the last touches")
    case .script(let name): parts.append("playing \(name)")
    case nil: break
    }
    if state.pausedBy != nil { parts.append("paused") }
    if let notice = state.notice { parts.append(String(notice.text.split(whereSeparator: \.isNewline).first ?? "")) }
    return parts.joined(separator: " · ") + " — Segue"
  }

  private static func speed(_ speed: Double) -> String {
    switch speed {
    case 0.25: "¼"
    case 0.1: "⅒"
    default: "\((speed * 1000).rounded() / 1000)×"
    }
  }

  /// The width of a card in points. Its image is drawn at `scale`.
  static let width = 320.0
  static let scale = 2.0
  private static let margin = 18.0, row = 25.0

  /// Returns the card that lists the keys.
  static func keys() -> PixelBuffer {
    let rows =
      PlayerKey.all.map { ($0.key.count == 1 ? $0.key.uppercased() : $0.key, $0.meaning) }
      + [("?", "These keys"), ("Alt, Ctrl", "Two fingers; with Shift side by side")]
    let (top, column) = (margin + 34, 82.0)
    return card(height: top + Double(rows.count) * row + margin - 6) { context in
      draw(text("Keys", 16, 600), at: CGPoint(x: margin, y: margin - 2), in: context)
      for (index, (key, meaning)) in rows.enumerated() {
        let y = top + Double(index) * row
        let name = text(key, 12, 500)
        let wide = max(24, name.size.width + 14)
        let cap = CGMutablePath()
        cap.addRoundedRect(in: CGRect(x: column - wide, y: y, width: wide, height: 20), cornerWidth: 5, cornerHeight: 5)
        context.setFillColor(gray: 1, alpha: 0.16)
        context.addPath(cap)
        context.fillPath()
        draw(name, at: CGPoint(x: column - wide / 2 - name.size.width / 2, y: y + 2.5), in: context)
        draw(text(meaning, 13, 400), at: CGPoint(x: column + 12, y: y + 1.5), in: context)
      }
    }
  }

  /// Returns the card that describes a problem.
  static func problem(_ words: String) -> PixelBuffer {
    let lines = text(words, 12, 400, color: RGBA(1, 0.72, 0.68), width: width - 2 * margin, maxLines: 12)
    return card(height: lines.size.height + 2 * margin - 8) { draw(lines, at: CGPoint(x: margin, y: margin - 4), in: $0) }
  }

  private static func card(height: Double, _ body: (CGContext) -> Void) -> PixelBuffer {
    let buffer = PixelBuffer(width: Int(width * scale), height: Int((height * scale).rounded(.up)))
    let context = CGContext(buffer, scale: scale)
    let path = CGMutablePath()
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: width, height: height), cornerWidth: 16, cornerHeight: 16)
    context.setFillColor(gray: 0.13, alpha: 0.96)
    context.addPath(path)
    context.fillPath()
    body(context)
    return buffer
  }

  private static func text(
    _ string: String, _ size: Double, _ weight: Int, color: RGBA = RGBA(white: 0.95), width: Double? = nil, maxLines: Int = 1
  ) -> TextLayout {
    let style = TextStyle(font: .system(size: size, weight: weight), color: color)
    return Typesetter.standard.layout(StyledText(string, style: style), width: width.map { CGFloat($0) }, maxLines: maxLines)
  }

  private static func draw(_ layout: TextLayout, at point: CGPoint, in context: CGContext) {
    guard let bitmap = Typesetter.standard.bitmap(of: layout, scale: scale) else { return }
    if let tint = bitmap.tint { context.setFillColor(CGColor(tint)) }
    let size = CGSize(width: Double(bitmap.image.width) / scale, height: Double(bitmap.image.height) / scale)
    let corner = CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    context.drawUpright(bitmap.image, in: CGRect(origin: corner, size: size))
  }
}
