import Foundation
import HostInterface
import Motion
import QuartzCore

/// Where an app is in its life: in front or not, seen or not, and what stops meanwhile. (BEHAVIOUR-2 §23)
///
/// An app that is made by hand, without a launch, is in front.
@MainActor
final class LifeCycle: RuntimeState {
  enum Stage {
    /// Before it was first seen.
    case launching
    /// Seen, with something over it, or on its way in.
    case inactive
    case active
    case background
    /// It was ended and does nothing any more.
    case over
  }

  /// Whose scene the windows belong to.
  enum Scenes {
    /// The app has none of its own.
    case plain
    /// The app seems to have scenes of its own, which nothing lists: the end of the launch tells. Windows that are shown before belong to the
    /// plain scene, which is not connected yet.
    case awaited
    /// The app's own, from its manifest or its delegate.
    case own
  }

  unowned let runtime: Runtime
  var stage = Stage.active
  var scenes = Scenes.plain
  /// Whether the scenes are the app's own: then the application delegate receives nothing of activity.
  var usesScenes: Bool { scenes == .own }
  /// Whose addresses are the app's own, in small letters.
  var schemes: Set<String> = []
  /// The one scene; of an app without scenes of its own, made when somebody asks.
  lazy var scene: UIWindowScene? = UIWindowScene.ofPlainApp(in: runtime)
  /// What was seen when the app went to the background, and when: what the system shows of it meanwhile.
  private(set) var picture: (scene: CommittedScene, time: MediaTime)?
  private var held: [HeldAnimation] = []
  let backgroundTime: BackgroundTime

  init(for runtime: Runtime) {
    self.runtime = runtime
    backgroundTime = BackgroundTime(runtime)
  }

  /// Nothing moves and nothing is pictured.
  var isResting: Bool { stage == .background || stage == .over }
  /// The scene, once it is connected.
  var connectedScene: UIWindowScene? { scenes == .awaited ? nil : scene }
  /// Touches and keys come in.
  var hearsTheUser: Bool { stage == .active }
  /// Whether the app's own work runs at an instant: not when it is suspended.
  func mayRun(at instant: MediaTime) -> Bool {
    switch stage {
    case .background: backgroundTime.lasts(at: instant)
    case .over: false
    case .launching, .inactive, .active: true
    }
  }

  /// Where windows are shown that were made without a scene: nowhere, in an app with scenes of its own.
  var sceneOfPlainWindows: UIWindowScene? { usesScenes ? nil : scene }

  // MARK: What the system does with it

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

  /// Touches are taken away first. (I)
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
    runtime.runInstant(runtime.now)
    picture = (runtime.scene, runtime.now)
  }

  /// The user comes back; with an address, if it was by one.
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

  /// An app that is suspended hears nothing of its end.
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
    runtime.runInstant(runtime.now)
    picture = (CommittedScene(), runtime.now)
  }
}

extension Runtime {
  var lifeCycle: LifeCycle { state() }

  /// The app goes to the back or to the front, or memory is short.
  func take(_ change: ActivityChange) { lifeCycle.take(change) }
}
