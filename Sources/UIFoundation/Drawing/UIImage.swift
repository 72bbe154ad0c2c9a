import CoreGraphics
import ImageIO
import QuartzCore
import Synchronization

/// An immutable image with its scale.
open class UIImage: _UIRoot, @unchecked Sendable {
  /// The orientation of the pixels.
  public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  /// The way in which views draw the image: with its own colours, or with the tint colour and the image's alpha.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// The way in which the middle of a resizable image is enlarged.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The pixels of the image. The value is `nil` for `UIImage()` and for animated images.
  open private(set) var cgImage: CGImage?
  /// The number of pixels per point.
  open private(set) var scale: CGFloat
  /// The rendering mode. The default is `RenderingMode.automatic`.
  open private(set) var renderingMode: RenderingMode
  /// The insets of the parts that keep their size when the image is enlarged, in points. The default is zero.
  open private(set) var capInsets: UIEdgeInsets
  /// The way in which the part within the cap insets is enlarged.
  open private(set) var resizingMode: ResizingMode
  /// A Boolean value that indicates whether the image is a system symbol.
  open private(set) var isSymbolImage: Bool
  /// The images of an animated image. The value is `nil` for any other image.
  open private(set) var images: [UIImage]?
  /// The duration of one round of an animated image, in seconds.
  open private(set) var duration: TimeInterval
  /// The asset that contains the image as one of several variants. The value is `nil` for a separate image.
  let asset: UIImageAsset?
  /// The asset of a separate image. It is created on demand.
  let ownAsset = Mutex<UIImageAsset?>(nil)
  /// A Boolean value that indicates whether the image is mirrored in a layout from right to left. The default is `false`.
  open private(set) var flipsForRightToLeftLayoutDirection: Bool
  /// The name and the configuration of a symbol, with which it can be drawn again.
  package let symbol: (name: String, configuration: SymbolConfiguration)?

  /// The traits for which the text style and the colours of a symbol were resolved.
  let drawnFor: UITraitCollection?
  /// The baseline that an app has set, as a distance from the bottom.
  let baseline: Baseline
  enum Baseline { case own, none, offset(CGFloat) }

