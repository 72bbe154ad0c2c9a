// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let uiKitListsRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.numberOfSectionsInCollectionView, { $0 is any NumberOfSectionsInCollectionView }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewViewForSupplementaryElementOfKindAtIndexPath, { $0 is any CollectionViewViewForSupplementaryElementOfKindAtIndexPath }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewCanMoveItemAt, { $0 is any CollectionViewCanMoveItemAt }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewMoveItemAtToDestinationIndexPath, { $0 is any CollectionViewMoveItemAtToDestinationIndexPath }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewCancelPrefetchingForItemsAt, { $0 is any CollectionViewCancelPrefetchingForItemsAt }, { $0 is any UICollectionViewDataSourcePrefetching.Type }),
    (.collectionViewShouldHighlightItemAt, { $0 is any CollectionViewShouldHighlightItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidHighlightItemAt, { $0 is any CollectionViewDidHighlightItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidUnhighlightItemAt, { $0 is any CollectionViewDidUnhighlightItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewShouldSelectItemAt, { $0 is any CollectionViewShouldSelectItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewShouldDeselectItemAt, { $0 is any CollectionViewShouldDeselectItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidSelectItemAt, { $0 is any CollectionViewDidSelectItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidDeselectItemAt, { $0 is any CollectionViewDidDeselectItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillDisplayForItemAt, { $0 is any CollectionViewWillDisplayForItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidEndDisplayingForItemAt, { $0 is any CollectionViewDidEndDisplayingForItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath, { $0 is any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath, { $0 is any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewTransitionLayoutForOldLayoutNewLayout, { $0 is any CollectionViewTransitionLayoutForOldLayoutNewLayout }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewTargetContentOffsetForProposedContentOffset, { $0 is any CollectionViewTargetContentOffsetForProposedContentOffset }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath, { $0 is any CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewContextMenuConfigurationForItemsAtPoint, { $0 is any CollectionViewContextMenuConfigurationForItemsAtPoint }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewContextMenuConfigurationForItemAtPoint, { $0 is any CollectionViewContextMenuConfigurationForItemAtPoint }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewContextMenuConfigurationHighlightPreviewForItemAt, { $0 is any CollectionViewContextMenuConfigurationHighlightPreviewForItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewContextMenuConfigurationDismissalPreviewForItemAt, { $0 is any CollectionViewContextMenuConfigurationDismissalPreviewForItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewPreviewForHighlightingContextMenuWithConfiguration, { $0 is any CollectionViewPreviewForHighlightingContextMenuWithConfiguration }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewPreviewForDismissingContextMenuWithConfiguration, { $0 is any CollectionViewPreviewForDismissingContextMenuWithConfiguration }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillPerformPreviewActionForMenuWithAnimator, { $0 is any CollectionViewWillPerformPreviewActionForMenuWithAnimator }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillDisplayContextMenuAnimator, { $0 is any CollectionViewWillDisplayContextMenuAnimator }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillEndContextMenuInteractionAnimator, { $0 is any CollectionViewWillEndContextMenuInteractionAnimator }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewLayoutSizeForItemAt, { $0 is any CollectionViewLayoutSizeForItemAt }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutInsetForSectionAt, { $0 is any CollectionViewLayoutInsetForSectionAt }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutMinimumLineSpacingForSectionAt, { $0 is any CollectionViewLayoutMinimumLineSpacingForSectionAt }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutMinimumInteritemSpacingForSectionAt, { $0 is any CollectionViewLayoutMinimumInteritemSpacingForSectionAt }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutReferenceSizeForHeaderInSection, { $0 is any CollectionViewLayoutReferenceSizeForHeaderInSection }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutReferenceSizeForFooterInSection, { $0 is any CollectionViewLayoutReferenceSizeForFooterInSection }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.numberOfSectionsInTableView, { $0 is any NumberOfSectionsInTableView }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewTitleForHeaderInSection, { $0 is any TableViewTitleForHeaderInSection }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewTitleForFooterInSection, { $0 is any TableViewTitleForFooterInSection }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewCanEditRowAt, { $0 is any TableViewCanEditRowAt }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewCanMoveRowAt, { $0 is any TableViewCanMoveRowAt }, { $0 is any UITableViewDataSource.Type }),
    (.sectionIndexTitlesForTableView, { $0 is any SectionIndexTitlesForTableView }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewSectionForSectionIndexTitleAtIndex, { $0 is any TableViewSectionForSectionIndexTitleAtIndex }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewCommitForRowAt, { $0 is any TableViewCommitForRowAt }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewMoveRowAtToDestinationIndexPath, { $0 is any TableViewMoveRowAtToDestinationIndexPath }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewCancelPrefetchingForRowsAt, { $0 is any TableViewCancelPrefetchingForRowsAt }, { $0 is any UITableViewDataSourcePrefetching.Type }),
    (.tableViewWillDisplayForRowAt, { $0 is any TableViewWillDisplayForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillDisplayHeaderViewForSection, { $0 is any TableViewWillDisplayHeaderViewForSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillDisplayFooterViewForSection, { $0 is any TableViewWillDisplayFooterViewForSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidEndDisplayingForRowAt, { $0 is any TableViewDidEndDisplayingForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidEndDisplayingHeaderViewForSection, { $0 is any TableViewDidEndDisplayingHeaderViewForSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidEndDisplayingFooterViewForSection, { $0 is any TableViewDidEndDisplayingFooterViewForSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewHeightForRowAt, { $0 is any TableViewHeightForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewHeightForHeaderInSection, { $0 is any TableViewHeightForHeaderInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewHeightForFooterInSection, { $0 is any TableViewHeightForFooterInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewEstimatedHeightForRowAt, { $0 is any TableViewEstimatedHeightForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewEstimatedHeightForHeaderInSection, { $0 is any TableViewEstimatedHeightForHeaderInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewEstimatedHeightForFooterInSection, { $0 is any TableViewEstimatedHeightForFooterInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewViewForHeaderInSection, { $0 is any TableViewViewForHeaderInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewViewForFooterInSection, { $0 is any TableViewViewForFooterInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewAccessoryButtonTappedForRowWith, { $0 is any TableViewAccessoryButtonTappedForRowWith }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewShouldHighlightRowAt, { $0 is any TableViewShouldHighlightRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidHighlightRowAt, { $0 is any TableViewDidHighlightRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidUnhighlightRowAt, { $0 is any TableViewDidUnhighlightRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillSelectRowAt, { $0 is any TableViewWillSelectRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillDeselectRowAt, { $0 is any TableViewWillDeselectRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidSelectRowAt, { $0 is any TableViewDidSelectRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidDeselectRowAt, { $0 is any TableViewDidDeselectRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewEditingStyleForRowAt, { $0 is any TableViewEditingStyleForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewTitleForDeleteConfirmationButtonForRowAt, { $0 is any TableViewTitleForDeleteConfirmationButtonForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewLeadingSwipeActionsConfigurationForRowAt, { $0 is any TableViewLeadingSwipeActionsConfigurationForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewTrailingSwipeActionsConfigurationForRowAt, { $0 is any TableViewTrailingSwipeActionsConfigurationForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewShouldIndentWhileEditingRowAt, { $0 is any TableViewShouldIndentWhileEditingRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillBeginEditingRowAt, { $0 is any TableViewWillBeginEditingRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidEndEditingRowAt, { $0 is any TableViewDidEndEditingRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath, { $0 is any TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewIndentationLevelForRowAt, { $0 is any TableViewIndentationLevelForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewCanPerformPrimaryActionForRowAt, { $0 is any TableViewCanPerformPrimaryActionForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewPerformPrimaryActionForRowAt, { $0 is any TableViewPerformPrimaryActionForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewContextMenuConfigurationForRowAtPoint, { $0 is any TableViewContextMenuConfigurationForRowAtPoint }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewPreviewForHighlightingContextMenuWithConfiguration, { $0 is any TableViewPreviewForHighlightingContextMenuWithConfiguration }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewPreviewForDismissingContextMenuWithConfiguration, { $0 is any TableViewPreviewForDismissingContextMenuWithConfiguration }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillPerformPreviewActionForMenuWithAnimator, { $0 is any TableViewWillPerformPreviewActionForMenuWithAnimator }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillDisplayContextMenuAnimator, { $0 is any TableViewWillDisplayContextMenuAnimator }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillEndContextMenuInteractionAnimator, { $0 is any TableViewWillEndContextMenuInteractionAnimator }, { $0 is any UITableViewDelegate.Type }),
  ]
}

// MARK: UICollectionViewDataSource

extension UICollectionViewDataSource {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let numberOfSectionsInCollectionView = Self(number: 196608, delegate: "UICollectionViewDataSource", method: "numberOfSections(in: UICollectionView)", line: "NumberOfSectionsInCollectionView")
}
extension Implements {
  /// A class that implements `numberOfSections(in:)`, although only its superclass conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol NumberOfSectionsInCollectionView: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSource`.
    func numberOfSections(in collectionView: UICollectionView) -> Int
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `numberOfSections(in:)`.
  @MainActor static func numberOfSectionsInCollectionView(_ delegate: any UICollectionViewDataSource) -> (any NumberOfSectionsInCollectionView)? {
    if let delegate = delegate as? any NumberOfSectionsInCollectionView { return delegate }
    if let target = forwardingTarget(.numberOfSectionsInCollectionView, of: delegate, where: { $0 is any NumberOfSectionsInCollectionView }) as? any NumberOfSectionsInCollectionView { return target }
    notImplemented(.numberOfSectionsInCollectionView, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.NumberOfSectionsInCollectionView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no numberOfSections(in:)")
  public func numberOfSections(in collectionView: UICollectionView) -> Int { preconditionFailure("NumberOfSectionsInCollectionView without numberOfSections(in:)") }
}

extension OptionalRequirement {
  static let collectionViewViewForSupplementaryElementOfKindAtIndexPath = Self(number: 196609, delegate: "UICollectionViewDataSource", method: "collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath)", line: "CollectionViewViewForSupplementaryElementOfKindAtIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:viewForSupplementaryElementOfKind:at:)`, although only its superclass conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol CollectionViewViewForSupplementaryElementOfKindAtIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSource`.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  @MainActor static func collectionViewViewForSupplementaryElementOfKindAtIndexPath(_ delegate: any UICollectionViewDataSource) -> (any CollectionViewViewForSupplementaryElementOfKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewViewForSupplementaryElementOfKindAtIndexPath { return delegate }
    if let target = forwardingTarget(.collectionViewViewForSupplementaryElementOfKindAtIndexPath, of: delegate, where: { $0 is any CollectionViewViewForSupplementaryElementOfKindAtIndexPath }) as? any CollectionViewViewForSupplementaryElementOfKindAtIndexPath { return target }
    notImplemented(.collectionViewViewForSupplementaryElementOfKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.CollectionViewViewForSupplementaryElementOfKindAtIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:viewForSupplementaryElementOfKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { preconditionFailure("CollectionViewViewForSupplementaryElementOfKindAtIndexPath without collectionView(_:viewForSupplementaryElementOfKind:at:)") }
}

extension OptionalRequirement {
  static let collectionViewCanMoveItemAt = Self(number: 196610, delegate: "UICollectionViewDataSource", method: "collectionView(_: UICollectionView, canMoveItemAt: IndexPath)", line: "CollectionViewCanMoveItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:canMoveItemAt:)`, although only its superclass conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol CollectionViewCanMoveItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSource`.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:canMoveItemAt:)`.
  @MainActor static func collectionViewCanMoveItemAt(_ delegate: any UICollectionViewDataSource) -> (any CollectionViewCanMoveItemAt)? {
    if let delegate = delegate as? any CollectionViewCanMoveItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewCanMoveItemAt, of: delegate, where: { $0 is any CollectionViewCanMoveItemAt }) as? any CollectionViewCanMoveItemAt { return target }
    notImplemented(.collectionViewCanMoveItemAt, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.CollectionViewCanMoveItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:canMoveItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewCanMoveItemAt without collectionView(_:canMoveItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewMoveItemAtToDestinationIndexPath = Self(number: 196611, delegate: "UICollectionViewDataSource", method: "collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath)", line: "CollectionViewMoveItemAtToDestinationIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:moveItemAt:to:)`, although only its superclass conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol CollectionViewMoveItemAtToDestinationIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSource`.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:moveItemAt:to:)`.
  @MainActor static func collectionViewMoveItemAtToDestinationIndexPath(_ delegate: any UICollectionViewDataSource) -> (any CollectionViewMoveItemAtToDestinationIndexPath)? {
    if let delegate = delegate as? any CollectionViewMoveItemAtToDestinationIndexPath { return delegate }
    if let target = forwardingTarget(.collectionViewMoveItemAtToDestinationIndexPath, of: delegate, where: { $0 is any CollectionViewMoveItemAtToDestinationIndexPath }) as? any CollectionViewMoveItemAtToDestinationIndexPath { return target }
    notImplemented(.collectionViewMoveItemAtToDestinationIndexPath, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.CollectionViewMoveItemAtToDestinationIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:moveItemAt:to:)")
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { preconditionFailure("CollectionViewMoveItemAtToDestinationIndexPath without collectionView(_:moveItemAt:to:)") }
}

// MARK: UICollectionViewDataSourcePrefetching

extension UICollectionViewDataSourcePrefetching {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let collectionViewCancelPrefetchingForItemsAt = Self(number: 196672, delegate: "UICollectionViewDataSourcePrefetching", method: "collectionView(_: UICollectionView, cancelPrefetchingForItemsAt: [IndexPath])", line: "CollectionViewCancelPrefetchingForItemsAt")
}
extension Implements {
  /// A class that implements `collectionView(_:cancelPrefetchingForItemsAt:)`, although only its superclass conforms to `UICollectionViewDataSourcePrefetching`.
  @preconcurrency @MainActor
  public protocol CollectionViewCancelPrefetchingForItemsAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSourcePrefetching`.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:cancelPrefetchingForItemsAt:)`.
  @MainActor static func collectionViewCancelPrefetchingForItemsAt(_ delegate: any UICollectionViewDataSourcePrefetching) -> (any CollectionViewCancelPrefetchingForItemsAt)? {
    if let delegate = delegate as? any CollectionViewCancelPrefetchingForItemsAt { return delegate }
    if let target = forwardingTarget(.collectionViewCancelPrefetchingForItemsAt, of: delegate, where: { $0 is any CollectionViewCancelPrefetchingForItemsAt }) as? any CollectionViewCancelPrefetchingForItemsAt { return target }
    notImplemented(.collectionViewCancelPrefetchingForItemsAt, by: delegate) { $0 is any UICollectionViewDataSourcePrefetching.Type }
    return nil
  }
}
extension Implements.CollectionViewCancelPrefetchingForItemsAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:cancelPrefetchingForItemsAt:)")
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { preconditionFailure("CollectionViewCancelPrefetchingForItemsAt without collectionView(_:cancelPrefetchingForItemsAt:)") }
}

// MARK: UICollectionViewDelegate

extension UICollectionViewDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let collectionViewShouldHighlightItemAt = Self(number: 196736, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath)", line: "CollectionViewShouldHighlightItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:shouldHighlightItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldHighlightItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:shouldHighlightItemAt:)`.
  @MainActor static func collectionViewShouldHighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldHighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldHighlightItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewShouldHighlightItemAt, of: delegate, where: { $0 is any CollectionViewShouldHighlightItemAt }) as? any CollectionViewShouldHighlightItemAt { return target }
    notImplemented(.collectionViewShouldHighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldHighlightItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldHighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldHighlightItemAt without collectionView(_:shouldHighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidHighlightItemAt = Self(number: 196737, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didHighlightItemAt: IndexPath)", line: "CollectionViewDidHighlightItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didHighlightItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidHighlightItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:didHighlightItemAt:)`.
  @MainActor static func collectionViewDidHighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidHighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewDidHighlightItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewDidHighlightItemAt, of: delegate, where: { $0 is any CollectionViewDidHighlightItemAt }) as? any CollectionViewDidHighlightItemAt { return target }
    notImplemented(.collectionViewDidHighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidHighlightItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didHighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidHighlightItemAt without collectionView(_:didHighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidUnhighlightItemAt = Self(number: 196738, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)", line: "CollectionViewDidUnhighlightItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didUnhighlightItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidUnhighlightItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:didUnhighlightItemAt:)`.
  @MainActor static func collectionViewDidUnhighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidUnhighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewDidUnhighlightItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewDidUnhighlightItemAt, of: delegate, where: { $0 is any CollectionViewDidUnhighlightItemAt }) as? any CollectionViewDidUnhighlightItemAt { return target }
    notImplemented(.collectionViewDidUnhighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidUnhighlightItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didUnhighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidUnhighlightItemAt without collectionView(_:didUnhighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewShouldSelectItemAt = Self(number: 196739, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath)", line: "CollectionViewShouldSelectItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:shouldSelectItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldSelectItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:shouldSelectItemAt:)`.
  @MainActor static func collectionViewShouldSelectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldSelectItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldSelectItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewShouldSelectItemAt, of: delegate, where: { $0 is any CollectionViewShouldSelectItemAt }) as? any CollectionViewShouldSelectItemAt { return target }
    notImplemented(.collectionViewShouldSelectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldSelectItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldSelectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldSelectItemAt without collectionView(_:shouldSelectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewShouldDeselectItemAt = Self(number: 196740, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath)", line: "CollectionViewShouldDeselectItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:shouldDeselectItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldDeselectItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:shouldDeselectItemAt:)`.
  @MainActor static func collectionViewShouldDeselectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldDeselectItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldDeselectItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewShouldDeselectItemAt, of: delegate, where: { $0 is any CollectionViewShouldDeselectItemAt }) as? any CollectionViewShouldDeselectItemAt { return target }
    notImplemented(.collectionViewShouldDeselectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldDeselectItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldDeselectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldDeselectItemAt without collectionView(_:shouldDeselectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidSelectItemAt = Self(number: 196741, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didSelectItemAt: IndexPath)", line: "CollectionViewDidSelectItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didSelectItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidSelectItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:didSelectItemAt:)`.
  @MainActor static func collectionViewDidSelectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidSelectItemAt)? {
    if let delegate = delegate as? any CollectionViewDidSelectItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewDidSelectItemAt, of: delegate, where: { $0 is any CollectionViewDidSelectItemAt }) as? any CollectionViewDidSelectItemAt { return target }
    notImplemented(.collectionViewDidSelectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidSelectItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didSelectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidSelectItemAt without collectionView(_:didSelectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidDeselectItemAt = Self(number: 196742, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)", line: "CollectionViewDidDeselectItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didDeselectItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidDeselectItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:didDeselectItemAt:)`.
  @MainActor static func collectionViewDidDeselectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidDeselectItemAt)? {
    if let delegate = delegate as? any CollectionViewDidDeselectItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewDidDeselectItemAt, of: delegate, where: { $0 is any CollectionViewDidDeselectItemAt }) as? any CollectionViewDidDeselectItemAt { return target }
    notImplemented(.collectionViewDidDeselectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidDeselectItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didDeselectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidDeselectItemAt without collectionView(_:didDeselectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewWillDisplayForItemAt = Self(number: 196743, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)", line: "CollectionViewWillDisplayForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:willDisplay:forItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillDisplayForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:willDisplay:forItemAt:)`.
  @MainActor static func collectionViewWillDisplayForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillDisplayForItemAt)? {
    if let delegate = delegate as? any CollectionViewWillDisplayForItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewWillDisplayForItemAt, of: delegate, where: { $0 is any CollectionViewWillDisplayForItemAt }) as? any CollectionViewWillDisplayForItemAt { return target }
    notImplemented(.collectionViewWillDisplayForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillDisplayForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willDisplay:forItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewWillDisplayForItemAt without collectionView(_:willDisplay:forItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidEndDisplayingForItemAt = Self(number: 196744, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath)", line: "CollectionViewDidEndDisplayingForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didEndDisplaying:forItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidEndDisplayingForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:didEndDisplaying:forItemAt:)`.
  @MainActor static func collectionViewDidEndDisplayingForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidEndDisplayingForItemAt)? {
    if let delegate = delegate as? any CollectionViewDidEndDisplayingForItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewDidEndDisplayingForItemAt, of: delegate, where: { $0 is any CollectionViewDidEndDisplayingForItemAt }) as? any CollectionViewDidEndDisplayingForItemAt { return target }
    notImplemented(.collectionViewDidEndDisplayingForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidEndDisplayingForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didEndDisplaying:forItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidEndDisplayingForItemAt without collectionView(_:didEndDisplaying:forItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath = Self(number: 196745, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView, forElementKind: String, at: IndexPath)", line: "CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  @MainActor static func collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath { return delegate }
    if let target = forwardingTarget(.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath, of: delegate, where: { $0 is any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath }) as? any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath { return target }
    notImplemented(.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { preconditionFailure("CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath without collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") }
}

extension OptionalRequirement {
  static let collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath = Self(number: 196746, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView, forElementOfKind: String, at: IndexPath)", line: "CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  @MainActor static func collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath { return delegate }
    if let target = forwardingTarget(.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath, of: delegate, where: { $0 is any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath }) as? any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath { return target }
    notImplemented(.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { preconditionFailure("CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath without collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") }
}

extension OptionalRequirement {
  static let collectionViewTransitionLayoutForOldLayoutNewLayout = Self(number: 196747, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, transitionLayoutForOldLayout: UICollectionViewLayout, newLayout: UICollectionViewLayout)", line: "CollectionViewTransitionLayoutForOldLayoutNewLayout")
}
extension Implements {
  /// A class that implements `collectionView(_:transitionLayoutForOldLayout:newLayout:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewTransitionLayoutForOldLayoutNewLayout: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  @MainActor static func collectionViewTransitionLayoutForOldLayoutNewLayout(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewTransitionLayoutForOldLayoutNewLayout)? {
    if let delegate = delegate as? any CollectionViewTransitionLayoutForOldLayoutNewLayout { return delegate }
    if let target = forwardingTarget(.collectionViewTransitionLayoutForOldLayoutNewLayout, of: delegate, where: { $0 is any CollectionViewTransitionLayoutForOldLayoutNewLayout }) as? any CollectionViewTransitionLayoutForOldLayoutNewLayout { return target }
    notImplemented(.collectionViewTransitionLayoutForOldLayoutNewLayout, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewTransitionLayoutForOldLayoutNewLayout {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:transitionLayoutForOldLayout:newLayout:)")
  public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { preconditionFailure("CollectionViewTransitionLayoutForOldLayoutNewLayout without collectionView(_:transitionLayoutForOldLayout:newLayout:)") }
}

extension OptionalRequirement {
  static let collectionViewTargetContentOffsetForProposedContentOffset = Self(number: 196748, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, targetContentOffsetForProposedContentOffset: CGPoint)", line: "CollectionViewTargetContentOffsetForProposedContentOffset")
}
extension Implements {
  /// A class that implements `collectionView(_:targetContentOffsetForProposedContentOffset:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewTargetContentOffsetForProposedContentOffset: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
  @MainActor static func collectionViewTargetContentOffsetForProposedContentOffset(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewTargetContentOffsetForProposedContentOffset)? {
    if let delegate = delegate as? any CollectionViewTargetContentOffsetForProposedContentOffset { return delegate }
    if let target = forwardingTarget(.collectionViewTargetContentOffsetForProposedContentOffset, of: delegate, where: { $0 is any CollectionViewTargetContentOffsetForProposedContentOffset }) as? any CollectionViewTargetContentOffsetForProposedContentOffset { return target }
    notImplemented(.collectionViewTargetContentOffsetForProposedContentOffset, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewTargetContentOffsetForProposedContentOffset {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:targetContentOffsetForProposedContentOffset:)")
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { preconditionFailure("CollectionViewTargetContentOffsetForProposedContentOffset without collectionView(_:targetContentOffsetForProposedContentOffset:)") }
}

extension OptionalRequirement {
  static let collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath = Self(number: 196749, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath, atCurrentIndexPath: IndexPath, toProposedIndexPath: IndexPath)", line: "CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  @MainActor static func collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath)? {
    if let delegate = delegate as? any CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath { return delegate }
    if let target = forwardingTarget(.collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath, of: delegate, where: { $0 is any CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath }) as? any CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath { return target }
    notImplemented(.collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)")
  public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { preconditionFailure("CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath without collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)") }
}

extension OptionalRequirement {
  static let collectionViewContextMenuConfigurationForItemsAtPoint = Self(number: 196750, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath], point: CGPoint)", line: "CollectionViewContextMenuConfigurationForItemsAtPoint")
}
extension Implements {
  /// A class that implements `collectionView(_:contextMenuConfigurationForItemsAt:point:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewContextMenuConfigurationForItemsAtPoint: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
  @MainActor static func collectionViewContextMenuConfigurationForItemsAtPoint(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewContextMenuConfigurationForItemsAtPoint)? {
    if let delegate = delegate as? any CollectionViewContextMenuConfigurationForItemsAtPoint { return delegate }
    if let target = forwardingTarget(.collectionViewContextMenuConfigurationForItemsAtPoint, of: delegate, where: { $0 is any CollectionViewContextMenuConfigurationForItemsAtPoint }) as? any CollectionViewContextMenuConfigurationForItemsAtPoint { return target }
    notImplemented(.collectionViewContextMenuConfigurationForItemsAtPoint, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewContextMenuConfigurationForItemsAtPoint {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:contextMenuConfigurationForItemsAt:point:)")
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { preconditionFailure("CollectionViewContextMenuConfigurationForItemsAtPoint without collectionView(_:contextMenuConfigurationForItemsAt:point:)") }
}

extension OptionalRequirement {
  static let collectionViewContextMenuConfigurationForItemAtPoint = Self(number: 196751, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, contextMenuConfigurationForItemAt: IndexPath, point: CGPoint)", line: "CollectionViewContextMenuConfigurationForItemAtPoint")
}
extension Implements {
  /// A class that implements `collectionView(_:contextMenuConfigurationForItemAt:point:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewContextMenuConfigurationForItemAtPoint: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
  @MainActor static func collectionViewContextMenuConfigurationForItemAtPoint(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewContextMenuConfigurationForItemAtPoint)? {
    if let delegate = delegate as? any CollectionViewContextMenuConfigurationForItemAtPoint { return delegate }
    if let target = forwardingTarget(.collectionViewContextMenuConfigurationForItemAtPoint, of: delegate, where: { $0 is any CollectionViewContextMenuConfigurationForItemAtPoint }) as? any CollectionViewContextMenuConfigurationForItemAtPoint { return target }
    notImplemented(.collectionViewContextMenuConfigurationForItemAtPoint, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewContextMenuConfigurationForItemAtPoint {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:contextMenuConfigurationForItemAt:point:)")
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { preconditionFailure("CollectionViewContextMenuConfigurationForItemAtPoint without collectionView(_:contextMenuConfigurationForItemAt:point:)") }
}

extension OptionalRequirement {
  static let collectionViewContextMenuConfigurationHighlightPreviewForItemAt = Self(number: 196752, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration, highlightPreviewForItemAt: IndexPath)", line: "CollectionViewContextMenuConfigurationHighlightPreviewForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewContextMenuConfigurationHighlightPreviewForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
  @MainActor static func collectionViewContextMenuConfigurationHighlightPreviewForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewContextMenuConfigurationHighlightPreviewForItemAt)? {
    if let delegate = delegate as? any CollectionViewContextMenuConfigurationHighlightPreviewForItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewContextMenuConfigurationHighlightPreviewForItemAt, of: delegate, where: { $0 is any CollectionViewContextMenuConfigurationHighlightPreviewForItemAt }) as? any CollectionViewContextMenuConfigurationHighlightPreviewForItemAt { return target }
    notImplemented(.collectionViewContextMenuConfigurationHighlightPreviewForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewContextMenuConfigurationHighlightPreviewForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { preconditionFailure("CollectionViewContextMenuConfigurationHighlightPreviewForItemAt without collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewContextMenuConfigurationDismissalPreviewForItemAt = Self(number: 196753, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration, dismissalPreviewForItemAt: IndexPath)", line: "CollectionViewContextMenuConfigurationDismissalPreviewForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewContextMenuConfigurationDismissalPreviewForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
  @MainActor static func collectionViewContextMenuConfigurationDismissalPreviewForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewContextMenuConfigurationDismissalPreviewForItemAt)? {
    if let delegate = delegate as? any CollectionViewContextMenuConfigurationDismissalPreviewForItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewContextMenuConfigurationDismissalPreviewForItemAt, of: delegate, where: { $0 is any CollectionViewContextMenuConfigurationDismissalPreviewForItemAt }) as? any CollectionViewContextMenuConfigurationDismissalPreviewForItemAt { return target }
    notImplemented(.collectionViewContextMenuConfigurationDismissalPreviewForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewContextMenuConfigurationDismissalPreviewForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { preconditionFailure("CollectionViewContextMenuConfigurationDismissalPreviewForItemAt without collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewPreviewForHighlightingContextMenuWithConfiguration = Self(number: 196754, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration)", line: "CollectionViewPreviewForHighlightingContextMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewPreviewForHighlightingContextMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  @MainActor static func collectionViewPreviewForHighlightingContextMenuWithConfiguration(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewPreviewForHighlightingContextMenuWithConfiguration)? {
    if let delegate = delegate as? any CollectionViewPreviewForHighlightingContextMenuWithConfiguration { return delegate }
    if let target = forwardingTarget(.collectionViewPreviewForHighlightingContextMenuWithConfiguration, of: delegate, where: { $0 is any CollectionViewPreviewForHighlightingContextMenuWithConfiguration }) as? any CollectionViewPreviewForHighlightingContextMenuWithConfiguration { return target }
    notImplemented(.collectionViewPreviewForHighlightingContextMenuWithConfiguration, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewPreviewForHighlightingContextMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:previewForHighlightingContextMenuWithConfiguration:)")
  public func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("CollectionViewPreviewForHighlightingContextMenuWithConfiguration without collectionView(_:previewForHighlightingContextMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let collectionViewPreviewForDismissingContextMenuWithConfiguration = Self(number: 196755, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration)", line: "CollectionViewPreviewForDismissingContextMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewPreviewForDismissingContextMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  @MainActor static func collectionViewPreviewForDismissingContextMenuWithConfiguration(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewPreviewForDismissingContextMenuWithConfiguration)? {
    if let delegate = delegate as? any CollectionViewPreviewForDismissingContextMenuWithConfiguration { return delegate }
    if let target = forwardingTarget(.collectionViewPreviewForDismissingContextMenuWithConfiguration, of: delegate, where: { $0 is any CollectionViewPreviewForDismissingContextMenuWithConfiguration }) as? any CollectionViewPreviewForDismissingContextMenuWithConfiguration { return target }
    notImplemented(.collectionViewPreviewForDismissingContextMenuWithConfiguration, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewPreviewForDismissingContextMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:previewForDismissingContextMenuWithConfiguration:)")
  public func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("CollectionViewPreviewForDismissingContextMenuWithConfiguration without collectionView(_:previewForDismissingContextMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let collectionViewWillPerformPreviewActionForMenuWithAnimator = Self(number: 196756, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)", line: "CollectionViewWillPerformPreviewActionForMenuWithAnimator")
}
extension Implements {
  /// A class that implements `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillPerformPreviewActionForMenuWithAnimator: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
  @MainActor static func collectionViewWillPerformPreviewActionForMenuWithAnimator(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillPerformPreviewActionForMenuWithAnimator)? {
    if let delegate = delegate as? any CollectionViewWillPerformPreviewActionForMenuWithAnimator { return delegate }
    if let target = forwardingTarget(.collectionViewWillPerformPreviewActionForMenuWithAnimator, of: delegate, where: { $0 is any CollectionViewWillPerformPreviewActionForMenuWithAnimator }) as? any CollectionViewWillPerformPreviewActionForMenuWithAnimator { return target }
    notImplemented(.collectionViewWillPerformPreviewActionForMenuWithAnimator, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillPerformPreviewActionForMenuWithAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willPerformPreviewActionForMenuWith:animator:)")
  public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { preconditionFailure("CollectionViewWillPerformPreviewActionForMenuWithAnimator without collectionView(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension OptionalRequirement {
  static let collectionViewWillDisplayContextMenuAnimator = Self(number: 196757, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willDisplayContextMenu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "CollectionViewWillDisplayContextMenuAnimator")
}
extension Implements {
  /// A class that implements `collectionView(_:willDisplayContextMenu:animator:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillDisplayContextMenuAnimator: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:willDisplayContextMenu:animator:)`.
  @MainActor static func collectionViewWillDisplayContextMenuAnimator(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillDisplayContextMenuAnimator)? {
    if let delegate = delegate as? any CollectionViewWillDisplayContextMenuAnimator { return delegate }
    if let target = forwardingTarget(.collectionViewWillDisplayContextMenuAnimator, of: delegate, where: { $0 is any CollectionViewWillDisplayContextMenuAnimator }) as? any CollectionViewWillDisplayContextMenuAnimator { return target }
    notImplemented(.collectionViewWillDisplayContextMenuAnimator, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillDisplayContextMenuAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willDisplayContextMenu:animator:)")
  public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("CollectionViewWillDisplayContextMenuAnimator without collectionView(_:willDisplayContextMenu:animator:)") }
}

extension OptionalRequirement {
  static let collectionViewWillEndContextMenuInteractionAnimator = Self(number: 196758, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willEndContextMenuInteraction: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "CollectionViewWillEndContextMenuInteractionAnimator")
}
extension Implements {
  /// A class that implements `collectionView(_:willEndContextMenuInteraction:animator:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillEndContextMenuInteractionAnimator: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:willEndContextMenuInteraction:animator:)`.
  @MainActor static func collectionViewWillEndContextMenuInteractionAnimator(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillEndContextMenuInteractionAnimator)? {
    if let delegate = delegate as? any CollectionViewWillEndContextMenuInteractionAnimator { return delegate }
    if let target = forwardingTarget(.collectionViewWillEndContextMenuInteractionAnimator, of: delegate, where: { $0 is any CollectionViewWillEndContextMenuInteractionAnimator }) as? any CollectionViewWillEndContextMenuInteractionAnimator { return target }
    notImplemented(.collectionViewWillEndContextMenuInteractionAnimator, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillEndContextMenuInteractionAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willEndContextMenuInteraction:animator:)")
  public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("CollectionViewWillEndContextMenuInteractionAnimator without collectionView(_:willEndContextMenuInteraction:animator:)") }
}

// MARK: UICollectionViewDelegateFlowLayout

extension UICollectionViewDelegateFlowLayout {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let collectionViewLayoutSizeForItemAt = Self(number: 196800, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath)", line: "CollectionViewLayoutSizeForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:sizeForItemAt:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutSizeForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:layout:sizeForItemAt:)`.
  @MainActor static func collectionViewLayoutSizeForItemAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutSizeForItemAt)? {
    if let delegate = delegate as? any CollectionViewLayoutSizeForItemAt { return delegate }
    if let target = forwardingTarget(.collectionViewLayoutSizeForItemAt, of: delegate, where: { $0 is any CollectionViewLayoutSizeForItemAt }) as? any CollectionViewLayoutSizeForItemAt { return target }
    notImplemented(.collectionViewLayoutSizeForItemAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutSizeForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:sizeForItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { preconditionFailure("CollectionViewLayoutSizeForItemAt without collectionView(_:layout:sizeForItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutInsetForSectionAt = Self(number: 196801, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int)", line: "CollectionViewLayoutInsetForSectionAt")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:insetForSectionAt:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutInsetForSectionAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:layout:insetForSectionAt:)`.
  @MainActor static func collectionViewLayoutInsetForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutInsetForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutInsetForSectionAt { return delegate }
    if let target = forwardingTarget(.collectionViewLayoutInsetForSectionAt, of: delegate, where: { $0 is any CollectionViewLayoutInsetForSectionAt }) as? any CollectionViewLayoutInsetForSectionAt { return target }
    notImplemented(.collectionViewLayoutInsetForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutInsetForSectionAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:insetForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { preconditionFailure("CollectionViewLayoutInsetForSectionAt without collectionView(_:layout:insetForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutMinimumLineSpacingForSectionAt = Self(number: 196802, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int)", line: "CollectionViewLayoutMinimumLineSpacingForSectionAt")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:minimumLineSpacingForSectionAt:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutMinimumLineSpacingForSectionAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  @MainActor static func collectionViewLayoutMinimumLineSpacingForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutMinimumLineSpacingForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutMinimumLineSpacingForSectionAt { return delegate }
    if let target = forwardingTarget(.collectionViewLayoutMinimumLineSpacingForSectionAt, of: delegate, where: { $0 is any CollectionViewLayoutMinimumLineSpacingForSectionAt }) as? any CollectionViewLayoutMinimumLineSpacingForSectionAt { return target }
    notImplemented(.collectionViewLayoutMinimumLineSpacingForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutMinimumLineSpacingForSectionAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:minimumLineSpacingForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { preconditionFailure("CollectionViewLayoutMinimumLineSpacingForSectionAt without collectionView(_:layout:minimumLineSpacingForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutMinimumInteritemSpacingForSectionAt = Self(number: 196803, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int)", line: "CollectionViewLayoutMinimumInteritemSpacingForSectionAt")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutMinimumInteritemSpacingForSectionAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  @MainActor static func collectionViewLayoutMinimumInteritemSpacingForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutMinimumInteritemSpacingForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutMinimumInteritemSpacingForSectionAt { return delegate }
    if let target = forwardingTarget(.collectionViewLayoutMinimumInteritemSpacingForSectionAt, of: delegate, where: { $0 is any CollectionViewLayoutMinimumInteritemSpacingForSectionAt }) as? any CollectionViewLayoutMinimumInteritemSpacingForSectionAt { return target }
    notImplemented(.collectionViewLayoutMinimumInteritemSpacingForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutMinimumInteritemSpacingForSectionAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { preconditionFailure("CollectionViewLayoutMinimumInteritemSpacingForSectionAt without collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutReferenceSizeForHeaderInSection = Self(number: 196804, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int)", line: "CollectionViewLayoutReferenceSizeForHeaderInSection")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:referenceSizeForHeaderInSection:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutReferenceSizeForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  @MainActor static func collectionViewLayoutReferenceSizeForHeaderInSection(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutReferenceSizeForHeaderInSection)? {
    if let delegate = delegate as? any CollectionViewLayoutReferenceSizeForHeaderInSection { return delegate }
    if let target = forwardingTarget(.collectionViewLayoutReferenceSizeForHeaderInSection, of: delegate, where: { $0 is any CollectionViewLayoutReferenceSizeForHeaderInSection }) as? any CollectionViewLayoutReferenceSizeForHeaderInSection { return target }
    notImplemented(.collectionViewLayoutReferenceSizeForHeaderInSection, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutReferenceSizeForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:referenceSizeForHeaderInSection:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { preconditionFailure("CollectionViewLayoutReferenceSizeForHeaderInSection without collectionView(_:layout:referenceSizeForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutReferenceSizeForFooterInSection = Self(number: 196805, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int)", line: "CollectionViewLayoutReferenceSizeForFooterInSection")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:referenceSizeForFooterInSection:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutReferenceSizeForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  @MainActor static func collectionViewLayoutReferenceSizeForFooterInSection(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutReferenceSizeForFooterInSection)? {
    if let delegate = delegate as? any CollectionViewLayoutReferenceSizeForFooterInSection { return delegate }
    if let target = forwardingTarget(.collectionViewLayoutReferenceSizeForFooterInSection, of: delegate, where: { $0 is any CollectionViewLayoutReferenceSizeForFooterInSection }) as? any CollectionViewLayoutReferenceSizeForFooterInSection { return target }
    notImplemented(.collectionViewLayoutReferenceSizeForFooterInSection, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutReferenceSizeForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:referenceSizeForFooterInSection:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { preconditionFailure("CollectionViewLayoutReferenceSizeForFooterInSection without collectionView(_:layout:referenceSizeForFooterInSection:)") }
}

// MARK: UITableViewDataSource

extension UITableViewDataSource {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let numberOfSectionsInTableView = Self(number: 196864, delegate: "UITableViewDataSource", method: "numberOfSections(in: UITableView)", line: "NumberOfSectionsInTableView")
}
extension Implements {
  /// A class that implements `numberOfSections(in:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol NumberOfSectionsInTableView: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func numberOfSections(in tableView: UITableView) -> Int
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `numberOfSections(in:)`.
  @MainActor static func numberOfSectionsInTableView(_ delegate: any UITableViewDataSource) -> (any NumberOfSectionsInTableView)? {
    if let delegate = delegate as? any NumberOfSectionsInTableView { return delegate }
    if let target = forwardingTarget(.numberOfSectionsInTableView, of: delegate, where: { $0 is any NumberOfSectionsInTableView }) as? any NumberOfSectionsInTableView { return target }
    notImplemented(.numberOfSectionsInTableView, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.NumberOfSectionsInTableView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no numberOfSections(in:)")
  public func numberOfSections(in tableView: UITableView) -> Int { preconditionFailure("NumberOfSectionsInTableView without numberOfSections(in:)") }
}

extension OptionalRequirement {
  static let tableViewTitleForHeaderInSection = Self(number: 196865, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, titleForHeaderInSection: Int)", line: "TableViewTitleForHeaderInSection")
}
extension Implements {
  /// A class that implements `tableView(_:titleForHeaderInSection:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewTitleForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:titleForHeaderInSection:)`.
  @MainActor static func tableViewTitleForHeaderInSection(_ delegate: any UITableViewDataSource) -> (any TableViewTitleForHeaderInSection)? {
    if let delegate = delegate as? any TableViewTitleForHeaderInSection { return delegate }
    if let target = forwardingTarget(.tableViewTitleForHeaderInSection, of: delegate, where: { $0 is any TableViewTitleForHeaderInSection }) as? any TableViewTitleForHeaderInSection { return target }
    notImplemented(.tableViewTitleForHeaderInSection, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewTitleForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:titleForHeaderInSection:)")
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { preconditionFailure("TableViewTitleForHeaderInSection without tableView(_:titleForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let tableViewTitleForFooterInSection = Self(number: 196866, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, titleForFooterInSection: Int)", line: "TableViewTitleForFooterInSection")
}
extension Implements {
  /// A class that implements `tableView(_:titleForFooterInSection:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewTitleForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:titleForFooterInSection:)`.
  @MainActor static func tableViewTitleForFooterInSection(_ delegate: any UITableViewDataSource) -> (any TableViewTitleForFooterInSection)? {
    if let delegate = delegate as? any TableViewTitleForFooterInSection { return delegate }
    if let target = forwardingTarget(.tableViewTitleForFooterInSection, of: delegate, where: { $0 is any TableViewTitleForFooterInSection }) as? any TableViewTitleForFooterInSection { return target }
    notImplemented(.tableViewTitleForFooterInSection, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewTitleForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:titleForFooterInSection:)")
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { preconditionFailure("TableViewTitleForFooterInSection without tableView(_:titleForFooterInSection:)") }
}

extension OptionalRequirement {
  static let tableViewCanEditRowAt = Self(number: 196867, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, canEditRowAt: IndexPath)", line: "TableViewCanEditRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:canEditRowAt:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewCanEditRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:canEditRowAt:)`.
  @MainActor static func tableViewCanEditRowAt(_ delegate: any UITableViewDataSource) -> (any TableViewCanEditRowAt)? {
    if let delegate = delegate as? any TableViewCanEditRowAt { return delegate }
    if let target = forwardingTarget(.tableViewCanEditRowAt, of: delegate, where: { $0 is any TableViewCanEditRowAt }) as? any TableViewCanEditRowAt { return target }
    notImplemented(.tableViewCanEditRowAt, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewCanEditRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:canEditRowAt:)")
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewCanEditRowAt without tableView(_:canEditRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewCanMoveRowAt = Self(number: 196868, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, canMoveRowAt: IndexPath)", line: "TableViewCanMoveRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:canMoveRowAt:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewCanMoveRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:canMoveRowAt:)`.
  @MainActor static func tableViewCanMoveRowAt(_ delegate: any UITableViewDataSource) -> (any TableViewCanMoveRowAt)? {
    if let delegate = delegate as? any TableViewCanMoveRowAt { return delegate }
    if let target = forwardingTarget(.tableViewCanMoveRowAt, of: delegate, where: { $0 is any TableViewCanMoveRowAt }) as? any TableViewCanMoveRowAt { return target }
    notImplemented(.tableViewCanMoveRowAt, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewCanMoveRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:canMoveRowAt:)")
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewCanMoveRowAt without tableView(_:canMoveRowAt:)") }
}

extension OptionalRequirement {
  static let sectionIndexTitlesForTableView = Self(number: 196869, delegate: "UITableViewDataSource", method: "sectionIndexTitles(for: UITableView)", line: "SectionIndexTitlesForTableView")
}
extension Implements {
  /// A class that implements `sectionIndexTitles(for:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol SectionIndexTitlesForTableView: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `sectionIndexTitles(for:)`.
  @MainActor static func sectionIndexTitlesForTableView(_ delegate: any UITableViewDataSource) -> (any SectionIndexTitlesForTableView)? {
    if let delegate = delegate as? any SectionIndexTitlesForTableView { return delegate }
    if let target = forwardingTarget(.sectionIndexTitlesForTableView, of: delegate, where: { $0 is any SectionIndexTitlesForTableView }) as? any SectionIndexTitlesForTableView { return target }
    notImplemented(.sectionIndexTitlesForTableView, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.SectionIndexTitlesForTableView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sectionIndexTitles(for:)")
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { preconditionFailure("SectionIndexTitlesForTableView without sectionIndexTitles(for:)") }
}

extension OptionalRequirement {
  static let tableViewSectionForSectionIndexTitleAtIndex = Self(number: 196870, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int)", line: "TableViewSectionForSectionIndexTitleAtIndex")
}
extension Implements {
  /// A class that implements `tableView(_:sectionForSectionIndexTitle:at:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewSectionForSectionIndexTitleAtIndex: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:sectionForSectionIndexTitle:at:)`.
  @MainActor static func tableViewSectionForSectionIndexTitleAtIndex(_ delegate: any UITableViewDataSource) -> (any TableViewSectionForSectionIndexTitleAtIndex)? {
    if let delegate = delegate as? any TableViewSectionForSectionIndexTitleAtIndex { return delegate }
    if let target = forwardingTarget(.tableViewSectionForSectionIndexTitleAtIndex, of: delegate, where: { $0 is any TableViewSectionForSectionIndexTitleAtIndex }) as? any TableViewSectionForSectionIndexTitleAtIndex { return target }
    notImplemented(.tableViewSectionForSectionIndexTitleAtIndex, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewSectionForSectionIndexTitleAtIndex {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:sectionForSectionIndexTitle:at:)")
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { preconditionFailure("TableViewSectionForSectionIndexTitleAtIndex without tableView(_:sectionForSectionIndexTitle:at:)") }
}

extension OptionalRequirement {
  static let tableViewCommitForRowAt = Self(number: 196871, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)", line: "TableViewCommitForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:commit:forRowAt:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewCommitForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:commit:forRowAt:)`.
  @MainActor static func tableViewCommitForRowAt(_ delegate: any UITableViewDataSource) -> (any TableViewCommitForRowAt)? {
    if let delegate = delegate as? any TableViewCommitForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewCommitForRowAt, of: delegate, where: { $0 is any TableViewCommitForRowAt }) as? any TableViewCommitForRowAt { return target }
    notImplemented(.tableViewCommitForRowAt, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewCommitForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:commit:forRowAt:)")
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { preconditionFailure("TableViewCommitForRowAt without tableView(_:commit:forRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewMoveRowAtToDestinationIndexPath = Self(number: 196872, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)", line: "TableViewMoveRowAtToDestinationIndexPath")
}
extension Implements {
  /// A class that implements `tableView(_:moveRowAt:to:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewMoveRowAtToDestinationIndexPath: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:moveRowAt:to:)`.
  @MainActor static func tableViewMoveRowAtToDestinationIndexPath(_ delegate: any UITableViewDataSource) -> (any TableViewMoveRowAtToDestinationIndexPath)? {
    if let delegate = delegate as? any TableViewMoveRowAtToDestinationIndexPath { return delegate }
    if let target = forwardingTarget(.tableViewMoveRowAtToDestinationIndexPath, of: delegate, where: { $0 is any TableViewMoveRowAtToDestinationIndexPath }) as? any TableViewMoveRowAtToDestinationIndexPath { return target }
    notImplemented(.tableViewMoveRowAtToDestinationIndexPath, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewMoveRowAtToDestinationIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:moveRowAt:to:)")
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { preconditionFailure("TableViewMoveRowAtToDestinationIndexPath without tableView(_:moveRowAt:to:)") }
}

// MARK: UITableViewDataSourcePrefetching

extension UITableViewDataSourcePrefetching {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let tableViewCancelPrefetchingForRowsAt = Self(number: 196928, delegate: "UITableViewDataSourcePrefetching", method: "tableView(_: UITableView, cancelPrefetchingForRowsAt: [IndexPath])", line: "TableViewCancelPrefetchingForRowsAt")
}
extension Implements {
  /// A class that implements `tableView(_:cancelPrefetchingForRowsAt:)`, although only its superclass conforms to `UITableViewDataSourcePrefetching`.
  @preconcurrency @MainActor
  public protocol TableViewCancelPrefetchingForRowsAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSourcePrefetching`.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:cancelPrefetchingForRowsAt:)`.
  @MainActor static func tableViewCancelPrefetchingForRowsAt(_ delegate: any UITableViewDataSourcePrefetching) -> (any TableViewCancelPrefetchingForRowsAt)? {
    if let delegate = delegate as? any TableViewCancelPrefetchingForRowsAt { return delegate }
    if let target = forwardingTarget(.tableViewCancelPrefetchingForRowsAt, of: delegate, where: { $0 is any TableViewCancelPrefetchingForRowsAt }) as? any TableViewCancelPrefetchingForRowsAt { return target }
    notImplemented(.tableViewCancelPrefetchingForRowsAt, by: delegate) { $0 is any UITableViewDataSourcePrefetching.Type }
    return nil
  }
}
extension Implements.TableViewCancelPrefetchingForRowsAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:cancelPrefetchingForRowsAt:)")
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { preconditionFailure("TableViewCancelPrefetchingForRowsAt without tableView(_:cancelPrefetchingForRowsAt:)") }
}

// MARK: UITableViewDelegate

extension UITableViewDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let tableViewWillDisplayForRowAt = Self(number: 196992, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)", line: "TableViewWillDisplayForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:willDisplay:forRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDisplayForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willDisplay:forRowAt:)`.
  @MainActor static func tableViewWillDisplayForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewWillDisplayForRowAt)? {
    if let delegate = delegate as? any TableViewWillDisplayForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewWillDisplayForRowAt, of: delegate, where: { $0 is any TableViewWillDisplayForRowAt }) as? any TableViewWillDisplayForRowAt { return target }
    notImplemented(.tableViewWillDisplayForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDisplayForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDisplay:forRowAt:)")
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { preconditionFailure("TableViewWillDisplayForRowAt without tableView(_:willDisplay:forRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewWillDisplayHeaderViewForSection = Self(number: 196993, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)", line: "TableViewWillDisplayHeaderViewForSection")
}
extension Implements {
  /// A class that implements `tableView(_:willDisplayHeaderView:forSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDisplayHeaderViewForSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willDisplayHeaderView:forSection:)`.
  @MainActor static func tableViewWillDisplayHeaderViewForSection(_ delegate: any UITableViewDelegate) -> (any TableViewWillDisplayHeaderViewForSection)? {
    if let delegate = delegate as? any TableViewWillDisplayHeaderViewForSection { return delegate }
    if let target = forwardingTarget(.tableViewWillDisplayHeaderViewForSection, of: delegate, where: { $0 is any TableViewWillDisplayHeaderViewForSection }) as? any TableViewWillDisplayHeaderViewForSection { return target }
    notImplemented(.tableViewWillDisplayHeaderViewForSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDisplayHeaderViewForSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDisplayHeaderView:forSection:)")
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { preconditionFailure("TableViewWillDisplayHeaderViewForSection without tableView(_:willDisplayHeaderView:forSection:)") }
}

extension OptionalRequirement {
  static let tableViewWillDisplayFooterViewForSection = Self(number: 196994, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)", line: "TableViewWillDisplayFooterViewForSection")
}
extension Implements {
  /// A class that implements `tableView(_:willDisplayFooterView:forSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDisplayFooterViewForSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willDisplayFooterView:forSection:)`.
  @MainActor static func tableViewWillDisplayFooterViewForSection(_ delegate: any UITableViewDelegate) -> (any TableViewWillDisplayFooterViewForSection)? {
    if let delegate = delegate as? any TableViewWillDisplayFooterViewForSection { return delegate }
    if let target = forwardingTarget(.tableViewWillDisplayFooterViewForSection, of: delegate, where: { $0 is any TableViewWillDisplayFooterViewForSection }) as? any TableViewWillDisplayFooterViewForSection { return target }
    notImplemented(.tableViewWillDisplayFooterViewForSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDisplayFooterViewForSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDisplayFooterView:forSection:)")
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { preconditionFailure("TableViewWillDisplayFooterViewForSection without tableView(_:willDisplayFooterView:forSection:)") }
}

extension OptionalRequirement {
  static let tableViewDidEndDisplayingForRowAt = Self(number: 196995, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)", line: "TableViewDidEndDisplayingForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didEndDisplaying:forRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidEndDisplayingForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:didEndDisplaying:forRowAt:)`.
  @MainActor static func tableViewDidEndDisplayingForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidEndDisplayingForRowAt)? {
    if let delegate = delegate as? any TableViewDidEndDisplayingForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewDidEndDisplayingForRowAt, of: delegate, where: { $0 is any TableViewDidEndDisplayingForRowAt }) as? any TableViewDidEndDisplayingForRowAt { return target }
    notImplemented(.tableViewDidEndDisplayingForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidEndDisplayingForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didEndDisplaying:forRowAt:)")
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidEndDisplayingForRowAt without tableView(_:didEndDisplaying:forRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidEndDisplayingHeaderViewForSection = Self(number: 196996, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int)", line: "TableViewDidEndDisplayingHeaderViewForSection")
}
extension Implements {
  /// A class that implements `tableView(_:didEndDisplayingHeaderView:forSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidEndDisplayingHeaderViewForSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  @MainActor static func tableViewDidEndDisplayingHeaderViewForSection(_ delegate: any UITableViewDelegate) -> (any TableViewDidEndDisplayingHeaderViewForSection)? {
    if let delegate = delegate as? any TableViewDidEndDisplayingHeaderViewForSection { return delegate }
    if let target = forwardingTarget(.tableViewDidEndDisplayingHeaderViewForSection, of: delegate, where: { $0 is any TableViewDidEndDisplayingHeaderViewForSection }) as? any TableViewDidEndDisplayingHeaderViewForSection { return target }
    notImplemented(.tableViewDidEndDisplayingHeaderViewForSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidEndDisplayingHeaderViewForSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didEndDisplayingHeaderView:forSection:)")
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { preconditionFailure("TableViewDidEndDisplayingHeaderViewForSection without tableView(_:didEndDisplayingHeaderView:forSection:)") }
}

extension OptionalRequirement {
  static let tableViewDidEndDisplayingFooterViewForSection = Self(number: 196997, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int)", line: "TableViewDidEndDisplayingFooterViewForSection")
}
extension Implements {
  /// A class that implements `tableView(_:didEndDisplayingFooterView:forSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidEndDisplayingFooterViewForSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:didEndDisplayingFooterView:forSection:)`.
  @MainActor static func tableViewDidEndDisplayingFooterViewForSection(_ delegate: any UITableViewDelegate) -> (any TableViewDidEndDisplayingFooterViewForSection)? {
    if let delegate = delegate as? any TableViewDidEndDisplayingFooterViewForSection { return delegate }
    if let target = forwardingTarget(.tableViewDidEndDisplayingFooterViewForSection, of: delegate, where: { $0 is any TableViewDidEndDisplayingFooterViewForSection }) as? any TableViewDidEndDisplayingFooterViewForSection { return target }
    notImplemented(.tableViewDidEndDisplayingFooterViewForSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidEndDisplayingFooterViewForSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didEndDisplayingFooterView:forSection:)")
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { preconditionFailure("TableViewDidEndDisplayingFooterViewForSection without tableView(_:didEndDisplayingFooterView:forSection:)") }
}

extension OptionalRequirement {
  static let tableViewHeightForRowAt = Self(number: 196998, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, heightForRowAt: IndexPath)", line: "TableViewHeightForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:heightForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewHeightForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:heightForRowAt:)`.
  @MainActor static func tableViewHeightForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewHeightForRowAt)? {
    if let delegate = delegate as? any TableViewHeightForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewHeightForRowAt, of: delegate, where: { $0 is any TableViewHeightForRowAt }) as? any TableViewHeightForRowAt { return target }
    notImplemented(.tableViewHeightForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewHeightForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:heightForRowAt:)")
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { preconditionFailure("TableViewHeightForRowAt without tableView(_:heightForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewHeightForHeaderInSection = Self(number: 196999, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, heightForHeaderInSection: Int)", line: "TableViewHeightForHeaderInSection")
}
extension Implements {
  /// A class that implements `tableView(_:heightForHeaderInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewHeightForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:heightForHeaderInSection:)`.
  @MainActor static func tableViewHeightForHeaderInSection(_ delegate: any UITableViewDelegate) -> (any TableViewHeightForHeaderInSection)? {
    if let delegate = delegate as? any TableViewHeightForHeaderInSection { return delegate }
    if let target = forwardingTarget(.tableViewHeightForHeaderInSection, of: delegate, where: { $0 is any TableViewHeightForHeaderInSection }) as? any TableViewHeightForHeaderInSection { return target }
    notImplemented(.tableViewHeightForHeaderInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewHeightForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:heightForHeaderInSection:)")
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { preconditionFailure("TableViewHeightForHeaderInSection without tableView(_:heightForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let tableViewHeightForFooterInSection = Self(number: 197000, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, heightForFooterInSection: Int)", line: "TableViewHeightForFooterInSection")
}
extension Implements {
  /// A class that implements `tableView(_:heightForFooterInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewHeightForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:heightForFooterInSection:)`.
  @MainActor static func tableViewHeightForFooterInSection(_ delegate: any UITableViewDelegate) -> (any TableViewHeightForFooterInSection)? {
    if let delegate = delegate as? any TableViewHeightForFooterInSection { return delegate }
    if let target = forwardingTarget(.tableViewHeightForFooterInSection, of: delegate, where: { $0 is any TableViewHeightForFooterInSection }) as? any TableViewHeightForFooterInSection { return target }
    notImplemented(.tableViewHeightForFooterInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewHeightForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:heightForFooterInSection:)")
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { preconditionFailure("TableViewHeightForFooterInSection without tableView(_:heightForFooterInSection:)") }
}

extension OptionalRequirement {
  static let tableViewEstimatedHeightForRowAt = Self(number: 197001, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, estimatedHeightForRowAt: IndexPath)", line: "TableViewEstimatedHeightForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:estimatedHeightForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewEstimatedHeightForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:estimatedHeightForRowAt:)`.
  @MainActor static func tableViewEstimatedHeightForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewEstimatedHeightForRowAt)? {
    if let delegate = delegate as? any TableViewEstimatedHeightForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewEstimatedHeightForRowAt, of: delegate, where: { $0 is any TableViewEstimatedHeightForRowAt }) as? any TableViewEstimatedHeightForRowAt { return target }
    notImplemented(.tableViewEstimatedHeightForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewEstimatedHeightForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:estimatedHeightForRowAt:)")
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { preconditionFailure("TableViewEstimatedHeightForRowAt without tableView(_:estimatedHeightForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewEstimatedHeightForHeaderInSection = Self(number: 197002, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, estimatedHeightForHeaderInSection: Int)", line: "TableViewEstimatedHeightForHeaderInSection")
}
extension Implements {
  /// A class that implements `tableView(_:estimatedHeightForHeaderInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewEstimatedHeightForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:estimatedHeightForHeaderInSection:)`.
  @MainActor static func tableViewEstimatedHeightForHeaderInSection(_ delegate: any UITableViewDelegate) -> (any TableViewEstimatedHeightForHeaderInSection)? {
    if let delegate = delegate as? any TableViewEstimatedHeightForHeaderInSection { return delegate }
    if let target = forwardingTarget(.tableViewEstimatedHeightForHeaderInSection, of: delegate, where: { $0 is any TableViewEstimatedHeightForHeaderInSection }) as? any TableViewEstimatedHeightForHeaderInSection { return target }
    notImplemented(.tableViewEstimatedHeightForHeaderInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewEstimatedHeightForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:estimatedHeightForHeaderInSection:)")
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { preconditionFailure("TableViewEstimatedHeightForHeaderInSection without tableView(_:estimatedHeightForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let tableViewEstimatedHeightForFooterInSection = Self(number: 197003, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, estimatedHeightForFooterInSection: Int)", line: "TableViewEstimatedHeightForFooterInSection")
}
extension Implements {
  /// A class that implements `tableView(_:estimatedHeightForFooterInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewEstimatedHeightForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:estimatedHeightForFooterInSection:)`.
  @MainActor static func tableViewEstimatedHeightForFooterInSection(_ delegate: any UITableViewDelegate) -> (any TableViewEstimatedHeightForFooterInSection)? {
    if let delegate = delegate as? any TableViewEstimatedHeightForFooterInSection { return delegate }
    if let target = forwardingTarget(.tableViewEstimatedHeightForFooterInSection, of: delegate, where: { $0 is any TableViewEstimatedHeightForFooterInSection }) as? any TableViewEstimatedHeightForFooterInSection { return target }
    notImplemented(.tableViewEstimatedHeightForFooterInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewEstimatedHeightForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:estimatedHeightForFooterInSection:)")
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { preconditionFailure("TableViewEstimatedHeightForFooterInSection without tableView(_:estimatedHeightForFooterInSection:)") }
}

extension OptionalRequirement {
  static let tableViewViewForHeaderInSection = Self(number: 197004, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, viewForHeaderInSection: Int)", line: "TableViewViewForHeaderInSection")
}
extension Implements {
  /// A class that implements `tableView(_:viewForHeaderInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewViewForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:viewForHeaderInSection:)`.
  @MainActor static func tableViewViewForHeaderInSection(_ delegate: any UITableViewDelegate) -> (any TableViewViewForHeaderInSection)? {
    if let delegate = delegate as? any TableViewViewForHeaderInSection { return delegate }
    if let target = forwardingTarget(.tableViewViewForHeaderInSection, of: delegate, where: { $0 is any TableViewViewForHeaderInSection }) as? any TableViewViewForHeaderInSection { return target }
    notImplemented(.tableViewViewForHeaderInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewViewForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:viewForHeaderInSection:)")
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { preconditionFailure("TableViewViewForHeaderInSection without tableView(_:viewForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let tableViewViewForFooterInSection = Self(number: 197005, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, viewForFooterInSection: Int)", line: "TableViewViewForFooterInSection")
}
extension Implements {
  /// A class that implements `tableView(_:viewForFooterInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewViewForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:viewForFooterInSection:)`.
  @MainActor static func tableViewViewForFooterInSection(_ delegate: any UITableViewDelegate) -> (any TableViewViewForFooterInSection)? {
    if let delegate = delegate as? any TableViewViewForFooterInSection { return delegate }
    if let target = forwardingTarget(.tableViewViewForFooterInSection, of: delegate, where: { $0 is any TableViewViewForFooterInSection }) as? any TableViewViewForFooterInSection { return target }
    notImplemented(.tableViewViewForFooterInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewViewForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:viewForFooterInSection:)")
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { preconditionFailure("TableViewViewForFooterInSection without tableView(_:viewForFooterInSection:)") }
}

extension OptionalRequirement {
  static let tableViewAccessoryButtonTappedForRowWith = Self(number: 197006, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)", line: "TableViewAccessoryButtonTappedForRowWith")
}
extension Implements {
  /// A class that implements `tableView(_:accessoryButtonTappedForRowWith:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewAccessoryButtonTappedForRowWith: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:accessoryButtonTappedForRowWith:)`.
  @MainActor static func tableViewAccessoryButtonTappedForRowWith(_ delegate: any UITableViewDelegate) -> (any TableViewAccessoryButtonTappedForRowWith)? {
    if let delegate = delegate as? any TableViewAccessoryButtonTappedForRowWith { return delegate }
    if let target = forwardingTarget(.tableViewAccessoryButtonTappedForRowWith, of: delegate, where: { $0 is any TableViewAccessoryButtonTappedForRowWith }) as? any TableViewAccessoryButtonTappedForRowWith { return target }
    notImplemented(.tableViewAccessoryButtonTappedForRowWith, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewAccessoryButtonTappedForRowWith {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:accessoryButtonTappedForRowWith:)")
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { preconditionFailure("TableViewAccessoryButtonTappedForRowWith without tableView(_:accessoryButtonTappedForRowWith:)") }
}

extension OptionalRequirement {
  static let tableViewShouldHighlightRowAt = Self(number: 197007, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, shouldHighlightRowAt: IndexPath)", line: "TableViewShouldHighlightRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:shouldHighlightRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewShouldHighlightRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:shouldHighlightRowAt:)`.
  @MainActor static func tableViewShouldHighlightRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewShouldHighlightRowAt)? {
    if let delegate = delegate as? any TableViewShouldHighlightRowAt { return delegate }
    if let target = forwardingTarget(.tableViewShouldHighlightRowAt, of: delegate, where: { $0 is any TableViewShouldHighlightRowAt }) as? any TableViewShouldHighlightRowAt { return target }
    notImplemented(.tableViewShouldHighlightRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewShouldHighlightRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:shouldHighlightRowAt:)")
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewShouldHighlightRowAt without tableView(_:shouldHighlightRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidHighlightRowAt = Self(number: 197008, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didHighlightRowAt: IndexPath)", line: "TableViewDidHighlightRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didHighlightRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidHighlightRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:didHighlightRowAt:)`.
  @MainActor static func tableViewDidHighlightRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidHighlightRowAt)? {
    if let delegate = delegate as? any TableViewDidHighlightRowAt { return delegate }
    if let target = forwardingTarget(.tableViewDidHighlightRowAt, of: delegate, where: { $0 is any TableViewDidHighlightRowAt }) as? any TableViewDidHighlightRowAt { return target }
    notImplemented(.tableViewDidHighlightRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidHighlightRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didHighlightRowAt:)")
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidHighlightRowAt without tableView(_:didHighlightRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidUnhighlightRowAt = Self(number: 197009, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didUnhighlightRowAt: IndexPath)", line: "TableViewDidUnhighlightRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didUnhighlightRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidUnhighlightRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:didUnhighlightRowAt:)`.
  @MainActor static func tableViewDidUnhighlightRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidUnhighlightRowAt)? {
    if let delegate = delegate as? any TableViewDidUnhighlightRowAt { return delegate }
    if let target = forwardingTarget(.tableViewDidUnhighlightRowAt, of: delegate, where: { $0 is any TableViewDidUnhighlightRowAt }) as? any TableViewDidUnhighlightRowAt { return target }
    notImplemented(.tableViewDidUnhighlightRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidUnhighlightRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didUnhighlightRowAt:)")
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidUnhighlightRowAt without tableView(_:didUnhighlightRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewWillSelectRowAt = Self(number: 197010, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willSelectRowAt: IndexPath)", line: "TableViewWillSelectRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:willSelectRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillSelectRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willSelectRowAt:)`.
  @MainActor static func tableViewWillSelectRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewWillSelectRowAt)? {
    if let delegate = delegate as? any TableViewWillSelectRowAt { return delegate }
    if let target = forwardingTarget(.tableViewWillSelectRowAt, of: delegate, where: { $0 is any TableViewWillSelectRowAt }) as? any TableViewWillSelectRowAt { return target }
    notImplemented(.tableViewWillSelectRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillSelectRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willSelectRowAt:)")
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { preconditionFailure("TableViewWillSelectRowAt without tableView(_:willSelectRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewWillDeselectRowAt = Self(number: 197011, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDeselectRowAt: IndexPath)", line: "TableViewWillDeselectRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:willDeselectRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDeselectRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willDeselectRowAt:)`.
  @MainActor static func tableViewWillDeselectRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewWillDeselectRowAt)? {
    if let delegate = delegate as? any TableViewWillDeselectRowAt { return delegate }
    if let target = forwardingTarget(.tableViewWillDeselectRowAt, of: delegate, where: { $0 is any TableViewWillDeselectRowAt }) as? any TableViewWillDeselectRowAt { return target }
    notImplemented(.tableViewWillDeselectRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDeselectRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDeselectRowAt:)")
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { preconditionFailure("TableViewWillDeselectRowAt without tableView(_:willDeselectRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidSelectRowAt = Self(number: 197012, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didSelectRowAt: IndexPath)", line: "TableViewDidSelectRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didSelectRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidSelectRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:didSelectRowAt:)`.
  @MainActor static func tableViewDidSelectRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidSelectRowAt)? {
    if let delegate = delegate as? any TableViewDidSelectRowAt { return delegate }
    if let target = forwardingTarget(.tableViewDidSelectRowAt, of: delegate, where: { $0 is any TableViewDidSelectRowAt }) as? any TableViewDidSelectRowAt { return target }
    notImplemented(.tableViewDidSelectRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidSelectRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didSelectRowAt:)")
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidSelectRowAt without tableView(_:didSelectRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidDeselectRowAt = Self(number: 197013, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didDeselectRowAt: IndexPath)", line: "TableViewDidDeselectRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didDeselectRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidDeselectRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:didDeselectRowAt:)`.
  @MainActor static func tableViewDidDeselectRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidDeselectRowAt)? {
    if let delegate = delegate as? any TableViewDidDeselectRowAt { return delegate }
    if let target = forwardingTarget(.tableViewDidDeselectRowAt, of: delegate, where: { $0 is any TableViewDidDeselectRowAt }) as? any TableViewDidDeselectRowAt { return target }
    notImplemented(.tableViewDidDeselectRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidDeselectRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didDeselectRowAt:)")
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidDeselectRowAt without tableView(_:didDeselectRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewEditingStyleForRowAt = Self(number: 197014, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, editingStyleForRowAt: IndexPath)", line: "TableViewEditingStyleForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:editingStyleForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewEditingStyleForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:editingStyleForRowAt:)`.
  @MainActor static func tableViewEditingStyleForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewEditingStyleForRowAt)? {
    if let delegate = delegate as? any TableViewEditingStyleForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewEditingStyleForRowAt, of: delegate, where: { $0 is any TableViewEditingStyleForRowAt }) as? any TableViewEditingStyleForRowAt { return target }
    notImplemented(.tableViewEditingStyleForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewEditingStyleForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:editingStyleForRowAt:)")
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { preconditionFailure("TableViewEditingStyleForRowAt without tableView(_:editingStyleForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewTitleForDeleteConfirmationButtonForRowAt = Self(number: 197015, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath)", line: "TableViewTitleForDeleteConfirmationButtonForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewTitleForDeleteConfirmationButtonForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  @MainActor static func tableViewTitleForDeleteConfirmationButtonForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewTitleForDeleteConfirmationButtonForRowAt)? {
    if let delegate = delegate as? any TableViewTitleForDeleteConfirmationButtonForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewTitleForDeleteConfirmationButtonForRowAt, of: delegate, where: { $0 is any TableViewTitleForDeleteConfirmationButtonForRowAt }) as? any TableViewTitleForDeleteConfirmationButtonForRowAt { return target }
    notImplemented(.tableViewTitleForDeleteConfirmationButtonForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewTitleForDeleteConfirmationButtonForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { preconditionFailure("TableViewTitleForDeleteConfirmationButtonForRowAt without tableView(_:titleForDeleteConfirmationButtonForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewLeadingSwipeActionsConfigurationForRowAt = Self(number: 197016, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath)", line: "TableViewLeadingSwipeActionsConfigurationForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewLeadingSwipeActionsConfigurationForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  @MainActor static func tableViewLeadingSwipeActionsConfigurationForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewLeadingSwipeActionsConfigurationForRowAt)? {
    if let delegate = delegate as? any TableViewLeadingSwipeActionsConfigurationForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewLeadingSwipeActionsConfigurationForRowAt, of: delegate, where: { $0 is any TableViewLeadingSwipeActionsConfigurationForRowAt }) as? any TableViewLeadingSwipeActionsConfigurationForRowAt { return target }
    notImplemented(.tableViewLeadingSwipeActionsConfigurationForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewLeadingSwipeActionsConfigurationForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { preconditionFailure("TableViewLeadingSwipeActionsConfigurationForRowAt without tableView(_:leadingSwipeActionsConfigurationForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewTrailingSwipeActionsConfigurationForRowAt = Self(number: 197017, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath)", line: "TableViewTrailingSwipeActionsConfigurationForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewTrailingSwipeActionsConfigurationForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  @MainActor static func tableViewTrailingSwipeActionsConfigurationForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewTrailingSwipeActionsConfigurationForRowAt)? {
    if let delegate = delegate as? any TableViewTrailingSwipeActionsConfigurationForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewTrailingSwipeActionsConfigurationForRowAt, of: delegate, where: { $0 is any TableViewTrailingSwipeActionsConfigurationForRowAt }) as? any TableViewTrailingSwipeActionsConfigurationForRowAt { return target }
    notImplemented(.tableViewTrailingSwipeActionsConfigurationForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewTrailingSwipeActionsConfigurationForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { preconditionFailure("TableViewTrailingSwipeActionsConfigurationForRowAt without tableView(_:trailingSwipeActionsConfigurationForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewShouldIndentWhileEditingRowAt = Self(number: 197018, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath)", line: "TableViewShouldIndentWhileEditingRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:shouldIndentWhileEditingRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewShouldIndentWhileEditingRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:shouldIndentWhileEditingRowAt:)`.
  @MainActor static func tableViewShouldIndentWhileEditingRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewShouldIndentWhileEditingRowAt)? {
    if let delegate = delegate as? any TableViewShouldIndentWhileEditingRowAt { return delegate }
    if let target = forwardingTarget(.tableViewShouldIndentWhileEditingRowAt, of: delegate, where: { $0 is any TableViewShouldIndentWhileEditingRowAt }) as? any TableViewShouldIndentWhileEditingRowAt { return target }
    notImplemented(.tableViewShouldIndentWhileEditingRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewShouldIndentWhileEditingRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:shouldIndentWhileEditingRowAt:)")
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewShouldIndentWhileEditingRowAt without tableView(_:shouldIndentWhileEditingRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewWillBeginEditingRowAt = Self(number: 197019, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willBeginEditingRowAt: IndexPath)", line: "TableViewWillBeginEditingRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:willBeginEditingRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillBeginEditingRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willBeginEditingRowAt:)`.
  @MainActor static func tableViewWillBeginEditingRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewWillBeginEditingRowAt)? {
    if let delegate = delegate as? any TableViewWillBeginEditingRowAt { return delegate }
    if let target = forwardingTarget(.tableViewWillBeginEditingRowAt, of: delegate, where: { $0 is any TableViewWillBeginEditingRowAt }) as? any TableViewWillBeginEditingRowAt { return target }
    notImplemented(.tableViewWillBeginEditingRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillBeginEditingRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willBeginEditingRowAt:)")
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { preconditionFailure("TableViewWillBeginEditingRowAt without tableView(_:willBeginEditingRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidEndEditingRowAt = Self(number: 197020, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didEndEditingRowAt: IndexPath?)", line: "TableViewDidEndEditingRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didEndEditingRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidEndEditingRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:didEndEditingRowAt:)`.
  @MainActor static func tableViewDidEndEditingRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidEndEditingRowAt)? {
    if let delegate = delegate as? any TableViewDidEndEditingRowAt { return delegate }
    if let target = forwardingTarget(.tableViewDidEndEditingRowAt, of: delegate, where: { $0 is any TableViewDidEndEditingRowAt }) as? any TableViewDidEndEditingRowAt { return target }
    notImplemented(.tableViewDidEndEditingRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidEndEditingRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didEndEditingRowAt:)")
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { preconditionFailure("TableViewDidEndEditingRowAt without tableView(_:didEndEditingRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath = Self(number: 197021, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath)", line: "TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath")
}
extension Implements {
  /// A class that implements `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  @MainActor static func tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath(_ delegate: any UITableViewDelegate) -> (any TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath)? {
    if let delegate = delegate as? any TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath { return delegate }
    if let target = forwardingTarget(.tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath, of: delegate, where: { $0 is any TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath }) as? any TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath { return target }
    notImplemented(.tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
  public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { preconditionFailure("TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath without tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") }
}

extension OptionalRequirement {
  static let tableViewIndentationLevelForRowAt = Self(number: 197022, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, indentationLevelForRowAt: IndexPath)", line: "TableViewIndentationLevelForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:indentationLevelForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewIndentationLevelForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:indentationLevelForRowAt:)`.
  @MainActor static func tableViewIndentationLevelForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewIndentationLevelForRowAt)? {
    if let delegate = delegate as? any TableViewIndentationLevelForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewIndentationLevelForRowAt, of: delegate, where: { $0 is any TableViewIndentationLevelForRowAt }) as? any TableViewIndentationLevelForRowAt { return target }
    notImplemented(.tableViewIndentationLevelForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewIndentationLevelForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:indentationLevelForRowAt:)")
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { preconditionFailure("TableViewIndentationLevelForRowAt without tableView(_:indentationLevelForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewCanPerformPrimaryActionForRowAt = Self(number: 197023, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, canPerformPrimaryActionForRowAt: IndexPath)", line: "TableViewCanPerformPrimaryActionForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:canPerformPrimaryActionForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewCanPerformPrimaryActionForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:canPerformPrimaryActionForRowAt:)`.
  @MainActor static func tableViewCanPerformPrimaryActionForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewCanPerformPrimaryActionForRowAt)? {
    if let delegate = delegate as? any TableViewCanPerformPrimaryActionForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewCanPerformPrimaryActionForRowAt, of: delegate, where: { $0 is any TableViewCanPerformPrimaryActionForRowAt }) as? any TableViewCanPerformPrimaryActionForRowAt { return target }
    notImplemented(.tableViewCanPerformPrimaryActionForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewCanPerformPrimaryActionForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:canPerformPrimaryActionForRowAt:)")
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewCanPerformPrimaryActionForRowAt without tableView(_:canPerformPrimaryActionForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewPerformPrimaryActionForRowAt = Self(number: 197024, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, performPrimaryActionForRowAt: IndexPath)", line: "TableViewPerformPrimaryActionForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:performPrimaryActionForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewPerformPrimaryActionForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:performPrimaryActionForRowAt:)`.
  @MainActor static func tableViewPerformPrimaryActionForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewPerformPrimaryActionForRowAt)? {
    if let delegate = delegate as? any TableViewPerformPrimaryActionForRowAt { return delegate }
    if let target = forwardingTarget(.tableViewPerformPrimaryActionForRowAt, of: delegate, where: { $0 is any TableViewPerformPrimaryActionForRowAt }) as? any TableViewPerformPrimaryActionForRowAt { return target }
    notImplemented(.tableViewPerformPrimaryActionForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewPerformPrimaryActionForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:performPrimaryActionForRowAt:)")
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { preconditionFailure("TableViewPerformPrimaryActionForRowAt without tableView(_:performPrimaryActionForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewContextMenuConfigurationForRowAtPoint = Self(number: 197025, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint)", line: "TableViewContextMenuConfigurationForRowAtPoint")
}
extension Implements {
  /// A class that implements `tableView(_:contextMenuConfigurationForRowAt:point:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewContextMenuConfigurationForRowAtPoint: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  @MainActor static func tableViewContextMenuConfigurationForRowAtPoint(_ delegate: any UITableViewDelegate) -> (any TableViewContextMenuConfigurationForRowAtPoint)? {
    if let delegate = delegate as? any TableViewContextMenuConfigurationForRowAtPoint { return delegate }
    if let target = forwardingTarget(.tableViewContextMenuConfigurationForRowAtPoint, of: delegate, where: { $0 is any TableViewContextMenuConfigurationForRowAtPoint }) as? any TableViewContextMenuConfigurationForRowAtPoint { return target }
    notImplemented(.tableViewContextMenuConfigurationForRowAtPoint, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewContextMenuConfigurationForRowAtPoint {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:contextMenuConfigurationForRowAt:point:)")
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { preconditionFailure("TableViewContextMenuConfigurationForRowAtPoint without tableView(_:contextMenuConfigurationForRowAt:point:)") }
}

extension OptionalRequirement {
  static let tableViewPreviewForHighlightingContextMenuWithConfiguration = Self(number: 197026, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration)", line: "TableViewPreviewForHighlightingContextMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewPreviewForHighlightingContextMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  @MainActor static func tableViewPreviewForHighlightingContextMenuWithConfiguration(_ delegate: any UITableViewDelegate) -> (any TableViewPreviewForHighlightingContextMenuWithConfiguration)? {
    if let delegate = delegate as? any TableViewPreviewForHighlightingContextMenuWithConfiguration { return delegate }
    if let target = forwardingTarget(.tableViewPreviewForHighlightingContextMenuWithConfiguration, of: delegate, where: { $0 is any TableViewPreviewForHighlightingContextMenuWithConfiguration }) as? any TableViewPreviewForHighlightingContextMenuWithConfiguration { return target }
    notImplemented(.tableViewPreviewForHighlightingContextMenuWithConfiguration, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewPreviewForHighlightingContextMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:previewForHighlightingContextMenuWithConfiguration:)")
  public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("TableViewPreviewForHighlightingContextMenuWithConfiguration without tableView(_:previewForHighlightingContextMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let tableViewPreviewForDismissingContextMenuWithConfiguration = Self(number: 197027, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration)", line: "TableViewPreviewForDismissingContextMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `tableView(_:previewForDismissingContextMenuWithConfiguration:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewPreviewForDismissingContextMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
  @MainActor static func tableViewPreviewForDismissingContextMenuWithConfiguration(_ delegate: any UITableViewDelegate) -> (any TableViewPreviewForDismissingContextMenuWithConfiguration)? {
    if let delegate = delegate as? any TableViewPreviewForDismissingContextMenuWithConfiguration { return delegate }
    if let target = forwardingTarget(.tableViewPreviewForDismissingContextMenuWithConfiguration, of: delegate, where: { $0 is any TableViewPreviewForDismissingContextMenuWithConfiguration }) as? any TableViewPreviewForDismissingContextMenuWithConfiguration { return target }
    notImplemented(.tableViewPreviewForDismissingContextMenuWithConfiguration, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewPreviewForDismissingContextMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:previewForDismissingContextMenuWithConfiguration:)")
  public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("TableViewPreviewForDismissingContextMenuWithConfiguration without tableView(_:previewForDismissingContextMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let tableViewWillPerformPreviewActionForMenuWithAnimator = Self(number: 197028, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)", line: "TableViewWillPerformPreviewActionForMenuWithAnimator")
}
extension Implements {
  /// A class that implements `tableView(_:willPerformPreviewActionForMenuWith:animator:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillPerformPreviewActionForMenuWithAnimator: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
  @MainActor static func tableViewWillPerformPreviewActionForMenuWithAnimator(_ delegate: any UITableViewDelegate) -> (any TableViewWillPerformPreviewActionForMenuWithAnimator)? {
    if let delegate = delegate as? any TableViewWillPerformPreviewActionForMenuWithAnimator { return delegate }
    if let target = forwardingTarget(.tableViewWillPerformPreviewActionForMenuWithAnimator, of: delegate, where: { $0 is any TableViewWillPerformPreviewActionForMenuWithAnimator }) as? any TableViewWillPerformPreviewActionForMenuWithAnimator { return target }
    notImplemented(.tableViewWillPerformPreviewActionForMenuWithAnimator, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillPerformPreviewActionForMenuWithAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willPerformPreviewActionForMenuWith:animator:)")
  public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { preconditionFailure("TableViewWillPerformPreviewActionForMenuWithAnimator without tableView(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension OptionalRequirement {
  static let tableViewWillDisplayContextMenuAnimator = Self(number: 197029, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDisplayContextMenu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "TableViewWillDisplayContextMenuAnimator")
}
extension Implements {
  /// A class that implements `tableView(_:willDisplayContextMenu:animator:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDisplayContextMenuAnimator: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willDisplayContextMenu:animator:)`.
  @MainActor static func tableViewWillDisplayContextMenuAnimator(_ delegate: any UITableViewDelegate) -> (any TableViewWillDisplayContextMenuAnimator)? {
    if let delegate = delegate as? any TableViewWillDisplayContextMenuAnimator { return delegate }
    if let target = forwardingTarget(.tableViewWillDisplayContextMenuAnimator, of: delegate, where: { $0 is any TableViewWillDisplayContextMenuAnimator }) as? any TableViewWillDisplayContextMenuAnimator { return target }
    notImplemented(.tableViewWillDisplayContextMenuAnimator, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDisplayContextMenuAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDisplayContextMenu:animator:)")
  public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("TableViewWillDisplayContextMenuAnimator without tableView(_:willDisplayContextMenu:animator:)") }
}

extension OptionalRequirement {
  static let tableViewWillEndContextMenuInteractionAnimator = Self(number: 197030, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "TableViewWillEndContextMenuInteractionAnimator")
}
extension Implements {
  /// A class that implements `tableView(_:willEndContextMenuInteraction:animator:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillEndContextMenuInteractionAnimator: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `tableView(_:willEndContextMenuInteraction:animator:)`.
  @MainActor static func tableViewWillEndContextMenuInteractionAnimator(_ delegate: any UITableViewDelegate) -> (any TableViewWillEndContextMenuInteractionAnimator)? {
    if let delegate = delegate as? any TableViewWillEndContextMenuInteractionAnimator { return delegate }
    if let target = forwardingTarget(.tableViewWillEndContextMenuInteractionAnimator, of: delegate, where: { $0 is any TableViewWillEndContextMenuInteractionAnimator }) as? any TableViewWillEndContextMenuInteractionAnimator { return target }
    notImplemented(.tableViewWillEndContextMenuInteractionAnimator, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillEndContextMenuInteractionAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willEndContextMenuInteraction:animator:)")
  public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("TableViewWillEndContextMenuInteractionAnimator without tableView(_:willEndContextMenuInteraction:animator:)") }
}
