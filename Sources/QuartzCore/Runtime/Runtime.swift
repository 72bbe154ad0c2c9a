import HostInterface
import Motion
import Synchronization

/// The runtime of a task: what the app's code starts keeps it, on any actor.
private enum RuntimeScope { @TaskLocal static var runtime: Runtime? }

/// All ambient state of one app: now, the layer trees, the transaction stack, and who waits for which animation.
///
/// Modules above keep theirs here too, in typed storage. A layer or view remembers the runtime it was made in.
@MainActor
public final class Runtime {
  private static var scoped: Runtime? { RuntimeScope.runtime }
  private static var latest: Runtime? {
    didSet {
      let timepiece = latest?.timepiece
      latestTimepiece.withLock { $0 = timepiece }
    }
  }
  nonisolated private static let latestTimepiece = Mutex<Timepiece?>(nil)
  nonisolated private let timepiece = Timepiece()
  /// The time of `current`, without making one: on the main actor, a turn that runs is the scope as well.
  nonisolated static var currentTimepiece: Timepiece? { RuntimeScope.runtime?.timepiece ?? latestTimepiece.withLock { $0 } }

  /// The runtime whose turn is running, else the one of this task, else the one that was made last.
  ///
  /// What is made before any app was launched belongs to the app that is launched next.
  public static var current: Runtime { turning.last ?? scoped ?? latest ?? Runtime() }
  /// The runtime whose turn is running.
  package static var running: Runtime? { turning.last }

  /// The runtime of an app that is being launched: the one that already has views waiting for it, or a new one.
  package static func forLaunch() -> Runtime {
    if let latest, !latest.isLaunched, latest.now == .zero, latest.scene.root == nil { return latest.launched() }
    return Runtime().launched()
  }
  private var isLaunched = false
  /// How many apps are launched and not over.
  package fileprivate(set) static var living = 0
  /// The app is over: what it leaves behind is no error any more.
  package fileprivate(set) var isClosed = false
  private func launched() -> Runtime {
    isLaunched = true
    Runtime.living += 1
    return self
  }
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
  package var completions: [CompletionID: AnimationCompletion] = [:]
  /// What was committed last: a value, to be kept and sampled anywhere.
  public internal(set) var scene = CommittedScene()
  /// Called before each commit, for the layout that belongs to it.
  package var settle: (() -> Void)?
  /// Told of what the app does wrong without stopping.
  package var onDiagnostic: ((String) -> Void)?
  package internal(set) var displayLinks: [DisplayLinkTarget] = []
  var dirty: [LayerID: CALayer] = [:]
  /// Layers that are no view's and want layout or drawing.
  var layersToServe: [LayerID: CALayer] = [:]
  var left: Set<LayerID> = []
  var modelLayers: [LayerID: LayerReference] = [:]
  fileprivate var loop = EventLoop()
  fileprivate var storage: [ObjectIdentifier: AnyObject] = [:]
  /// The keys of `storage`, oldest first.
  fileprivate var stateOrder: [ObjectIdentifier] = []
  private var nextID = 0

  /// An app of its own, and the one that is made for from now on.
  public init() { Runtime.latest = self }

  /// The time of the turn that is running.
  public var now: MediaTime { loop.now }
  /// The instants at which display links fire.
  public var ticks = TickGrid(rate: 60)

  package func makeRecordID() -> Int { nextID += 1; return nextID }

  /// The state that a module above keeps in this runtime, made when first asked for.
  package func state<State: AnyObject>(_ make: @autoclosure () -> State) -> State {
    let key = ObjectIdentifier(State.self)
    if let state = storage[key] { return unsafeDowncast(state, to: State.self) }
    let state = make()
    storage[key] = state
    stateOrder.append(key)
    return state
  }

  /// Runs `body` with this runtime as the current one. Tasks that it starts keep it, when they run later.
  package func asCurrent<T>(_ body: () throws -> T) rethrows -> T {
    Runtime.turning.append(self)
    defer { Runtime.turning.removeLast() }
    return try RuntimeScope.$runtime.withValue(self, operation: body)
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
  package func cancel(_ work: EventLoop.Token) { loop.cancel(work) }

  /// The next instant at which something is due, nil when only frames are.
  package var nextDue: MediaTime? {
    guard let due = loop.nextDue, let end = scene.nextEnd else { return loop.nextDue ?? scene.nextEnd }
    return min(due, end)
  }

  /// Nothing is running, waiting or awaited.
  package var isQuiet: Bool { loop.isEmpty && scene.nextEnd == nil && completions.isEmpty && !scene.hasRunningClock }

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
    timepiece.now = now
  }
}

extension Runtime {
  /// The app is over: lets go of all that would keep it, and itself, alive. What is still held outside is a picture of the past.
  package func close() {
    Runtime.leave(self)
    isClosed = true
    settle = nil
    // What goes away may still turn to this runtime: nothing is let go of while it is being replaced, and the states that others were built on go last.
    let ended = (displayLinks, completions, dirty, layersToServe, loop)
    (displayLinks, completions, dirty, layersToServe, loop) = ([], [:], [:], [:], EventLoop())
    for completion in ended.1.values { completion.forget() }
    scene = CommittedScene()
    var states = stateOrder.compactMap { storage[$0] }
    (storage, stateOrder) = ([:], [])
    while states.popLast() != nil {}
    withExtendedLifetime(ended) {}
  }
}
