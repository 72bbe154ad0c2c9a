import QuartzCore

extension UIViewController {
  /// The interface turns to where the device is held, if the controllers let it. `setNeedsUpdateOfSupportedInterfaceOrientations()` says the
  /// same since iOS 16.
  public class func attemptRotationToDeviceOrientation() { Runtime.current.rotation.chooseSoon() }

  /// Hands on what a container has heard of its new size.
  func handOnSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      guard showsForSizes(child) else {
        child.missedSize = true
        continue
      }
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// Hands on what a container has heard of its new traits, as they will be for each child.
  func handOnTraits(_ collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where showsForSizes(child) {
      let own = collection.overridden(by: child.saidTraits)
      if own != child.traitCollection { child.willTransition(to: own, with: coordinator) }
    }
  }

  /// Before it appears: what it was not told while it was away. (BEHAVIOUR-2 §22.5)
  func catchUpWithSize() {
    guard missedSize else { return }
    missedSize = false
    guard let parent, let size = parent.viewIfLoaded?.bounds.size, size != viewIfLoaded?.bounds.size else { return }
    let coordinator = transitionCoordinator ?? SizeTransition.over(in: parent.view)
    viewWillTransition(to: parent.size(forChildContentContainer: self, withParentContainerSize: size), with: coordinator)
  }
}

extension SizeTransition {
  /// One that is over: what is asked of it happens at once.
  static func over(in container: UIView) -> SizeTransition {
    let transition = SizeTransition(in: container, targetTransform: .identity, duration: 0)
    transition.runAlongside()
    transition.end()
    return transition
  }
}
