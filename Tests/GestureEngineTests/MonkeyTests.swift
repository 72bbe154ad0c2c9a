import CoreGraphics
import Motion
import SeededRandom
import Testing
@testable import GestureEngine

/// Random hands on random recognizers with random relations. What must hold whatever happens is checked as it happens.
@Suite("The monkey")
struct MonkeyTests {
  /// `SEGUE_GESTURE_SEEDS` asks for more; 100,000 take a minute in a release build.
  static let sequences = ProcessInfo.processInfo.environment["SEGUE_GESTURE_SEEDS"].flatMap(Int.init) ?? 1_000

  @Test(arguments: 0..<4)
  func `invariants hold in every touch sequence`(shard: Int) {
    for seed in stride(from: shard, to: Self.sequences, by: 4) {
      var run = MonkeyRun(seed: UInt64(seed))
      let complaints = run.play()
      #expect(complaints.isEmpty, "seed \(seed): \(complaints.joined(separator: "; "))")
      if !complaints.isEmpty { return }
    }
  }

  @Test func `the same seed gives the same log`() {
    for seed in 0..<50 as Range<UInt64> {
      var a = MonkeyRun(seed: seed), b = MonkeyRun(seed: seed)
      _ = a.play(); _ = b.play()
      #expect(a.watch.story == b.watch.story && !a.watch.story.isEmpty)
    }
  }
}

extension SeededRandom {
  mutating func chance(_ p: Double) -> Bool { Double.random(in: 0..<1, using: &self) < p }
}

/// Watches one run and writes down what must not be.
final class Watch: ScrollDelegate {
  var complaints: [String] = []
  var story: [String] = []
  var active: Set<String> = []
  var hearing: [TouchID: TouchPhase] = [:]
  var isDragging = false
  let isStrict: Bool
  unowned let arbiter: GestureArbiter

  init(_ arbiter: GestureArbiter, isStrict: Bool) {
    (self.arbiter, self.isStrict) = (arbiter, isStrict)
    arbiter.onDelivery = { [unowned self] in heard($0) }
  }

  func demand(_ condition: Bool, _ complaint: @autoclosure () -> String) { if !condition { complaints.append(complaint()) } }

  func acted(_ recognizer: Recognizer) {
    story.append("\(recognizer.name) \(recognizer.state)")
    let name = recognizer.name, wasActive = active.contains(name)
    let isDiscrete = recognizer is TapRecognizer || recognizer is SwipeRecognizer, isFirst = !wasActive && recognizer.state != .cancelled
    switch recognizer.state {
    case .began:
      demand(!wasActive && !isDiscrete, "\(name) began twice")
      demand(recognizer.touches.contains(where: \.isDown) || recognizer.requests.last == .ended, "\(name) began without a finger")
      active.insert(name)
    case .changed: demand(wasActive, "\(name) changed before it began")
    case .ended: demand(wasActive == !isDiscrete || recognizer is Whim, "\(name) ended out of order"); active.remove(name)
    case .cancelled: demand(wasActive, "\(name) cancelled before it began"); active.remove(name)
    case .possible, .failed: demand(false, "\(name) acted when \(recognizer.state)")
    }
    guard isFirst else { return }
    for other in arbiter.unfinished where other.isUndecided {
      demand(!other.mustFailFirst.contains { $0 === recognizer }, "\(other.name) outlives \(name), which it required to fail")
      if isStrict { demand(!other.shares(touchWith: recognizer) || !recognizer.canPrevent(other), "\(other.name) outlives \(name)") }
    }
    guard isStrict else { return }
    for other in recognizer.mustFailFirst where other.isUndecided { demand(false, "\(name) did not wait for \(other.name)") }
    for other in arbiter.unfinished where other !== recognizer && other.state.isActive && other.shares(touchWith: recognizer) {
      demand(!other.canPrevent(recognizer), "\(name) beside \(other.name)")
    }
  }

  /// What a node does when it hears a touch.
  var onHearing: () -> Void = {}

  func heard(_ delivery: TouchDelivery) {
    defer { onHearing() }
    for touch in delivery.touches { story.append("\(delivery.phase) \(touch.id.rawValue)") }
    for touch in delivery.touches.map(\.id) {
      let last = hearing[touch]
      if delivery.phase == .began {
        demand(last == nil, "touch \(touch) began twice")
      } else {
        demand(last == .began || last == .moved, "touch \(touch): \(delivery.phase) after \(String(describing: last))")
      }
      hearing[touch] = delivery.phase
    }
  }