  /// The size of the image, in points.
  open var size: CGSize {
    cgImage.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) } ?? images?.first?.size ?? .zero
  }
  /// The orientation of the image. It is always `up` here.
  open var imageOrientation: Orientation { .up }

  init(
    _ cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile, images: [UIImage]? = nil, duration: TimeInterval = 0,
    symbol: (name: String, configuration: SymbolConfiguration)? = nil, asset: UIImageAsset? = nil, flips: Bool = false,
    traits: UITraitCollection? = nil, baseline: Baseline = .own
  ) {
    (self.asset, flipsForRightToLeftLayoutDirection) = (asset, flips)
    (drawnFor, self.baseline) = (traits, baseline)
    precondition(scale > 0 && scale.isFinite, "An image got the scale \(scale); it must be a number of pixels a point above 0")
    (self.cgImage, self.scale, self.renderingMode, self.capInsets) = (cgImage, scale, renderingMode, capInsets)
    (self.resizingMode, self.images, self.duration, self.symbol) = (resizingMode, images, duration, symbol)
    isSymbolImage = symbol != nil
    super.init()
  }

  /// Creates an image without pixels and with a size of zero.
  public override convenience init() { self.init(nil, scale: 1) }
  /// Creates an image at a scale of 1.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }
  /// Creates an image at a scale. The orientation must be `up`. Any other orientation stops the app with a message.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    precondition(orientation == .up, "UIImage(cgImage:scale:orientation:) takes .up only; turn the picture by drawing it")
    self.init(cgImage, scale: scale)
  }

  // MARK: Variants

  func copy(
    cgImage: CGImage? = nil, renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil,
    asset: UIImageAsset?? = nil, flips: Bool? = nil, baseline: Baseline? = nil
  ) -> UIImage {
    UIImage(
      cgImage ?? self.cgImage, scale: scale, renderingMode: renderingMode ?? self.renderingMode, capInsets: capInsets ?? self.capInsets,
      resizingMode: resizingMode ?? self.resizingMode, images: images, duration: duration, symbol: symbol, asset: asset ?? self.asset,
      flips: flips ?? flipsForRightToLeftLayoutDirection, traits: drawnFor, baseline: baseline ?? self.baseline)
  }
  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(renderingMode: mode) }
  /// Returns the image with cap insets. The parts at the edges keep their size when it is enlarged. The middle is tiled.
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: insets, resizingMode: .tile) }
  /// Returns the image with cap insets and a resizing mode. The parts at the edges keep their size when it is enlarged.
  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy(capInsets: insets, resizingMode: resizingMode)
  }
  /// Returns the image in one colour, with the alpha of the original.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode == .automatic && isSymbolImage ? .alwaysTemplate : renderingMode)
  }
  /// Returns the image in one colour, with the alpha of the original and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let cgImage else { return self }
    let context = CGContext(PixelBuffer(width: cgImage.width, height: cgImage.height))
    context.setFillColor(color.cgColor)
    context.drawUpright(cgImage.coverage(), in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    return UIImage(
      context.takeImage(), scale: scale, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, symbol: symbol,
      traits: drawnFor, baseline: baseline)
  }
  /// Creates an animated image whose images have equal durations. `duration` is the duration of one round, in seconds.
  ///
  /// A duration of 0 stands for a thirtieth of a second for each image. The result is `nil` without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let usual = Double(images.count) / usualImagesPerSecond
    return UIImage(nil, scale: first.scale, images: images, duration: duration == 0 ? usual : duration)
  }
  /// The number of images per second if no duration is given.
  package static let usualImagesPerSecond = 30.0
  /// Returns the image itself, because its pixels are already decoded.
  open func preparingForDisplay() -> UIImage? { self }

  // MARK: Files

  /// Returns the image as PNG data. Returns `nil` if it has no pixels.
  open func pngData() -> Data? { cgImage.flatMap { try? ImageEncoder.png($0) } }
  /// Returns the image as JPEG data. The quality is between 0 and 1. Returns `nil` if the image has no pixels.
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

  // MARK: Symbols

  /// The configuration of a symbol. The value is `nil` for any other image.
  open var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
  /// Returns a symbol with another configuration, or the variant for the configuration's traits. Other images are returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { defaultWithConfiguration(configuration) }
  /// A Boolean value that indicates whether the image has a baseline for text next to it. Symbols have one.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }
  /// The distance of the baseline from the bottom of the image, in points. The value is `nil` if there is no baseline.
  open var baselineOffsetFromBottom: CGFloat? {
    switch baseline {
    case .own: symbolBaseline
    case .none: nil
    case .offset(let offset): offset
    }
  }
  /// Returns the image with a baseline at a distance from its bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { copy(baseline: .offset(baselineOffset)) }
  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { copy(baseline: Baseline.none) }
  /// The baseline of a symbol, which is vertically centred on the capital letters next to it.
  private var symbolBaseline: CGFloat? {
    guard let symbol, let drawnFor else { return nil }
    let look = symbol.configuration.look.resolved(for: drawnFor)
    return (size.height - UIFont.systemFont(ofSize: look.pointSize).capHeight) / 2
  }
  /// Returns a symbol with the values of another configuration. Other values stay the same. Returns `nil` for any other image.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { withConfiguration($0.configuration.applying(configuration)) }
  }

  // MARK: Drawing

  /// Draws the image in the current context with its top left corner at a point.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { defaultDraw(at: point) }
  /// Draws the image in the current context with a blend mode and an alpha.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { defaultDraw(at: point, blendMode: blendMode, alpha: alpha) }
  /// Draws the image in the current context so that it fills a rectangle. The caps of a resizable image keep their size.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) { defaultDraw(in: rect) }
  /// Draws the image so that it fills a rectangle, with a blend mode and an alpha.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { defaultDraw(in: rect, blendMode: blendMode, alpha: alpha) }
  /// Fills a rectangle of the current context with copies of the image, from its top left corner.
  @preconcurrency @MainActor
  open func drawAsPattern(in rect: CGRect) { defaultDrawAsPattern(in: rect) }

  // MARK: Asset

  /// The asset with the variants of the image. A separate image gets a new asset, to which other variants can be registered.
  open var imageAsset: UIImageAsset? { defaultImageAsset }
  /// Returns an image that is mirrored in views with a layout from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(flips: true) }
  /// Returns the mirror image.
  open func withHorizontallyFlippedOrientation() -> UIImage { mirrored }
}
