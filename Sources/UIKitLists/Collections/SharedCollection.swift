import QuartzCore

/// A collection view that several controllers of a navigation stack display, one after the other.
@MainActor
final class SharedCollection {
  /// The controller whose view contains the collection view, and which is its delegate.
  weak var holder: UICollectionViewController?
  /// A Boolean value that indicates whether an animation moves the collection view from one controller to the other.
  var isTravelling = false
  /// The interactive transition that moves the collection view.
  weak var drive: LayoutNavigationDrive?

  init(holder: UICollectionViewController) { self.holder = holder }
}

/// The controllers of a navigation stack that share a collection view. (Docs/behaviour/lists.md, "Layout-to-layout transitions")
extension UICollectionViewController {
  /// The controller directly below, if this controller must display its collection view.
  ///
  /// A controller that is in no stack, or is being removed, keeps its collection view. So does the lowest controller, because no other
  /// controller would provide its items.
  private var wantedLender: UICollectionViewController? {
    guard let stack = navigationController?.viewControllers, let index = stack.firstIndex(where: { $0 === self }) else { return lender }
    guard useLayoutToLayoutNavigationTransitions else { return nil }
    return index > 0 ? stack[index - 1] as? UICollectionViewController : lender
  }

  /// Updates whether this controller displays the collection view of the controller below or its own. The stack may have changed since the
  /// last update.
  func updateLender() {
    let wanted = wantedLender
    guard wanted !== lender || (wanted != nil && wanted?.sharing !== sharing) else { return }
    if let collection, lender == nil { ownLayout = collection.collectionViewLayout }
    dropCollection()
    guard let wanted, let shared = wanted.collectionView else {
      if let viewIfLoaded {
        makeCollection(in: viewIfLoaded.bounds)
        install(in: viewIfLoaded)
      }
      return
    }
    let sharing = wanted.sharing ?? SharedCollection(holder: wanted)
    wanted.sharing = sharing
    (self.sharing, lender, collection) = (sharing, wanted, shared)
  }

  /// Moves the collection view into this controller with its own layout, without animation, if another controller still displays it.
  func claimCollection() {
    updateLender()
    guard let sharing, let collection else { return }
    // The transition is over while its gesture still continues.
    let wasDriven = sharing.drive?.abandon() ?? false
    guard wasDriven || sharing.holder !== self else { return }
    // A cancelled change has already restored the layout.
    if sharing.holder !== self, collection.restingLayout !== ownLayout { sharing.holder?.ownLayout = collection.restingLayout }
    let layout = ownLayout
    UIView.performWithoutAnimation {
      takeDelegate()
      takeView()
      if collection.collectionViewLayout !== layout { collection.collectionViewLayout = layout }
    }
  }

  func takeDelegate() {
    sharing?.holder = self
    collection?.delegate = self
  }
  func takeView() { if let view { install(in: view) } }

  /// Returns the animator for a transition between two controllers with the same collection view, or `nil` for any other transition.
  func layoutAnimator(leaving other: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    updateLender()
    guard let other = other as? UICollectionViewController, let sharing, other.sharing === sharing, sharing.holder === other else {
      return nil
    }
    return LayoutNavigationAnimator(from: other, to: self, sharing)
  }
}

extension UICollectionView {
  /// The layout to which the collection view returns if an interactive transition is cancelled.
  var restingLayout: UICollectionViewLayout { interaction?.layout.currentLayout ?? collectionViewLayout }
}
