import HostInterface
import Motion
import QuartzCore

/// What UIKit keeps in a runtime: the app's objects and the stack of animation blocks.
@MainActor
final class AppState: RuntimeState {
  var blocks: [AnimationBlock] = []
  var animationsEnabled = true
  /// Property animators under way: nobody else has to keep them.
  var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  /// Set within a keyframe block.
  var keyframeMode: UIView.KeyframeAnimationOptions.Mode?
  /// Known at the launch. Whoever asked for the screen before was told of a device that may be another.
  var device = Device.iPhoneX {
    didSet { traits = makeTraits() }
  }
  /// What the user has chosen in the system's settings.
  var surroundings = Surroundings() {
    didSet {
      runtime.language = surroundings.language == .machine ? nil : surroundings.language.identifier
      traits = makeTraits()
    }
  }
  /// What device and surroundings say: what every view takes that is told nothing else.
  private(set) lazy var traits = makeTraits()
  /// Views of this app may have traits that differ: one that moves to another superview has to look.
  var hasUnequalTraits = false
  /// Views take the looks of stand-ins when they come into a window.
  var hasStyledViews = false
  /// Views whose subviews have older traits until the next update.
  var lateTraits: [LateTraits] = []
  private(set) lazy var currentDevice = UIDevice(self)
  private(set) lazy var screen = UIScreen(self)
  lazy var application = UIApplication()
  /// The windows that are shown, in the order in which they first were.
  var windows: [UIWindow] = [] { didSet { needsDisplay = true } }
  /// Windows that were shown, are hidden and still there.
  var hiddenWindows: [WeakWindow] = []
  /// The window that what is typed goes to.
  var keyWindow: UIWindow?
  /// The system's own windows, over those of the app.
  var systemWindows: [UIWindow] = []
  /// Views that asked for layout or display since the last commit.
  var needsLayout = false
  /// The layout rounds of the commit under way.
  var layoutRounds = LayoutRounds()
  /// Views of some window may have contents to make anew; without it, no commit looks for them.
  var needsDisplay = true
  var picturedVersion = -1
  /// The scene whose invariants were looked at last.
  var checkedVersion = -1
  /// Events whose time has not come.
  var inbox = Inbox()
  /// What went wrong without stopping the app, in the order it happened: UIKit's own warnings.
  var diagnostics: [String] = []

  /// `beginAnimations` that no `commitAnimations` has closed.
  var openAnimations: [BegunAnimations] = []
  /// It was said that curls are not drawn.
  var hasNotedCurl = false
  /// What a finger would have felt.
  var haptics: [Haptic] = []
  /// It was said that pages do not curl.
  var hasNotedPageCurl = false

  unowned let runtime: Runtime

  init(for runtime: Runtime) {
    self.runtime = runtime
    _ = AttributedStringStorage.isReleased
    runtime.onDiagnostic = { [unowned self] in warn($0) }
  }

  private func makeTraits() -> UITraitCollection { UITraitCollection(TraitValues(device, surroundings)) }

  /// Keeps a warning and tells the log of it.
  func warn(_ message: String) {
    diagnostics.append(message)
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

extension Runtime {
  var app: AppState { state() }
  /// The windows that touches enter, in the order in which they are asked.
  var windowsFrontToBack: [UIWindow] { app.systemWindows.reversed() + windowsBackToFront.reversed() }
  /// The windows that are shown, by level and then by when they were brought to the front.
  var windowsBackToFront: [UIWindow] {
    app.windows.count < 2 ? app.windows : app.windows.sorted { ($0.windowLevel, $0.rank) < ($1.windowLevel, $1.rank) }
  }
  var screenScale: CGFloat { app.device.scale }
  /// Keeps a warning and tells the log of it.
  func report(_ message: String) { app.warn(message) }
  /// UIKit's warnings so far, oldest first.
  public var diagnostics: [String] { app.diagnostics }
}

/// Pixels per point of the current app's screen.
@MainActor
var screenScale: CGFloat { Runtime.current.screenScale }
