import QuartzCore
@_spi(UIKit) import UIKitCore

/// A view that a collection view displays for a time and then reuses.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, PooledView {
  /// The identifier with which the view was dequeued.
  open internal(set) var reuseIdentifier: String?

  /// Creates an empty view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  /// Called before the view is reused for another element. A subclass overrides this method to reset its state. The default implementation
  /// does nothing.
  open func prepareForReuse() {}

  /// Called when the layout attributes of the view have changed. The default implementation does nothing.
  ///
  /// Position, size, alpha and transform are already applied. The attributes are of the layout's `layoutAttributesClass`.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to those of the layout. The default implementation returns the layout's attributes.
  ///
  /// If the layout estimates a length and the view has constraints, the constraints determine that length. The method is called when the
  /// view becomes visible, and again after the whole layout was invalidated.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let axes = layoutAttributes.estimatedAxes, !axes.isEmpty, !constraints.isEmpty else { return layoutAttributes }
    layoutAttributes.grow(to: fittingSize(of: self, layoutAttributes.size, axes))
    return layoutAttributes
  }
  /// Returns the size that the constraints of a view need, where the layout determines at most one length.
  func fittingSize(of view: UIView, _ given: CGSize, _ axes: UIAxis) -> CGSize {
    let target = CGSize(width: axes.contains(.horizontal) ? 0 : given.width, height: axes.contains(.vertical) ? 0 : given.height)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
  }

  /// Called after the view has been dequeued for an element, and before it is configured.
  func prepare(for attributes: UICollectionViewLayoutAttributes) {}
  /// Called before the view is asked for its preferred size.
  func prepareToBeMeasured() {}
  /// Returns the parameters of the preview that a menu lifts, unless the app provides others. The view is lifted as it is.
  func previewParameters(on ground: UIColor?) -> UIPreviewParameters {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return parameters
  }

  /// Applies the layout attributes and calls `apply(_:)`, unless they are already applied.
  ///
  /// `shift` is the offset from the coordinates of the collection view to those of the superview.
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
  /// Moves the view into another superview, whose coordinates are shifted. Its position in the collection view's coordinates stays the
  /// same.
  ///
  /// The old superview may have moved meanwhile. An example is the scroll view of a section that now belongs to another section.
  func move(into host: UIView, shift: CGPoint) {
    center = CGPoint(x: center.x - appliedShift.x + shift.x, y: center.y - appliedShift.y + shift.y)
    appliedShift = shift
    host.addSubview(self)
  }
  func wasPutAway() {
    applied = nil
    layer.isVeiled = false  // A menu had lifted the view's content.
  }
  /// The attributes that were applied last. The value is `nil` in the reuse pool.
  var applied: UICollectionViewLayoutAttributes?
  private var appliedShift = CGPoint.zero
  @_spi(UIKit) open override var heightInStack: Int { applied?.zIndex ?? 0 }
  /// The collection view that displays the view.
  var listView: UICollectionView? {
    var view = superview
    while let next = view {
      if let list = next as? UICollectionView { return list }
      view = next.superview
    }
    return nil
  }
  /// The transform that the layout has requested. It allows the view to leave a transform of the app alone.
  private var placedTransform = CATransform3DIdentity
}

/// A view that displays one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view to which an app adds the subviews of the cell. It is as large as the cell. With a content configuration it is the view that
  /// displays the configuration.
  open var contentView: UIView { configured.contentView }
  /// A Boolean value that indicates whether the item is selected. The collection view sets it.
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  /// A Boolean value that indicates whether the cell is highlighted. The collection view sets it during a touch.
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  /// The view behind the content. The default is `nil`.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView, at: 0) } }
  /// The view behind the content while the cell is selected or highlighted. The default is `nil`.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
  }
  private(set) lazy var configured = ConfiguredContent(of: self)
  /// A Boolean value that indicates whether the user moves the item to another place.
  var isReordering = false { didSet { stateDidChange(oldValue != isReordering) } }
  /// A Boolean value that indicates whether the swipe actions are open, or are opening or closing.
  var isSwiped = false { didSet { stateDidChange(oldValue != isSwiped) } }
  @_spi(UIKit) open override var placeForSafeArea: CGRect { isSwiped ? listView?.restingPlace(ofSwiped: self) ?? frame : frame }

  /// Creates an empty cell with a content view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  public required init?(coder: NSCoder) { nil }

  private func stateDidChange(_ isChange: Bool) {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    if isChange { setNeedsUpdateConfiguration() }
  }

  /// The view whose first line of text is the cell's first baseline. It is the configuration's view, or else the cell.
  open override var forFirstBaselineLayout: UIView { contentConfiguration == nil ? self : contentView.forFirstBaselineLayout }
  /// The view whose last line of text is the cell's last baseline. It is the configuration's view, or else the cell.
  open override var forLastBaselineLayout: UIView { contentConfiguration == nil ? self : contentView.forLastBaselineLayout }

  // MARK: Configurations

  /// The configuration that determines the cell's content. The default is `nil`, which leaves the content view to the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentConfiguration }
    set { configured.contentConfiguration = newValue }
  }
  /// A Boolean value that indicates whether the content configuration is updated when the cell's state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the background. It replaces the two background views. The default is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.backgroundConfiguration }
    set { configured.backgroundConfiguration = newValue }
  }
  /// A Boolean value that indicates whether the background configuration is updated when the cell's state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the background that cells of this class have in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// The state of the cell on which its configurations depend.
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
  /// Requests an update of the configurations in the next layout pass. Several requests before that pass result in one update.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }
  /// Called to apply a state, before the cell is shown and after its state has changed.
  ///
  /// The default implementation updates the configurations that are updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configured.update(
      for: state, content: automaticallyUpdatesContentConfiguration, background: automaticallyUpdatesBackgroundConfiguration)
  }
  /// The closure that applies a state. It is called after `updateConfiguration(using:)`. The default is `nil`.
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
  /// A Boolean value that indicates whether VoiceOver reads the elements of the cell together. The value is `true`.
  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let place = contentFrame
    if configured.contentConfiguration != nil, contentView.frame != place { contentView.frame = place }
  }
  /// The frame of the configuration's view.
  var contentFrame: CGRect { bounds }
  /// Called when a touch has selected the cell. Returns `true` if the cell handles the touch, so that the item is not selected.
  func takesTouch() -> Bool { false }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Returns the attributes with the size that the content needs, rounded up to whole pixels.
  ///
  /// The constraints of the content view determine the size. Without constraints it is the result of `sizeThatFits(_:)`. If the content
  /// view has neither, the size stays the same.
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

  /// Returns the size that the cell prefers to a given size.
  func fittingSize(_ given: CGSize) -> CGSize {
    if configured.contentConfiguration != nil, contentView.constraints.isEmpty { return contentView.sizeThatFits(given) }
    return contentView.constraints.isEmpty ? sizeThatFits(given) : contentView.systemLayoutSizeFitting(given)
  }

  /// Returns the size that the cell prefers to a given size along some axes.
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
  /// Sets another size, rounded up to whole pixels. Only estimated lengths change. The upper left corner keeps its position.
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
