import CFilters
import CoreGraphics

/// A rectangle of whole pixels. The y axis points up, as everywhere in Core Image.
struct PixelRegion: Equatable {
  var x, y, width, height: Int

  /// Creates the region of whole pixels that contains a rectangle. An empty rectangle has no pixels.
  init(_ rect: CGRect) {
    let whole = rect.isNull ? .zero : rect.integral
    (x, y, width, height) = (Int(whole.minX), Int(whole.minY), Int(whole.width), Int(whole.height))
  }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// Pixels of linear light, premultiplied RGBA floats. The first row is the lowest.
final class Raster {
  let region: PixelRegion
  let pixels: UnsafeMutablePointer<Float>
  var count: Int { region.width * region.height }

  /// Creates transparent pixels.
  init(_ region: PixelRegion) {
    self.region = region
    pixels = .allocate(capacity: max(1, 4 * region.width * region.height))
    pixels.initialize(repeating: 0, count: max(1, 4 * region.width * region.height))
  }
  deinit { pixels.deallocate() }

  func row(_ y: Int) -> UnsafeMutablePointer<Float> { pixels + 4 * (y - region.y) * region.width }

  /// Copies the pixels that another raster has in common with this one.
  func copy(_ other: Raster) {
    let common = PixelRegion(region.rect.intersection(other.region.rect))
    guard common.width > 0, common.height > 0 else { return }
    for y in common.y..<common.y + common.height {
      (row(y) + 4 * (common.x - region.x)).update(from: other.row(y) + 4 * (common.x - other.region.x), count: 4 * common.width)
    }
  }

  /// Copies the pixels of an image whose bottom left corner is the origin.
  func load(_ image: CGImage) {
    let common = PixelRegion(region.rect.intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height)))
    guard common.width > 0, common.height > 0 else { return }
    for y in common.y..<common.y + common.height {
      let bytes = image.bytes.baseAddress! + (image.height - 1 - y) * image.bytesPerRow + 4 * common.x
      cfl_load(bytes.assumingMemoryBound(to: UInt8.self), common.width, LightTables.linearOfByte, row(y) + 4 * (common.x - region.x))
    }
  }

  /// Returns the pixels as an image.
  func image() -> CGImage {
    let buffer = PixelBuffer(width: region.width, height: region.height)
    for y in 0..<region.height {
      let bytes = buffer.row(region.height - 1 - y).assumingMemoryBound(to: UInt8.self)
      cfl_store(row(region.y + y), region.width, LightTables.encoded, bytes)
    }
    return CGImage(buffer)
  }
}

/// The tables between linear light and sRGB.
enum LightTables {
  /// The linear light of each byte.
  static let linearOfByte = (0..<256).map { Float(linear(Double($0) / 255)) }
  /// The linear light of sRGB between 0 and 1.
  static let linear = (0...Int(CFLSteps)).map { Float(linear(Double($0) / Double(CFLSteps))) }
  /// sRGB by the square root of linear light between 0 and 1.
  static let encoded = (0...Int(CFLSteps)).map { step in
    let root = Double(step) / Double(CFLSteps)
    return Float(encoded(root * root))
  }

  private static func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4) }
  private static func encoded(_ value: Double) -> Double { value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055 }
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    base <= 0 ? 0 : Elementary.exp(exponent * Elementary.log(base))
  }
}
