import Motion

/// Where one of several demos is played live, and what a person reaches for around it: another demo, restart, replay, slow motion, pause and
/// one tick on.
///
/// Each launch is a `LiveSession` of its own, so that what was touched belongs to one launch of one demo. The stage knows no clock: it is told
/// the wall clock's reading. A launch happens in `advance`, however many were asked for before.
@MainActor public final class LiveStage {
  /// What can be played; the names differ.
  public let demos: [StageDemo]
  /// The demo that is played.
  public private(set) var demo: StageDemo
  /// Its launch.
  public private(set) var session: LiveSession
  /// What there is to say to those who look on, until the next command.
  public var notice: StageNotice?
  /// What there is to say for as long as it is so.
  public var standing: StageNotice?

  private let device: Device
  private let surroundings: (Surroundings) -> Surroundings
  private var speed: Double
  private var pausedBy: StageHand?
  private var replay: StageReplay?
  private var lastScript: String?
  /// What was touched in an earlier launch of this demo.
  private var kept: TouchScript?
  private var wanted: Launch?
  private var launchedAt: Int64?
  /// The settings that somebody has chosen while something was played, by when.
  private var chosen: [SettingChange] = []

  private struct Launch {
    var demo: StageDemo
    var replay: StageReplay?
    var touches: TouchScript?
  }

  /// Nanoseconds by the wall from one launch to the next: a demo takes its time to begin.
  public static let betweenLaunches: Int64 = 100_000_000

  /// A stage on which a demo has been launched.
  ///
  /// - Parameters:
  ///   - demos: at least one.
  ///   - name: of the first to play; the first of the list unless given.
  ///   - device: what demos run on; a script runs on its own.
  ///   - surroundings: makes of what a script was written in, or of plain surroundings, what demos are launched in.
  ///   - speed: app seconds per wall second, above 0.
  ///   - events: what happens to the first launch by itself.
  ///   - past: what another program played so far, to go on with.
  public init(
    _ demos: [StageDemo], playing name: String? = nil, on device: Device,
    in surroundings: @escaping (Surroundings) -> Surroundings = { $0 }, speed: Double = 1, events: [TimedEvent] = [],
    goingOnWith past: LivePast? = nil
  ) {
    precondition(!demos.isEmpty, "a stage needs a demo")
    let demo = demos.first { $0.name == (past?.touches.demo ?? name) } ?? demos.first { $0.name == name } ?? demos[0]
    (self.demos, self.demo, self.device, self.surroundings, self.speed) = (demos, demo, device, surroundings, past?.speed ?? speed)
    let going = past.flatMap { $0.touches.demo == demo.name ? $0 : nil }
    let script = events.isEmpty ? nil : TouchScript(demo: demo.name, device: device.name, events: events)
    session = Self.session(of: demo, on: device, in: surroundings, speed: self.speed, going?.touches ?? script, hurryingTo: going?.time)
    if going == nil, script != nil { replay = .touches }
    guard let past = going else { return }
    replay = .touches
    guard past.isPaused else { return }
    session.pause(at: 0)
    pausedBy = .window
  }

  private static let ticksPerSecond = 60

  // MARK: Hands

