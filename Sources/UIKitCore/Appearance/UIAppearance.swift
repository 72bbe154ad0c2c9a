/// A class that `appearance(whenContainedInInstancesOf:)` accepts as a container.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}

/// A class with an appearance proxy, whose property values apply to all objects of the class (Docs/behaviour/bars.md, "Bar appearance").
///
/// An object receives the values of the proxies when it enters a window.
/// They are applied from superclass to subclass, and from proxies without containers to those with the most specific containers.
/// Values that were set on the object itself have priority. Objects that are already in a window do not change.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// Returns the appearance proxy for all objects of the class.
  static func appearance() -> Self
  /// Returns the appearance proxy for objects inside containers.
  ///
  /// The first class is the nearest container, the second class contains the first, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance {
  /// Returns the appearance proxy for all views of the class.
  ///
  /// It accepts the properties that UIKit documents as customisable by appearance, and colours and fonts of labels and text fields.
  /// Only properties that the classes of this module declare are applied. Properties of the app's own classes are not.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// Returns the appearance proxy for views of the class inside containers.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Stylings.current.proxy(within: containerTypes) { self.init(frame: .zero) }
  }
}
