// Written by Tools/earlier-names from Tools/earlier-names.txt. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

// The names that members had before Swift 4.2.

extension UIViewController {
  @available(*, unavailable, renamed: "children")
  public var childViewControllers: [UIViewController] { fatalError() }
  @available(*, unavailable, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { fatalError() }
  @available(*, unavailable, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { fatalError() }
  @available(*, unavailable, renamed: "addChild(_:)")
  public func addChildViewController(_ child: UIViewController) {}
  @available(*, unavailable, renamed: "removeFromParent()")
  public func removeFromParentViewController() {}
  @available(*, unavailable, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {}
  @available(*, unavailable, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {}
  @available(*, unavailable, renamed: "overrideTraitCollection(forChild:)")
  public func overrideTraitCollection(forChildViewController child: UIViewController) -> UITraitCollection? { fatalError() }
  @available(*, unavailable, renamed: "setOverrideTraitCollection(_:forChild:)")
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChildViewController child: UIViewController) {}
}

extension UIView {
  @available(*, unavailable, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) {}
  @available(*, unavailable, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) {}
}
