import QuartzCore
@_spi(UIKit) import UIKitCore

/// A view controller that manages a collection view. It is the data source and the delegate of that collection view.
///
/// Its `view` contains the collection view. They are two different views. A subclass registers its cells and overrides the methods of the
/// data source. For the sources of its behaviour, see Docs/behaviour/lists.md, "Collection view passes".
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The layout with which the controller was created.
  ///
  /// It stays the same when the collection view gets another layout, and when another collection view replaces the present one.
  open private(set) var collectionViewLayout: UICollectionViewLayout
  /// The layout with which the collection view is created.
  ///
  /// While another controller of the navigation stack displays the collection view, it is the last or the next layout of this controller.
  var ownLayout: UICollectionViewLayout
  var collection: UICollectionView?
  /// The state that is shared with the controllers of the navigation stack that display the same collection view.
  var sharing: SharedCollection?
  /// The controller below this one, whose collection view this one displays. It is the data source meanwhile.
  var lender: UICollectionViewController?

  /// The collection view of the controller. Reading the property loads the view.
  ///
  /// A new collection view replaces the present one. This controller becomes its data source and its delegate. If the view is not loaded
  /// yet, setting the property loads it.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      guard newValue !== collection else { return }
      dropCollection()
      collection = newValue
      if let new = newValue { (new.dataSource, new.delegate) = (self, self) }
      if let viewIfLoaded { install(in: viewIfLoaded) } else { loadViewIfNeeded() }
    }
  }
  /// A Boolean value that indicates whether this controller displays the collection view of the controller below it, in its own layout. The
  /// default is `false`.
  ///
  /// A push and a pop then change the layout instead of sliding. The value must be `false` for the lowest of these controllers. Set it
  /// before the push. A later change stops the app with a message.
  ///
  /// The lowest controller stays the data source. The top controller is the delegate. Above a controller that is no
  /// `UICollectionViewController`, this controller is pushed as usual and has its own collection view.
  open var useLayoutToLayoutNavigationTransitions = false {
    willSet {
      precondition(
        newValue == useLayoutToLayoutNavigationTransitions || navigationController == nil,
        "useLayoutToLayoutNavigationTransitions of \(self) was changed after it was pushed; set it before")
    }
  }
  /// A Boolean value that indicates whether a long press moves an item, if the data source allows it. The default is `true`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementPress?.recognizer.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private var movementPress: MovementPress?
  /// A Boolean value that indicates whether the controller deselects all items between `viewWillAppear(_:)` and `viewIsAppearing(_:)`. The
  /// default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    (collectionViewLayout, ownLayout) = (layout, layout)
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`, because Segue cannot decode storyboards yet.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let holder = Self.makePlainView()
    updateLender()
    if collection == nil { makeCollection(in: holder.bounds) }
    if sharing == nil || sharing?.holder === self { install(in: holder) }
    view = holder
  }

  func makeCollection(in frame: CGRect) {
    let made = UICollectionView(frame: frame, collectionViewLayout: ownLayout)
    (made.dataSource, made.delegate) = (self, self)
    made.avoidsKeyboard = true
    collection = made
  }

  func install(in holder: UIView) {
    guard let collection else { return }
    collection.isContentOfController = true
    collection.frame = holder.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.insertSubview(collection, at: 0)
    let press = movementPress.flatMap { $0.recognizer.view === collection ? $0 : nil } ?? MovementPress(in: collection)
    press.recognizer.isEnabled = installsStandardGestureForInteractiveMovement
    movementPress = press
  }

  /// Releases the collection view. A shared collection view stays with the other controllers.
  func dropCollection() {
    if let sharing, sharing.holder !== self {
      (self.sharing, lender) = (nil, nil)
    } else if let old = collection {
      old.removeFromSuperview()
      old.isContentOfController = false
      if let movementPress { old.removeGestureRecognizer(movementPress.recognizer) }
      movementPress = nil
      if old.dataSource === self { old.dataSource = nil }
      if old.delegate === self { old.delegate = nil }
      (sharing, lender) = (nil, nil)
    }
    collection = nil
  }

  @_spi(UIKit) open override func stackAnimator(leaving other: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    layoutAnimator(leaving: other)
  }
  @_spi(UIKit) open override func stackWillShow() { if sharing?.isTravelling != true { claimCollection() } }
  @_spi(UIKit) open override func stackDidShow() { claimCollection() }

  @_spi(UIKit) open override func prepareToAppear(_ animated: Bool) {
    super.prepareToAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collection?.indexPathsForSelectedItems ?? [] { collection?.deselectItem(at: path, animated: animated) }
  }

  // MARK: Data source, for subclasses to override

  /// Returns the number of sections, 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items in a section, 0 by default. A subclass that has items overrides this method.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Stops the app with a message. A subclass that has items must override this method to return their cells.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    preconditionFailure("\(type(of: self)) says that it has items and does not override collectionView(_:cellForItemAt:)")
  }
  /// Stops the app with a message. A subclass whose layout has supplementary views must override this method to return them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure("the layout shows a \(kind), and \(type(of: self)) has no collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  /// Returns whether the user can move an item. The default implementation returns `false`.
  ///
  /// A subclass that returns `true` also overrides `collectionView(_:moveItemAt:to:)`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved an item. The default implementation refuses, so the item returns to its original position.
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    collectionView.refuseDrop()
  }

  // MARK: Delegate, for subclasses to override

  /// Returns the destination of an item that the user moves. The default implementation returns `proposedIndexPath`.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns whether a touch highlights an item. The default implementation returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  /// Called after an item has been highlighted. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Called after the highlight of an item has ended. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns whether a tap selects an item. The default implementation returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether a tap deselects an item. The default implementation returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  /// Called after the user has selected an item. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called after the user has deselected an item. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Called before a cell becomes visible. The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  /// Called after a cell has been removed from the visible area. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called before a supplementary view becomes visible. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Called after a supplementary view has been removed from the visible area. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns the layout of an interactive transition. The default implementation returns one that interpolates between the two layouts.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
  /// Returns the content offset after a change. The default implementation returns `proposedContentOffset`.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the context menu for a long press on items.
  ///
  /// For a single item, the default implementation calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`. Otherwise it returns
  /// `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  /// Returns the context menu for a long press on one item. The default implementation returns `nil`, which shows no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview that is lifted when the menu opens.
  ///
  /// The default implementation calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  /// Returns the preview that the closing menu returns to.
  ///
  /// The default implementation calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
  /// Returns the preview that is lifted when the menu opens. The default implementation returns `nil`, which lifts the item's cell.
  open func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview that the closing menu returns to. The default implementation returns `nil`, which stands for the item's cell.
  open func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the user taps the preview of a menu. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before a menu appears. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before a menu disappears. The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scroll view's delegate, for subclasses to override

  /// Called when the content has scrolled. The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when the user begins to drag the content. The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called before the user's finger ends a drag. The default implementation does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the user's finger has ended a drag. The default implementation does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content begins to decelerate. The default implementation does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the content has stopped decelerating. The default implementation does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated scroll that the app has started ends. The default implementation does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns whether a tap on the status bar scrolls to the top. The default implementation returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when a tap on the status bar has scrolled to the top. The default implementation does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called when the adjusted content inset has changed. The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns the view that is scaled by zooming. The default implementation returns `nil`, which disables zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before a zoom begins. The default implementation does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the zoom scale has changed. The default implementation does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a zoom has ended. The default implementation does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
