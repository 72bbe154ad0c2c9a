import CoreGraphics
import Motion
@testable import GestureEngine

/// A window with a page, a cell inside it and a button inside that; a hand that touches them; and a record of what happens.
final class Stage {
  static let button = NodeID(1), cell = NodeID(2), page = NodeID(3), window = NodeID(4)
  static let chain = [button, cell, page, window]

  let arbiter: GestureArbiter
  private let attachments: Attachments
  var deliveries: [String] = []
  var decisions: [Decision] = []
  /// "pan began", in the order in which actions ran.
  var actions: [String] = []
  var scrolls: [ScrollDynamics] = []
  var time = 0.0
  /// The hosts of the recognizers.
  let hosts = Hosts()
  private var locations: [Int: CGPoint] = [:]

  init() {
    let attachments = Attachments()
    self.attachments = attachments
    arbiter = GestureArbiter { attachments.recognizers[$0] ?? [] }
    arbiter.onDelivery = { [unowned self] in for touch in $0.touches { deliveries.append("\($0.phase) \(touch.id.rawValue)") } }
    arbiter.onDecision = { [unowned self] in decisions.append($0) }
  }

  var now: MediaTime { MediaTime(seconds: time) }
  /// The decisions about `recognizer`, as sentences.
  func reasons(_ recognizer: Recognizer) -> [Reason] { decisions.filter { $0.recognizer == recognizer.name }.map(\.reason) }

  @discardableResult
  func add<R: Recognizer>(_ recognizer: R, to node: NodeID = Stage.button) -> R {
    attachments.attach(recognizer, to: node)
    hosts[recognizer].actions.insert({ [unowned self] in actions.append("\($0.name) \($0.state)") }, at: 0)
    return recognizer
  }

  func answer(_ recognizers: Recognizer..., with answers: Answers) {
    for recognizer in recognizers { hosts[recognizer].answers = answers }
  }

  // MARK: The hand

  func down(_ x: Double, _ y: Double, finger: Int = 1, chain: [NodeID] = Stage.chain) {
    send((finger, .began, CGPoint(x: x, y: y)), chain: chain)
  }
  func move(_ x: Double, _ y: Double, finger: Int = 1, after seconds: Double = 0) {
    wait(seconds)
    send((finger, .moved, CGPoint(x: x, y: y)))
  }
  func up(finger: Int = 1) { send((finger, .ended, locations[finger]!)) }
  func cancel(finger: Int = 1) { send((finger, .cancelled, locations[finger]!)) }

  /// Several fingers in one report.
  func send(_ samples: (finger: Int, phase: TouchPhase, location: CGPoint)..., chain: [NodeID] = Stage.chain) {
    for sample in samples { locations[sample.finger] = sample.location }
    arbiter.receive(samples.map { TouchSample(TouchID($0.finger), $0.phase, at: $0.location, chain: chain) }, at: now)
  }

  func tap(_ x: Double = 100, _ y: Double = 100, finger: Int = 1) { down(x, y, finger: finger); wait(0.05); up(finger: finger) }

  /// Lets time pass, in ticks of 1/120 s, so that deceleration moves.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + 1.0 / 120, end)
      arbiter.advance(to: now)
      for scroll in scrolls { scroll.step(at: now) }
    }
  }

  /// A steady drag along y, one move a 1/60 s.
  func drag(by dy: Double, over seconds: Double, finger: Int = 1, each: () -> Void = {}) {
    let start = locations[finger]!, steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      move(start.x, start.y + dy * Double(step) / Double(steps), finger: finger, after: seconds / Double(steps))
      each()
    }
  }
}

/// Which recognizers belong to which node.
final class Attachments {
  var recognizers: [NodeID: [Recognizer]] = [:]

  func attach(_ recognizer: Recognizer, to node: NodeID) {
    recognizer.node = node
    recognizers[node, default: []].append(recognizer)
  }

  func detach(_ recognizer: Recognizer) {
    recognizer.arbiter?.release(recognizer)
    if let node = recognizer.node { recognizers[node]?.removeAll { $0 === recognizer } }
    recognizer.node = nil
  }
}

/// The hosts of a test's recognizers. A recognizer does not retain its host.
final class Hosts {
  private var hosts: [ObjectIdentifier: TestHost] = [:]

  /// The host of a recognizer, which is created at the first access.
  subscript(recognizer: Recognizer) -> TestHost {
    if let known = hosts[ObjectIdentifier(recognizer)] { return known }
    let made = TestHost()
    hosts[ObjectIdentifier(recognizer)] = made
    recognizer.host = made
    return made
  }
}

/// A host that runs closures as actions, and may have the answers of a delegate.
final class TestHost: RecognizerHost {
  /// The actions, in the order in which they run.
  var actions: [(Recognizer) -> Void] = []
  var answers: Answers?

  func act(for recognizer: Recognizer) { for action in actions { action(recognizer) } }
  func shouldBegin(_ recognizer: Recognizer) -> Bool {
    answers?.asked.append("begin \(recognizer)")
    return answers?.begin(recognizer) ?? true
  }
  func shouldReceive(_ recognizer: Recognizer, _ touch: Touch, of event: (any TouchEvent)?) -> Bool {
    answers?.receive(recognizer, touch) ?? true
  }
  func shouldRecognizeSimultaneously(_ recognizer: Recognizer, with other: Recognizer) -> Bool {
    answers?.together(recognizer, other) ?? false
  }
  func delegateRequiresFailure(_ recognizer: Recognizer, of other: Recognizer) -> Bool { answers?.waits(recognizer, other) ?? false }
  func delegateIsRequiredToFail(_ recognizer: Recognizer, by other: Recognizer) -> Bool {
    answers?.mustFailFor(recognizer, other) ?? false
  }
}

/// The answers of an app's delegate, as closures.
final class Answers {
  var begin: (Recognizer) -> Bool = { _ in true }
  var receive: (Recognizer, Touch) -> Bool = { _, _ in true }
  var together: (Recognizer, Recognizer) -> Bool = { _, _ in false }
  var waits: (Recognizer, Recognizer) -> Bool = { _, _ in false }
  var mustFailFor: (Recognizer, Recognizer) -> Bool = { _, _ in false }
  var asked: [String] = []
}
