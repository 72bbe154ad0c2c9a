import HostInterface
import Motion
import Synchronization

/// The runtime of the current task. Tasks that the app's code starts inherit it, on any actor.
private enum RuntimeScope { @TaskLocal static var runtime: Runtime? }

/// The global state of one app: its time, the layer trees, the stack of transactions, and the pending completions.
///
/// Modules above this one store their state here too, as `RuntimeState` objects. A layer or view belongs to the runtime in which it was
/// created.
@MainActor
public final class Runtime {
  private static var scoped: Runtime? { RuntimeScope.runtime }
  /// The app that was launched last. It is `nil` when that app has ended.
  private static var latest: Runtime? {
    didSet {
      let facts = latest?.facts
      latestFacts.withLock { $0 = facts }
    }
  }
  /// The runtime of the next app to be launched. Objects that are created while there is no app belong to it.
  private static var next = Runtime()
  nonisolated private static let latestFacts = Mutex<AppFacts?>(nil)
  nonisolated private let facts = AppFacts()
  /// The time of the app that started the current task, in nanoseconds. It is `Int64.min` if that app has no clock or there is none.
  nonisolated static var taskTime: Int64 {
    guard let facts = RuntimeScope.runtime?.facts, facts.isVirtual else { return .min }
    return facts.now.nanoseconds
  }
  /// The facts about the current app that can be read on any thread.
  nonisolated static var elsewhere: AppFacts? { RuntimeScope.runtime?.facts ?? latestFacts.withLock { $0 } }
  /// An object that a module above this one makes available on any thread. The default is `nil`.
  package nonisolated var ambient: (any Sendable)? {
    get { facts.ambient }
    set { facts.ambient = newValue }
  }
  /// The BCP 47 identifier of the language of the app's bundles and formatters. The default is `nil`, which means the machine's language.
  package nonisolated var language: String? {
    get { facts.language }
    set { facts.language = newValue }
  }
  /// The ambient object of the current app, which is the app of the present update cycle or task, or the one that was launched last.
  package nonisolated static var currentAmbient: (any Sendable)? { elsewhere?.ambient }

  /// The runtime of the present update cycle, or else of the current task, or else of the app that was launched last. Reading it creates
  /// none.
  ///
  /// Objects that are created before any app is launched belong to the app that is launched next.
  public static var current: Runtime { turning.last ?? scoped ?? latest ?? next }
  /// The runtime whose update cycle is running.
  package static var running: Runtime? { turning.last }

  /// Launches the next app, with the views that were already created for it. Apps are created only here.
  package static func forLaunch() -> Runtime {
    _ = takesDelays
    _ = hasLanguage
    let runtime = next.isUntouched ? next : Runtime()
    next = Runtime()
    latest = runtime
    runtime.isLaunched = true
    runtime.lastIDBeforeLaunch = runtime.nextID
    living += 1
    return runtime
  }
  /// A Boolean value that indicates whether the runtime has displayed nothing and its time is zero.
  private var isUntouched: Bool { now == .zero && scene.root == nil }
  private var isLaunched = false
  /// The number of apps that are launched and have not ended.
  package fileprivate(set) static var living = 0
  /// A Boolean value that indicates whether the app has ended. What it leaves behind is no longer an error.
  package fileprivate(set) var isClosed = false
  private static var turning: [Runtime] = []
  /// Ensures that a closed app is no longer the current one.
  fileprivate static func leave(_ runtime: Runtime) {
    if latest === runtime { latest = nil }
    if runtime.isLaunched && !runtime.isClosed { living -= 1 }
  }

  /// The name of the app in messages.
  package var name = "an app that was never launched"
  package var transactions: [Transaction] = []
  package var implicitTransaction = Transaction()
  package var completions = NumberTable<CompletionID, AnimationCompletion>()
  /// The scene that was committed last. It is a value that can be stored and sampled anywhere.
  public internal(set) var scene = CommittedScene()
  /// A closure that is called before each commit, for the layout that belongs to it.
  package var willCommit: (() -> Void)?
  /// A closure that receives messages about errors of the app that do not stop it.
  package var onDiagnostic: ((String) -> Void)?
  /// A Boolean value that indicates whether a viewer watches the app. Images that are decoded in the background are then displayed when
  /// they are ready. The default is `false`, and frames then wait for the image of the exact time.
  package var isLive = false
  /// The clock that delays and dates in the app's code follow.
  package var clock = AppClock.virtual { didSet { facts.isVirtual = clock == .virtual } }
  /// The messages that were reported and are not repeated.
  var reported: Set<String> = []
  /// The delays of app code that have not ended, by number.
  static var delays: [UInt64: PendingDelay] = [:]
  static var lastDelay: UInt64 = 0
  package internal(set) var displayLinks: [DisplayLinkTarget] = []
  /// The layers that changed since their last commit, in the order of their changes. Each layer stores its index. A layer that has left the
  /// tree leaves a gap.
  var dirty: [CALayer?] = []
  /// The layers that need layout or display and do not belong to a view.
  var layersToServe = NumberTable<LayerID, CALayer>()
  var left = NumberSet<LayerID>()
  var modelLayers = NumberTable<LayerID, LayerReference>()
  fileprivate var loop = EventLoop()
  var states = RuntimeStates()
  private var nextID = 0
  /// The greatest number of an object that was created for the app before its launch, when its device was not yet known.
  package private(set) var lastIDBeforeLaunch = 0

