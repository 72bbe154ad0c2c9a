import Compositor
import CoreGraphics
import DisplayList

/// The shadows of shapes other than rounded rectangles. The shape is drawn and blurred, and its alpha is stored as coverage.
final class OddShadows {
  /// The shape that casts a shadow.
  enum Thrower: Hashable {
    case items([Item])
    /// The shape is a layer's `shadowPath`. The path is stored and not its pixels, which would need much more memory than the shadow.
    case path(CGPath)
  }
  private struct Key: Hashable { var thrower: Thrower; var box: CGRect; var sigma, scale: Double }
  private static let limit = 8 << 20
  private static let longestSide = 2048.0
  private var kept = BoundedCache<Key, Image>(limit: OddShadows.limit)
  private let rasters: PathRasters
  /// The compositor for images that are not frames.
  private(set) lazy var compositor = Compositor(.init(threads: 1, caching: false))

  init(_ rasters: PathRasters) { self.rasters = rasters }

  /// Returns the blurred coverage of a shape inside a rectangle, at its position. It is `nil` if there is none.
  func coverage(of thrower: Thrower, in box: CGRect, sigma: Double, scale: Double) -> Image? {
    let area = box.insetBy(dx: -3 * sigma - 1, dy: -3 * sigma - 1)
    var scale = scale
    while scale > 1, sigma * scale > 8 { scale /= 2 }  // a soft shadow needs no more pixels
    while max(area.width, area.height) * scale > Self.longestSide { scale /= 2 }
    let width = Int((area.width * scale).rounded(.up)), height = Int((area.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    let key = Key(thrower: thrower, box: box, sigma: sigma, scale: scale)
    if let found = kept.value(for: key) { return found }

    guard let items = drawn(thrower, scale) else { return nil }
    let size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    let moved = Group(.translation(-area.minX, -area.minY), items)
    let blur = Backdrop(CGRect(origin: .zero, size: size), sigma: sigma)
    let picture = PixelBuffer(width: width, height: height)
    compositor.render(DisplayList(size: size, background: .clear, items: [.group(moved), .backdrop(blur)]), into: picture)
    let placed = Image(CGImage(picture).coverage(), in: CGRect(origin: area.origin, size: size))
    kept.insert(placed, for: key, bytes: width * height + thrower.bytes)
    return placed
  }

  /// Returns the items that draw the shape, or `nil` if it covers nothing.
  private func drawn(_ thrower: Thrower, _ scale: Double) -> [Item]? {
    switch thrower {
    case .items(let items): items
    case .path(let path):
      rasters.coverage(.init(path: path, pen: nil, isEvenOdd: false), scale).map { [.glyphs(Glyphs($0, color: RGBA(white: 0)))] }
    }
  }
}

extension OddShadows.Thrower {
  /// The number of bytes of pixels that the shape keeps alive in the cache.
  fileprivate var bytes: Int {
    switch self {
    case .items(let items): items.bytesOfPixels
    case .path: 0
    }
  }
}
