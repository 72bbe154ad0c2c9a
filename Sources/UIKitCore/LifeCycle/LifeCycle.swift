import Foundation
import HostInterface
import Motion
import QuartzCore

/// The state of an app in its life cycle, and the work that stops in the background (Docs/behaviour/environment.md, "App life cycle").
///
/// An app that is created without a launch is active.
@MainActor
package final class LifeCycle: RuntimeState {
  enum Stage {
    /// The app has not been visible yet.
    case launching
    /// The app is visible but covered, or about to become visible or active.
    case inactive
    case active
    case background
    /// The app has ended and does nothing any more.
    case over
  }

  /// The kind of scene that the windows belong to.
  enum Scenes {
    /// The app defines no scenes.
    case plain
    /// The app probably defines scenes, but no manifest lists them. This is decided at the end of the launch.
    ///
    /// Windows that are shown before belong to the default scene, which is not connected yet.
    case awaited
    /// The app defines its scenes in its manifest or in its delegate.
    case own
  }

  unowned let runtime: Runtime
  var stage = Stage.active
  var scenes = Scenes.plain
  /// A Boolean value that indicates whether the app defines scenes. The app delegate then receives no activity events.
  var usesScenes: Bool { scenes == .own }
  /// The URL schemes that the app handles, in lower case.
  var schemes: Set<String> = []
  /// The single scene. For an app without its own scenes, it is created when it is first needed.
  lazy var scene: UIWindowScene? = UIWindowScene.ofPlainApp(in: runtime)
  /// The content when the app entered the background, with its time. The system shows it in the meantime.
  package private(set) var picture: (scene: CommittedScene, time: MediaTime)?
  private var held: [HeldAnimation] = []
  let backgroundTime: BackgroundTime

  package init(for runtime: Runtime) {
    self.runtime = runtime
    backgroundTime = BackgroundTime(runtime)
  }

  /// A Boolean value that indicates whether nothing moves and nothing is rendered.
  package var isResting: Bool { stage == .background || stage == .over }
  /// The scene after it was connected.
  var connectedScene: UIWindowScene? { scenes == .awaited ? nil : scene }
  /// A Boolean value that indicates whether the app receives touches and keys.
  var hearsTheUser: Bool { stage == .active }
  /// Returns whether the app's work runs at a time. A suspended app does not run.
  package func mayRun(at instant: MediaTime) -> Bool {
    switch stage {
    case .background: backgroundTime.lasts(at: instant)
    case .over: false
    case .launching, .inactive, .active: true
    }
  }

  /// The scene of windows that were created without a scene. It is `nil` in an app that defines scenes, where such windows stay invisible.
  var sceneOfPlainWindows: UIWindowScene? { usesScenes ? nil : scene }

  // MARK: Changes by the system

  func take(_ change: ActivityChange) {
    switch change {
    case .inactive: resign()
    case .active: if stage == .inactive { activate() }
    case .background: goToBackground()
    case .foreground: comeToForeground()
    case .memoryWarning: if stage != .over { warnOfMemory() }
    case .terminate: terminate()
    }
  }

  /// Makes the app inactive. Touches are cancelled first (inferred).
  private func resign() {
    guard stage == .active else { return }
    runtime.router.cancelAll()
    tell(.willResignActive)
    stage = .inactive
    scene?.activationState = .foregroundInactive
  }

  func activate() {
    stage = .active
    tell(.didBecomeActive)
  }

  private func goToBackground() {
    resign()
    guard stage == .inactive else { return }
    stage = .background
    backgroundTime.begin()
    tell(.didEnterBackground)
    rest()
    held = runtime.holdAnimations()
    runtime.runTimestamp(runtime.now)
    picture = (runtime.scene, runtime.now)
  }

  /// Brings the app to the foreground, with a URL if a URL caused it.
  func comeToForeground(with url: URL? = nil) {
    guard stage == .background else { return }
    backgroundTime.end()
    runtime.release(held)
    (held, picture) = ([], nil)
    runtime.app.picturedVersion = -1
    tell(.willEnterForeground)
    stage = .inactive
    scene?.activationState = .foregroundInactive
    if let url { tell(of: url) }
    activate()
  }

  /// Ends the app. A suspended app receives no call.
  private func terminate() {
    guard stage != .over, mayRun(at: runtime.now) else { return end() }
    resign()
    tell(.didDisconnect)
    tell(.willTerminate)
    end()
  }

  private func end() {
    guard stage != .over else { return }
    if stage != .background { rest() }
    stage = .over
    backgroundTime.end()
    runtime.runTimestamp(runtime.now)
    picture = (CommittedScene(), runtime.now)
  }
}

extension Runtime {
  package var lifeCycle: LifeCycle { state() }

  /// Applies a change of the app's activity, or a memory warning.
  func take(_ change: ActivityChange) { lifeCycle.take(change) }
}
