import QuartzCore

/// One collection view that several controllers of a stack show, one after the other.
@MainActor
final class SharedCollection {
  /// In whose view it lies, and who is its delegate.
  weak var holder: UICollectionViewController?
  /// An animation takes it from one to the other, and hands it over itself.
  var isTravelling = false
  /// The finger that takes it there, as long as it does.
  weak var drive: LayoutNavigationDrive?

  init(holder: UICollectionViewController) { self.holder = holder }
}

/// Layout to layout: the controllers of a stack that share a collection view. (BEHAVIOUR §9, BEHAVIOUR-2 §25)
extension UICollectionViewController {
  /// The controller directly below, if this one is to show its collection view. Who is in no stack, or on the way out, keeps what it has; so
  /// does who is the lowest now, for nobody else would fill what it shows.
  private var wantedLender: UICollectionViewController? {
    guard let stack = navigationController?.viewControllers, let index = stack.firstIndex(where: { $0 === self }) else { return lender }
    guard useLayoutToLayoutNavigationTransitions else { return nil }
    return index > 0 ? stack[index - 1] as? UICollectionViewController : lender
  }

  /// Borrows what the controller below shows, or has one of its own again: the stack may have become another since it was asked last.
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

  /// Shows the collection view in its own layout from now on, without animation, if another one shows it still.
  func claimCollection() {
    updateLender()
    guard let sharing, let collection else { return }
    // A change that is over while a finger still drives it.
    let wasDriven = sharing.drive?.abandon() ?? false
    guard wasDriven || sharing.holder !== self else { return }
    // Unless a change was taken back, which has brought the layout back already.
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

  /// The change of layout that shows this controller in the place of one with the same collection view.
  func layoutAnimator(leaving other: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    updateLender()
    guard let other = other as? UICollectionViewController, let sharing, other.sharing === sharing, sharing.holder === other else {
      return nil
    }
    return LayoutNavigationAnimator(from: other, to: self, sharing)
  }
}

extension UICollectionView {
  /// The layout that it comes back to, if one changes under a finger now.
  var restingLayout: UICollectionViewLayout { interaction?.layout.currentLayout ?? collectionViewLayout }
}
