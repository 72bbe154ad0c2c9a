import QuartzCore

/// A view that a collection view shows for a while and then uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, PooledView {
  /// By which it was dequeued.
  open internal(set) var reuseIdentifier: String?

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
    guard let axes = layoutAttributes.estimatedAxes, !axes.isEmpty, !constraints.isEmpty else { return layoutAttributes }
    layoutAttributes.grow(to: fittingSize(of: self, layoutAttributes.size, axes))
    return layoutAttributes
  }
  /// What constraints in a view ask for, where one length may be given.
  func fittingSize(of view: UIView, _ given: CGSize, _ axes: UIAxis) -> CGSize {
    let target = CGSize(width: axes.contains(.horizontal) ? 0 : given.width, height: axes.contains(.vertical) ? 0 : given.height)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
  }

  /// Has been dequeued for something, and is about to be filled.
  func prepare(for attributes: UICollectionViewLayoutAttributes) {}
  /// About to be asked how large it wants to be.
  func prepareToBeMeasured() {}
  /// How it is lifted beside a menu if nobody says otherwise: as it is.
  func previewParameters(on ground: UIColor?) -> UIPreviewParameters {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return parameters
  }

  /// Comes into the place that the layout gives it, and calls `apply(_:)`, unless it was there already.
  /// `shift` leads from the collection view's coordinates to those of what the view lies in.
  func place(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint = .zero) {
    guard attributes != applied || shift != appliedShift, attributes.isFit else { return }
    let center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    appliedShift = shift
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if self.center != center { self.center = center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if attributes.transform3D != placedTransform {
      placedTransform = attributes.transform3D
      transform3D = attributes.transform3D
    }
    layer.zPosition = CGFloat(attributes.zIndex)
    let isRaised = attributes.zIndex != heightInStack
    applied = attributes.copied
    if isRaised, superview != nil { listView?.stack(self) }
    apply(attributes)
  }
  /// Goes over to another view in which the collection view's coordinates are shifted, and stays where it was placed in these.
  ///
  /// What it lay in may have another place by now, as a section's scroll view that goes to another section has.
  func move(into host: UIView, shift: CGPoint) {
    center = CGPoint(x: center.x - appliedShift.x + shift.x, y: center.y - appliedShift.y + shift.y)
    appliedShift = shift
    host.addSubview(self)
  }
  func wasPutAway() {
    applied = nil
    layer.isVeiled = false  // a menu had lifted what it showed
  }
  /// Where the layout put it last; nil in the reuse pool.
  var applied: UICollectionViewLayoutAttributes?
  private var appliedShift = CGPoint.zero
  override var heightInStack: Int { applied?.zIndex ?? 0 }
  /// The collection view that shows it.
  var listView: UICollectionView? {
    var view = superview
    while let next = view {
      if let list = next as? UICollectionView { return list }
      view = next.superview
    }
    return nil
  }
  /// What the layout asked for, so that a transform of the app's own is left alone.
  private var placedTransform = CATransform3DIdentity
}

