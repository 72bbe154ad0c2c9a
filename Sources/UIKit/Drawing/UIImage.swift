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
  open private(set) var cgImage: CGImage?
  /// Pixels a point.
  open private(set) var scale: CGFloat
  /// Automatic unless `withRenderingMode(_:)` said otherwise.
  open private(set) var renderingMode: RenderingMode
  /// Parts at the edges that keep their size when the image is stretched, in points.
  open private(set) var capInsets: UIEdgeInsets
  /// What lies between the caps does this.
  open private(set) var resizingMode: ResizingMode
  /// Whether it came from `init(systemName:)`.
  open private(set) var isSymbolImage: Bool
  /// The frames of an animation; nil for a still image.
  open private(set) var images: [UIImage]?
  /// Seconds an animation lasts, once.
  open private(set) var duration: TimeInterval
  /// The forms that it is one of; nil for a picture by itself.
  let asset: UIImageAsset?
  /// The asset of a picture by itself, once somebody has asked for it.
  let ownAsset = Mutex<UIImageAsset?>(nil)
  /// Whether views that lay out from right to left turn it round; false at first.
  open private(set) var flipsForRightToLeftLayoutDirection: Bool
  /// Which symbol this is and in what style, so that it can be drawn again in another.
  let symbol: (name: String, configuration: SymbolConfiguration)?

  /// The traits for which a symbol's text style and colors were resolved.
  let drawnFor: UITraitCollection?
  /// The baseline that an app gave the image, as a distance from the bottom.
  let baseline: Baseline
  enum Baseline { case own, none, offset(CGFloat) }

  /// In points.
  open var size: CGSize {
    cgImage.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) } ?? images?.first?.size ?? .zero
  }
  /// Always up: Segue turns no pictures.
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
    asset: UIImageAsset?? = nil, flips: Bool? = nil, baseline: Baseline? = nil
  ) -> UIImage {
    UIImage(
      cgImage ?? self.cgImage, scale: scale, renderingMode: renderingMode ?? self.renderingMode, capInsets: capInsets ?? self.capInsets,
      resizingMode: resizingMode ?? self.resizingMode, images: images, duration: duration, symbol: symbol, asset: asset ?? self.asset,
      flips: flips ?? flipsForRightToLeftLayoutDirection, traits: drawnFor, baseline: baseline ?? self.baseline)
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
      context.takeImage(), scale: scale, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, symbol: symbol,
      traits: drawnFor, baseline: baseline)
  }
  /// Creates an animation of images that share `duration` seconds evenly.
  ///
  /// A duration of 0 stands for a thirtieth of a second for each image. The result is `nil` without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let usual = Double(images.count) / usualImagesPerSecond
    return UIImage(nil, scale: first.scale, images: images, duration: duration == 0 ? usual : duration)
  }
  /// The number of images that follow each other in a second where no duration was given.
  static let usualImagesPerSecond = 30.0
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

  // MARK: Symbols

  /// The symbol's configuration; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
  /// A symbol drawn in another size or weight; other images come back as they are.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { defaultWithConfiguration(configuration) }
  /// Whether the image brings a baseline for the text next to it. Symbols do.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }
  /// The distance of the baseline from the bottom of the image, in points; `nil` without one.
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
  /// A symbol stands in the middle of the capitals next to it.
  private var symbolBaseline: CGFloat? {
    guard let symbol, let drawnFor else { return nil }
    let look = symbol.configuration.look.resolved(for: drawnFor)
    return (size.height - UIFont.systemFont(ofSize: look.pointSize).capHeight) / 2
  }
  /// A symbol with parts of its configuration replaced.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { withConfiguration($0.configuration.applying(configuration)) }
  }

  // MARK: Drawing

  /// Draws in the current context with the top left corner at a point.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { defaultDraw(at: point) }
  /// Draws with a blend mode and an alpha.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { defaultDraw(at: point, blendMode: blendMode, alpha: alpha) }
  /// Draws in the current context, filling a rectangle; a resizable image keeps its caps.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) { defaultDraw(in: rect) }
  /// Draws with a blend mode and an alpha.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { defaultDraw(in: rect, blendMode: blendMode, alpha: alpha) }
  /// Fills a rectangle with copies of the image, from its top left corner.
  @preconcurrency @MainActor
  open func drawAsPattern(in rect: CGRect) { defaultDrawAsPattern(in: rect) }

  // MARK: Asset

  /// The forms of this picture. A picture that was made by itself gets an asset of its own, to which more can be registered.
  open var imageAsset: UIImageAsset? { defaultImageAsset }
  /// The same picture, turned round in views that lay out from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(flips: true) }
  /// The picture's mirror image.
  open func withHorizontallyFlippedOrientation() -> UIImage { mirrored }
}
