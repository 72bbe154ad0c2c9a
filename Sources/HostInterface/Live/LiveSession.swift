import CoreGraphics
import Motion

/// One launch of an app that is played live, with a script that records what the person does.
///
/// It is the part of a player that ends with the launch:
///
/// - It runs the app's ticks when the wall clock reaches them.
/// - It gives each touch a time that a replay delivers at the same tick.
/// - It keeps the fingers of several viewers apart.
@MainActor final class LiveSession {
  /// The app that is played.
  let app: any HostedApplication
  /// The events so far. A replay of this script from an equal launch gives an identical trace.
  private(set) var script: TouchScript
  /// The current state of the app's environment, after all events so far.
  private(set) var environment: PlayerEnvironment
  private var pace: LivePace
  private var nextTick: Int64 = 0
  private var hasShown = false
  private var undelivered: MediaTime?
  /// The number of events since the last tick that ran.
  private var waiting = 0
  /// The number of bytes of text in the events so far.
  private var textBytes = 0
  private var last = MediaTime.zero
  private var fingers: [ViewerFinger: (number: Int, location: CGPoint)] = [:]
  private var replay: LiveReplay?
  /// The app's time up to which the session plays as fast as possible. It is `nil` once that time is reached.
  private(set) var hurryingTo: MediaTime?

  private struct ViewerFinger: Hashable { var viewer, finger: Int }

  /// The maximum number of events that are recorded. Reading a longer script would take too long.
  static let mostTouches = 1_000_000
  /// The maximum number of bytes of text that one launch accepts. A longer script could not be read again.
  static let mostText = 48 << 20
  /// The maximum number of events that wait for a tick, as they do while time is paused. Beyond it, a move only updates the position of its
  /// finger.
  static let mostWaiting = 4_000
  /// The number of ticks that a session plays without a pause for the host while it plays as fast as possible.
  static let ticksAtOnce = 300

  /// Creates a session for an app that has just been launched.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - demo: The name of the demo in the script.
  ///   - surroundings: The environment settings that the app was launched with.
  ///   - speed: The number of app seconds per wall-clock second. It must be greater than 0.
  ///   - replayed: The events to replay, until a person touches the screen.
  ///   - hurry: The app's time up to which the session plays as fast as possible, independently of the wall clock.
  init(
    app: any HostedApplication, demo: String, environment: EnvironmentSettings = EnvironmentSettings(), speed: Double = 1,
    replaying replayed: TouchScript? = nil, hurryingTo hurry: MediaTime? = nil
  ) {
    self.app = app
    app.isLive = true
    script = TouchScript(demo: demo, device: app.device.name, ticksPerSecond: Int(app.ticks.rate), environment: environment)
    self.environment = PlayerEnvironment(environment, on: app.device)
    pace = LivePace(speed: speed)
    replay = replayed.map(LiveReplay.init)
    hurryingTo = hurry
  }

  // MARK: Touches

