import Motion

/// A player that runs one of several demos live and performs the commands of a person.
///
/// It is the only object that a live host uses. The commands change the demo, restart or replay it, change the speed, pause it, and advance
/// it by one tick. Each launch has its own session, so that recorded events belong to one launch of one demo.
///
/// The player does not read a clock. Its host passes readings of the wall clock. A launch happens in `advance(to:)`, and only the last
/// launch that was requested before the call happens.
@MainActor public final class LivePlayer {
  /// The demos that can be played. Their names are unique.
  public let demos: [PlayerDemo]
  /// The demo that is played.
  public private(set) var demo: PlayerDemo
  /// The session of the current launch.
  private(set) var session: LiveSession
  /// A message to the viewers, which is shown until the next command.
  public var notice: PlayerNotice?
  /// A message to the viewers, which is shown whenever there is no `notice`.
  public var standing: PlayerNotice?

  private let device: Device
  private let environment: (EnvironmentSettings) -> EnvironmentSettings
  private var speed: Double
  private var pausedBy: CommandSource?
  private var replay: PlayerReplay?
  private var lastScript: String?
  /// The events of an earlier launch of this demo.
  private var kept: TouchScript?
  private var wanted: Launch?
  private var launchedAt: Int64?
  /// The settings that a person has chosen while a demo was played, oldest first.
  private var chosen: [SettingChange] = []

  private struct Launch {
    var demo: PlayerDemo
    var replay: PlayerReplay?
    var touches: TouchScript?
  }

  /// The minimum time between two launches by the wall clock, in nanoseconds. A launch takes some time.
  public static let betweenLaunches: Int64 = 100_000_000

  /// Creates a player and launches a demo.
  ///
  /// - Parameters:
  ///   - demos: The demos. There must be at least one.
  ///   - name: The name of the first demo to play. The default is the first demo of the list.
  ///   - device: The device that demos run on. A script runs on its own device.
  ///   - surroundings: A closure that returns the environment settings of a launch. Its argument contains the settings of the script that
  ///     is replayed, or the default settings.
  ///   - speed: The number of app seconds per wall-clock second. It must be greater than 0.
  ///   - events: The events to replay in the first launch.
  ///   - past: The saved session of another program, to continue with.
  public init(
    _ demos: [PlayerDemo], playing name: String? = nil, on device: Device,
    in environment: @escaping (EnvironmentSettings) -> EnvironmentSettings = { $0 }, speed: Double = 1, events: [TimedEvent] = [],
    goingOnWith past: SavedSession? = nil
  ) {
    precondition(!demos.isEmpty, "a stage needs a demo")
    let demo = demos.first { $0.name == (past?.touches.demo ?? name) } ?? demos.first { $0.name == name } ?? demos[0]
    (self.demos, self.demo, self.device, self.environment, self.speed) = (demos, demo, device, environment, past?.speed ?? speed)
    let going = past.flatMap { $0.touches.demo == demo.name ? $0 : nil }
    let script = events.isEmpty ? nil : TouchScript(demo: demo.name, device: device.name, events: events)
    session = Self.session(of: demo, on: device, in: environment, speed: self.speed, going?.touches ?? script, hurryingTo: going?.time)
    if going == nil, script != nil { replay = .touches }
    guard let past = going else { return }
    replay = .touches
    guard past.isPaused else { return }
    session.pause(at: 0)
    pausedBy = .window
  }

  private static let ticksPerSecond = 60

  // MARK: Commands

