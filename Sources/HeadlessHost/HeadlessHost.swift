import CoreGraphics
import HostInterface
import Motion

/// Plays a touch script in virtual time, as fast as the machine can, and shows chosen instants to sinks.
///
/// The app runs on its tick, whatever is pictured: the pictures at an instant are the same at 30, 60 and 120 a second.
@MainActor public struct HeadlessHost {
  /// Pictures a second, from 1 to 240.
  public var framesPerSecond: Int
  /// How long the app may take to come to rest after the last event. What moves for ever by design, as a spinner does, is not waited for.
  public var patience: Seconds

  /// How a play ended.
  public struct Outcome: Hashable, Sendable {
    /// The last pictured instant.
    public var end: MediaTime
    /// How many instants were pictured.
    public var pictures: Int
    /// Whether the app was at rest at the end; false when patience ran out.
    public var isQuiet: Bool
  }

  /// A host that pictures `framesPerSecond` instants a second.
  public init(framesPerSecond: Int = 60, patience: Seconds = 30) {
    precondition((1...240).contains(framesPerSecond), "\(framesPerSecond) pictures a second: choose from 1 to 240")
    (self.framesPerSecond, self.patience) = (framesPerSecond, patience)
  }

  /// Plays the whole script and goes on until the app is quiet.
  ///
  /// Fingers that the script leaves down are cancelled one tick after its last event. The sinks' errors end the play. On the process's main
  /// thread app code may be asynchronous: after each tick its tasks run, and what they did belongs to that tick.
  /// - Parameters:
  ///   - app: just launched, with the script's tick.
  ///   - progress: called with each pictured instant; an error that it throws ends the play.
  /// - Precondition: the app's tick is the script's.
  public func play(
    _ script: TouchScript, on app: any HostedApplication, into sinks: [any FrameSink] = [], progress: (MediaTime) throws -> Void = { _ in }
  ) throws -> Outcome {
    try AppTasks.gathered { try playThrough(script, on: app, into: sinks, progress: progress) }
  }

  private func playThrough(
    _ script: TouchScript, on app: any HostedApplication, into sinks: [any FrameSink], progress: (MediaTime) throws -> Void
  ) throws -> Outcome {
    precondition(
      app.ticks == script.ticks,
      "the app ticks \(app.ticks.rate) times a second and the script \(script.ticks.rate): launch it with the script's")
    let events = script.closedEvents
    let canvas = script.canvas(on: app.device)
    let bound = (events.last?.time ?? .zero) + patience
    let pictures = TickGrid(rate: framesPerSecond)  // of 30, 60 and 120 a second, every instant falls on one of the finer grid
    var (nextEvent, tick, picture) = (0, Int64(0), Int64(0))
    var latest: Frame?
    var changed = true

    while true {
      let tickTime = script.ticks[tick]
      let pictureTime = pictures[picture]
      let now = min(tickTime, pictureTime)
      while nextEvent < events.count, events[nextEvent].time <= now {
        app.receive(events[nextEvent])
        nextEvent += 1
      }
      if let frame = app.turn(at: max(now, app.now)) { (latest, changed) = (frame, true) }
      if tickTime == now {
        tick += 1
        if let frame = runTasks(of: app) { (latest, changed) = (frame, true) }
      }
      let isPictured = pictureTime == now
      if isPictured {
        let frame = latest ?? app.currentFrame()
        let pictured = PicturedInstant(index: Int(picture), time: now, frame: frame.standing(on: canvas), isNew: changed)
        for sink in sinks { try sink.take(pictured) }
        (latest, changed) = (frame, false)
        picture += 1
        try progress(now)
      }
      guard isPictured, nextEvent == events.count else { continue }
      let isQuiet = app.isAtRest
      if isQuiet || now >= bound { return Outcome(end: now, pictures: Int(picture), isQuiet: isQuiet) }
    }
  }

  /// Tasks and turns at one tick, until no task is ready.
  private func runTasks(of app: any HostedApplication) -> Frame? {
    var latest: Frame?
    var rounds = 0
    while AppTasks.keepingTime(of: app, AppTasks.giveTurn) {
      rounds += 1
      precondition(
        rounds < 10_000, "tasks at \(app.now) go on making each other ready at the same instant: let one of them wait for something")
      if let frame = app.turn(at: app.now) { latest = frame }
    }
    return latest
  }
}
