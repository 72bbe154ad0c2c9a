import CoreGraphics
import Motion

/// An app that is played live, and what its player does, written down.
///
/// Hosts with a screen share this: it gives the app its ticks when the wall clock reaches them, gives every touch a time that a replay
/// delivers at the same tick, and keeps the fingers of several viewers apart. It lasts as long as one launch of one app.
@MainActor public final class LiveSession {
  /// The app that is played.
  public let app: any HostedApplication
  /// What has happened so far: replayed from the same launch, it gives the same trace.
  public private(set) var script: TouchScript
  /// How things stand around the app, with all that it was told.
  public private(set) var surroundings: StageSurroundings
  private var pace: LivePace
  private var nextTick: Int64 = 0
  private var hasShown = false
  private var undelivered: MediaTime?
  /// Touches that came since the last tick that ran.
  private var waiting = 0
  /// Bytes of text that were told.
  private var textBytes = 0
  private var last = MediaTime.zero
  private var fingers: [ViewerFinger: (number: Int, location: CGPoint)] = [:]
  private var replay: LiveReplay?
  /// How far it is played as fast as it can be; nil once it is there.
  public private(set) var hurryingTo: MediaTime?

  private struct ViewerFinger: Hashable { var viewer, finger: Int }

  /// Touches that are written down; a script of more is not read again in reasonable time.
  public static let mostTouches = 1_000_000
  /// Bytes of text that a launch takes in: a script of more is not read again.
  public static let mostText = 48 << 20
  /// Touches that wait for a tick, as they do while time is held: beyond, fingers that move are only remembered where they are.
  static let mostWaiting = 4_000
  /// Ticks that a play that hurries takes before its host has a look at the world again.
  static let ticksAtOnce = 300

  /// - Parameters:
  ///   - app: just launched.
  ///   - demo: its name in the script.
  ///   - surroundings: what the app was launched in.
  ///   - speed: app seconds per wall second, above 0.
  ///   - replayed: touches that it gets by itself, until a person's finger comes down.
  ///   - hurry: how far it is played as fast as it can be, whatever the wall clock says.
  public init(
    app: any HostedApplication, demo: String, surroundings: Surroundings = Surroundings(), speed: Double = 1,
    replaying replayed: TouchScript? = nil, hurryingTo hurry: MediaTime? = nil
  ) {
    self.app = app
    app.isLive = true
    script = TouchScript(demo: demo, device: app.device.name, ticksPerSecond: Int(app.ticks.rate), surroundings: surroundings)
    self.surroundings = StageSurroundings(surroundings, on: app.device)
    pace = LivePace(speed: speed)
    replay = replayed.map(LiveReplay.init)
    hurryingTo = hurry
  }

  // MARK: Touches

  /// Takes what a viewer's finger does. One that comes down ends a replay.
  ///
  /// A viewer is not trusted: a move of a finger that is not down is dropped, a second began moves, coordinates that are no numbers are
  /// dropped.
  /// - Parameter wall: the wall clock's reading in nanoseconds.
  public func touch(_ touch: TouchInput, by viewer: Int = 0, at wall: Int64) {
    guard touch.location.x.isFinite, touch.location.y.isFinite, abs(touch.location.x) <= 1e5, abs(touch.location.y) <= 1e5 else { return }
    let key = ViewerFinger(viewer: viewer, finger: touch.finger)
    var phase = touch.phase
    switch (phase, fingers[key]) {
    case (.began, nil):
      guard waiting < Self.mostWaiting else { return }
      endReplay(at: wall)
      fingers[key] = (freeNumber(), touch.location)
    case (.began, .some): phase = .moved
    case (_, nil): return
    case (_, .some): break
    }
    guard let number = fingers[key]?.number else { return }
    if phase == .ended || phase == .cancelled { fingers[key] = nil } else { fingers[key]?.location = touch.location }
    if phase == .moved, waiting >= Self.mostWaiting { return }
    record(.touch(TouchInput(phase, finger: number, at: touch.location)), at: wall)
  }

  /// Takes what happens to the app besides touches: a setting, a rotation, a key. A replay goes on with it.
  ///
  /// False where it was dropped: a touch, more than can wait for a tick, or more text than is written down.
  @discardableResult
  public func tell(_ event: InputEvent, at wall: Int64) -> Bool {
    if case .touch = event { return false }
    var bytes = 0
    if case .text(let text) = event { bytes = text.text?.utf8.count ?? 0 }
    guard waiting < Self.mostWaiting, bytes <= Self.mostText - textBytes else { return false }
    textBytes += bytes
    replay?.isJoined = true
    record(event, at: wall)
    return true
  }

  /// Cancels every finger of a viewer that went away, or of all, a replay's among them.
  public func cancelTouches(of viewer: Int? = nil, at wall: Int64) {
    if viewer == nil { endReplay(at: wall) }
    for (key, finger) in fingers.sorted(by: { $0.value.number < $1.value.number }) where viewer == nil || key.viewer == viewer {
      fingers[key] = nil
      record(.touch(TouchInput(.cancelled, finger: finger.number, at: finger.location)), at: wall)
    }
  }