  /// Performs a command. The result is `false` if the command names a demo or a script that does not exist.
  public func perform(_ command: PlayerCommand, by hand: CommandSource, at wall: Int64) -> Bool {
    notice = nil
    switch command {
    case .demo(let name):
      guard let demo = demos.first(where: { $0.name == name }) else { return false }
      launch(Launch(demo: demo), at: wall)
    case .nextDemo: launch(Launch(demo: demo(1)), at: wall)
    case .previousDemo: launch(Launch(demo: demo(-1)), at: wall)
    case .restart: launch(Launch(demo: next), at: wall)
    case .replay:
      guard let touches, touches.demo == next.name else { break }
      launch(Launch(demo: next, replay: replay(of: touches), touches: touches), at: wall)
    case .script(let name):
      guard next.scripts.contains(name) else { return false }
      play(name, at: wall)
    case .nextScript:
      let scripts = next.scripts
      guard !scripts.isEmpty else { break }
      play(scripts[((lastScript.flatMap(scripts.firstIndex) ?? -1) + 1) % scripts.count], at: wall)
    case .endReplay: session.endReplay(at: wall)
    case .speed(let speed): setSpeed(speed.value, at: wall)
    case .slower:
      let speeds = PlayerCommand.PlayerSpeed.allCases.map(\.value)
      setSpeed(speeds.first { $0 < speed } ?? speeds[0], at: wall)
    case .pause: pause(hand, at: wall)
    case .resume: resume(at: wall)
    case .pauseOrResume: pausedBy == nil ? pause(hand, at: wall) : resume(at: wall)
    case .step:
      pause(hand, at: wall)
      session.step(at: wall)
    case .tell(let event): tell(event, at: wall)
    case .otherStyle: tell(.setting(.style(around.settings.style == .dark ? .light : .dark)), at: wall)
    case .turnLeft: tell(around.turned(left: true), at: wall)
    case .turnRight: tell(around.turned(left: false), at: wall)
    case .largerText: tell(around.text(larger: true), at: wall)
    case .smallerText: tell(around.text(larger: false), at: wall)
    case .otherVoice: tell(.setting(.voiceOver(!around.settings.voiceOver)), at: wall)
    case .leaveOrReturn: tell(.activity(around.isInBackground ? .foreground : .background), at: wall)
    }
    return true
  }

  private var around: PlayerEnvironment { session.environment }

  /// Delivers an event that is neither a touch nor text. A setting stays chosen in later launches.
  private func tell(_ event: InputEvent, at wall: Int64) {
    guard wanted == nil, event.isOfTheSystem, session.tell(event, at: wall), case .setting(let change) = event else { return }
    chosen.removeAll { $0.words.name == change.words.name }
    chosen.append(change)
  }

  /// Delivers text or a key from a viewer's keyboard, input method or clipboard.
  public func type(_ text: TextEvent, at wall: Int64) {
    if wanted == nil { session.tell(.text(text), at: wall) }
  }

  /// Handles the touch of a viewer. A touch that begins ends a replay.
  ///
  /// Input from a viewer is not trusted. A move of a finger that is not down is dropped. A second `began` of a finger counts as a move.
  /// Coordinates that are not finite, or that are too large, are dropped.
  /// - Parameter wall: The reading of the wall clock, in nanoseconds.
  public func touch(_ touch: TouchInput, by viewer: Int = 0, at wall: Int64) {
    if wanted == nil { session.touch(touch, by: viewer, at: wall) }
  }

  /// The state of text editing in the app.
  public var typing: TypingState { session.app.typing }

  /// The text that VoiceOver would speak for the screen.
  public var voice: VoiceState { session.app.voice }

  /// Cancels all touches of a viewer that has left, or the touches of all viewers if `viewer` is `nil`.
  public func cancelTouches(of viewer: Int? = nil, at wall: Int64) { session.cancelTouches(of: viewer, at: wall) }

  // MARK: Time

  /// Performs a launch that was requested, and runs the ticks that the wall clock has reached. It returns the newest frame if one changed.
  public func advance(to wall: Int64) -> Frame? {
    if let wanted, earliestLaunch <= wall { begin(wanted, at: wall) }
    return session.advance(to: wall)
  }

  /// The reading of the wall clock at which the host must call `advance(to:)` next. It is `nil` if only an event or a command can change
  /// something.
  public var nextWake: Int64? {
    let launch = wanted.map { _ in earliestLaunch }
    return [launch, session.nextWake].compactMap { $0 }.min()
  }

  // MARK: State

  /// Returns the frame that the app shows now.
  public func currentFrame() -> Frame { session.app.currentFrame() }

