import HostInterface
import Motion
import Synchronization

/// The runtime of a task: what the app's code starts keeps it, on any actor.
private enum RuntimeScope { @TaskLocal static var runtime: Runtime? }

/// All ambient state of one app: now, the layer trees, the transaction stack, and who waits for which animation.
///
/// Modules above keep theirs here too, as `RuntimeState`s. A layer or view remembers the runtime it was made in.
@MainActor
public final class Runtime {
  private static var scoped: Runtime? { RuntimeScope.runtime }
  /// The app that was launched last, until it is over.
  private static var latest: Runtime? {
    didSet {
      let facts = latest?.facts
      latestFacts.withLock { $0 = facts }
    }
  }
  /// There is always one app to come: what is made where no app is belongs to it.
  private static var next = Runtime()
  nonisolated private static let latestFacts = Mutex<AppFacts?>(nil)
  nonisolated private let facts = AppFacts()
  /// The time of the app that started the current task, in nanoseconds; `Int64.min` if no app with a clock of its own did.
  nonisolated static var taskTime: Int64 {
    guard let facts = RuntimeScope.runtime?.facts, facts.isVirtual else { return .min }
    return facts.now.nanoseconds
  }
  /// Of the current app, what may be asked on any thread.
  nonisolated static var elsewhere: AppFacts? { RuntimeScope.runtime?.facts ?? latestFacts.withLock { $0 } }
  /// What a module above wants to be found on any thread; nil at first.
  package nonisolated var ambient: (any Sendable)? {
    get { facts.ambient }
    set { facts.ambient = newValue }
  }
  /// The BCP 47 identifier of the language that bundles and formatters of the app follow; nil, the default, for the machine's.
  package nonisolated var language: String? {
    get { facts.language }
    set { facts.language = newValue }
  }
  /// That of the app whose turn or task this is, else of the one that was launched last.
  package nonisolated static var currentAmbient: (any Sendable)? { elsewhere?.ambient }

  /// The runtime whose turn is running, else the one of this task, else the app that was launched last. Asking makes none.
  ///
  /// What is made before any app was launched belongs to the app that is launched next.
  public static var current: Runtime { turning.last ?? scoped ?? latest ?? next }
  /// The runtime whose turn is running.
  package static var running: Runtime? { turning.last }

  /// Launches the app to come, with the views that already wait for it. The only place where an app is made.
  package static func forLaunch() -> Runtime {
    _ = takesDelays
    _ = hasLanguage
    let runtime = next.isUntouched ? next : Runtime()
    next = Runtime()
    latest = runtime
    runtime.isLaunched = true
    living += 1
    return runtime
  }
  /// Nobody has shown anything in it or moved its time.
  private var isUntouched: Bool { now == .zero && scene.root == nil }
  private var isLaunched = false
  /// How many apps are launched and not over.
  package fileprivate(set) static var living = 0
  /// The app is over: what it leaves behind is no error any more.
  package fileprivate(set) var isClosed = false
  private static var turning: [Runtime] = []
  /// A closed app is nobody's current one.
  fileprivate static func leave(_ runtime: Runtime) {
    if latest === runtime { latest = nil }
    if runtime.isLaunched && !runtime.isClosed { living -= 1 }
  }

  /// What messages call this app.
  package var name = "an app that was never launched"
  package var transactions: [Transaction] = []
  package var implicitTransaction = Transaction()
  package var completions = NumberTable<CompletionID, AnimationCompletion>()
  /// What was committed last: a value, to be kept and sampled anywhere.
  public internal(set) var scene = CommittedScene()
  /// Called before each commit, for the layout that belongs to it.
  package var willCommit: (() -> Void)?
  /// Told of what the app does wrong without stopping.
  package var onDiagnostic: ((String) -> Void)?
  /// Whether somebody looks on: then what others decode is shown when it is ready, and nobody waits for it. In virtual time, as at first,
  /// the picture of the exact time is waited for.
  package var isLive = false
  /// The clock that delays and readings of the time in the app's code follow.
  package var clock = AppClock.virtual { didSet { facts.isVirtual = clock == .virtual } }
  /// What has been reported and is not reported again.
  var reported: Set<String> = []
  /// Delays of app code that have not ended, by number.
  static var delays: [UInt64: PendingDelay] = [:]
  static var lastDelay: UInt64 = 0
  package internal(set) var displayLinks: [DisplayLinkTarget] = []
  /// Layers whose next commit differs from their last, in the order in which they changed. Each knows its place; those that left the tree
  /// left a gap.
  var dirty: [CALayer?] = []
  /// Layers that are no view's and want layout or drawing.
  var layersToServe = NumberTable<LayerID, CALayer>()
  var left = NumberSet<LayerID>()
  var modelLayers = NumberTable<LayerID, LayerReference>()
  fileprivate var loop = EventLoop()
  var states = RuntimeStates()
  private var nextID = 0

