import CoreGraphics
import QuartzCore

/// A view that displays an image. The content mode determines its position. Template images and symbols have the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any ImageViewKeys.Type).imageViewKeys + super.objcKeys() }

  /// The displayed image. An animated image plays while the view is in a window.
  open var image: UIImage? {
    willSet { objcStorage?.willChange("image") }
    didSet {
      if image !== oldValue { imageDidChange() }
      objcStorage?.didChange("image")
    }
  }
  /// The image that is displayed while the view is highlighted. If it is `nil`, `image` is displayed.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageDidChange() } } }
  /// A Boolean value that indicates whether the view is highlighted. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }
  /// The size and the weight of symbols that do not specify them. The default is `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }

  /// The images that are displayed in turn while `isAnimating` is `true`. Setting it stops the animation. The default is `nil`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images of the animation while the view is highlighted. If the value is `nil`, `animationImages` are displayed.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one round of the animation, in seconds. The default is 0, which stands for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds of the animation. The default is 0, which means no end.
  open var animationRepeatCount = 0
  private var isStarted = false
  private static let animationKey = "segue.images"

  private var playedImages: [UIImage] { (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages) ?? [] }
  /// A Boolean value that indicates whether the animation runs. A running animation does not prevent the app from becoming idle.
  open var isAnimating: Bool { isStarted && (window == nil || layer.animation(forKey: Self.animationKey) != nil) }
  /// Starts the animation with the first image. Does nothing if there are no images or the animation already runs.
  open func startAnimating() {
    guard !isAnimating, !playedImages.isEmpty else { return }
    isStarted = true
    play()
  }
  /// Stops the animation. The view displays `image` again.
  open func stopAnimating() {
    let wasStarted = isStarted
    isStarted = false
    play()
    if wasStarted { showImage() }  // The image is displayed with its own colours.
  }
  /// An animation belongs to a visible layer, so it begins again when the view enters another window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    play()
  }

  /// The present sequence of images: those of the view if the animation has started, or else those of an animated image.
  private var row: (images: [UIImage], duration: TimeInterval, count: Int)? {
    if isStarted, !playedImages.isEmpty { return (playedImages, animationDuration, animationRepeatCount) }
    return shown?.images.flatMap { $0.count > 1 ? ($0, shown!.duration, 0) : nil }
  }

  private func play() {
    layer.removeAnimation(forKey: Self.animationKey)
    guard window != nil, let row else { return }
    let pictures = row.images.compactMap { image in image.isTemplate ? image.cgImage?.coverage() : image.cgImage }
    guard !pictures.isEmpty else { return }
    if row.images.contains(where: \.isTemplate) { showImage() }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = pictures.count == 1 ? pictures + pictures : pictures
    animation.calculationMode = .discrete
    animation.duration = row.duration > 0 ? row.duration : Double(pictures.count) / UIImage.usualImagesPerSecond
    animation.repeatCount = row.count > 0 ? Float(row.count) : .infinity
    layer.add(animation, forKey: Self.animationKey)
  }

  /// The displayed image and, for a template image, its coverage.
  private var shown: UIImage?
  private var coverage: CGImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
  /// Creates an image view with the size of an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }
  /// Creates an image view with the size of `image`. `highlightedImage` is displayed while the view is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    take(image, highlightedImage)
  }
  /// Sets the images through the properties, so that a subclass that overrides them receives the values.
  private func take(_ image: UIImage?, _ highlightedImage: UIImage?) {
    self.image = image
    if let highlightedImage { self.highlightedImage = highlightedImage }
  }

  @_spi(UIKit) open override var traitsByThemselves: UIAccessibilityTraits { .image }
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
  @_spi(UIKit) open override var firstBaselineFromTop: CGFloat? { imageBaselines?.first }
  @_spi(UIKit) open override var lastBaselineFromBottom: CGFloat? { imageBaselines?.last }
  /// The baseline of the image, at the position that results from the content mode.
  private var imageBaselines: TextBaselines? {
    guard let shown, let fromBottom = shown.baselineOffsetFromBottom else { return nil }
    let height = boundsForBaselines.height, free = height - shown.size.height
    let share = shown.size.height > 0 ? height / shown.size.height : 1
    let last: CGFloat =
      switch contentMode {
      case .scaleToFill: fromBottom * share
      case .top, .topLeft, .topRight: free + fromBottom
      case .bottom, .bottomLeft, .bottomRight: fromBottom
      default: free / 2 + fromBottom
      }
    return TextBaselines(first: height - last, last: last)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if coverage != nil || playsTemplates { showImage() }
  }

  @_spi(UIKit) open override func colorsDidChange() {
    super.colorsDidChange()
    if image?.hasForms == true || highlightedImage?.hasForms == true || shown?.isSymbolImage == true && coverage == nil {
      imageDidChange()
    } else if coverage != nil || playsTemplates {
      showImage()
    }
  }
  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    if shown?.isSymbolImage == true { imageDidChange() }
  }
  @_spi(UIKit) open override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if image?.flipsForRightToLeftLayoutDirection == true { imageDidChange() }
  }

  private func imageDidChange() {
    var image = isHighlighted ? highlightedImage ?? image : image
    if let preferredSymbolConfiguration, let symbol = image, let own = symbol.symbolConfiguration {
      image = symbol.withConfiguration(preferredSymbolConfiguration.applying(own).withTraitCollection(traitCollection))
    }
    image = image?.suited(to: traitCollection)
    if let turning = image, turning.flipsForRightToLeftLayoutDirection, laysOutFromRight { image = turning.mirrored }
    let oldSize = shown?.size
    shown = image
    coverage = image?.isTemplate == true ? image?.cgImage?.coverage() : nil
    showImage()
    if image?.size != oldSize { invalidateIntrinsicContentSize() }
    if !isStarted { play() }
  }

  /// A Boolean value that indicates whether the sequence contains template images.
  private var playsTemplates: Bool { row?.images.contains(where: \.isTemplate) ?? false }

  private func showImage() {
    let picture = coverage ?? shown?.cgImage ?? shown?.images?.first?.cgImage
    // An image that has only coverage and is no template is black.
    let tint =
      coverage != nil || playsTemplates
      ? tintColor.resolvedColor(with: traitCollection).rgba : picture?.format == .alpha ? UIColor.black.rgba : nil
    layer.show(picture, tint: tint, scale: shown?.scale ?? 1)
    let center = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if layer.contentsCenter != center { layer.contentsCenter = center }
  }
}
