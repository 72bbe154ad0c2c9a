import HostInterface
import Motion
import QuartzCore

/// The UIKit state of a runtime: the objects of the app and the stack of animation blocks.
@MainActor
package final class AppState: RuntimeState {
  package var blocks: [AnimationBlock] = []
  package var animationsEnabled = true
  /// The running property animators, which the app keeps until they end.
  var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  /// The mode of the current keyframe block, or `nil` outside such blocks.
  var keyframeMode: UIView.KeyframeAnimationOptions.Mode?
  /// The device that code sees before the launch.
  private static let deviceBeforeLaunch = Device.iPhoneX
  /// The scale that views have which are created before the launch.
  var scaleBeforeLaunch: CGFloat { Self.deviceBeforeLaunch.scale }
  /// The device, which is set at the launch. Code that read the screen before may have received values of another device.
  package var device = deviceBeforeLaunch {
    didSet { traits = makeTraits() }
  }
  /// The user's system settings.
  package var environment = EnvironmentSettings() {
    didSet {
      runtime.language = environment.language == .machine ? nil : environment.language.identifier
      traits = makeTraits()
    }
  }
  /// The traits from the device and the settings. Each view without overrides has them.
  package private(set) lazy var traits = makeTraits()
  /// A Boolean value that indicates whether views may have different traits, so that a view in a new superview must check them.
  var hasUnequalTraits = false
  /// A Boolean value that indicates whether views apply the values of appearance proxies when they enter a window.
  var hasStyledViews = false
  /// The views whose subviews have older traits until the next update.
  var lateTraits: [LateTraits] = []
  private(set) lazy var currentDevice = UIDevice(self)
  private(set) lazy var screen = UIScreen(self)
  package lazy var application = UIApplication()
  /// The visible windows, in the order in which they were first shown.
  package var windows: [UIWindow] = [] { didSet { needsDisplay = true } }
  /// The windows that are hidden but not released.
  var hiddenWindows: [WeakWindow] = []
  /// The window that receives keyboard input.
  package var keyWindow: UIWindow?
  /// The windows of the system, in front of those of the app.
  package var systemWindows: [UIWindow] = []
  /// A Boolean value that indicates whether views requested layout or display since the last commit.
  package var needsLayout = false
  /// The layout rounds of the current commit.
  var layoutRounds = LayoutRounds()
  /// A Boolean value that indicates whether views may need display. If it is `false`, a commit does not search for them.
  var needsDisplay = true
  package var picturedVersion = -1
  /// The version of the scene whose invariants were checked last.
  var checkedVersion = -1
  /// The events whose time has not come yet.
  package var inbox = Inbox()
  /// The warnings of UIKit, in the order in which they were written. They do not stop the app.
  var diagnostics: [String] = []

  /// The calls of `beginAnimations` without a matching call of `commitAnimations`.
  var openAnimations: [BegunAnimations] = []
  /// The haptic feedback that was requested.
  package var haptics: [Haptic] = []

  unowned let runtime: Runtime

  package init(for runtime: Runtime) {
    self.runtime = runtime
    _ = AttributedStringStorage.isReleased
    runtime.onDiagnostic = { [unowned self] in warn($0) }
  }

  private func makeTraits() -> UITraitCollection { UITraitCollection(TraitValues(device, environment)) }

  /// Stores a warning and writes it to the standard error stream.
  package func warn(_ message: String) {
    diagnostics.append(message)
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
  /// Writes a warning, unless the app has already received it.
  package func warnOnce(_ message: String) { if !diagnostics.contains(message) { warn(message) } }
}

extension Runtime {
  package var app: AppState { state() }
  /// The windows that receive touches, in the order in which they are tested.
  package var windowsFrontToBack: [UIWindow] { app.systemWindows.reversed() + windowsBackToFront.reversed() }
  /// The visible windows, ordered by level and then by the time of their move to the front.
  package var windowsBackToFront: [UIWindow] {
    app.windows.count < 2 ? app.windows : app.windows.sorted { ($0.windowLevel, $0.rank) < ($1.windowLevel, $1.rank) }
  }
  /// Stores a warning and writes it to the standard error stream.
  package func report(_ message: String) { app.warn(message) }
  /// The warnings of UIKit so far, oldest first.
  public var diagnostics: [String] { app.diagnostics }
}

extension AppState {
  /// The default orientations of apps on this kind of device.
  var usualOrientations: UIInterfaceOrientationMask { device.isPad ? .all : .allButUpsideDown }
  /// The window whose root controller determines the orientation.
  var rootWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
}