  func willBeginDragging(_ scroll: ScrollDynamics) { demand(!isDragging, "dragging began twice"); isDragging = true }
  func didEndDragging(_ scroll: ScrollDynamics, willDecelerate: Bool) { demand(isDragging, "dragging ended twice"); isDragging = false }
}

/// A recognizer that asks for anything at any time, as a careless subclass might.
final class Whim: Recognizer {
  private var random: SeededRandom
  init(_ name: String, seed: UInt64) {
    random = SeededRandom(seed)
    super.init(name)
  }
  private func act(_ time: MediaTime) {
    if random.chance(0.3) { request([.possible, .began, .changed, .ended, .cancelled, .failed].randomElement(using: &random)!) }
    if random.chance(0.1) { deadline = time + Double.random(in: 0...0.5, using: &random) }
    if random.chance(0.05), let touch = touches.first { ignore(touch) }
  }
  override func touchesBegan(_ touches: [Touch], at time: MediaTime) { act(time) }
  override func touchesMoved(_ touches: [Touch], at time: MediaTime) { act(time) }
  override func touchesEnded(_ touches: [Touch], at time: MediaTime) { act(time) }
  override func touchesCancelled(_ touches: [Touch], at time: MediaTime) { act(time) }
  override func timePassed(at time: MediaTime) { act(time) }
}

struct MonkeyRun {
  var random: SeededRandom
  let watch: Watch
  private let arbiter: GestureArbiter
  private let attachments = Attachments()
  private var recognizers: [Recognizer] = []
  private let scroll = ScrollDynamics(
    "scroll", geometry: ScrollGeometry(content: CGSize(width: 375, height: 2000), viewport: CGSize(width: 375, height: 800)))
  private let answers = Answers()
  private let hosts = Hosts()

  init(seed: UInt64) {
    random = SeededRandom(seed)
    let isStrict = seed % 3 == 0
    let attachments = attachments
    arbiter = GestureArbiter { attachments.recognizers[$0] ?? [] }
    watch = Watch(arbiter, isStrict: isStrict)
    for index in 0..<Int.random(in: 1...6, using: &random) { add(index) }
    relate(isStrict: isStrict)
  }

  private mutating func add(_ index: Int) {
    let name = "\(index)"
    let recognizer: Recognizer =
      switch Int.random(in: 0..<10, using: &random) {
      case 0: TapRecognizer("tap\(name)", fingers: Int.random(in: 1...2, using: &random))
      case 1: TapRecognizer("taps\(name)", taps: 2)
      case 2: LongPressRecognizer("press\(name)")
      case 3: PinchRecognizer("pinch\(name)")
      case 4: RotationRecognizer("rotation\(name)")
      case 5: SwipeRecognizer("swipe\(name)", SwipeDirections(rawValue: Int.random(in: 1...15, using: &random)))
      case 6: ScreenEdgePanRecognizer("edge\(name)", edges: [.left, .top], screen: CGRect(x: 0, y: 0, width: 375, height: 812))
      case 7 where scroll.pan.node == nil: scroll.pan
      case 8: Whim("whim\(name)", seed: random.next())
      default: PanRecognizer("pan\(name)")
      }
    if recognizer === scroll.pan { scroll.delegate = watch }
    if let pan = recognizer as? PanRecognizer {
      pan.minimumTouches = random.chance(0.15) ? 2 : 1
      if random.chance(0.3) { pan.maximumTouches = 2 }
    }
    recognizer.cancelsTouchesInView = random.chance(0.7)
    recognizer.delaysTouchesBegan = random.chance(0.2)
    recognizer.delaysTouchesEnded = random.chance(0.7)
    hosts[recognizer].actions.append { [watch] in watch.acted($0) }
    recognizers.append(recognizer)
    attachments.attach(recognizer, to: Stage.chain.randomElement(using: &random)!)
  }

