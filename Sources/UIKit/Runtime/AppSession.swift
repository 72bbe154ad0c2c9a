import Compositor
import DisplayList
import Foundation
import HostInterface
import Motion
import QuartzCore

/// One app running on one device: what a host drives and a test looks into.
@MainActor
public final class AppSession: HostedApplication {
  /// All ambient state of the app.
  public let runtime: Runtime
  /// What the app runs on, as the interface lies on it now.
  public var device: Device { runtime.app.device }
  /// The window that was shown at launch; of an app with a delegate of its own, the key window, or the first that is shown.
  public var window: UIWindow {
    guard let window = launchWindow ?? runtime.app.keyWindow ?? runtime.app.windows.first else {
      preconditionFailure("\(runtime.name) shows no window")
    }
    return window
  }
  private var launchWindow: UIWindow?
  let pictures: PictureMaker

  /// Launches an app whose first window `setUp` fills.
  ///
  /// - Parameters:
  ///   - surroundings: What the user has chosen in the system's settings.
  ///   - tickRate: Ticks a second: 60, or 120 for a ProMotion screen.
  ///   - threads: How many threads draw a frame. The bytes are the same for any number.
  ///   - clock: The clock that delays and readings of the time in the app's code follow. The default is the app's own.
  public convenience init(
    device: Device = .iPhoneX, surroundings: Surroundings = Surroundings(), tickRate: Int64 = 60, threads: Int = 1,
    clock: AppClock = .virtual, setUp: (UIWindow) -> Void
  ) {
    self.init(device, surroundings, tickRate, threads, clock)
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

  /// Launches an app that has a delegate, as `UIApplicationMain` does: with scenes, if the delegate or the manifest knows any.
  ///
  /// - Parameters:
  ///   - delegate: The class of the app's delegate, a `UIApplicationDelegate`; it is made by its `init()`.
  ///   - principal: The class of the application object.
  ///   - manifest: What the app's `Info.plist` says of its scenes and addresses.
  ///   - url: The address by which it is launched; nil for none.
  public convenience init(
    device: Device = .iPhoneX, surroundings: Surroundings = Surroundings(), tickRate: Int64 = 60, threads: Int = 1,
    clock: AppClock = .virtual, delegate: UIResponder.Type, principal: UIApplication.Type = UIApplication.self,
    manifest: AppManifest = .none, opening url: URL? = nil
  ) {
    self.init(device, surroundings, tickRate, threads, clock)
    runtime.name = "the app of \(delegate) on \(device.name)"
    runtime.lifeCycle.launch(delegate, principal, manifest, by: url)
  }

  private init(_ device: Device, _ surroundings: Surroundings, _ tickRate: Int64, _ threads: Int, _ clock: AppClock) {
    let runtime = Runtime.forLaunch()
    self.runtime = runtime
    runtime.clock = clock
    runtime.ticks = TickGrid(rate: Int(tickRate))
    runtime.app.device = device
    runtime.surroundings = surroundings
    runtime.ambient = runtime.app.traits  // also where the user has chosen nothing: the device says its part
    pictures = PictureMaker(threads: threads)
    runtime.willCommit = { [unowned runtime] in runtime.layOutUntilStable() }
  }

  /// A dropped app goes with all its views and controllers.
  isolated deinit { runtime.close() }

  /// What the user has chosen in the system's settings. Setting it is an event: everyone hears of it, and it is committed.
  public var surroundings: Surroundings {
    get { runtime.surroundings }
    set { perform { runtime.surroundings = newValue } }
  }

  /// The time of the last turn.
  public var now: MediaTime { runtime.now }
  /// The instants of its ticks.
  public var ticks: TickGrid { runtime.ticks }

  /// The first instant of the tick grid after a time.
  public func nextTick(after time: MediaTime) -> MediaTime { ticks[ticks.tick(after: time)] }

  /// Takes an event in, to be delivered at the first tick that is not before it.
  public func receive(_ event: TimedEvent) { runtime.app.inbox.insert(event) }

  /// Brings the app to a time: every tick up to there, and what is due between. Nil if the picture cannot have changed.
  public func turn(at time: MediaTime) -> Frame? {
    // The tick of this very instant again: for what came in since it ran, as at launch.
    var changed = time == now && ticks[ticks.tick(atOrAfter: time)] == time && runtime.turn(at: time)
    // Ticks at which nothing is wanted cost nothing: a finger may rest for a day.
    while let wake = nextWake {
      let next = ticks[max(ticks.tick(atOrAfter: wake), ticks.tick(after: now))]
      guard next <= time else { break }
      changed = runtime.turn(at: next) || changed
    }
    if now < time { changed = runtime.look(at: time) || changed }
    return changed ? currentFrame() : nil
  }

  /// The picture of what was committed, at the time of the last turn; in the background, that of the moment at which the app went there.
  public func currentFrame() -> Frame {
    let picture = runtime.lifeCycle.picture ?? (runtime.scene, now)
    runtime.app.picturedVersion = picture.scene.version
    return pictures.frame(of: picture.scene, at: picture.time, device: device)
  }

  /// When the next turn is wanted: the next tick while something moves, else when work is due; nil means only when an event comes.
  public var nextWake: MediaTime? {
    if !runtime.app.inbox.isEmpty { return nextTick(after: now) }
    if runtime.lifeCycle.isResting { return runtime.nextDue.flatMap { runtime.lifeCycle.mayRun(at: $0) ? max($0, now) : nil } }
    if runtime.scene.hasRunningClock || !runtime.displayLinks.isEmpty || runtime.hasUncommittedChanges { return nextTick(after: now) }
    return runtime.nextDue
  }

  /// Whether films show what is ready, instead of being waited for.
  public var isLive: Bool {
    get { runtime.isLive }
    set { runtime.isLive = newValue }
  }

  /// The clock that delays and readings of the time in the app's code follow.
  public var clock: AppClock { runtime.clock }

  /// What a host has to know of the text that is edited.
  public var typing: TypingState { runtime.typist.state }

  /// Nothing will end or happen by itself any more, though what has no end by design may move.
  public var isAtRest: Bool {
    guard runtime.app.inbox.isEmpty else { return false }
    if runtime.lifeCycle.isResting { return nextWake == nil }
    return runtime.hasNothingToCome && !runtime.hasUncommittedChanges
  }

  /// Nothing moves, waits or is awaited, but for what has no end by design.
  public var isQuiet: Bool {
    guard runtime.app.inbox.isEmpty else { return false }
    return runtime.lifeCycle.isResting ? nextWake == nil : runtime.isQuiet
  }

  /// Runs app code as an event would: as part of a turn, which commits what it changed.
  public func perform<T>(_ body: () throws -> T) rethrows -> T {
    try runtime.asCurrent {
      defer { runtime.runInstant(now) }
      return try body()
    }
  }

  /// Virtual time: every tick up to `seconds` from now, and the end itself.
  public func advance(by seconds: Seconds) { advance(to: now + seconds) }
  /// Virtual time: every tick up to an instant, and that instant itself.
  public func advance(to end: MediaTime) {
    var next = nextTick(after: now)
    while next < end {
      _ = runtime.turn(at: next)
      next = nextTick(after: next)
    }
    _ = runtime.turn(at: end)
  }
}
