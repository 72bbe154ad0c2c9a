import GestureEngine
import Motion

/// Watches the touches in its view and those below it, and tells its targets of the gesture it finds in them. (BEHAVIOUR §7)
///
/// The gesture itself is found by a state machine of the gesture engine; this class is its face. A subclass of your own overrides the
/// `touches…` methods and sets `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: _UIObject, GestureHandling {
  /// Where a gesture is. A discrete one goes from possible to recognized (`ended`), a continuous one by began and changed.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`, for discrete gestures.
    public static let recognized = State.ended
  }

  /// Asked about touches and other gestures. Not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  var silentMethods: SilentMethods?
  /// The view it is attached to.
  open internal(set) weak var view: UIView?
  /// For diagnostics.
  open var name: String? { didSet { machine.name = name ?? "\(type(of: self))" } }
  /// The kinds of touches that are received; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Kept for its name only: with fingers alone there is no other type to exclude.
  open var requiresExclusiveTouchType = true

  private(set) var machine: Recognizer
  private lazy var face = GestureFace(self)
  private var actions: [Action] = []
  /// The batch of touches that is being shown to this recognizer.
  private var showing: (touches: [Touch], time: MediaTime)?

  private enum Action {
    case method(WeakTarget, Selector)
    case handler((UIGestureRecognizer) -> Void)
  }
  private struct WeakTarget { weak var object: AnyObject? }

  /// A recognizer that sends `action` to `target`, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    machine = Self.makeMachine()
    super.init(_r: ())
    setUp()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Stands for another state machine from now on. (A designated initializer of its own would cost subclasses `init()`.)
  func adopt(_ machine: Recognizer) {
    self.machine = machine
    setUp()
  }

  isolated deinit {
    machine.onAction = nil
    machine.arbiter?.release(machine)  // its fingers are still down
  }

  private func setUp() {
    machine.name = "\(type(of: self))"
    (machine.face, machine.delegate) = (face, face)
    let inner = machine.onAction
    machine.onAction = { [weak self] machine in
      inner?(machine)
      self?.sendActions()
    }
  }

  /// The engine's state machine for this class.
  class func makeMachine() -> Recognizer { Recognizer("gesture") }

  // MARK: Targets

  /// Sends `action` to `target`, which is not kept alive, whenever the state changes (but to possible or failed).
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    removeActions(target: object, action: action)
    actions.append(.method(WeakTarget(object: object), action))
  }

  /// Nil stands for every target and every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    removeActions(target: target.map { $0 as AnyObject }, action: action)
  }

  private func removeActions(target object: AnyObject?, action: Selector?) {
    actions.removeAll {
      guard case .method(let known, let selector) = $0 else { return false }
      return (object == nil || known.object === object) && (action == nil || selector == action)
    }
  }

  func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) { actions.append(.handler(handler)) }

  private func sendActions() {
    for action in actions {
      switch action {
      case .method(let target, let selector): if let object = target.object { send(selector, to: object) }
      case .handler(let handler): handler(self)
      }
    }
  }

  private func send(_ selector: Selector, to object: AnyObject) {
    guard selector.perform(on: object, with: self) else {
      preconditionFailure("\(type(of: object)) has no \(selector): it was made with a method of another class")
    }
  }

  // MARK: State

  /// Where the gesture is. Subclasses set it from their `touches…` methods; reading it back there gives what was set.
  open var state: State {
    get { State(showing == nil ? machine.state : machine.requestedState) }
    set {
      machine.request(newValue.engine)
      if showing == nil { machine.arbiter?.decideRequests() }
    }
  }

  /// False cancels a gesture under way, with its action, and fails a possible one silently.
  open var isEnabled: Bool {
    get { machine.isEnabled }
    set { machine.isEnabled = newValue }
  }
  /// Recognizing cancels the touches in the view; true by default.
  open var cancelsTouchesInView: Bool {
    get { machine.cancelsTouchesInView }
    set { machine.cancelsTouchesInView = newValue }
  }
  /// Keeps the beginning of touches from the view until this recognizer has failed; false by default.
  open var delaysTouchesBegan: Bool {
    get { machine.delaysTouchesBegan }
    set { machine.delaysTouchesBegan = newValue }
  }
  /// Keeps the end of touches from the view until this recognizer has failed; true by default.
  open var delaysTouchesEnded: Bool {
    get { machine.delaysTouchesEnded }
    set { machine.delaysTouchesEnded = newValue }
  }

  /// This recognizer recognizes only when `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { machine.require(toFail: otherGestureRecognizer.machine) }

  // MARK: Places

  /// The fingers that belong to the gesture and are down; while it is told that the last have left, those.
  open var numberOfTouches: Int { fingers.count }
  var fingers: [Touch] { machine.touches.isEmpty ? machine.departed : machine.touches }

  /// The middle of the fingers, in the coordinates of `view`; nil stands for the window. After the gesture, the last place known.
  open func location(in view: UIView?) -> CGPoint { view?.convert(machine.location, from: nil) ?? machine.location }

  /// The place of one finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(fingers.indices.contains(touchIndex), "\(self): there is no touch \(touchIndex), only \(numberOfTouches) are there")
    let location = fingers[touchIndex].location
    return view?.convert(location, from: nil) ?? location
  }

  // MARK: For subclasses

  /// Touches have come down. Call `super` to let a built-in gesture see them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { pass(.began, touches) }
  /// Touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { pass(.moved, touches) }
  /// Touches have left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { pass(.ended, touches) }
  /// The system has taken touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { pass(.cancelled, touches) }
  /// The gesture is over and the state is possible again.
  open func reset() {}
  /// Gives up a touch: it goes to the view as if this recognizer did not exist.
  open func ignore(_ touch: UITouch, for event: UIEvent) { if let touch = touch.engineTouch { machine.ignore(touch) } }
  /// Whether recognizing keeps another gesture from it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { machine.canPrevent(preventedGestureRecognizer.machine) }
  /// Whether another gesture, recognizing, keeps this one from it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    machine.canBePrevented(by: preventingGestureRecognizer.machine)
  }
  /// Whether this gesture has to wait for another to fail; asked before the delegate.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    machine.shouldRequireFailure(of: otherGestureRecognizer.machine)
  }
  /// Whether another gesture has to wait for this one to fail; asked before the delegate.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    machine.shouldBeRequiredToFail(by: otherGestureRecognizer.machine)
  }
  /// Whether this recognizer is interested in an event at all; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called before a touch is offered.
  func willReceive(_ touch: UITouch) {}

  func show(_ phase: TouchPhase, _ touches: [Touch], at time: MediaTime) {
    guard let event = (touches[0].face as? UITouch)?.window?.router.event else { return machine.handle(phase, touches, at: time) }
    let outer = showing
    showing = (touches, time)
    defer { showing = outer }
    let set = Set(touches.lazy.compactMap { $0.face as? UITouch })
    switch phase {
    case .began: touchesBegan(set, with: event)
    case .moved: touchesMoved(set, with: event)
    case .ended: touchesEnded(set, with: event)
    case .cancelled: touchesCancelled(set, with: event)
    }
  }

  /// What a subclass passes on reaches the state machine in the order in which the fingers came down.
  private func pass(_ phase: TouchPhase, _ touches: Set<UITouch>) {
    guard let showing else { return }
    let passed = showing.touches.filter { ($0.face as? UITouch).map(touches.contains) ?? false }
    if !passed.isEmpty { machine.handle(phase, passed, at: showing.time) }
  }
}

/// What lets `addHandler` know the class of its recognizer.
@preconcurrency @MainActor
public protocol GestureHandling: AnyObject {}

extension GestureHandling where Self: UIGestureRecognizer {
  /// Runs `handler` whenever the state changes (but to possible or failed). Segue's own: UIKit has targets and actions only.
  public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    addAction { handler(unsafeDowncast($0, to: Self.self)) }
  }
}

extension UIGestureRecognizer.State {
  init(_ state: Recognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }

  var engine: Recognizer.State {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}
