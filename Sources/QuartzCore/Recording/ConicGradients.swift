import Compositor
import CoreGraphics
import DisplayList

/// A cache of conic gradients as images. A conic gradient rarely changes, so it is drawn only once.
final class ConicGradients {
  private struct Key: Hashable { var gradient: Gradient; var center: CGPoint; var start: Double; var width, height: Int }
  private static let limit = 8 << 20
  private static let longestSide = 1024.0
  private static let steps = 1024
  private var kept = BoundedCache<Key, CGImage>(limit: ConicGradients.limit)

  /// Returns an image whose colours go clockwise around `center`, beginning in the direction of `toward`.
  func image(_ stops: [Gradient.Stop], in rect: CGRect, center: CGPoint, toward: CGPoint, scale: Double) -> Image? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let scale = min(scale, Self.longestSide / max(rect.width, rect.height))
    let (width, height) = (max(1, Int((rect.width * scale).rounded(.up))), max(1, Int((rect.height * scale).rounded(.up))))
    let (sx, sy) = (Double(width) / rect.width, Double(height) / rect.height)
    let start = toward == center ? 0 : Elementary.atan2(toward.y - center.y, toward.x - center.x)
    let gradient = Gradient(from: .zero, to: CGPoint(x: 1, y: 0), stops)
    let key = Key(
      gradient: gradient, center: CGPoint(x: center.x - rect.minX, y: center.y - rect.minY), start: start, width: width, height: height)
    if let found = kept.value(for: key) { return Image(found, in: rect) }

    let colors = (0...Self.steps).map { gradient.color(at: Double($0) / Double(Self.steps)).premultiplied }
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = buffer.row(y).bindMemory(to: UInt32.self, capacity: width)
      let dy = (Double(y) + 0.5) / sy - key.center.y
      for x in 0..<width {
        var turn = (Elementary.atan2(dy, (Double(x) + 0.5) / sx - key.center.x) - start) / (2 * .pi)
        turn -= turn.rounded(.down)
        row[x] = colors[min(Int(turn * Double(Self.steps) + 0.5), Self.steps)]
      }
    }
    let image = CGImage(buffer)
    kept.insert(image, for: key, bytes: buffer.bytesPerRow * height)
    return Image(image, in: rect)
  }
}
