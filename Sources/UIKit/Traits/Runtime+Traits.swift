import Foundation
import HostInterface
import QuartzCore

extension Runtime {
  /// What the user has chosen in the system's settings. Whoever sets it has told everyone when it returns, windows first.
  var surroundings: Surroundings {
    get { app.surroundings }
    set {
      guard newValue != app.surroundings else { return }
      app.surroundings = newValue
      guard !app.windows.isEmpty else { return }
      app.hasUnequalTraits = true  // what is in no window keeps its own until it is shown
      for window in app.windows { window.updateTraits() }
      statusBar.update()
    }
  }
}

extension UITraitCollection {
  /// Under which colours are resolved that depend on traits: those of the view that is being drawn, laid out or told of a change, else the
  /// app's.
  ///
  /// On any other thread than the main one: what most pictures are made in.
  public class var current: UITraitCollection {
    get { onMain { $0.currentTraits ?? $0.traits } ?? .plain }
    set { onMain { $0.currentTraits = newValue } }
  }

  /// Runs something with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = UITraitCollection.onMain { $0.currentTraits } ?? nil
    UITraitCollection.onMain { $0.currentTraits = self }
    actions()
    UITraitCollection.onMain { $0.currentTraits = old }
  }

  /// Without an app: light, left to right, usual text.
  static let plain = UITraitCollection(TraitValues(Device.iPhoneX, Surroundings()))

  @discardableResult
  private class func onMain<T>(_ body: @MainActor (AppState) -> T) -> T? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var answer: T?
    MainActor.assumeIsolated { answer = body(Runtime.current.app) }
    return answer
  }
}

extension UIScreen: UITraitEnvironment {
  /// What the device and the user's settings say.
  public var traitCollection: UITraitCollection { Runtime.current.app.traits }
  /// Not told: nothing observes a screen.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIPresentationController: UITraitEnvironment {
  /// What the surroundings of the presentation are like: those of its container, or of the presented controller before it has one.
  public var traitCollection: UITraitCollection { containerView?.traitCollection ?? presentedViewController.traitCollection }
}
