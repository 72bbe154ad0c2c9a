import QuartzCore

/// A view that a collection view shows for a while and then uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, PooledView {
  /// By which it was dequeued.
  public internal(set) var reuseIdentifier: String?

  /// An empty view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  /// About to be used again for something else.
  open func prepareForReuse() {}

  /// Its attributes have become others, of the class that the layout names. Place, size, alpha and transform are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view wants instead of those that the layout gives it; those by default. A collection view asks when the view
  /// comes into sight, and again when the layout was invalidated as a whole.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  /// Comes into the place that the layout gives it, and calls `apply(_:)`, unless it was there already.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes != applied, attributes.isFit else { return }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if attributes.transform3D != placedTransform {
      placedTransform = attributes.transform3D
      transform3D = attributes.transform3D
    }
    layer.zPosition = CGFloat(attributes.zIndex)
    let isRaised = attributes.zIndex != heightInStack
    applied = attributes.copied
    if isRaised { (superview as? UICollectionView)?.stack(self) }
    apply(attributes)
  }
  func wasPutAway() { applied = nil }
  /// Where the layout put it last; nil in the reuse pool.
  var applied: UICollectionViewLayoutAttributes?
  override var heightInStack: Int { applied?.zIndex ?? 0 }
  /// What the layout asked for, so that a transform of the app's own is left alone.
  private var placedTransform = CATransform3DIdentity
}

/// A view for one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Where an app's own views belong; as large as the cell.
  public let contentView = UIView()
  /// Set by the collection view.
  open var isSelected = false { didSet { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) } }
  /// Set by the collection view, while a finger is on the cell.
  open var isHighlighted = false { didSet { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) } }
  /// Behind the content.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView, at: 0) } }
  /// Behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
  }

  /// An empty cell with a content view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }

  /// As large as the content needs: as its constraints say, or as `sizeThatFits(_:)` does where the content view has none, rounded up to
  /// whole pixels. Neither keeps the size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let given = layoutAttributes.size
    let wanted = contentView.constraints.isEmpty ? sizeThatFits(given) : contentView.systemLayoutSizeFitting(given)
    let size = CGSize(width: wanted.width.roundedUp(screenScale), height: wanted.height.roundedUp(screenScale))
    guard size != given else { return layoutAttributes }
    let upperLeft = layoutAttributes.frame.origin
    layoutAttributes.size = size
    if CATransform3DIsIdentity(layoutAttributes.transform3D) { layoutAttributes.frame.origin = upperLeft }
    return layoutAttributes
  }

  private func exchange(_ old: UIView?, _ new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }
}
