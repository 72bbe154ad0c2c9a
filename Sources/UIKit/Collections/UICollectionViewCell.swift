import QuartzCore

/// A view that a collection view shows for a while and then uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  /// About to be used again for something else.
  open func prepareForReuse() {}

  /// Takes its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func place(_ attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if attributes.transform != placedTransform {
      placedTransform = attributes.transform
      transform = attributes.transform
    }
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
  /// What the layout asked for, so that a transform of the app's own is left alone.
  private var placedTransform = CGAffineTransform.identity
}

/// A view for one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Where an app's own views belong; as large as the cell.
  public let contentView = UIView()
  open var isSelected = false { didSet { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) } }
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

  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }

  private func exchange(_ old: UIView?, _ new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }
}
