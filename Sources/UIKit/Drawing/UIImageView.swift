import CoreGraphics
import QuartzCore

/// Shows an image, laid out as the content mode says. Templates and symbols take the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// What is shown; pictures of an animated image follow each other while the view is in a window.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  /// What is shown instead while highlighted, if there is one.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageDidChange() } } }
  /// Whether the highlighted image is on show.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }
  /// The size and weight in which symbols are drawn, where they do not bring their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }

  /// Pictures that follow each other while `isAnimating`; setting other ones stops that.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// Those that follow each other while the view is highlighted; nil stands for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// Seconds for one round; 0, as at first, stands for a thirtieth for each picture.
  open var animationDuration: TimeInterval = 0
  /// How many rounds; 0, as at first, stands for no end.
  open var animationRepeatCount = 0
  private var isStarted = false
  private static let animationKey = "segue.images"

  private var playedImages: [UIImage] { (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages) ?? [] }
  /// Whether the pictures follow each other. It does not keep an app from coming to rest.
  open var isAnimating: Bool { isStarted && (window == nil || layer.animation(forKey: Self.animationKey) != nil) }
  /// Lets the pictures follow each other, from the first.
  open func startAnimating() {
    guard !isAnimating, !playedImages.isEmpty else { return }
    isStarted = true
    play()
  }
  /// Shows `image` again.
  open func stopAnimating() {
    let wasStarted = isStarted
    isStarted = false
    play()
    if wasStarted { showImage() }  // in its own colours
  }
  /// An animation belongs to a layer that is shown: it begins anew wherever the view comes to.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    play()
  }

  /// What follows each other now: the view's pictures once they are started, else those of an animated image.
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

  /// The image on show and, where it is a template, its coverage.
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
  /// As large as the image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }
  /// As large as the image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    take(image, highlightedImage)
  }
  /// Sets the images as an app does, so that a subclass that overrides the properties receives them.
  private func take(_ image: UIImage?, _ highlightedImage: UIImage?) {
    self.image = image
    if let highlightedImage { self.highlightedImage = highlightedImage }
  }

  override var traitsByThemselves: UIAccessibilityTraits { .image }
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
  override var firstBaselineFromTop: CGFloat? { imageBaselines?.first }
  override var lastBaselineFromBottom: CGFloat? { imageBaselines?.last }
  /// The baseline that the image brings, where the content mode puts it.
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

  override func colorsDidChange() {
    super.colorsDidChange()
    if image?.hasForms == true || highlightedImage?.hasForms == true || shown?.isSymbolImage == true && coverage == nil {
      imageDidChange()
    } else if coverage != nil || playsTemplates {
      showImage()
    }
  }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    if shown?.isSymbolImage == true { imageDidChange() }
  }
  override func layoutDirectionDidChange() {
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

  /// Whether some of the pictures that follow each other are shapes in the tint.
  private var playsTemplates: Bool { row?.images.contains(where: \.isTemplate) ?? false }

  private func showImage() {
    let picture = coverage ?? shown?.cgImage ?? shown?.images?.first?.cgImage
    // An image of coverage that must keep its colours has none but black.
    let tint =
      coverage != nil || playsTemplates
      ? tintColor.resolvedColor(with: traitCollection).rgba : picture?.format == .alpha ? UIColor.black.rgba : nil
    layer.show(picture, tint: tint, scale: shown?.scale ?? 1)
    let center = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if layer.contentsCenter != center { layer.contentsCenter = center }
  }
}

extension UIImage {
  /// Whether it is one of several forms.
  var hasForms: Bool { (asset ?? ownAsset.withLock { $0 })?.hasForms == true }

  /// Whether views draw its shape in their tint.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .automatic: symbol.map { !$0.configuration.look.hasColors } ?? false
    case .alwaysOriginal: false
    }
  }

  /// The part between the caps, in fractions of the size. Layers stretch it in either resizing mode.
  var stretchedPart: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
  }
}
