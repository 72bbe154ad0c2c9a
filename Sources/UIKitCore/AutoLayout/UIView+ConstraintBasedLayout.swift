import Foundation

/// The properties of a view for constraints.
extension UIView {
  var defaultTranslatesAutoresizingMaskIntoConstraints: Bool {
    get { !isPlacedByConstraints }
    set {
      guard newValue == isPlacedByConstraints else { return }
      isPlacedByConstraints = !newValue
      layoutDidChangeKind()
    }
  }

  // MARK: Intrinsic size

  func defaultSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    if axis == .horizontal { makeLayoutState().hugging.horizontal = priority } else { makeLayoutState().hugging.vertical = priority }
    intrinsicSizeMayHaveChanged()
  }

  func defaultSetContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    if axis == .horizontal { makeLayoutState().resistance.horizontal = priority } else { makeLayoutState().resistance.vertical = priority }
    intrinsicSizeMayHaveChanged()
  }

  /// Called when `intrinsicContentSize`, a baseline or the alignment insets changed.
  func intrinsicSizeMayHaveChanged() {
    guard let node = layoutState?.node, let engine = layoutRoot.layoutState?.engine else { return }
    engine.intrinsicSizeChanged(node)
    engine.offsetsChanged(node)
  }

  // MARK: Alignment

  func defaultAlignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The distances from the frame to the alignment rectangle that `alignmentRect(forFrame:)` produces. The default is
  /// `alignmentRectInsets`.
  ///
  /// Constraints are linear, so an override is called once, with a frame that is large enough for all insets.
  var effectiveAlignmentInsets: UIEdgeInsets {
    let rect = alignmentRect(forFrame: UIView.frameForAlignment)
    guard rect != defaultAlignmentRect(forFrame: UIView.frameForAlignment) else { return alignmentRectInsets }
    let side = UIView.frameForAlignment.width
    return UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: side - rect.maxY, right: side - rect.maxX)
  }
  private static let frameForAlignment = CGRect(x: 0, y: 0, width: 1024, height: 1024)

  func defaultFrame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top, width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  // MARK: Queries

  var defaultHasAmbiguousLayout: Bool {
    guard let engine = layoutRoot.layoutState?.engine else { return false }
    engine.solve()
    guard let node = layoutState?.node else { return false }
    return [node.x, node.y, node.width, node.height].contains { engine.solver.isUndetermined($0) }
  }

  /// The target for the smallest size that satisfies the constraints of the view and its descendants.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size that satisfies the constraints of the view and its descendants.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
