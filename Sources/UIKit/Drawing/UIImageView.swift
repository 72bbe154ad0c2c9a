import QuartzCore

/// Shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageDidChange() } }
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }

  public init(image: UIImage?, highlightedImage: UIImage? = nil) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    isUserInteractionEnabled = false
    imageDidChange()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { nil }
  public convenience init() { self.init(frame: .zero) }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageDidChange() {
    display()
    invalidateIntrinsicContentSize()
  }

  private func display() {
    let tint = shownImage?.renderingMode == .alwaysTemplate ? tintColor.cgColor.rgba : nil
    layer.show(shownImage?.cgImage, tint: tint, scale: shownImage?.scale ?? 1)
    layer.contentsGravity = contentMode.gravity
  }

  open override var contentMode: UIView.ContentMode { didSet { layer.contentsGravity = contentMode.gravity } }
  open override func tintColorDidChange() { display() }
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
}

extension UIView.ContentMode {
  /// The layer's word for it.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
