import Compositor
import DisplayList
import Foundation
import HostInterface
import Motion
import QuartzCore

/// An app that runs on a device. A host drives it, and a test inspects it.
@MainActor
public final class AppSession: HostedApplication {
  /// The runtime that contains the state of the app.
  public let runtime: Runtime
  /// The device of the app, in its current orientation.
  public var device: Device { runtime.app.device }
  /// The window that was shown at launch. In an app with a delegate, it is the key window, or the first visible window.
  public var window: UIWindow {
    guard let window = launchWindow ?? runtime.app.keyWindow ?? runtime.app.windows.first else {
      preconditionFailure("\(runtime.name) shows no window")
    }
    return window
  }
  private var launchWindow: UIWindow?
  let pictures: FrameRenderer

  /// Launches an app. The closure configures the first window.
  ///
  /// - Parameters:
  ///   - surroundings: The user's system settings.
  ///   - tickRate: The number of ticks per second: 60, or 120 for a ProMotion screen.
  ///   - threads: The number of threads that render a frame. The rendered bytes do not depend on it.
  ///   - clock: The clock for delays and time queries in the app's code. The default is the virtual clock of the app.
  public convenience init(
    device: Device = .iPhoneX, environment: EnvironmentSettings = EnvironmentSettings(), tickRate: Int64 = 60, threads: Int = 1,
    clock: AppClock = .virtual, setUp: (UIWindow) -> Void
  ) {
    self.init(device, environment, tickRate, threads, clock)
    runtime.lifeCycle.launch {
      let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
      launchWindow = window
      setUp(window)
      runtime.rotation.begin(on: device, root: window.rootViewController)
      if window.bounds.size != runtime.app.device.size { window.frame.size = runtime.app.device.size }
      runtime.name = "the app of \(window.rootViewController.map { "\(type(of: $0))" } ?? "a window without root") on \(device.name)"
      window.makeKeyAndVisible()
    }
  }

  /// Launches an app with a delegate, as `UIApplicationMain` does. The app has scenes if the delegate or the manifest defines any.
  ///
  /// - Parameters:
  ///   - delegate: The class of the app's delegate, which conforms to `UIApplicationDelegate`. Its `init()` creates the delegate.
  ///   - principal: The class of the application object.
  ///   - manifest: The scenes and URL schemes from the app's `Info.plist`.
  ///   - url: The URL that launches the app, or `nil`.
  public convenience init(
    device: Device = .iPhoneX, environment: EnvironmentSettings = EnvironmentSettings(), tickRate: Int64 = 60, threads: Int = 1,
    clock: AppClock = .virtual, delegate: UIResponder.Type, principal: UIApplication.Type = UIApplication.self,
    manifest: AppManifest = .none, opening url: URL? = nil
  ) {
    self.init(device, environment, tickRate, threads, clock)
    runtime.name = "the app of \(delegate) on \(device.name)"
    runtime.lifeCycle.launch(delegate, principal, manifest, by: url)
  }

  private init(_ device: Device, _ environment: EnvironmentSettings, _ tickRate: Int64, _ threads: Int, _ clock: AppClock) {
    let runtime = Runtime.forLaunch()
    self.runtime = runtime
    runtime.clock = clock
    runtime.ticks = TickGrid(rate: Int(tickRate))
    runtime.app.device = device
    runtime.environment = environment
    runtime.ambient = runtime.app.traits  // the device also determines traits if the user changed no settings
    pictures = FrameRenderer(threads: threads)
    runtime.willCommit = { [unowned runtime] in runtime.layOutUntilStable() }
  }

  /// Releases the app together with all its views and controllers.
  isolated deinit { runtime.close() }

  /// The user's system settings. Setting them is an event: all trait environments are notified, and the changes are committed.
  public var environment: EnvironmentSettings {
    get { runtime.environment }
    set { perform { runtime.environment = newValue } }
  }

  /// The time of the last update cycle.
  public var now: MediaTime { runtime.now }
  /// The grid of the tick timestamps.
  public var ticks: TickGrid { runtime.ticks }