  /// Handles the touch of a viewer. `LivePlayer.touch(_:by:at:)` describes the rules.
  func touch(_ touch: TouchInput, by viewer: Int = 0, at wall: Int64) {
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

  /// Handles an event other than a touch, such as a change of a setting, a rotation or a key. A replay continues.
  ///
  /// - Returns: `false` if the event was dropped. This happens to a touch, to an event beyond the number that can wait for a tick, and to
  ///   text beyond the maximum.
  @discardableResult
  func tell(_ event: InputEvent, at wall: Int64) -> Bool {
    if case .touch = event { return false }
    var bytes = 0
    if case .text(let text) = event { bytes = text.text?.utf8.count ?? 0 }
    guard waiting < Self.mostWaiting, bytes <= Self.mostText - textBytes else { return false }
    textBytes += bytes
    replay?.isJoined = true
    record(event, at: wall)
    return true
  }

  /// Cancels all touches of a viewer that has left. If `viewer` is `nil`, it cancels all touches and ends a replay.
  func cancelTouches(of viewer: Int? = nil, at wall: Int64) {
    if viewer == nil { endReplay(at: wall) }
    for (key, finger) in fingers.sorted(by: { $0.value.number < $1.value.number }) where viewer == nil || key.viewer == viewer {
      fingers[key] = nil
      record(.touch(TouchInput(.cancelled, finger: finger.number, at: finger.location)), at: wall)
    }
  }

  /// The script that is replayed, including the events that a person has added. It is `nil` once all of its events have been played.
  var replaying: TouchScript? {
    guard let replay, replay.nextTime != nil || hurryingTo != nil else { return nil }
    guard replay.isJoined else { return replay.script }
    var joined = script
    joined.events += replay.rest
    return joined
  }

  /// Ends a replay and cancels its touches where they are.
  func endReplay(at wall: Int64) {
    guard let ended = replay else { return }
    if hurryingTo != nil { pace.start(at: nextTick == 0 ? .zero : app.ticks[nextTick - 1], wall) }
    (replay, hurryingTo) = (nil, nil)
    for finger in ended.down { record(.touch(TouchInput(.cancelled, finger: finger.finger, at: finger.location)), at: wall) }
  }

  // MARK: Time

  /// Changes the speed. The speed must be greater than 0.
  func setSpeed(_ speed: Double, at wall: Int64) { pace.setSpeed(speed, at: wall, expected: wake) }
  /// Pauses the app's time. Touches wait until it resumes.
  func pause(at wall: Int64) { pace.hold(at: wall, expected: wake) }
  /// Resumes the app's time.
  func resume(at wall: Int64) { pace.release(at: wall) }

  /// Advances the app to its next tick while it is paused. Nothing happens if it is not paused.
  func step(at wall: Int64) {
    guard pace.isHeld else { return }
    let now = pace.time(at: wall, expected: nil)
    pace.start(at: app.ticks[nextTick == 0 ? 0 : app.ticks.tick(after: now)], wall)
  }

  /// Runs the ticks that the wall clock has reached, and returns the newest frame if one changed. The first call always returns a frame.
  func advance(to wall: Int64) -> Frame? {
    var newest = hurry(at: wall)
    guard hurryingTo == nil else { return newest }
    let now = pace.time(at: wall, expected: wake)
    while let wake, wake <= now {
      if let frame = runUpdateCycle(at: wake) { newest = frame }
    }
    passIdleTicks(until: now)
    if !hasShown { newest = newest ?? app.currentFrame() }
    hasShown = true
    return newest
  }

  /// The reading of the wall clock at which the host must call `advance(to:)` next. It is `nil` if only an event or a command can change
  /// something.
  var nextWake: Int64? { hurryingTo != nil ? 0 : wake.flatMap(pace.wall(at:)) }

  /// The time of the next tick that has work. The app never updates between ticks, so that a session and its replay are identical.
  private var wake: MediaTime? {
    if nextTick == 0 { return .zero }
    guard let wanted = [app.nextWake, undelivered, replay?.nextTime].compactMap({ $0 }).min() else { return nil }
    return app.ticks[max(app.ticks.tick(atOrAfter: wanted), nextTick)]
  }

  private func runUpdateCycle(at tick: MediaTime) -> Frame? {
    nextTick = app.ticks.tick(after: tick)
    for event in replay?.take(upTo: tick) ?? [] { give(event) }
    if let undelivered, undelivered <= tick { self.undelivered = nil }
    waiting = 0
    return app.runUpdateCycle(at: tick)
  }

  /// Plays some ticks as fast as possible.
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
      if let frame = runUpdateCycle(at: wake) { newest = frame }
    }
    return newest
  }

  private func record(_ event: InputEvent, at wall: Int64) {
    let now = pace.time(at: wall, expected: wake)
    passIdleTicks(until: now)
    // The event comes after the last tick and after every earlier event, because a replay must deliver it at the same tick.
    let earliest = max(nextTick == 0 ? .zero : MediaTime(nanoseconds: app.ticks[nextTick - 1].nanoseconds + 1), last)
    let event = TimedEvent(event, at: max(now, earliest))
    waiting += 1
    undelivered = min(undelivered ?? event.time, event.time)
    give(event)
  }

  private func give(_ event: TimedEvent) {
    last = event.time
    environment.follow(event.event)
    if script.events.count < Self.mostTouches {
      let hides = app.typing.isSecret && event.event != event.event.hidden
      script.hidesText = script.hidesText || hides
      script.events.append(hides ? TimedEvent(event.event.hidden, at: event.time) : event)
    }
    app.receive(event)
  }

  /// Skips the ticks that had no work. An event that arrives now belongs to the tick after them.
  private func passIdleTicks(until now: MediaTime) {
    if let wake, wake <= now { return }
    nextTick = max(nextTick, app.ticks.tick(after: now))
  }

  private func freeNumber() -> Int {
    let used = Set(fingers.values.map(\.number))
    return (1...).first { !used.contains($0) }!
  }
}
