import CoreGraphics
import ImageIO
import QuartzCore
import Synchronization

/// A picture: pixels, and how many of them make a point. Immutable.
open class UIImage: _UIRoot, @unchecked Sendable {
  /// How the pixels lie.
  public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  /// Whether views draw the picture's colours or their tint through its alpha.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// What the middle of a resizable image does when it is enlarged.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The pixels; nil only for `UIImage()` and animations.
  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat
  /// Automatic unless `withRenderingMode(_:)` said otherwise.
  public let renderingMode: RenderingMode
  /// Parts at the edges that keep their size when the image is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// What lies between the caps does this.
  public let resizingMode: ResizingMode
  /// Whether it came from `init(systemName:)`.
  public let isSymbolImage: Bool
  /// The frames of an animation; nil for a still image.
  public let images: [UIImage]?
  /// Seconds an animation lasts, once.
  public let duration: TimeInterval
  /// The forms that it is one of; nil for a picture by itself.
  let asset: UIImageAsset?
  /// The asset of a picture by itself, once somebody has asked for it.
  let ownAsset = Mutex<UIImageAsset?>(nil)
  /// Whether views that lay out from right to left turn it round; false at first.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// Which symbol this is and in what style, so that it can be drawn again in another.
  let symbol: (name: String, configuration: SymbolConfiguration)?

  /// In points.
  open var size: CGSize {
    cgImage.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) } ?? images?.first?.size ?? .zero
  }
  /// Always up: Segue turns no pictures.
  public var imageOrientation: Orientation { .up }

  init(
    _ cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile, images: [UIImage]? = nil, duration: TimeInterval = 0,
    symbol: (name: String, configuration: SymbolConfiguration)? = nil, asset: UIImageAsset? = nil, flips: Bool = false
  ) {
    (self.asset, flipsForRightToLeftLayoutDirection) = (asset, flips)
    precondition(scale > 0 && scale.isFinite, "An image got the scale \(scale); it must be a number of pixels a point above 0")
    (self.cgImage, self.scale, self.renderingMode, self.capInsets) = (cgImage, scale, renderingMode, capInsets)
    (self.resizingMode, self.images, self.duration, self.symbol) = (resizingMode, images, duration, symbol)
    isSymbolImage = symbol != nil
    super.init()
  }

  /// An image without pixels or size.
  public override convenience init() { self.init(nil, scale: 1) }
  /// One point a pixel.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }
  /// - Precondition: `orientation` is `.up`.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    precondition(orientation == .up, "UIImage(cgImage:scale:orientation:) takes .up only; turn the picture by drawing it")
    self.init(cgImage, scale: scale)
  }

  // MARK: Variants

  func copy(
    cgImage: CGImage? = nil, renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil,
    asset: UIImageAsset?? = nil, flips: Bool? = nil
  ) -> UIImage {
    UIImage(
      cgImage ?? self.cgImage, scale: scale, renderingMode: renderingMode ?? self.renderingMode, capInsets: capInsets ?? self.capInsets,
      resizingMode: resizingMode ?? self.resizingMode, images: images, duration: duration, symbol: symbol, asset: asset ?? self.asset,
      flips: flips ?? flipsForRightToLeftLayoutDirection)
  }
  /// The same picture, drawn in its colours or as a template.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(renderingMode: mode) }
  /// The same picture whose edges keep their size when it is enlarged; the middle is tiled.
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: insets, resizingMode: .tile) }
  /// The same picture whose edges keep their size when it is enlarged.
  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy(capInsets: insets, resizingMode: resizingMode)
  }
  /// The picture's alpha in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode == .automatic && isSymbolImage ? .alwaysTemplate : renderingMode)
  }
  /// The picture's alpha in one colour, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let cgImage else { return self }
    let context = CGContext(PixelBuffer(width: cgImage.width, height: cgImage.height))
    context.setFillColor(color.cgColor)
    context.drawUpright(cgImage.coverage(), in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    return UIImage(
      context.takeImage(), scale: scale, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, symbol: symbol)
  }
  /// An animation of frames that share `duration` seconds evenly.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(nil, scale: first.scale, images: images, duration: duration)
  }
  /// The image itself: its pixels are decoded already.
  open func preparingForDisplay() -> UIImage? { self }

  // MARK: Files

  /// A PNG of the pixels; nil without any.
  open func pngData() -> Data? { cgImage.flatMap { try? ImageEncoder.png($0) } }
  /// A JPEG of the pixels; quality is 0…1; nil without any.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap { try? ImageEncoder.jpeg($0, quality: Int((max(0, min(1, compressionQuality)) * 100).rounded())) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return cgImage != nil && cgImage == other.cgImage && scale == other.scale && renderingMode == other.renderingMode
      && capInsets == other.capInsets && resizingMode == other.resizingMode
      && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
  }
  open override var hash: Int { cgImage.map(\.hashValue) ?? ObjectIdentifier(self).hashValue }
}
