@testable import UIKit

/// Which ways the interface may lie, as delegates say it.
extension Complete {
  static func askOfOrientations(_ nobody: Complete) {
    _ = (nobody as any UIApplicationDelegate).application(.shared, supportedInterfaceOrientationsFor: nil)
    let navigation = UINavigationController(), tabs = UITabBarController()
    let navigationDelegate = nobody as any UINavigationControllerDelegate, tabDelegate = nobody as any UITabBarControllerDelegate
    _ = navigationDelegate.navigationControllerSupportedInterfaceOrientations(navigation)
    _ = navigationDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
    _ = tabDelegate.tabBarControllerSupportedInterfaceOrientations(tabs)
    _ = tabDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
  }

  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
    note(.all, "ApplicationSupportedInterfaceOrientationsFor")
  }
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
    note(.all, "NavigationControllerSupportedInterfaceOrientations")
  }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { note(.portrait, "NavigationControllerPreferredInterfaceOrientationForPresentation") }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
    note(.all, "TabBarControllerSupportedInterfaceOrientations")
  }
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
    note(.portrait, "TabBarControllerPreferredInterfaceOrientationForPresentation")
  }
}
extension Complete: Implements.ApplicationSupportedInterfaceOrientationsFor {}
extension Complete: Implements.NavigationControllerSupportedInterfaceOrientations {}
extension Complete: Implements.NavigationControllerPreferredInterfaceOrientationForPresentation {}
extension Complete: Implements.TabBarControllerSupportedInterfaceOrientations {}
extension Complete: Implements.TabBarControllerPreferredInterfaceOrientationForPresentation {}