  /// Does what is asked for; false if it names a demo or a script that there is not.
  public func perform(_ command: StageCommand, by hand: StageHand, at wall: Int64) -> Bool {
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
      let speeds = StageCommand.StageSpeed.allCases.map(\.value)
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

  private var around: StageSurroundings { session.surroundings }

  /// Tells the app of something that is neither touch nor text. Settings are the user's, whatever is launched next.
  private func tell(_ event: InputEvent, at wall: Int64) {
    guard wanted == nil, event.isOfTheSystem, session.tell(event, at: wall), case .setting(let change) = event else { return }
    chosen.removeAll { $0.words.name == change.words.name }
    chosen.append(change)
  }

  /// Text and keys for the app, from a viewer's keyboard, input method or clipboard.
  public func type(_ text: TextEvent, at wall: Int64) {
    if wanted == nil { session.tell(.text(text), at: wall) }
  }

  /// Takes what a viewer's finger does (`LiveSession.touch`).
  public func touch(_ touch: TouchInput, by viewer: Int = 0, at wall: Int64) {
    if wanted == nil { session.touch(touch, by: viewer, at: wall) }
  }

  /// What there is to know of the text that is edited.
  public var typing: TypingState { session.app.typing }

  /// What VoiceOver would say of the screen.
  public var voice: VoiceState { session.app.voice }

  /// Cancels every finger of a viewer that went away, or of all.
  public func cancelTouches(of viewer: Int? = nil, at wall: Int64) { session.cancelTouches(of: viewer, at: wall) }

  // MARK: Time

  /// Launches what was asked for and runs the ticks that the wall clock has reached; the newest frame if one changed.
  public func advance(to wall: Int64) -> Frame? {
    if let wanted, earliestLaunch <= wall { begin(wanted, at: wall) }
    return session.advance(to: wall)
  }

  /// The wall clock's reading at which `advance` is wanted next; nil while only a touch or a command can change something.
  public var nextWake: Int64? {
    let launch = wanted.map { _ in earliestLaunch }
    return [launch, session.nextWake].compactMap { $0 }.min()
  }

  // MARK: What there is

  /// What those who look on are told.
  public var state: StageState {
    StageState(
      demo: demo.name, device: session.app.device, speed: speed, pausedBy: pausedBy, replay: session.replaying.flatMap { _ in replay },
      hasTouches: touches != nil, notice: notice ?? standing, surroundings: session.surroundings)
  }

  /// What was touched last, of one launch of the demo that is played: what a replay plays, and what can be saved. Nil when nothing was.
  public var touches: TouchScript? { session.replaying ?? (session.script.events.isEmpty ? kept : session.script) }

  /// What another program needs to go on from here.
  public func past(at wall: Int64) -> LivePast {
    var past = LivePast(touches: session.script, time: session.app.now, speed: speed, isPaused: pausedBy != nil)
    if let end = session.hurryingTo, let touches = session.replaying {
      (past.touches, past.time) = (touches, end)  // it is on its way there itself
    } else {
      session.cancelTouches(at: wall)
      past.touches = session.script
    }
    return past
  }

  // MARK: Launches

  private var next: StageDemo { wanted?.demo ?? demo }
  private var earliestLaunch: Int64 { launchedAt.map { $0 + Self.betweenLaunches } ?? .min }

  private func demo(_ step: Int) -> StageDemo {
    let place = demos.firstIndex { $0.name == next.name }!
    return demos[(place + step + demos.count) % demos.count]
  }

  private func replay(of touches: TouchScript) -> StageReplay {
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

  /// Whoever asks for a launch wants to see it move.
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
    // What is played again is played in what it was written in.
    let settings = launch.touches == nil ? chosen : []
    session = Self.session(
      of: demo, on: device, in: { [surroundings] in settings.reduce(surroundings($0)) { $0.with($1) } }, speed: speed, launch.touches)
    if pausedBy != nil { session.pause(at: wall) }
  }

  /// A launch: of a script, on its device and in its surroundings.
  private static func session(
    of demo: StageDemo, on device: Device, in surroundings: (Surroundings) -> Surroundings, speed: Double, _ touches: TouchScript?,
    hurryingTo time: MediaTime? = nil
  ) -> LiveSession {
    let device = touches.flatMap { Device.named($0.device) } ?? device
    let surroundings = surroundings(touches?.surroundings ?? Surroundings())
    let app = demo.launch(device, surroundings, touches?.ticksPerSecond ?? ticksPerSecond)
    return LiveSession(
      app: app, demo: demo.name, surroundings: surroundings, speed: speed, replaying: touches, hurryingTo: time)
  }

  // MARK: Pace

  private func setSpeed(_ speed: Double, at wall: Int64) {
    self.speed = speed
    session.setSpeed(speed, at: wall)
  }

  private func pause(_ hand: StageHand, at wall: Int64) {
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
