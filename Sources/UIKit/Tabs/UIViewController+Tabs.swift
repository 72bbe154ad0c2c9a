import QuartzCore
internal import TransitionMachine

extension UIViewController {
  /// The tab bar controller that it is in, at any depth.
  public var tabBarController: UITabBarController? {
    node.ancestors.lazy.compactMap { $0.controller as? UITabBarController }.first
  }
}
