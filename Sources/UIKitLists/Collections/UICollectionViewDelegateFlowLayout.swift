import QuartzCore

/// The methods that return sizes and distances of a flow layout for each item or section. Every method is optional.
///
/// If a method is missing, the layout's property of the same meaning is used.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points. The default is the layout's `itemSize`.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// Returns the margins around the items of a section, in points. The default is the layout's `sectionInset`.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  /// Returns the distance between the lines of a section, in points. The default is the layout's `minimumLineSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum distance between the items of a line, in points. The default is the layout's `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header, in points. The default is the layout's `headerReferenceSize`.
  ///
  /// Only the length along the scroll direction has an effect. With a length of zero there is no header.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer, in points. The default is the layout's `footerReferenceSize`.
  ///
  /// Only the length along the scroll direction has an effect. With a length of zero there is no footer.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    guard let flow = layout as? UICollectionViewFlowLayout else { preconditionFailure("\(layout) is not a flow layout") }
    return flow
  }
  /// Returns the size of an item, in points. The default implementation returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    Implements.collectionViewLayoutSizeForItemAt(self)?.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
      ?? flow(layout).itemSize
  }
  /// Returns the margins around the items of a section, in points. The default implementation returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    Implements.collectionViewLayoutInsetForSectionAt(self)?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      ?? flow(layout).sectionInset
  }
  /// Returns the distance between the lines of a section, in points. The default implementation returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    Implements.collectionViewLayoutMinimumLineSpacingForSectionAt(self)?.collectionView(
      collectionView, layout: layout, minimumLineSpacingForSectionAt: section) ?? flow(layout).minimumLineSpacing
  }
  /// Returns the minimum distance between the items of a line, in points. The default is the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    Implements.collectionViewLayoutMinimumInteritemSpacingForSectionAt(self)?.collectionView(
      collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section) ?? flow(layout).minimumInteritemSpacing
  }
  /// Returns the size of a section's header, in points. The default implementation returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    Implements.collectionViewLayoutReferenceSizeForHeaderInSection(self)?.collectionView(
      collectionView, layout: layout, referenceSizeForHeaderInSection: section) ?? flow(layout).headerReferenceSize
  }
  /// Returns the size of a section's footer, in points. The default implementation returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    Implements.collectionViewLayoutReferenceSizeForFooterInSection(self)?.collectionView(
      collectionView, layout: layout, referenceSizeForFooterInSection: section) ?? flow(layout).footerReferenceSize
  }
}

extension UICollectionViewFlowLayout {
  /// Calls a method of the delegate and returns its answer. Returns `nil` without a delegate, and if the delegate's class lacks the method.
  func ask<Answer>(
    _ method: OptionalRequirement, of delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ call: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }
}