  /// Strict runs have no hooks and no circles, so that waiting and exclusion can be checked to the letter.
  private mutating func relate(isStrict: Bool) {
    for (i, a) in recognizers.enumerated() {
      for (j, b) in recognizers.enumerated() where i != j && random.chance(0.2) && (!isStrict || i < j) { a.require(toFail: b) }
    }
    guard !isStrict else { return }
    let salt = random.next()
    func coin(_ a: Recognizer, _ b: Recognizer?, _ what: UInt64, _ p: Double) -> Bool {
      let names = (a.name + "/" + (b?.name ?? "")).utf8.reduce(salt ^ what) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      var coin = SeededRandom(names)
      return coin.chance(p)
    }
    answers.begin = { coin($0, nil, 1, 0.8) }
    answers.receive = { a, touch in touch.id.rawValue % 5 != 0 || coin(a, nil, 2, 0.5) }
    answers.together = { coin($0, $1, 3, 0.3) }
    answers.waits = { coin($0, $1, 4, 0.1) }
    answers.mustFailFor = { coin($0, $1, 5, 0.1) }
    for recognizer in recognizers where random.chance(0.6) { hosts[recognizer].answers = answers }
    // An app that stops gestures from inside their actions, its own or another's.
    if random.chance(0.3), let culprit = recognizers.randomElement(using: &random), let victim = recognizers.randomElement(using: &random) {
      hosts[culprit].actions.append { _ in
        victim.isEnabled = false; victim.isEnabled = true
      }
    }
    // A node that stops a gesture when it hears a touch.
    if random.chance(0.1), let victim = recognizers.randomElement(using: &random) {
      watch.onHearing = {
        victim.isEnabled = false; victim.isEnabled = true
      }
    }
  }

  mutating func play() -> [String] {
    var time = 0.0, fingers: [Int: CGPoint] = [:], used = 0, hasDetached = false
    let lifting = random.chance(0.3) ? 0.5 : 0.15, reach = random.chance(0.4) ? 2.0 : 6.0  // a tapping hand, a calm hand
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      time += random.chance(0.1) ? Double.random(in: 0...0.6, using: &random) : Double.random(in: 0...0.03, using: &random)
      var samples: [TouchSample] = []
      if fingers.isEmpty || (fingers.count < 3 && random.chance(0.2)) {
        used += 1
        let point = CGPoint(x: .random(in: 0...375, using: &random), y: .random(in: 0...812, using: &random))
        fingers[used] = point
        samples.append(
          TouchSample(TouchID(used), .began, at: point, chain: Array(Stage.chain.dropFirst(Int.random(in: 0...2, using: &random)))))
      } else {
        for (id, point) in fingers.sorted(by: { $0.key < $1.key }) {
          let roll = Double.random(in: 0..<1, using: &random)
          if roll < lifting {
            samples.append(TouchSample(TouchID(id), roll < lifting * 0.8 ? .ended : .cancelled, at: point))
            fingers[id] = nil
          } else if roll < 0.85 {
            let reach = reach > 2 && random.chance(0.3) ? 60 : reach
            let next = CGPoint(
              x: point.x + .random(in: -reach...reach, using: &random), y: point.y + .random(in: -reach...reach, using: &random))
            fingers[id] = next
            samples.append(TouchSample(TouchID(id), .moved, at: next))
          }
        }
      }
      arbiter.receive(samples, at: MediaTime(seconds: time))
      scroll.step(at: arbiter.now)
      if random.chance(0.02), let victim = recognizers.randomElement(using: &random) { victim.isEnabled.toggle() }
      if random.chance(0.01), !hasDetached, let victim = recognizers.randomElement(using: &random) {
        attachments.detach(victim)
        hasDetached = true
      }
    }
    let last = fingers.sorted { $0.key < $1.key }.map {
      TouchSample(TouchID($0.key), random.chance(0.8) ? .ended : .cancelled, at: $0.value)
    }
    arbiter.receive(last, at: MediaTime(seconds: time + 0.01))
    arbiter.advance(to: MediaTime(seconds: time + 3))
    scroll.step(at: arbiter.now)
    inspectTheEnd()
    return watch.complaints
  }

  private func inspectTheEnd() {
    watch.demand(arbiter.unfinished.isEmpty, "unfinished: \(arbiter.unfinished.map { "\($0.name) \($0.state)" })")
    watch.demand(arbiter.openTouches.isEmpty, "open touches \(arbiter.openTouches.map(\.id))")
    watch.demand(arbiter.nextDeadline == nil, "a deadline is left")
    watch.demand(arbiter.dynamicRequirements.isEmpty, "answers of hooks are left")
    watch.demand(watch.active.isEmpty, "never ended: \(watch.active)")
    for recognizer in recognizers {
      watch.demand(recognizer.state == .possible && recognizer.touches.isEmpty, "\(recognizer) is \(recognizer.state)")
    }
    for (touch, phase) in watch.hearing { watch.demand(phase == .ended || phase == .cancelled, "touch \(touch) left at \(phase)") }
    watch.demand(!scroll.isTracking && !scroll.isDragging && !watch.isDragging, "the scroll view still tracks or drags")
    watch.demand(
      scroll.contentOffset.y.isFinite && !scroll.isDecelerating || scroll.geometry.range(.y).contains(scroll.contentOffset.y),
      "content lost at \(scroll.contentOffset)")
  }
}
