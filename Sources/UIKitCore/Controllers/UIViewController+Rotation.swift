import QuartzCore

extension UIViewController {
  /// Rotates the interface to the orientation of the device, if the controllers support it.
  ///
  /// Since iOS 16, UIKit recommends `setNeedsUpdateOfSupportedInterfaceOrientations()` instead.
  public class func attemptRotationToDeviceOrientation() { Runtime.current.rotation.chooseSoon() }

  /// Passes a new size of a container to its children.
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

  /// Passes new traits of a container to its children, with the overrides of each child.
  func handOnTraits(_ collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where showsForSizes(child) {
      let own = collection.overridden(by: child.overriddenTraits)
      if own != child.traitCollection { child.willTransition(to: own, with: coordinator) }
    }
  }

  /// Passes the size that changed while the view was not visible, before it appears (Docs/behaviour/environment.md, "Rotation").
  func catchUpWithSize() {
    guard missedSize else { return }
    missedSize = false
    guard let parent, let size = parent.viewIfLoaded?.bounds.size, size != viewIfLoaded?.bounds.size else { return }
    let coordinator = transitionCoordinator ?? SizeTransition.over(in: parent.view)
    viewWillTransition(to: parent.size(forChildContentContainer: self, withParentContainerSize: size), with: coordinator)
  }
}

extension SizeTransition {
  /// Creates a transition that has ended, so that its blocks run immediately.
  static func over(in container: UIView) -> SizeTransition {
    let transition = SizeTransition(in: container, targetTransform: .identity, duration: 0)
    transition.runAlongside()
    transition.end()
    return transition
  }
}