  /// What is replayed, as long as something of it is to come.
  public var replaying: TouchScript? {
    guard let replay, replay.nextTime != nil || hurryingTo != nil else { return nil }
    guard replay.isJoined else { return replay.script }
    var joined = script
    joined.events += replay.rest
    return joined
  }

  /// Lets a replay be, its fingers cancelled where they are.
  public func endReplay(at wall: Int64) {
    guard let ended = replay else { return }
    if hurryingTo != nil { pace.start(at: nextTick == 0 ? .zero : app.ticks[nextTick - 1], wall) }
    (replay, hurryingTo) = (nil, nil)
    for finger in ended.down { record(.touch(TouchInput(.cancelled, finger: finger.finger, at: finger.location)), at: wall) }
  }

  // MARK: Time

  /// App seconds per wall second.
  public var speed: Double { pace.speed }
  /// Whether the app's time stands still.
  public var isPaused: Bool { pace.isHeld }

  /// Goes on at another speed, above 0.
  public func setSpeed(_ speed: Double, at wall: Int64) { pace.setSpeed(speed, at: wall, expected: wake) }
  /// Lets the app's time stand still; touches wait.
  public func pause(at wall: Int64) { pace.hold(at: wall, expected: wake) }
  /// Lets it go on.
  public func resume(at wall: Int64) { pace.release(at: wall) }

  /// While it is paused: lets the app go on by one tick, which is the next one after its time.
  public func step(at wall: Int64) {
    guard pace.isHeld else { return }
    let now = pace.time(at: wall, expected: nil)
    pace.start(at: app.ticks[nextTick == 0 ? 0 : app.ticks.tick(after: now)], wall)
  }

  /// Runs the ticks that the wall clock has reached; the newest frame if one changed, and the first time in any case.
  public func advance(to wall: Int64) -> Frame? {
    var newest = hurry(at: wall)
    guard hurryingTo == nil else { return newest }
    let now = pace.time(at: wall, expected: wake)
    while let wake, wake <= now {
      if let frame = turn(at: wake) { newest = frame }
    }
    passIdleTicks(until: now)
    if !hasShown { newest = newest ?? app.currentFrame() }
    hasShown = true
    return newest
  }

  /// The wall clock's reading at which `advance` is wanted next; nil while only a touch or a command can change something.
  public var nextWake: Int64? { hurryingTo != nil ? 0 : wake.flatMap(pace.wall(at:)) }

  /// The next tick that is not idle. Nothing turns between ticks, so a play and its replay turn alike.
  private var wake: MediaTime? {
    if nextTick == 0 { return .zero }
    guard let wanted = [app.nextWake, undelivered, replay?.nextTime].compactMap({ $0 }).min() else { return nil }
    return app.ticks[max(app.ticks.tick(atOrAfter: wanted), nextTick)]
  }

  private func turn(at tick: MediaTime) -> Frame? {
    nextTick = app.ticks.tick(after: tick)
    for event in replay?.take(upTo: tick) ?? [] { give(event) }
    if let undelivered, undelivered <= tick { self.undelivered = nil }
    waiting = 0
    return app.turn(at: tick)
  }

  /// Some ticks of a play that hurries.
  private func hurry(at wall: Int64) -> Frame? {
    guard let end = hurryingTo else { return nil }
    var newest: Frame?
    for _ in 0..<Self.ticksAtOnce {
      guard let wake, wake <= end else {
        passIdleTicks(until: end)
        pace.start(at: end, wall)
        hurryingTo = nil
        break
      }
      if let frame = turn(at: wake) { newest = frame }
    }
    return newest
  }

  private func record(_ event: InputEvent, at wall: Int64) {
    let now = pace.time(at: wall, expected: wake)
    passIdleTicks(until: now)
    // After the last tick and after every earlier event: a replay must deliver it at the same tick, never at one that has been.
    let earliest = max(nextTick == 0 ? .zero : MediaTime(nanoseconds: app.ticks[nextTick - 1].nanoseconds + 1), last)
    let event = TimedEvent(event, at: max(now, earliest))
    waiting += 1
    undelivered = min(undelivered ?? event.time, event.time)
    give(event)
  }

  private func give(_ event: TimedEvent) {
    last = event.time
    surroundings.follow(event.event)
    if script.events.count < Self.mostTouches {
      let hides = app.typing.isSecret && event.event != event.event.hidden
      script.hidesText = script.hidesText || hides
      script.events.append(hides ? TimedEvent(event.event.hidden, at: event.time) : event)
    }
    app.receive(event)
  }

  /// Ticks at which nothing was wanted are over: what comes now belongs to the next one.
  private func passIdleTicks(until now: MediaTime) {
    if let wake, wake <= now { return }
    nextTick = max(nextTick, app.ticks.tick(after: now))
  }

  private func freeNumber() -> Int {
    let used = Set(fingers.values.map(\.number))
    return (1...).first { !used.contains($0) }!
  }
}
