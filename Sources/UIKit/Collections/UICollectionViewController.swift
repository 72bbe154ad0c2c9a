import QuartzCore

/// A controller of one collection view, whose data source and delegate it is.
///
/// Its `view` holds the collection view and is not the same. A subclass registers its cells and overrides the data source's methods.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The layout with which the controller was made. It stays the same if the collection view gets another layout, and if another collection
  /// view takes its place.
  open private(set) var collectionViewLayout: UICollectionViewLayout
  /// The layout that the collection view is made with. While another controller of the stack shows the collection view, it is the layout that
  /// this controller had, or that it will have.
  var ownLayout: UICollectionViewLayout
  var collection: UICollectionView?
  /// What it has in common with those in the stack who show the same collection view.
  var sharing: SharedCollection?
  /// The controller below, whose collection view it shows, and which answers for the items as long as this one is there.
  var lender: UICollectionViewController?

  /// What it shows; asking makes the view. Another one takes its place, with this controller as its data source and delegate, and loads the
  /// view if it is not there yet. (BEHAVIOUR-2 §26)
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
  /// Whether this controller, pushed above another of its kind, shows that one's collection view in its own layout: push and pop then change
  /// the layout instead of sliding. False at first, as it must be for the lowest of them; set it before the push.
  ///
  /// The data source stays that of the lowest, the delegate is who is on top. Above a controller of another kind it is pushed as usual, with a
  /// collection view of its own. (BEHAVIOUR §9, BEHAVIOUR-2 §25)
  open var useLayoutToLayoutNavigationTransitions = false {
    willSet {
      precondition(
        newValue == useLayoutToLayoutNavigationTransitions || navigationController == nil,
        "useLayoutToLayoutNavigationTransitions of \(self) was changed after it was pushed; set it before")
    }
  }
  /// Whether a long press carries an item to another place, where the data source lets it; true by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementPress?.recognizer.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private var movementPress: MovementPress?
  /// Whether the controller deselects everything between `viewWillAppear(_:)` and `viewIsAppearing(_:)`. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// A controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    (collectionViewLayout, ownLayout) = (layout, layout)
    super.init(nibName: nil, bundle: nil)
  }
  /// There are no storyboards to decode from yet: returns nil.
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

  /// Has none any more; a shared one stays with the others.
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

  override func stackAnimator(leaving other: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    layoutAnimator(leaving: other)
  }
  override func stackWillShow() { if sharing?.isTravelling != true { claimCollection() } }
  override func stackDidShow() { claimCollection() }

  override func prepareToAppear(_ animated: Bool) {
    super.prepareToAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collection?.indexPathsForSelectedItems ?? [] { collection?.deselectItem(at: path, animated: animated) }
  }

  // MARK: Data source, for subclasses to override

  /// One, unless a subclass knows better.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// None, unless a subclass knows better.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Stops with a message: a subclass that has items has cells for them.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    preconditionFailure("\(type(of: self)) says that it has items and does not override collectionView(_:cellForItemAt:)")
  }
  /// Stops with a message: a subclass whose layout has headers has views for them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure("the layout shows a \(kind), and \(type(of: self)) has no collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  /// No: a subclass whose items the user may carry to other places says so, and overrides `collectionView(_:moveItemAt:to:)`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Nothing: the item goes back to where it came from.
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    collectionView.refuseDrop()
  }

  // MARK: Delegate, for subclasses to override

  /// What is proposed.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Yes.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  /// Nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Yes.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Yes.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  /// Nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Nothing.
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// A plain one, which interpolates.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
  /// What is proposed.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// That of the one item there is, by `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  /// None.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)` says.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  /// What `collectionView(_:previewForDismissingContextMenuWithConfiguration:)` says.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
  /// The cell.
  open func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The cell.
  open func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scroll view's delegate, for subclasses to override

  /// Nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Yes.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// None.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
