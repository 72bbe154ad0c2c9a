/// What `appearance(whenContainedInInstancesOf:)` may name.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// A class whose objects take what was set on a stand-in for all of them. (BEHAVIOUR-2 §17.4)
///
/// What was set on the stand-in is taken when an object comes into a window: from the general class to the special one, from everywhere to what is
/// contained most narrowly. What was set on the object itself stays, and objects that are in a window already do not change.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The stand-in for all objects of the class.
  static func appearance() -> Self
  /// The stand-in for those that lie in others: the first of the list around the object, the second around that, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UINavigationBar: UIAppearance {
  /// The stand-in for all navigation bars.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The stand-in for the navigation bars within others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Stylings.current.standIn(within: containerTypes) { self.init(frame: .zero) }
  }
}

extension UIToolbar: UIAppearance {
  /// The stand-in for all toolbars.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The stand-in for the toolbars within others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Stylings.current.standIn(within: containerTypes) { self.init(frame: .zero) }
  }
}

extension UIBarButtonItem {
  /// The stand-in for all buttons in bars.
  public static func appearance() -> UIBarButtonItem { appearance(whenContainedInInstancesOf: []) }
  /// The stand-in for the buttons in bars within others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIBarButtonItem {
    Stylings.current.standIn(within: containerTypes) { UIBarButtonItem() }
  }
}

extension UITabBar: UIAppearance {
  /// The stand-in for all tab bars.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The stand-in for the tab bars within others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Stylings.current.standIn(within: containerTypes) { self.init(frame: .zero) }
  }
}

extension UITabBarItem {
  /// The stand-in for all items of tab bars.
  public static func appearance() -> UITabBarItem { appearance(whenContainedInInstancesOf: []) }
  /// The stand-in for the items of tab bars within others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UITabBarItem {
    Stylings.current.standIn(within: containerTypes) { UITabBarItem() }
  }
}