/// A view for one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Where an app's own views belong; as large as the cell. With a content configuration it is the view that shows that.
  open var contentView: UIView { configured.contentView }
  /// Set by the collection view.
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  /// Set by the collection view, while a finger is on the cell.
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  /// Behind the content.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView, at: 0) } }
  /// Behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
  }
  private(set) lazy var configured = ConfiguredContent(of: self)
  /// The user is carrying it to another place.
  var isReordering = false { didSet { stateDidChange(oldValue != isReordering) } }
  /// It is swiped open, or on its way.
  var isSwiped = false { didSet { stateDidChange(oldValue != isSwiped) } }
  override var placeForSafeArea: CGRect { isSwiped ? listView?.restingPlace(ofSwiped: self) ?? frame : frame }

  /// An empty cell with a content view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  public required init?(coder: NSCoder) { nil }

  private func stateDidChange(_ isChange: Bool) {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    if isChange { setNeedsUpdateConfiguration() }
  }

  /// The view whose first line of text stands for the cell's: the one that a configuration shows.
  open override var forFirstBaselineLayout: UIView { contentConfiguration == nil ? self : contentView.forFirstBaselineLayout }
  /// The view whose last line of text stands for the cell's: the one that a configuration shows.
  open override var forLastBaselineLayout: UIView { contentConfiguration == nil ? self : contentView.forLastBaselineLayout }

  // MARK: Configurations

  /// What the cell shows; nil, the default, leaves the content view to the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentConfiguration }
    set { configured.contentConfiguration = newValue }
  }
  /// Whether the content configuration is updated for the cell's state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// What lies behind the content, instead of the two background views; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.backgroundConfiguration }
    set { configured.backgroundConfiguration = newValue }
  }
  /// Whether the background configuration is updated for the cell's state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The background that cells of this class have in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// What configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isReordering) = (isSelected, isHighlighted, isReordering)
    (state.isDisabled, state.isSwiped) = (!isUserInteractionEnabled, isSwiped)
    if let list = listView, let path = list.indexPath(for: self) {
      state.isEditing = list.isEditing
      state.isExpanded = (list.dataSource as? any OutlineSource)?.isExpanded(at: path) ?? false
    }
    return state
  }
  /// Asks for an update in the next layout, however often it is called before.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }
  /// Takes a state over; called before the cell is shown and when its state has changed. By default it updates the configurations, as far as
  /// they are updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configured.update(
      for: state, content: automaticallyUpdatesContentConfiguration, background: automaticallyUpdatesBackgroundConfiguration)
  }
  /// A function that takes a state over; called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }
  override func prepareToBeMeasured() { updateConfigurationIfNeeded() }
  /// What is in a cell is read together.
  override var keepsElementsTogether: Bool { true }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let place = contentFrame
    if configured.contentConfiguration != nil, contentView.frame != place { contentView.frame = place }
  }
  /// Where a configured content stands.
  var contentFrame: CGRect { bounds }
  /// A finger has chosen the cell; whether that is all that it does.
  func takesTouch() -> Bool { false }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// As large as the content needs: as its constraints say, or as `sizeThatFits(_:)` does where the content view has none, rounded up to
  /// whole pixels. Neither keeps the size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let given = layoutAttributes.size
    if let axes = layoutAttributes.estimatedAxes, !contentView.constraints.isEmpty {
      layoutAttributes.grow(to: fittingSize(given, axes))
    } else {
      layoutAttributes.grow(to: fittingSize(given))
    }
    return layoutAttributes
  }

  /// How large the cell wants to be where it is given a size.
  func fittingSize(_ given: CGSize) -> CGSize {
    if configured.contentConfiguration != nil, contentView.constraints.isEmpty { return contentView.sizeThatFits(given) }
    return contentView.constraints.isEmpty ? sizeThatFits(given) : contentView.systemLayoutSizeFitting(given)
  }

  /// How large the cell wants to be along some axes.
  func fittingSize(_ given: CGSize, _ axes: UIAxis) -> CGSize { fittingSize(of: contentView, given, axes) }

  private func exchange(_ old: UIView?, _ new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Takes another size, rounded up to whole pixels, and no other length than those that are estimated; the upper left corner stays.
  fileprivate func grow(to wanted: CGSize) {
    var size = CGSize(width: wanted.width.roundedUp(screenScale), height: wanted.height.roundedUp(screenScale))
    if let estimatedAxes {
      if !estimatedAxes.contains(.horizontal) { size.width = self.size.width }
      if !estimatedAxes.contains(.vertical) { size.height = self.size.height }
    }
    guard size != self.size else { return }
    let upperLeft = frame.origin
    self.size = size
    if CATransform3DIsIdentity(transform3D) { frame.origin = upperLeft }
  }
}