  /// Returns the timestamp of the first tick after a time.
  public func nextTick(after time: MediaTime) -> MediaTime { ticks[ticks.tick(after: time)] }

  /// Queues an event, which is delivered at the first tick that is not earlier.
  public func receive(_ event: TimedEvent) { runtime.app.inbox.insert(event) }

  /// Advances the app to a time, with all ticks and all scheduled work until then. Returns `nil` if the image cannot have changed.
  public func runUpdateCycle(at time: MediaTime) -> Frame? {
    // The tick of this timestamp runs again for events that arrived since it ran, for example at launch.
    var changed = time == now && ticks[ticks.tick(atOrAfter: time)] == time && runtime.runUpdateCycle(at: time)
    // Ticks without work are skipped, so a finger can stay still for a long time at no cost.
    while let wake = nextWake {
      let next = ticks[max(ticks.tick(atOrAfter: wake), ticks.tick(after: now))]
      guard next <= time else { break }
      changed = runtime.runUpdateCycle(at: next) || changed
    }
    if now < time { changed = runtime.look(at: time) || changed }
    return changed ? currentFrame() : nil
  }

  /// Returns a frame of the committed state at the time of the last update cycle.
  ///
  /// In the background, it is a frame of the time at which the app entered the background.
  public func currentFrame() -> Frame {
    let picture = runtime.lifeCycle.picture ?? (runtime.scene, now)
    runtime.app.picturedVersion = picture.scene.version
    return pictures.frame(of: picture.scene, at: picture.time, device: device)
  }

  /// The time of the next update cycle. It is `nil` if only an event requires one.
  ///
  /// While something moves, it is the next tick. Otherwise it is the time of the next scheduled work.
  public var nextWake: MediaTime? {
    if !runtime.app.inbox.isEmpty { return nextTick(after: now) }
    if runtime.lifeCycle.isResting { return runtime.nextDue.flatMap { runtime.lifeCycle.mayRun(at: $0) ? max($0, now) : nil } }
    if runtime.scene.hasRunningClock || !runtime.displayLinks.isEmpty || runtime.hasUncommittedChanges { return nextTick(after: now) }
    return runtime.nextDue
  }

  /// A Boolean value that indicates whether videos show the frames that are ready, instead of waiting for them.
  public var isLive: Bool {
    get { runtime.isLive }
    set { runtime.isLive = newValue }
  }

  /// The clock for delays and time queries in the app's code.
  public var clock: AppClock { runtime.clock }

  /// The state of text editing that a host needs.
  public var typing: TypingState { runtime.typist.state }

  /// A Boolean value that indicates whether nothing will end or happen without an event. Endless animations may still run.
  public var isIdle: Bool {
    guard runtime.app.inbox.isEmpty else { return false }
    if runtime.lifeCycle.isResting { return nextWake == nil }
    return runtime.hasNothingToCome && !runtime.hasUncommittedChanges
  }

  /// A Boolean value that indicates whether nothing moves or waits. Endless animations are ignored.
  public var isQuiet: Bool {
    guard runtime.app.inbox.isEmpty else { return false }
    return runtime.lifeCycle.isResting ? nextWake == nil : runtime.isQuiet
  }

  /// Runs app code in the way of an event: it is part of an update cycle, which commits the changes.
  public func perform<T>(_ body: () throws -> T) rethrows -> T {
    try runtime.asCurrent {
      defer { runtime.runTimestamp(now) }
      return try body()
    }
  }

  /// Advances the virtual time by a number of seconds. It runs all ticks until then, and an update cycle at the final time.
  public func advance(by seconds: Seconds) { advance(to: now + seconds) }
  /// Advances the virtual time to a timestamp. It runs all ticks until then, and an update cycle at that time.
  public func advance(to end: MediaTime) {
    var next = nextTick(after: now)
    while next < end {
      _ = runtime.runUpdateCycle(at: next)
      next = nextTick(after: next)
    }
    _ = runtime.runUpdateCycle(at: end)
  }
}
