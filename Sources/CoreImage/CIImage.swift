import CFilters
import CoreGraphics
import Foundation
import UIFoundation

/// The recipe of an image. Its pixels are computed when a `CIContext` renders it. The y axis points up.
///
/// Core Image on iOS computes in linear light, and so does Segue. Filters of colour compute in sRGB here.
public final class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle that contains the pixels. It is infinite for a plain colour and for an image whose edges are repeated.
  public let extent: CGRect
  /// Returns the pixels of a region. Outside of the extent they are transparent.
  let raster: (PixelRegion) -> Raster

  init(extent: CGRect, raster: @escaping (PixelRegion) -> Raster) { (self.extent, self.raster) = (extent, raster) }

  /// Creates an image of the pixels of a bitmap. Its bottom left corner is the origin.
  public convenience init(cgImage: CGImage) {
    let colors = cgImage.format == .bgra ? cgImage : CIImage.painted(cgImage)
    self.init(extent: CGRect(x: 0, y: 0, width: colors.width, height: colors.height)) { region in
      let result = Raster(region)
      result.load(colors)
      return result
    }
  }
  /// Creates an image of the pixels of an image of UIKit. The result is `nil` if that has no pixels.
  public convenience init?(image: UIImage) {
    guard let cgImage = image.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }
  /// Creates an image from the data of a file. The result is `nil` if the format is unknown.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Creates an image from a file. The result is `nil` if there is no such file, or if its format is unknown.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// Creates an image that has one colour everywhere.
  public convenience init(color: CIColor) {
    let pixel = PixelBuffer(width: 1, height: 1)
    let color = RGBA(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    pixel.row(0).storeBytes(of: color.premultipliedWord, as: UInt32.self)
    let source = CGImage(pixel)
    self.init(extent: .infinite) { region in
      let one = Raster(PixelRegion(CGRect(x: 0, y: 0, width: 1, height: 1)))
      one.load(source)
      let result = Raster(region)
      for index in 0..<result.count { (result.pixels + 4 * index).update(from: one.pixels, count: 4) }
      return result
    }
  }
  /// Returns an image without pixels.
  public class func empty() -> CIImage { CIImage(extent: .null) { Raster($0) } }

  /// Draws an image of coverage in black.
  private static func painted(_ image: CGImage) -> CGImage {
    let context = CGContext(PixelBuffer(width: image.width, height: image.height))
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return context.takeImage()
  }

  // MARK: Changes

  /// Returns the part of the image in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    return CIImage(extent: part) { [self] region in
      let result = Raster(region)
      let visible = PixelRegion(region.rect.intersection(part))
      if visible.width > 0, visible.height > 0 { result.copy(raster(visible)) }
      return result
    }
  }

  /// Returns the image with its edges repeated without end, for filters that look beyond the edges.
  public func clampedToExtent() -> CIImage {
    if extent.isInfinite || extent.isEmpty { return self }
    return CIImage(extent: .infinite) { [self] region in
      let all = raster(PixelRegion(extent))
      let result = Raster(region)
      for y in region.y..<region.y + region.height {
        let source = all.row(max(all.region.y, min(all.region.y + all.region.height - 1, y)))
        for x in region.x..<region.x + region.width {
          let column = max(0, min(all.region.width - 1, x - all.region.x))
          (result.row(y) + 4 * (x - region.x)).update(from: source + 4 * column, count: 4)
        }
      }
      return result
    }
  }

  /// Returns the image with a transform applied. Pixels are interpolated.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    if extent.isInfinite { return self }
    let target = extent.applying(matrix)
    return CIImage(extent: target) { [self] region in
      let result = Raster(region)
      let visible = PixelRegion(region.rect.intersection(target))
      guard visible.width > 0, visible.height > 0, matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return result }
      let all = raster(PixelRegion(extent))
      let part = Raster(visible)
      let back = CGAffineTransform(translationX: CGFloat(visible.x), y: CGFloat(visible.y)).concatenating(matrix.inverted())
        .concatenating(CGAffineTransform(translationX: CGFloat(-all.region.x), y: CGFloat(-all.region.y)))
      cfl_sample(
        all.pixels, all.region.width, all.region.height, part.pixels, visible.width, visible.height,
        [back.a, back.b, back.c, back.d, back.tx, back.ty].map { Double($0) })
      result.copy(part)
      return result
    }
  }

  /// Returns the image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(extent: extent.union(dest.extent)) { [self] region in
      let above = raster(region)
      cfl_over(above.pixels, dest.raster(region).pixels, above.count)
      return above
    }
  }

  /// Returns the image with a filter applied. An unknown filter leaves the image as it is.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    CIFilter(name: filterName, parameters: params.merging([kCIInputImageKey: self]) { $1 })?.outputImage ?? self
  }
  /// Returns the image blurred by a Gaussian with a standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}

extension RGBA {
  /// The premultiplied BGRA word of the colour.
  fileprivate var premultipliedWord: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, (value * 255).rounded()))) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
  }
}
