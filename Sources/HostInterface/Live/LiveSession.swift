import CoreGraphics
import Motion

/// An app that is played live, and what its player does, written down.
///
/// Hosts with a screen share this: it gives the app its ticks when the wall clock reaches them, gives every touch a time that a replay
/// delivers at the same tick, and keeps the fingers of several viewers apart.
@MainActor public final class LiveSession {
  /// The app that is played.
  public let app: any HostedApplication
  /// What has been touched so far: replayed from the same launch, it gives the same trace.
  public private(set) var script: TouchScript
  private var pace: LivePace
  private var nextTick: Int64 = 0
  private var hasShown = false
  private var undelivered: MediaTime?
  private var fingers: [ViewerFinger: (number: Int, location: CGPoint)] = [:]

  private struct ViewerFinger: Hashable { var viewer, finger: Int }

  /// - Parameters:
  ///   - app: just launched.
  ///   - demo: its name in the script.
  ///   - surroundings: what the app was launched in.
  ///   - speed: app seconds per wall second, above 0.
  public init(app: any HostedApplication, demo: String, surroundings: Surroundings = Surroundings(), speed: Double = 1) {
    self.app = app
    script = TouchScript(demo: demo, device: app.device.name, ticksPerSecond: Int(app.ticks.rate), surroundings: surroundings)
    pace = LivePace(speed: speed)
  }

  /// Takes what a viewer's finger does.
  ///
  /// A viewer is not trusted: a move of a finger that is not down is dropped, a second began moves, coordinates that are no numbers are
  /// dropped.
  /// - Parameter wall: the wall clock's reading in nanoseconds.
  public func touch(_ touch: TouchInput, by viewer: Int = 0, at wall: Int64) {
    guard touch.location.x.isFinite, touch.location.y.isFinite, abs(touch.location.x) <= 1e5, abs(touch.location.y) <= 1e5 else { return }
    let key = ViewerFinger(viewer: viewer, finger: touch.finger)
    var phase = touch.phase
    switch (phase, fingers[key]) {
    case (.began, nil): fingers[key] = (freeNumber(), touch.location)
    case (.began, .some): phase = .moved
    case (_, nil): return
    case (_, .some): break
    }
    guard let number = fingers[key]?.number else { return }
    if phase == .ended || phase == .cancelled { fingers[key] = nil } else { fingers[key]?.location = touch.location }
    record(TouchInput(phase, finger: number, at: touch.location), at: wall)
  }

  /// Cancels every finger of a viewer that went away, or of all.
  public func cancelTouches(of viewer: Int? = nil, at wall: Int64) {
    for (key, finger) in fingers.sorted(by: { $0.value.number < $1.value.number }) where viewer == nil || key.viewer == viewer {
      fingers[key] = nil
      record(TouchInput(.cancelled, finger: finger.number, at: finger.location), at: wall)
    }
  }

  /// Runs the ticks that the wall clock has reached; the newest frame if one changed, and the first time in any case.
  public func advance(to wall: Int64) -> Frame? {
    let now = pace.time(at: wall, expected: wake)
    var newest: Frame?
    while let wake, wake <= now {
      nextTick = app.ticks.tick(after: wake)
      if let undelivered, undelivered <= wake { self.undelivered = nil }
      if let frame = app.turn(at: wake) { newest = frame }
    }
    passIdleTicks(until: now)
    if !hasShown { newest = newest ?? app.currentFrame() }
    hasShown = true
    return newest
  }

  /// The wall clock's reading at which `advance` is wanted next; nil while only a touch can change something.
  public var nextWake: Int64? { wake.map(pace.wall(at:)) }

  /// The next tick that is not idle. Nothing turns between ticks, so a play and its replay turn alike.
  private var wake: MediaTime? {
    if nextTick == 0 { return .zero }
    guard let wanted = [app.nextWake, undelivered].compactMap({ $0 }).min() else { return nil }
    return app.ticks[max(app.ticks.tick(atOrAfter: wanted), nextTick)]
  }

  private func record(_ touch: TouchInput, at wall: Int64) {
    let now = pace.time(at: wall, expected: wake)
    passIdleTicks(until: now)
    // After the last tick and after every earlier event: a replay must deliver it at the same tick, never at one that has been.
    let earliest = max(MediaTime(nanoseconds: app.ticks[nextTick - 1].nanoseconds + 1), script.duration)
    let event = TimedEvent(.touch(touch), at: max(now, earliest))
    script.events.append(event)
    app.receive(event)
    undelivered = min(undelivered ?? event.time, event.time)
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
