/// A view that turns touches into events and sends actions to its targets. It is the base class of all controls.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any ControlKeys.Type).controlKeys + super.objcKeys() }

  /// The distance outside of the bounds at which a touch still counts as inside, in points. The touch must have begun inside.
  /// (Docs/behaviour/touch.md, "Gesture recognizers")
  static let touchSlop = 70.0

  // MARK: State

  /// A Boolean value that indicates whether the control responds to touches. The default is `true`.
  open var isEnabled = true {
    willSet { objcStorage?.willChange("enabled") }
    didSet {
      if isEnabled != oldValue { stateChanged() }
      objcStorage?.didChange("enabled")
    }
  }
  /// A Boolean value that indicates whether the control is selected. Subclasses define what that means. The default is `false`.
  open var isSelected = false {
    willSet { objcStorage?.willChange("selected") }
    didSet {
      if isSelected != oldValue { stateChanged() }
      objcStorage?.didChange("selected")
    }
  }
  /// A Boolean value that indicates whether the control is highlighted. It is set while a finger holds the control. The default is `false`.
  open var isHighlighted = false {
    willSet { objcStorage?.willChange("highlighted") }
    didSet {
      if isHighlighted != oldValue { stateChanged() }
      objcStorage?.didChange("highlighted")
    }
  }

  /// The current state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A Boolean value that indicates whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside the bounds of the control.
  open private(set) var isTouchInside = false

  /// The vertical alignment of the content. The default is `.center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// The horizontal alignment of the content. The default is `.center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The horizontal alignment of the content as left, right, centre or fill. Leading and trailing are resolved with the layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: readsRightToLeft ? .right : .left
    case .trailing: readsRightToLeft ? .left : .right
    case .left, .right, .center, .fill: contentHorizontalAlignment
    }
  }

  /// Called after `isEnabled`, `isSelected` or `isHighlighted` has changed.
  @_spi(UIKit) open func stateChanged() { setNeedsLayout() }

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

  /// Creates a control that performs an action for the event `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds a target that receives `action` for the given events. The target is a weak reference. If it is `nil`, the action goes to the
  /// first object in the responder chain that implements it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let known = registrations.firstIndex(where: { $0.matches(object, action) && $0.isAlive }) {
      return registrations[known].events.formUnion(controlEvents)
    }
    registrations.append(
      Registration(events: controlEvents, kind: .method(target: WeakTarget(object: object), isChain: object == nil, action)))
  }

  /// Removes a target for the given events. A `nil` target means all targets, and a `nil` action means all actions.
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

  /// Adds an action for the given events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(events: controlEvents, kind: .action(action)))
  }

  /// Removes the action with the identifier of `action` for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) { removeAction(identifiedBy: action.identifier, for: controlEvents) }

  /// Removes the action with an identifier for the given events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices {
      guard case .action(let known) = registrations[index].kind, known.identifier == identifier else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets that still exist.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        guard case .method(let target, _, _) = registration.kind else { return nil }
        return target.object as? AnyHashable
      })
  }
  /// The events for which targets or actions are registered.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the actions that are sent to a target for an event, or `nil` if there are none.
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

  /// Sends the actions of all targets for the given events, in the order of their registration.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends an action to a target. Override it to observe or to block actions.
  open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      runtime.app.application.sendAction(action, to: target, from: self, for: event)
      return
    }
    var responder: UIResponder? = self
    while let candidate = responder, !action.perform(on: candidate, with: self, event) { responder = candidate.next }
  }

  /// Performs an action. Override it to observe or to block actions.
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

  /// Returns the configuration of the control's menu. The default implementation returns `nil`. Override it and set
  /// `isContextMenuInteractionEnabled` to `true`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview that is lifted while the menu opens. The default implementation returns the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { superview == nil || window == nil ? nil : UITargetedPreview(view: self) }
  /// Returns the preview to which the menu closes. The default implementation returns `nil`, which means the preview from which it opened.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the preview is tapped. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called when the menu is about to open. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when the menu is about to close. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns the point at which a menu is attached that is the control's primary action, in the control's coordinates. The default is the
  /// centre of the lower edge.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }
  /// Called when an action of the control's menu was chosen.
  func menuChose(_ action: UIAction, in menu: UIMenu) { action.perform(by: self) }

  // MARK: Tracking

  /// Called when a touch begins inside the control. Return `false` to stop the tracking. The default implementation returns `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Return `false` to stop the tracking. The default implementation returns `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends. The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled. The default implementation does nothing.
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
  /// A Boolean value that indicates whether the tracked touch has opened the menu and continues in it.
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

  /// Returns a Boolean value that indicates whether a gesture recognizer may begin. An enabled control refuses single taps of recognizers
  /// in views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Called after a touch was lifted inside, before its actions are sent.
  func willSendPrimaryAction() {}
  /// The event that is sent together with `touchUpInside`.
  var primaryEvent: Event { [] }

  // MARK: Menu

  /// The interaction of the control's menu, or `nil` until the control has a menu.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
  /// A Boolean value that indicates whether the control has a menu. The method `contextMenuInteraction(_:configurationForMenuAtLocation:)`
  /// returns it. The default is `false`.
  open var isContextMenuInteractionEnabled: Bool {
    get { defaultIsContextMenuInteractionEnabled }
    set { defaultIsContextMenuInteractionEnabled = newValue }
  }
  /// A Boolean value that indicates whether the menu opens when a touch begins. The control then sends no primary action. The default is
  /// `false`, which means that a long press opens the menu.
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