  /// Creates a runtime that is current only where it is made so explicitly.
  package init() { _ = Self.keepsTimeOfMessages }

  /// The time of the current update cycle.
  public var now: MediaTime { loop.now }
  /// The times at which display links fire. The default rate is 60 per second.
  public var ticks = TickGrid(rate: 60)

  package func makeEntryID() -> Int { nextID += 1; return nextID }

  /// Calls `body` with this runtime as the current one. Tasks that it starts keep this runtime.
  package func asCurrent<T>(_ body: () throws -> T) rethrows -> T {
    Runtime.turning.append(self)
    defer { Runtime.turning.removeLast() }
    return try RuntimeScope.$runtime.withValue(self) { try withClock(body) }
  }

  /// Calls an asynchronous `body` with this runtime as the current one. It stays current across suspensions, for tests that interleave on
  /// the main actor.
  public func withCurrent<T: Sendable>(_ body: @MainActor () async throws -> T) async rethrows -> T {
    try await RuntimeScope.$runtime.withValue(self) { try await body() }
  }

  // MARK: Work

  /// Schedules work at an exact time. Work is ordered by due time and then by the order of scheduling.
  @discardableResult
  package func schedule(at instant: MediaTime, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: instant, action)
  }
  @discardableResult
  package func schedule(after delay: Seconds, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: now + delay, action)
  }
  /// Schedules work that has no end by design, such as the blinking of a caret. It does not keep the app from being idle.
  @discardableResult
  package func scheduleRestful(after delay: Seconds, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: now + delay, isRestful: true, action)
  }
  /// Schedules work without an end by design at an exact time. It does not keep the app from being idle.
  @discardableResult
  package func scheduleRestful(at instant: MediaTime, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: instant, isRestful: true, action)
  }
  func scheduleDelay(at instant: MediaTime, isRestful: Bool, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: instant, isRestful: isRestful, action)
  }
  package func cancel(_ work: EventLoop.Token) { loop.cancel(work) }

  /// The next time at which work is due or an animation ends. It is `nil` if there are only frames.
  package var nextDue: MediaTime? {
    guard let due = loop.nextDue, let end = scene.nextEnd else { return loop.nextDue ?? scene.nextEnd }
    return min(due, end)
  }

  /// A Boolean value that indicates whether the app is idle. Animations, work and motions that have no end by design are ignored.
  ///
  /// This property is the only definition of an idle app.
  package var isQuiet: Bool { hasNothingToCome && awaitsOnlyEndless }
  /// A Boolean value that indicates whether nothing will end or occur without input. Endless motions are ignored.
  package var hasNothingToCome: Bool { loop.isIdle && scene.nextEnd == nil && displayLinks.allSatisfy(\.isEndless) }

  /// Runs everything that is due at a time: first the ends of animations, then scheduled work, then the commit. It repeats until nothing is
  /// left.
  package func runTimestamp(_ instant: MediaTime) {
    move(to: instant)
    var rounds = 0
    repeat {
      rounds += 1
      precondition(rounds < 1000, "work at \(instant) goes on scheduling work at the same instant")
      for end in scene.ends(upTo: now) {
        // A completion that was called just before may have changed this animation's clock.
        guard let layer = modelLayers[end.layer]?.layer else {
          left.insert(end.layer)  // the layer was deallocated with its tree
          continue
        }
        guard layer.record(end.record)?.clock == end.clock else { continue }
        layer.end(end.record, finished: true)
      }
      while let work = loop.popWork(dueBy: now) { work.action() }
      commit()
    } while nextDue.map { $0 <= now } ?? false
  }
}

extension Runtime {
  /// Moves the time to one at which nothing has run yet, for input that precedes the work of that time.
  package func startInstant(_ instant: MediaTime) { move(to: instant) }

  fileprivate func move(to instant: MediaTime) {
    loop.move(to: max(instant, now))
    facts.now = now
    if Runtime.turning.last === self { moveClock() }
  }
}

extension Runtime {
  /// Ends the app and releases everything that keeps it alive. Objects that are still held outside keep their last state.
  package func close() {
    Runtime.leave(self)
    isClosed = true
    willCommit = nil
    // Objects that are deallocated can still access this runtime. They are therefore released after the replacement, and the states that
    // other states depend on are released last.
    let ended = (displayLinks, completions, takeDirty(), layersToServe, loop)
    (displayLinks, completions, layersToServe, loop) = ([], .init(), .init(), EventLoop())
    for completion in ended.1.values { completion.forget() }
    scene = CommittedScene()
    var ending = states
    states = RuntimeStates()
    ending.end()
    withExtendedLifetime(ended) {}
  }
}
