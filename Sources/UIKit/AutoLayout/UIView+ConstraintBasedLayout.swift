import Foundation

/// What a view says about itself to constraints.
extension UIView {
  /// Whether the autoresizing mask makes required constraints from the frame, as it does by default.
  ///
  /// Set it to false for a view that constraints place; from then on the frame is the solver's.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isPlacedByConstraints }
    set {
      guard newValue == isPlacedByConstraints else { return }
      isPlacedByConstraints = !newValue
      layoutDidChangeKind()
    }
  }

  // MARK: Intrinsic size

  /// How strongly the view resists growing beyond its intrinsic size, 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? layoutState?.hugging.horizontal : layoutState?.hugging.vertical) ?? defaultContentHugging(for: axis)
  }

  /// Sets how strongly the view resists growing beyond its intrinsic size.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    if axis == .horizontal { makeLayoutState().hugging.horizontal = priority } else { makeLayoutState().hugging.vertical = priority }
    intrinsicSizeMayHaveChanged()
  }

  /// How strongly the view resists shrinking below its intrinsic size, 750 by default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? layoutState?.resistance.horizontal : layoutState?.resistance.vertical) ?? .defaultHigh
  }

  /// Sets how strongly the view resists shrinking below its intrinsic size.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    if axis == .horizontal { makeLayoutState().resistance.horizontal = priority } else { makeLayoutState().resistance.vertical = priority }
    intrinsicSizeMayHaveChanged()
  }

  /// Tells Auto Layout that `intrinsicContentSize`, a baseline or the alignment insets changed.
  func intrinsicSizeMayHaveChanged() {
    guard let node = layoutState?.node, let engine = layoutRoot.layoutState?.engine else { return }
    engine.intrinsicSizeChanged(node)
    engine.offsetsChanged(node)
  }

  // MARK: Alignment

  /// The rectangle that constraints align, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The frame whose alignment rectangle this is.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top, width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  // MARK: Asking

  /// Whether the constraints leave the view's frame open.
  ///
  /// True when something that the frame depends on is determined by no constraint. Ties between equal wishes have one
  /// outcome here and do not count.
  public var hasAmbiguousLayout: Bool {
    guard let engine = layoutRoot.layoutState?.engine else { return false }
    engine.solve()
    guard let node = layoutState?.node else { return false }
    return [node.x, node.y, node.width, node.height].contains { engine.solver.isUndetermined($0) }
  }

  /// The smallest size that satisfies the constraints of this view and those within it.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that satisfies the constraints of this view and those within it.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
