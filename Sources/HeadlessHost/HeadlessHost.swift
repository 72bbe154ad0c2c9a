import CoreGraphics
import HostInterface
import Motion

/// A host that plays a touch script in virtual time, as fast as the machine can, and passes frames to sinks.
///
/// The app runs on its own ticks, whatever the frame rate is. The frame of a timestamp is identical at 30, 60 and 120 frames per second.
@MainActor public struct HeadlessHost {
  /// The number of frames per second, from 1 to 240.
  public var framesPerSecond: Int
  /// The maximum time until the app is idle after the last event, in seconds. Motion that never ends by design, such as an activity
  /// indicator, does not count.
  public var patience: Seconds

  /// The result of a play.
  public struct Outcome: Hashable, Sendable {
    /// The timestamp of the last frame.
    public var end: MediaTime
    /// The number of frames.
    public var pictures: Int
    /// A Boolean value that indicates whether the app was idle at the end. It is `false` if the maximum time was exceeded.
    public var isQuiet: Bool
  }

  /// Creates a host that records `framesPerSecond` frames per second.
  public init(framesPerSecond: Int = 60, patience: Seconds = 30) {
    precondition((1...240).contains(framesPerSecond), "\(framesPerSecond) pictures a second: choose from 1 to 240")
    (self.framesPerSecond, self.patience) = (framesPerSecond, patience)
  }

  /// Plays the whole script and continues until the app is idle.
  ///
  /// Touches that the script does not end are cancelled one tick after its last event. An error of a sink ends the play. On the main thread
  /// of the process, app code may be asynchronous. Its tasks run after each tick, and their effects belong to that tick.
  ///
  /// - Parameters:
  ///   - script: The touch script.
  ///   - app: An app that was just launched with the ticks of the script.
  ///   - sinks: The sinks that receive the frames. The default is an empty array.
  ///   - progress: A closure that is called for each frame with its timestamp. An error that it throws ends the play.
  /// - Precondition: The app and the script have an equal number of ticks per second.
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
    let pictures = TickGrid(rate: framesPerSecond)  // at 30, 60 and 120, each timestamp is also one of the finer grids
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
      if let frame = app.runUpdateCycle(at: max(now, app.now)) { (latest, changed) = (frame, true) }
      if tickTime == now {
        tick += 1
        if let frame = runTasks(of: app) { (latest, changed) = (frame, true) }
      }
      let isPictured = pictureTime == now
      if isPictured {
        let frame = latest ?? app.currentFrame()
        let pictured = RecordedFrame(index: Int(picture), time: now, frame: frame.standing(on: canvas), isNew: changed)
        for sink in sinks { try sink.take(pictured) }
        (latest, changed) = (frame, false)
        picture += 1
        try progress(now)
      }
      guard isPictured, nextEvent == events.count else { continue }
      let isQuiet = app.isIdle
      if isQuiet || now >= bound { return Outcome(end: now, pictures: Int(picture), isQuiet: isQuiet) }
    }
  }

  /// Runs tasks and update cycles at one tick until no task is ready.
  private func runTasks(of app: any HostedApplication) -> Frame? {
    var latest: Frame?
    var rounds = 0
    while AppTasks.keepingTime(of: app, AppTasks.giveTurn) {
      rounds += 1
      precondition(
        rounds < 10_000, "tasks at \(app.now) go on making each other ready at the same instant: let one of them wait for something")
      if let frame = app.runUpdateCycle(at: app.now) { latest = frame }
    }
    return latest
  }
}
