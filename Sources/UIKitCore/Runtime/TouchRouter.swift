import GestureEngine
import HostInterface
import Motion
import QuartzCore

/// The path of touches from the host to gesture recognisers and views (Docs/behaviour/touch.md, "Gesture recognizers").
///
/// Touches of one tick are combined into as few reports as their order allows.
/// For each report, new touches are hit-tested. The recognisers of the hit view and its ancestors receive the report first, and then the
/// view, if they allow it.
@MainActor
package final class TouchRouter: RuntimeState {
  package let arbiter: GestureArbiter
  /// The single touch event, in its current state.
  let event = UIEvent()

  private unowned let runtime: Runtime
  private var fingers: [Int: UITouch] = [:]
  private var nextID = 0
  /// The views of a beginning touch, for queries of the gesture arbiter.
  private var chain: [NodeID: UIView] = [:]
  /// The touches that a scroll view did not pass to its content.
  private var refused: Set<TouchID> = []
  /// The touches of the event that is being sent, and its tick.
  private var pending: [(window: UIWindow?, sample: TouchSample)] = []
  private var dueTick = MediaTime.zero
  private var wakeUp: (token: EventLoop.Token, due: MediaTime)?
  /// The place, the time and the tap count of the last finger that left. The next touch may increase the count.
  private var lastTap: (location: CGPoint, time: MediaTime, count: Int)?

  package init(for runtime: Runtime) {
    self.runtime = runtime
    var views: (NodeID) -> UIView? = { _ in nil }
    arbiter = GestureArbiter { node in views(node)?.machines ?? [] }
    views = { [unowned self] in chain[$0] }
    arbiter.onDelivery = { [unowned self] in tell($0) }
  }

  /// A Boolean value that indicates whether fingers are on the screen.
  package var isTracking: Bool { !fingers.isEmpty }

  /// The log of touch handling, or `nil` if it is not recorded.
  package var log: [String]? {
    didSet { if (log == nil) != (oldValue == nil) { arbiter.onDecision = log == nil ? nil : { [unowned self] in log?.append("\($0)") } } }
  }

  // MARK: Input

  /// Delivers the events up to `tick`, in order of time.
  package func deliver(_ events: [TimedEvent], at tick: MediaTime) {
    var report: [Int: News] = [:]
    for event in events {
      guard case .touch(let input) = event.event else { continue }
      if let known = report[input.finger]?.input.phase {
        if known == .moved, input.phase == .moved {
          report[input.finger]!.goOn(input, event.time)  // in place, because a finger may move a hundred thousand times in a tick
          continue
        }
        send(report, at: tick)
        report = [:]
      }
      report[input.finger] = News(input: input, time: event.time, path: [(input.location, event.time.seconds)])
    }
    send(report, at: tick)
  }

  /// The latest state of a finger, and its locations in between.
  private struct News {
    var input: TouchInput
    var time: MediaTime
    var path: [(location: CGPoint, timestamp: TimeInterval)]

    mutating func goOn(_ input: TouchInput, _ time: MediaTime) {
      (self.input, self.time) = (input, time)
      path.append((input.location, time.seconds))
    }
  }

  /// Cancels all touches, for example for an incoming call.
  package func cancelAll() {
    let now = runtime.now
    deliver(
      fingers.keys.sorted().map { TimedEvent(.touch(TouchInput(.cancelled, finger: $0, at: fingers[$0]!.location)), at: now) }, at: now)
  }

  /// Called when a view has left the hierarchy. Touches and recognisers in the view are cancelled, and others continue.
  func didLeave(_ root: UIView) {
    guard isTracking else { return }
    arbiter.release(root.subtree.flatMap { $0.attachedGestures.map(\.machine) })
    arbiter.endHearing(fingers.values.filter { $0.view?.isDescendant(of: root) ?? false }.map(\.id))
  }

  private func send(_ report: [Int: News], at tick: MediaTime) {
    guard !report.isEmpty else { return }
    arbiter.advance(to: tick)  // before the touches change
    event.timestamp = tick.seconds
    for touch in fingers.values { touch.phase = .stationary }
    for (finger, news) in report.sorted(by: { $0.key < $1.key }) {
      guard let sample = update(finger, news.input, news.time) else { continue }
      fingers[finger]?.path = news.path
      pending.append((fingers[finger]?.window, sample))
    }
    guard !pending.isEmpty else { return }
    dueTick = tick
    runtime.app.application.sendEvent(event)
    deliverPending(in: nil)
    pending = []
    for (finger, news) in report where news.input.phase == .ended || news.input.phase == .cancelled { lift(finger) }
    chain = [:]
    tidy()
  }

  /// The windows with touches that the present event reports.
  var windowsOfEvent: [UIWindow] {
    pending.compactMap(\.window).reduce(into: []) { found, window in
      if !found.contains(where: { $0 === window }) { found.append(window) }
    }
  }

  /// Delivers the present touches in a window, or those in no window, to gesture recognisers and views. Touches that a window does not
  /// deliver are lost.
  func deliverPending(in window: UIWindow?) {
    let samples = pending.filter { $0.window === window }.map(\.sample)
    pending.removeAll { $0.window === window }
    if !samples.isEmpty { arbiter.receive(samples, of: event, at: dueTick) }
  }

  /// Updates the touch of a finger. Returns `nil` if there is nothing to report.
  private func update(_ finger: Int, _ input: TouchInput, _ time: MediaTime) -> TouchSample? {
    if input.phase == .began { return fingers[finger] == nil ? begin(finger, input.location, time) : nil }
    guard let touch = fingers[finger] else { return nil }
    if input.phase != .cancelled { (touch.previousLocation, touch.location) = (touch.location, input.location) }
    touch.timestamp = time.seconds
    switch input.phase {
    case .began, .moved: touch.phase = .moved
    case .ended: touch.phase = .ended
    case .cancelled: touch.phase = .cancelled
    }
    return TouchSample(touch.id, TouchPhase(input.phase), at: touch.location, timestamp: time)
  }

  private func begin(_ finger: Int, _ location: CGPoint, _ time: MediaTime) -> TouchSample? {
    guard !runtime.app.application.isIgnoringInteractionEvents else { return nil }
    nextID += 1
    let touch = UITouch(TouchID(nextID), at: location, timestamp: time.seconds)
    for window in runtime.windowsFrontToBack {
      let origin = window.frame.origin
      guard let view = window.hitTest(CGPoint(x: location.x - origin.x, y: location.y - origin.y), with: event) else { continue }
      (touch.window, touch.view) = (window, view)
      break
    }
    guard let view = touch.view else { return nil }  // there is no view, so the finger is not tracked
    touch.tapCount = tapCount(at: location, time)
    fingers[finger] = touch
    var sample = TouchSample(touch.id, .began, at: location, timestamp: time)
    for view in sequence(first: view, next: { $0.keepsTouchesFromSuperview ? $0.superview?.superview : $0.superview }) {
      sample.chain.append(view.node)
      chain[view.node] = view
    }
    sample.isHeard = mayHear(touch, in: view)
    if log != nil { note(touch, on: view, seenBy: sample.chain) }
    sample.host = touch
    event.touches.append(touch)
    return sample
  }

  private func note(_ touch: UITouch, on view: UIView, seenBy line: [NodeID]) {
    let names = line.flatMap { chain[$0]?.machines.filter(\.isEnabled).map(\.name) ?? [] }
    let seen = names.isEmpty ? "no recognizer sees it" : "seen by \(names.joined(separator: ", "))"
    log?.append("\(runtime.now.nanoseconds / 1_000_000) ms  touch \(touch.id.rawValue) comes down on \(view): \(seen)")
  }

  private func tapCount(at location: CGPoint, _ time: MediaTime) -> Int {
    guard let lastTap, time - lastTap.time <= Thresholds.tapInterval else { return 1 }
    let (dx, dy) = (location.x - lastTap.location.x, location.y - lastTap.location.y)
    return (dx * dx + dy * dy).squareRoot() <= Thresholds.tapDistance ? lastTap.count + 1 : 1
  }

  /// Returns whether a view receives a touch. Without multiple touch, it receives only its first one. An exclusive view excludes all
  /// others.
  private func mayHear(_ touch: UITouch, in view: UIView) -> Bool {
    for other in event.touches where other.view !== view && other.phase != .ended && other.phase != .cancelled {
      if view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false { return false }
    }
    return view.isMultipleTouchEnabled || !event.touches.contains { $0.view === view && $0.phase != .ended && $0.phase != .cancelled }
  }

  private func lift(_ finger: Int) {
    guard let touch = fingers.removeValue(forKey: finger), touch.phase == .ended else { return }
    lastTap = (touch.location, MediaTime(seconds: touch.timestamp), touch.tapCount)
    if touch.isTap(on: runtime.statusBar) { touch.window?.scrollToTop() }
  }

  // MARK: Deadlines

  /// Removes touches that have ended for all receivers, and schedules the next deadline of the arbiter at its exact time.
  private func tidy() {
    let open = Set(arbiter.openTouches.map(\.id))
    event.touches.removeAll { ($0.phase == .ended || $0.phase == .cancelled) && !open.contains($0.id) }
    let due = arbiter.nextDeadline
    if wakeUp?.due == due { return }
    if let wakeUp { runtime.cancel(wakeUp.token) }
    wakeUp = due.map { due in
      let token = runtime.schedule(at: due) { [unowned self] in
        wakeUp = nil
        arbiter.advance(to: runtime.now)
        tidy()
      }
      return (token, due)
    }
  }

  // MARK: Delivery to views

  private func tell(_ delivery: TouchDelivery) {
    var touches = delivery.touches.compactMap { $0.host as? UITouch }.filter { !refused.contains($0.id) }
    guard let view = touches.first?.view else { return }
    if delivery.phase == .began, let scrollView = view.enclosingScrollView {
      let admitted = touches.filter { !scrollView.dynamics.isCaught && scrollView.touchesShouldBegin([$0], with: event, in: view) }
      for touch in touches where !admitted.contains(touch) { refused.insert(touch.id) }
      touches = admitted
    }
    if delivery.phase == .ended || delivery.phase == .cancelled { for touch in delivery.touches { refused.remove(touch.id) } }
    guard !touches.isEmpty else { return }
    // A delayed touch has the phase of the current call.
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = UITouch.Phase(delivery.phase) }
    defer { for (touch, phase) in zip(touches, phases) { touch.phase = phase } }
    switch delivery.phase {
    case .began: view.touchesBegan(Set(touches), with: event)
    case .moved: view.touchesMoved(Set(touches), with: event)
    case .ended: view.touchesEnded(Set(touches), with: event)
    case .cancelled: view.touchesCancelled(Set(touches), with: event)
    }
  }
}

extension UIView {
  /// The identifier of this view in the gesture engine.
  var node: NodeID { NodeID(Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }
  fileprivate var machines: [Recognizer] { gestureRecognizers?.map(\.machine) ?? [] }
  fileprivate var enclosingScrollView: UIScrollView? {
    sequence(first: self, next: \.superview).dropFirst().first { $0 is UIScrollView } as? UIScrollView
  }
}

extension Runtime {
  package var router: TouchRouter { state() }
}

extension UIWindow {
  var router: TouchRouter { runtime.router }
}

extension TouchPhase {
  init(_ phase: TouchInput.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension UITouch.Phase {
  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
