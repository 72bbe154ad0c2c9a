import Compositor
import CoreGraphics
import DisplayList

/// Shadows of whatever is not a rounded rectangle: the items are drawn, blurred, and their alpha kept as coverage.
final class OddShadows {
  private struct Key: Hashable { var items: [Item]; var box: CGRect; var sigma, scale: Double }
  private static let limit = 8 << 20
  private static let longestSide = 2048.0
  private var kept = BoundedCache<Key, Image>(limit: OddShadows.limit)
  /// For pictures that are not frames.
  private(set) lazy var compositor = Compositor(.init(threads: 1, caching: false))

  /// The blurred coverage of items that lie within a box, in its place; nil when there is none to speak of.
  func coverage(of items: [Item], in box: CGRect, sigma: Double, scale: Double) -> Image? {
    let area = box.insetBy(dx: -3 * sigma - 1, dy: -3 * sigma - 1)
    var scale = scale
    while scale > 1, sigma * scale > 8 { scale /= 2 }  // a shadow that soft needs no more pixels
    while max(area.width, area.height) * scale > Self.longestSide { scale /= 2 }
    let width = Int((area.width * scale).rounded(.up)), height = Int((area.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    let key = Key(items: items, box: box, sigma: sigma, scale: scale)
    if let found = kept.value(for: key) { return found }

    let size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    let moved = Group(.translation(-area.minX, -area.minY), items)
    let blur = Backdrop(CGRect(origin: .zero, size: size), sigma: sigma)
    let picture = PixelBuffer(width: width, height: height)
    compositor.render(DisplayList(size: size, background: .clear, items: [.group(moved), .backdrop(blur)]), into: picture)
    let placed = Image(CGImage(picture).coverage(), in: CGRect(origin: area.origin, size: size))
    kept.insert(placed, for: key, bytes: width * height)
    return placed
  }
}
