import Foundation
import HostInterface
import QuartzCore

extension Runtime {
  /// The system settings of the user. The setter notifies all objects before it returns, windows first.
  package var environment: EnvironmentSettings {
    get { app.environment }
    set {
      guard newValue != app.environment else { return }
      let (old, settings) = (app.traits, app.environment)
      app.environment = newValue
      ambient = app.traits
      defer { tellChanges(from: old, settings) }
      guard !app.windows.isEmpty else { return }
      app.hasUnequalTraits = true  // views outside windows keep their own traits until they are shown
      for window in app.windows + app.systemWindows { window.updateTraits(from: old) }
      statusBar.update()
    }
  }
}

extension UIScreen: UITraitEnvironment {
  /// The traits of the screen, from the device and the user's settings.
  public var traitCollection: UITraitCollection { Runtime.current.app.traits }
  /// Called for a trait environment when its traits change. For a screen, the system never calls it.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension Runtime {
  /// Posts the notifications of the settings that have one.
  private func tellChanges(from old: UITraitCollection, _ settings: EnvironmentSettings) {
    if settings.viewerOffset != app.environment.viewerOffset {
      for window in app.windows + app.systemWindows { for view in window.subtree { view.showMotionEffects() } }
    }
    if settings.reduceTransparency != app.environment.reduceTransparency {
      for window in app.windows + app.systemWindows {
        for view in window.subtree { (view as? UIVisualEffectView)?.transparencyDidChange() }
      }
    }
    for name in UIAccessibility.notifications(from: settings, to: app.environment) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    let category = app.traits.preferredContentSizeCategory
    guard category != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: app.application,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }

  /// Passes overridden traits to subviews. Views outside windows wait until they are added to one.
  func handDownLateTraits() {
    guard !app.lateTraits.isEmpty else { return }
    let late = app.lateTraits
    app.lateTraits = []
    for view in late.compactMap(\.view) where view.hostWindow != nil || view is UIWindow { view.handDownLateTraits() }
  }

  /// Updates the content above all controllers after traits were overridden somewhere in the app.
  func traitsDidChangeSomewhere() {
    statusBar.setNeedsUpdate()
    app.needsLayout = true
  }
}

extension UIPresentationController: UITraitEnvironment, TraitSaying {
  func saidTraitsWillChange() {}
  /// Applies the traits of the presentation to its container.
  func saidTraitsDidChange(_ reach: TraitReach) { containerView?.say { $0.fromParent = overriddenTraits?.values } }
}
