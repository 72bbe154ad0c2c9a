import Foundation
import HostInterface
import QuartzCore

extension Runtime {
  /// What the user has chosen in the system's settings. Whoever sets it has told everyone when it returns, windows first.
  var surroundings: Surroundings {
    get { app.surroundings }
    set {
      guard newValue != app.surroundings else { return }
      let (old, settings) = (app.traits, app.surroundings)
      app.surroundings = newValue
      ambient = app.traits
      defer { tellChanges(from: old, settings) }
      guard !app.windows.isEmpty else { return }
      app.hasUnequalTraits = true  // what is in no window keeps its own until it is shown
      for window in app.windows + app.systemWindows { window.updateTraits(from: old) }
      statusBar.update()
    }
  }
}

extension UITraitCollection {
  /// Under which colours are resolved that depend on traits: those of the view that is being drawn, laid out or told of a change, else those
  /// of the app whose turn is running, else light ones. It cannot be set: `performAsCurrent(_:)` does that for a while.
  public class var current: UITraitCollection { ofView ?? Runtime.currentAmbient as? UITraitCollection ?? .plain }
  @TaskLocal private static var ofView: UITraitCollection?

  func defaultPerformAsCurrent(_ actions: () -> Void) {
    // It is the current one already, nearly always: a pass makes it that for all its views.
    if UITraitCollection.ofView === self { return actions() }
    UITraitCollection.$ofView.withValue(self, operation: actions)
  }

  /// Without an app: light, left to right, usual text.
  static let plain = UITraitCollection(TraitValues(Device.iPhoneX, Surroundings()))
}

extension UIScreen: UITraitEnvironment {
  /// What the device and the user's settings say.
  public var traitCollection: UITraitCollection { Runtime.current.app.traits }
  /// Not told: nothing observes a screen.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension Runtime {
  /// What has a notification of its own.
  private func tellChanges(from old: UITraitCollection, _ settings: Surroundings) {
    if settings.viewerOffset != app.surroundings.viewerOffset {
      for window in app.windows + app.systemWindows { for view in window.subtree { view.showMotionEffects() } }
    }
    if settings.reduceTransparency != app.surroundings.reduceTransparency {
      for window in app.windows + app.systemWindows {
        for view in window.subtree { (view as? UIVisualEffectView)?.transparencyDidChange() }
      }
    }
    for name in UIAccessibility.notifications(from: settings, to: app.surroundings) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    let category = app.traits.preferredContentSizeCategory
    guard category != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: app.application,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }

  /// Subviews of what overrides traits take them. Views in no window wait until they come into one.
  func handDownLateTraits() {
    guard !app.lateTraits.isEmpty else { return }
    let late = app.lateTraits
    app.lateTraits = []
    for view in late.compactMap(\.view) where view.hostWindow != nil || view is UIWindow { view.handDownLateTraits() }
  }

  /// Something was said in a part of the app, which has heard of it: what stands above all controllers follows.
  func traitsDidChangeSomewhere() {
    statusBar.setNeedsUpdate()
    app.needsLayout = true
  }
}

extension UIPresentationController: UITraitEnvironment, TraitSaying {
  func saidTraitsWillChange() {}
  /// What is said for the container goes with it.
  func saidTraitsDidChange(_ reach: TraitReach) { containerView?.say { $0.fromParent = saidTraits?.values } }
}
