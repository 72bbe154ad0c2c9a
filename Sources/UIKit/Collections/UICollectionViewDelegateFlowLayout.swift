import QuartzCore

/// Gives a flow layout sizes that differ by item or section. What is not implemented is the layout's own property.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// Room around a section's items, in points.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  /// The distance of a section's lines, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance of two items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// A header's size, of which the length along the scrolling direction counts; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// A footer's size, of which the length along the scrolling direction counts; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    guard let flow = layout as? UICollectionViewFlowLayout else { preconditionFailure("\(layout) is not a flow layout") }
    return flow
  }
  /// The layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    Implements.collectionViewLayoutSizeForItemAt(self)?.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
      ?? flow(layout).itemSize
  }
  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    Implements.collectionViewLayoutInsetForSectionAt(self)?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      ?? flow(layout).sectionInset
  }
  /// The layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    Implements.collectionViewLayoutMinimumLineSpacingForSectionAt(self)?.collectionView(
      collectionView, layout: layout, minimumLineSpacingForSectionAt: section) ?? flow(layout).minimumLineSpacing
  }
  /// The layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    Implements.collectionViewLayoutMinimumInteritemSpacingForSectionAt(self)?.collectionView(
      collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section) ?? flow(layout).minimumInteritemSpacing
  }
  /// The layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    Implements.collectionViewLayoutReferenceSizeForHeaderInSection(self)?.collectionView(
      collectionView, layout: layout, referenceSizeForHeaderInSection: section) ?? flow(layout).headerReferenceSize
  }
  /// The layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    Implements.collectionViewLayoutReferenceSizeForFooterInSection(self)?.collectionView(
      collectionView, layout: layout, referenceSizeForFooterInSection: section) ?? flow(layout).footerReferenceSize
  }
}

extension UICollectionViewFlowLayout {
  /// What the delegate says, where its class has the method.
  func ask<Answer>(
    _ method: OptionalRequirement, of delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ call: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }
}
