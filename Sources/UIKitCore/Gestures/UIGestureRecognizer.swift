import GestureEngine
import Motion

/// An object that observes the touches in a view and its subviews, and calls its targets when it recognises a gesture
/// (Docs/behaviour/touch.md, "Gesture recognizers").
///
/// A state machine of the gesture engine recognises the gesture, and this class is its bridge to UIKit.
/// A custom subclass overrides the `touches…` methods and sets `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: _UIObject, GestureHandling {
  nonisolated open override class func objcKeys() -> [ObjCKey] {
    (self as any GestureRecognizerKeys.Type).gestureRecognizerKeys + super.objcKeys()
  }

  /// The state of a gesture.
  ///
  /// A discrete gesture changes from `possible` to `ended`, which is also named `recognized`.
  /// A continuous gesture changes from `possible` to `began`, then to `changed` with each movement, and finally to `ended` or `cancelled`.
  /// A gesture that is not recognised changes to `failed`.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a recognised discrete gesture. It equals `ended`.
    public static let recognized = State.ended
  }

  /// The delegate, which is asked about touches and other gestures. The recogniser keeps a weak reference to it. The default is `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  var silentMethods: SilentMethods?
  /// The view to which the recogniser is attached.
  open internal(set) weak var view: UIView?
  /// The name of the recogniser, for diagnostics. The default is `nil`.
  open var name: String? { didSet { machine.name = name ?? "\(type(of: self))" } }
  /// The types of touches that the recogniser receives. The default is all types.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// A Boolean value that indicates whether touches of different types are handled separately. The default is `true`.
  ///
  /// The value has no effect, because all touches come from fingers.
  open var requiresExclusiveTouchType = true

  private(set) var machine: Recognizer
  private lazy var host = GestureHost(self)
  private var actions: [Action] = []
  /// The touches that the recogniser is currently receiving.
  private var showing: (touches: [Touch], time: MediaTime)?

  private enum Action {
    case method(WeakTarget, Selector)
    case handler((UIGestureRecognizer) -> Void)
  }
  private struct WeakTarget { weak var object: AnyObject? }

  /// Creates a recogniser with a target and an action. It keeps a weak reference to the target.
  public init(target: Any?, action: Selector?) {
    machine = Self.makeMachine()
    super.init(_r: ())
    setUp()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without a target.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Replaces the state machine. Another designated initializer is not possible, because subclasses would lose `init()`.
  func adopt(_ machine: Recognizer) {
    self.machine = machine
    setUp()
  }

  isolated deinit {
    machine.abandon()
  }

  private func setUp() {
    machine.name = "\(type(of: self))"
    machine.host = host
  }

  /// Creates the state machine of the gesture engine for this class.
  class func makeMachine() -> Recognizer { Recognizer("gesture") }

  // MARK: Targets

  /// Adds a target and an action. The action is called when the state changes, except to possible or failed.
  ///
  /// The recogniser keeps a weak reference to the target.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    removeActions(target: object, action: action)
    actions.append(.method(WeakTarget(object: object), action))
  }

  /// Removes a target and an action. A value of `nil` means all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    removeActions(target: target.map { $0 as AnyObject }, action: action)
  }

  private func removeActions(target object: AnyObject?, action: Selector?) {
    actions.removeAll {
      guard case .method(let known, let selector) = $0 else { return false }
      return (object == nil || known.object === object) && (action == nil || selector == action)
    }
  }

  package func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) { actions.append(.handler(handler)) }

  func sendActions() {
    objcStorage?.didChange("state")
    for action in actions {
      switch action {
      case .method(let target, let selector): if let object = target.object { selector.sendOrStop(to: object, [self]) }
      case .handler(let handler): handler(self)
      }
    }
  }

  /// Called when the state is possible again after a gesture.
  func wasReset() {
    reset()
    objcStorage?.didChange("state")
  }

  // MARK: State

  /// The state of the gesture. A subclass sets it in its `touches…` methods, where the getter returns the value that was set.
  open var state: State {
    get { State(showing == nil ? machine.state : machine.requestedState) }
    set {
      machine.request(newValue.engine)
      if showing == nil { machine.arbiter?.decideRequests() }
    }
  }

  /// A Boolean value that indicates whether the recogniser is enabled. The default is `true`.
  ///
  /// A value of `false` cancels a gesture in progress and calls its action. A possible gesture fails without a call.
  open var isEnabled: Bool {
    get { machine.isEnabled }
    set { machine.isEnabled = newValue }
  }
  /// A Boolean value that indicates whether a recognised gesture cancels the touches in the view. The default is `true`.
  open var cancelsTouchesInView: Bool {
    get { machine.cancelsTouchesInView }
    set { machine.cancelsTouchesInView = newValue }
  }
  /// A Boolean value that indicates whether the view receives the start of touches only after the recogniser has failed. The default is
  /// `false`.
  open var delaysTouchesBegan: Bool {
    get { machine.delaysTouchesBegan }
    set { machine.delaysTouchesBegan = newValue }
  }
  /// A Boolean value that indicates whether the view receives the end of touches only after the recogniser has failed. The default is
  /// `true`.
  open var delaysTouchesEnded: Bool {
    get { machine.delaysTouchesEnded }
    set { machine.delaysTouchesEnded = newValue }
  }

  /// Requires that another gesture fails before this one can be recognised.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { machine.require(toFail: otherGestureRecognizer.machine) }

  // MARK: Locations

  /// The number of fingers in the gesture. When the last fingers leave, they still count during the calls.
  open var numberOfTouches: Int { fingers.count }
  var fingers: [Touch] { machine.touches.isEmpty ? machine.departed : machine.touches }

  /// Returns the centre of the fingers in the coordinates of `view`. A value of `nil` means the window.
  ///
  /// After the gesture, it is the last known location.
  open func location(in view: UIView?) -> CGPoint { view?.convert(machine.location, from: nil) ?? machine.location }

  /// Returns the location of one finger in the coordinates of `view`. A value of `nil` means the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(fingers.indices.contains(touchIndex), "\(self): there is no touch \(touchIndex), only \(numberOfTouches) are there")
    let location = fingers[touchIndex].location
    return view?.convert(location, from: nil) ?? location
  }

  // MARK: Methods for subclasses

  /// Called when touches begin. Call `super` to pass them to a built-in gesture.
  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { pass(.began, touches) }
  /// Called when touches move. Call `super` to pass them to a built-in gesture.
  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { pass(.moved, touches) }
  /// Called when touches end. Call `super` to pass them to a built-in gesture.
  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { pass(.ended, touches) }
  /// Called when the system cancels touches. Call `super` to pass them to a built-in gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { pass(.cancelled, touches) }
  /// Called when the gesture has ended and the state is possible again. The default implementation does nothing.
  open func reset() {}
  /// Ignores a touch. The view receives it as if the recogniser did not exist.
  open func ignore(_ touch: UITouch, for event: UIEvent) { if let touch = touch.engineTouch { machine.ignore(touch) } }
  /// Returns whether this gesture prevents the recognition of another gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { machine.canPrevent(preventedGestureRecognizer.machine) }
  /// Returns whether another gesture prevents the recognition of this gesture.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    machine.canBePrevented(by: preventingGestureRecognizer.machine)
  }
  /// Returns whether this gesture waits until another one fails. It is called before the delegate.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    machine.shouldRequireFailure(of: otherGestureRecognizer.machine)
  }
  /// Returns whether another gesture waits until this one fails. It is called before the delegate.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    machine.shouldBeRequiredToFail(by: otherGestureRecognizer.machine)
  }
  /// Returns whether the recogniser receives an event. The default implementation returns `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called before the recogniser receives a touch.
  func willReceive(_ touch: UITouch) {}

  /// Passes touches of the engine to the methods for subclasses.
  func show(_ phase: TouchPhase, _ touches: [Touch], of event: UIEvent?, at time: MediaTime) {
    guard let event else { return machine.handle(phase, touches, at: time) }
    let outer = showing
    showing = (touches, time)
    defer { showing = outer }
    let set = Set(touches.lazy.compactMap { $0.host as? UITouch })
    switch phase {
    case .began: touchesBegan(set, with: event)
    case .moved: touchesMoved(set, with: event)
    case .ended: touchesEnded(set, with: event)
    case .cancelled: touchesCancelled(set, with: event)
    }
  }

  /// Passes touches from a subclass to the state machine, in the order in which the touches began.
  private func pass(_ phase: TouchPhase, _ touches: Set<UITouch>) {
    guard let showing else { return }
    let passed = showing.touches.filter { ($0.host as? UITouch).map(touches.contains) ?? false }
    if !passed.isEmpty { machine.handle(phase, passed, at: showing.time) }
  }
}

/// A protocol that gives `addHandler` the class of its recogniser.
@preconcurrency @MainActor
public protocol GestureHandling: AnyObject {}

extension GestureHandling where Self: UIGestureRecognizer {
  /// Adds a closure that runs when the state changes, except to possible or failed.
  ///
  /// The method exists only in Segue. UIKit has only targets and actions.
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
