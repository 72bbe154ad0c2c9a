/// A view that turns touches into events and sends them to targets.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// How far outside its bounds a finger still counts as inside, once it has come down inside; in points (BEHAVIOUR §7).
  static let touchSlop = 70.0

  // MARK: State

  /// False takes no touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// A part of the state that means what the control makes of it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Set while a finger holds the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A finger holds the control.
  open private(set) var isTracking = false
  /// That finger is inside.
  open private(set) var isTouchInside = false

  /// In the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// In the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The same as left, right, centre or fill: leading and trailing are what they are where the control stands.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: readsRightToLeft ? .right : .left
    case .trailing: readsRightToLeft ? .left : .right
    case .left, .right, .center, .fill: contentHorizontalAlignment
    }
  }

  /// Called after enabled, selected or highlighted changed.
  func stateChanged() { setNeedsLayout() }

  // MARK: Targets

  fileprivate struct Registration {
    enum Kind {
      case method(target: WeakTarget, isChain: Bool, Selector)
      case action(UIAction)
    }
    var events: Event
    let kind: Kind
  }
  fileprivate struct WeakTarget { weak var object: AnyObject? }
  private var registrations: [Registration] = []

  /// A control that performs `primaryAction` on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Sends `action` to `target` (not kept alive) for any of `controlEvents`; nil stands for the first responder up the chain that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let known = registrations.firstIndex(where: { $0.matches(object, action) && $0.isAlive }) {
      return registrations[known].events.formUnion(controlEvents)
    }
    registrations.append(
      Registration(events: controlEvents, kind: .method(target: WeakTarget(object: object), isChain: object == nil, action)))
  }

  /// Nil stands for every target and every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      guard case .method(let known, _, let selector) = registrations[index].kind else { continue }
      if (object == nil || known.object === object) && (action == nil || action == selector) {
        registrations[index].events.subtract(controlEvents)
      }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Performs `action` for any of `controlEvents`, in the place of an action of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(events: controlEvents, kind: .action(action)))
  }

  /// Takes an action back.
  open func removeAction(_ action: UIAction, for controlEvents: Event) { removeAction(identifiedBy: action.identifier, for: controlEvents) }

  /// Takes the action of an identifier back.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices {
      guard case .action(let known) = registrations[index].kind, known.identifier == identifier else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets that are alive.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        guard case .method(let target, _, _) = registration.kind else { return nil }
        return target.object as? AnyHashable
      })
  }
  /// Every event that somebody waits for.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the actions sent to `target` for exactly this event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names: [String] = registrations.compactMap {
      guard case .method(let known, _, let selector) = $0.kind, known.object === object, $0.events.contains(controlEvent) else {
        return nil
      }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Sending

  /// Sends everything registered for any of `controlEvents`, in the order in which it was registered.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends one action. Override it to watch or to stop actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      runtime.app.application.sendAction(action, to: target, from: self, for: event)
      return
    }
    var responder: UIResponder? = self
    while let candidate = responder, !action.perform(on: candidate, with: self, event) { responder = candidate.next }
  }

  /// Performs one action. Override it to watch or to stop actions.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  private func send(_ events: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.kind {
      case .action(let action): sendAction(action)
      case .method(let target, let isChain, let selector):
        if isChain {
          sendAction(selector, to: nil, for: event)
        } else if let object = target.object {
          sendAction(selector, to: object, for: event)
        }
      }
    }
  }

  // MARK: Menu

  /// The control's menu, where it has one; nil at first. Override it, and set `isContextMenuInteractionEnabled`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What is lifted; the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { superview == nil || window == nil ? nil : UITargetedPreview(view: self) }
  /// Where the preview goes back to; to where it came from.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The preview was tapped.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The menu comes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu goes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Where the menu of a primary action is attached, in the control's coordinates; in the middle of its lower edge.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }
  /// An action of the menu of a primary action was chosen.
  func menuChose(_ action: UIAction, in menu: UIMenu) { action.perform(by: self) }

  // MARK: Tracking

  /// A finger came down inside; false lets it go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; false lets it go.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger left.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled, !isTracking else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    (isTouchInside, isHighlighted) = (true, true)
    send(.touchDown, with: event)
    if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
    opensMenu = isTracking && openMenuAsPrimaryAction(at: touch.location(in: nil))
  }
  /// The finger that holds it has opened its menu, and goes on there.
  private var opensMenu = false

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(touch.location(in: self))
    isHighlighted = isTouchInside
    if opensMenu { contextMenuInteraction?.followed?.follow(touch.location(in: nil)) }
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return isHighlighted = false }
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    isTouchInside = bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(touch.location(in: self))
    let upInside = isTouchInside
    (isTracking, isHighlighted) = (false, false)
    endTracking(touch, with: event)
    let ownMenu = opensMenu
    opensMenu = false
    if ownMenu { contextMenuInteraction?.followed?.release(touch.location(in: nil)) }
    if upInside, !ownMenu { willSendPrimaryAction() }
    send(upInside ? ownMenu ? .touchUpInside : [.touchUpInside, primaryEvent] : .touchUpOutside, with: event)
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    if opensMenu { contextMenuInteraction?.followed?.follow(nil) }
    opensMenu = false
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// A single tap on a control that is enabled is the control's, and no recognizer's around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// A finger was lifted inside, and nobody has been told yet.
  func willSendPrimaryAction() {}
  /// What a lift inside means besides `touchUpInside`.
  var primaryEvent: Event { [] }

  // MARK: Menu

  /// The menu's interaction; nil until the control has a menu.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
  /// Whether the control has a menu, which its `contextMenuInteraction(_:configurationForMenuAtLocation:)` gives; false at first.
  open var isContextMenuInteractionEnabled: Bool {
    get { defaultIsContextMenuInteractionEnabled }
    set { defaultIsContextMenuInteractionEnabled = newValue }
  }
  /// Whether the menu opens when a finger comes down; if not, as at first, when it stays. The control then sends no primary action.
  open var showsMenuAsPrimaryAction: Bool {
    get { defaultShowsMenuAsPrimaryAction }
    set { defaultShowsMenuAsPrimaryAction = newValue }
  }
}

extension UIControl.Registration {
  fileprivate var isAlive: Bool {
    guard case .method(let target, let isChain, _) = kind else { return true }
    return isChain || target.object != nil
  }

  fileprivate func matches(_ object: AnyObject?, _ selector: Selector) -> Bool {
    guard case .method(let target, let isChain, let known) = kind else { return false }
    return known == selector && (object == nil ? isChain : target.object === object)
  }
}
