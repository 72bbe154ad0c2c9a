import CoreGraphics
import Foundation
import UIFoundation

/// The options of a context. They have no effect here, because there is one way to render.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the option.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The option to render on the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The colour space of the computation.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colour space of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The option to keep intermediate results.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// The precedence of the rendering.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

/// The name of the option to render on the processor, before Swift 4.2.
public let kCIContextUseSoftwareRenderer = "software_renderer"

/// The formats of pixels in memory.
public struct CIFormat: Hashable, Sendable {
  let isBGRA: Bool
  /// Four bytes in the order red, green, blue, alpha.
  public static let RGBA8 = CIFormat(isBGRA: false)
  /// Four bytes in the order blue, green, red, alpha.
  public static let BGRA8 = CIFormat(isBGRA: true)
}

/// An object that computes the pixels of images.
public final class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context. The options have no effect here.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the pixels of a rectangle of an image. The result is `nil` if the rectangle has none, or if it is infinite.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    if fromRect.isInfinite || fromRect.isNull { return nil }
    let region = PixelRegion(fromRect)
    guard region.width > 0, region.height > 0 else { return nil }
    return image.raster(region).image()
  }
  /// Returns the pixels of a rectangle of an image. The format and the colour space of the result are always those of Segue's images.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
    createCGImage(image, from: fromRect)
  }
  /// Writes the pixels of a rectangle of an image into memory, the top row first.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let rendered = createCGImage(image, from: bounds) else { return }
    for y in 0..<rendered.height {
      let from = rendered.bytes.baseAddress! + y * rendered.bytesPerRow
      let to = data + y * rowBytes
      to.copyMemory(from: from, byteCount: 4 * rendered.width)
      if format.isBGRA { continue }
      let bytes = to.assumingMemoryBound(to: UInt8.self)
      for x in 0..<rendered.width { swap(&bytes[4 * x], &bytes[4 * x + 2]) }
    }
  }
  /// Releases the memory of intermediate results. It has no effect here, because there are none.
  public func clearCaches() {}
}

extension UIImage {
  /// Creates an image that is rendered from a recipe. Unlike on iOS, `cgImage` has its pixels. An infinite image has none.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// Creates an image that is rendered from a recipe, with a scale in pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let rendered = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: rendered, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
  /// The recipe of the image. It is `nil`, because images are rendered when they are created.
  public var ciImage: CIImage? { nil }
}