  /// The events of the current launch so far. A replay of this script from an equal launch gives an identical trace.
  public var script: TouchScript { session.script }

  /// The state of the player that viewers see.
  public var state: PlayerState {
    PlayerState(
      demo: demo.name, device: session.app.device, speed: speed, pausedBy: pausedBy, replay: session.replaying.flatMap { _ in replay },
      hasTouches: touches != nil, notice: notice ?? standing, environment: session.environment)
  }

  /// The events of the last launch of this demo that received any. A replay plays them, and they can be saved. It is `nil` if there are
  /// none.
  public var touches: TouchScript? { session.replaying ?? (session.script.events.isEmpty ? kept : session.script) }

  /// Returns a saved session with which another program can continue.
  public func past(at wall: Int64) -> SavedSession {
    var past = SavedSession(touches: session.script, time: session.app.now, speed: speed, isPaused: pausedBy != nil)
    if let end = session.hurryingTo, let touches = session.replaying {
      (past.touches, past.time) = (touches, end)  // the session is still playing up to that time
    } else {
      session.cancelTouches(at: wall)
      past.touches = session.script
    }
    return past
  }

  // MARK: Launches

  private var next: PlayerDemo { wanted?.demo ?? demo }
  private var earliestLaunch: Int64 { launchedAt.map { $0 + Self.betweenLaunches } ?? .min }

  private func demo(_ step: Int) -> PlayerDemo {
    let place = demos.firstIndex { $0.name == next.name }!
    return demos[(place + step + demos.count) % demos.count]
  }

  private func replay(of touches: TouchScript) -> PlayerReplay {
    if session.replaying != nil, let replay { return replay }
    return .touches
  }

  private func play(_ name: String, at wall: Int64) {
    do {
      let script = try next.script(name)
      lastScript = name
      launch(Launch(demo: next, replay: .script(name), touches: script), at: wall)
    } catch { notice = .problem("\(error)") }
  }

  /// Requests a launch and ends a pause, because the person wants to see the demo move.
  private func launch(_ launch: Launch, at wall: Int64) {
    if launch.demo.name != next.name { lastScript = nil }
    wanted = launch
    resume(at: wall)
  }

  private func begin(_ launch: Launch, at wall: Int64) {
    let replaying = session.replaying
    session.cancelTouches(at: wall)
    kept = launch.demo.name == demo.name ? replaying ?? touches : nil
    (wanted, launchedAt, demo, replay) = (nil, wall, launch.demo, launch.replay)
    // A replay uses only the settings of its script.
    let settings = launch.touches == nil ? chosen : []
    session = Self.session(
      of: demo, on: device, in: { [environment] in settings.reduce(environment($0)) { $0.with($1) } }, speed: speed, launch.touches)
    if pausedBy != nil { session.pause(at: wall) }
  }

  /// Launches a demo. A script runs on its own device and in its own environment settings.
  private static func session(
    of demo: PlayerDemo, on device: Device, in environment: (EnvironmentSettings) -> EnvironmentSettings, speed: Double,
    _ touches: TouchScript?,
    hurryingTo time: MediaTime? = nil
  ) -> LiveSession {
    let device = touches.flatMap { Device.named($0.device) } ?? device
    let environment = environment(touches?.environment ?? EnvironmentSettings())
    let app = demo.launch(device, environment, touches?.ticksPerSecond ?? ticksPerSecond)
    return LiveSession(
      app: app, demo: demo.name, environment: environment, speed: speed, replaying: touches, hurryingTo: time)
  }

  // MARK: Speed

  private func setSpeed(_ speed: Double, at wall: Int64) {
    self.speed = speed
    session.setSpeed(speed, at: wall)
  }

  private func pause(_ hand: CommandSource, at wall: Int64) {
    guard pausedBy == nil else { return }
    pausedBy = hand
    session.pause(at: wall)
  }

  private func resume(at wall: Int64) {
    guard pausedBy != nil else { return }
    pausedBy = nil
    session.resume(at: wall)
  }
}