  /// A runtime by itself, which is current only where somebody says so.
  package init() {}

  /// The time of the turn that is running.
  public var now: MediaTime { loop.now }
  /// The instants at which display links fire.
  public var ticks = TickGrid(rate: 60)

  package func makeRecordID() -> Int { nextID += 1; return nextID }

  /// Runs `body` with this runtime as the current one. Tasks that it starts keep it, when they run later.
  package func asCurrent<T>(_ body: () throws -> T) rethrows -> T {
    Runtime.turning.append(self)
    defer { Runtime.turning.removeLast() }
    return try RuntimeScope.$runtime.withValue(self) { try withClock(body) }
  }

  /// Keeps this runtime the current one for `body`, across its suspensions: for tests that interleave on the main actor.
  public func withCurrent<T: Sendable>(_ body: @MainActor () async throws -> T) async rethrows -> T {
    try await RuntimeScope.$runtime.withValue(self) { try await body() }
  }

  // MARK: Work

  /// Runs work at an exact instant, in order of due time and then of scheduling.
  @discardableResult
  package func schedule(at instant: MediaTime, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: instant, action)
  }
  @discardableResult
  package func schedule(after delay: Seconds, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: now + delay, action)
  }
  /// Runs work later that has no end by design, as the blinking of a caret: the app is at rest all the same.
  @discardableResult
  package func scheduleRestful(after delay: Seconds, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: now + delay, isRestful: true, action)
  }
  /// Runs such work at an exact instant.
  @discardableResult
  package func scheduleRestful(at instant: MediaTime, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: instant, isRestful: true, action)
  }
  func scheduleDelay(at instant: MediaTime, isRestful: Bool, _ action: @escaping @MainActor () -> Void) -> EventLoop.Token {
    loop.schedule(at: instant, isRestful: isRestful, action)
  }
  package func cancel(_ work: EventLoop.Token) { loop.cancel(work) }

  /// The next instant at which something is due, nil when only frames are.
  package var nextDue: MediaTime? {
    guard let due = loop.nextDue, let end = scene.nextEnd else { return loop.nextDue ?? scene.nextEnd }
    return min(due, end)
  }

  /// Nothing is running, waiting or awaited but what has no end by design: animations that repeat for ever, endless work, endless motions.
  ///
  /// This is the one place that says so. (Decision: what never rests)
  package var isQuiet: Bool { hasNothingToCome && awaitsOnlyEndless }
  /// Nothing will end or happen by itself, whatever moves.
  package var hasNothingToCome: Bool { loop.isAtRest && scene.nextEnd == nil && displayLinks.allSatisfy(\.isEndless) }

  /// Everything due at one instant: ends of animations first, then scheduled work, then the commit, until there is no more.
  package func runInstant(_ instant: MediaTime) {
    move(to: instant)
    var rounds = 0
    repeat {
      rounds += 1
      precondition(rounds < 1000, "work at \(instant) goes on scheduling work at the same instant")
      for end in scene.ends(upTo: now) {
        // A completion that ran just before may have given this one another clock.
        guard let layer = modelLayers[end.layer]?.layer else {
          left.insert(end.layer)  // it was dropped with the tree that it was in
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
  /// Moves now to an instant at which nothing has run yet, for input that precedes its work.
  package func startInstant(_ instant: MediaTime) { move(to: instant) }

  fileprivate func move(to instant: MediaTime) {
    loop.move(to: max(instant, now))
    facts.now = now
    if Runtime.turning.last === self { moveClock() }
  }
}

extension Runtime {
  /// The app is over: lets go of all that would keep it, and itself, alive. What is still held outside is a picture of the past.
  package func close() {
    Runtime.leave(self)
    isClosed = true
    willCommit = nil
    // What goes away may still turn to this runtime: nothing is let go of while it is being replaced, and the states that others were built on go last.
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
