import HostInterface
import QuartzCore

extension UITraitCollection {
  /// The traits under which dynamic colours and images are resolved.
  ///
  /// While a view is drawn, laid out or informed of a change, these are the traits of that view. Otherwise they are those of the app whose
  /// update cycle runs. Without an app they are light, left to right and of the default text size. The property cannot be set:
  /// `performAsCurrent(_:)` replaces the traits while a closure runs.
  public class var current: UITraitCollection { ofView ?? Runtime.currentAmbient as? UITraitCollection ?? .plain }
  @TaskLocal private static var ofView: UITraitCollection?

  func defaultPerformAsCurrent(_ actions: () -> Void) {
    // These traits are current already in most cases, because a layout pass makes them current for all its views.
    if UITraitCollection.ofView === self { return actions() }
    UITraitCollection.$ofView.withValue(self, operation: actions)
  }

  /// The traits of a process without an app: light, left to right, the default text size.
  package static let plain = UITraitCollection(TraitValues(Device.iPhoneX, EnvironmentSettings()))
}
