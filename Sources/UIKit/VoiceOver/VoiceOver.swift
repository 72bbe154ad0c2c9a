import CoreGraphics
import Foundation
import HostInterface
import Motion
import QuartzCore
internal import ScreenReading

/// Reads the screen: what has the focus, what is said, and what its user does. Without VoiceOver it does nothing and costs nothing.
///
/// A turn's changes are looked at once, after its layout (`pass()`): then the focus goes where the app or a transition wants it, or from what
/// is gone to what is nearest, and the ring follows.
@MainActor
final class VoiceOver: RuntimeState {
  unowned let runtime: Runtime
  /// What has the focus.
  private(set) weak var focused: _UISpoken?
  /// What was read when somebody last looked, in order.
  var known: [ObjectIdentifier] = []
  /// What had the focus, though it may be gone.
  private(set) var focusedID: ObjectIdentifier?
  /// What is to get the focus after the layout.
  var wanted: WantedFocus?
  /// What was said last of what has the focus.
  var lastSaid: SpokenElement?
  var queue = SpeechQueue()
  var wakeUp: EventLoop.Token?
  /// Who had the focus when a controller was covered.
  var homes: [ObjectIdentifier: FocusHome] = [:]
  /// Something scrolls, and the focus waits for it.
  weak var scrolling: UIScrollView?
  /// The view that is being gathered, and what the texts in it say.
  var merged: (view: UIView, texts: String?)?
  private var wasOn = false
  private var isPassing = false
  let ring = FocusRing()
  var nextFinger = -1
  /// Who lost the focus to something that came over it, the last at the end.
  private var covered: [FocusHome] = []
  private static let mostCovered = 8
  /// What a host was told last.
  var told: (version: Int, focused: ObjectIdentifier?, state: VoiceState)?

  init(for runtime: Runtime) { self.runtime = runtime }

  var isOn: Bool { runtime.app.surroundings.voiceOver }

  /// All that there is to read, in order.
  func gather() -> [FoundElement] {
    let windows = runtime.windowsBackToFront + runtime.app.systemWindows
    let shown = windows.last { $0.accessibilityViewIsModal }.map { [$0] } ?? windows
    let found = shown.flatMap(Gathering.elements)
    known = found.map(\.id)
    return found
  }

  // MARK: After the layout

  /// Lets the focus follow what this turn has changed. True if that may have changed something in turn.
  func pass() -> Bool {
    guard isOn || wasOn else { return false }
    guard !isPassing else { return false }
    isPassing = true
    defer { isPassing = false }
    if isOn != wasOn { turnedOnOrOff() }
    guard isOn, !runtime.lifeCycle.isResting else {
      ring.hide()
      return false
    }
    // Until a transition is over, the focus stays where it was.
    guard !isInTransition else {
      ring.hide()
      return false
    }
    if let scrolling, scrolling.isScrollAnimating { return placeRing() }
    scrolling.map(didScroll)
    scrolling = nil
    let before = focusedID
    if let wanted {
      self.wanted = nil
      take(wanted)
    } else if let focused, focusedID != nil {
      if !isThere(focused) { passOn() }
    } else if focusedID != nil {
      passOn()
    } else {
      let found = gather()
      if let first = whoReturns(among: found) ?? found.first { focus(first, scrolls: .none) }
    }
    if before == focusedID { sayWhatIsNew() }
    return placeRing() || before != focusedID
  }

  private var isInTransition: Bool { runtime.controllers.machine.transitions.contains { $0.phase.isRunning } }

  private func turnedOnOrOff() {
    wasOn = isOn
    if isOn {
      announce("VoiceOver on")
      wanted = wanted ?? WantedFocus(.screen)
    } else {
      leave()
      (wanted, known, homes, told, covered) = (nil, [], [:], nil, [])
      queue.stop()
      announce("VoiceOver off")
      ring.hide()
    }
  }

  /// How what gets the focus comes into sight: at once for a user who has asked for it; for an app, which says so at any time, it is seen to
  /// scroll there, unless a finger or a spring has what scrolls.
  enum Scroll { case atOnce, gently, none }

  private func placeRing() -> Bool { ring.show(focused.map(\.accessibilityFrame), in: runtime.windowsBackToFront.last) }

  // MARK: The focus

  /// Gives the focus to an element, scrolls it into sight, and says what it is.
  ///
  /// What gets the focus because something else went is where it is: what a finger scrolls, or a spring, is theirs.
  func focus(_ element: FoundElement, says: Bool = true, scrolls: Scroll = .atOnce) {
    let (object, old) = (element.object, focused)
    guard object !== old else {
      if says { say(element.said) }
      return
    }
    (focused, focusedID) = (object, element.id)
    lastSaid = element.said
    switch scrolls {
    case .atOnce: object.scrollIntoSight(animated: false)
    case .gently: object.scrollIntoSight(animated: true)
    case .none: break
    }
    if says { say(element.said) }
    old?.accessibilityElementDidLoseFocus()
    if focused === object { object.accessibilityElementDidBecomeFocused() }
    var info: [String: Any] = [
      UIAccessibility.focusedElementUserInfoKey: object,
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
    ]
    if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
    NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    runtime.app.needsLayout = true
  }

  /// Nothing has the focus any more.
  func leave() {
    let old = focused
    (focused, focusedID, lastSaid) = (nil, nil, nil)
    old?.accessibilityElementDidLoseFocus()
  }

  /// What had the focus is gone: the nearest that is left has it now, or the first of all.
  private func passOn() {
    guard let lost = focusedID else { return }
    let before = known, found = gather()
    let heir = FocusHeir.of(lost, before: before, now: known)
    if heir == nil, let focused, focused.placeInViews?.window != nil {
      covered = covered.suffix(Self.mostCovered - 1) + [FocusHome(element: focused)]
    }
    leave()
    if let next = found.first(where: { $0.id == heir }) ?? whoReturns(among: found) ?? found.first {
      focus(next, scrolls: .none)
    }
  }

  /// Who lost the focus last to something that is gone now.
  private func whoReturns(among found: [FoundElement]) -> FoundElement? {
    guard let place = covered.lastIndex(where: { home in found.contains { $0.object === home.element } }) else { return nil }
    let back = covered[place].element
    covered.removeSubrange(place...)
    return found.first { $0.object === back }
  }

  /// A view is put away, to be used again for something else: it is not what had the focus any more.
  func wasPutAway(_ view: UIView) {
    guard isOn, let focused, let place = focused.placeInViews, place.isDescendant(of: view) else { return }
    self.focused = nil
    focused.accessibilityElementDidLoseFocus()
  }

  /// Whether an element can still be read: it and all that it is in is seen, and nothing modal lies beside.
  private func isThere(_ object: _UISpoken) -> Bool {
    guard let place = object.placeInViews, place.window?.isHidden == false else { return false }
    guard object.isAccessibilityElement else { return false }
    for view in sequence(first: place, next: \.superview) {
      if view.isHidden || view.alpha < UIView.invisibleAlpha || view.controller?.isOnItsWayOut == true { return false }
      guard let parent = view.superview else { continue }
      if parent.accessibilityElementsHidden { return false }
      if let modal = parent.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }), modal !== view { return false }
    }
    return true
  }
}

extension Runtime {
  var voiceOver: VoiceOver { state() }
}

extension _UISpoken {
  /// The view that it is, or lies in.
  var placeInViews: UIView? { self as? UIView ?? (self as? UIAccessibilityElement)?.containingView }

  /// Every scroll view that it lies in scrolls as little as shows it.
  func scrollIntoSight(animated: Bool) {
    guard let place = placeInViews else { return }
    var frame = accessibilityFrame
    for view in sequence(first: place, next: \.superview).dropFirst() {
      guard let scroller = view as? UIScrollView, scroller.isScrollEnabled, let window = scroller.window else { continue }
      let origin = window.frame.origin
      let rect = scroller.convert(frame.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
      let seen = scroller.bounds.inset(by: scroller.adjustedContentInset)
      if seen.contains(rect) || rect.height > seen.height || animated && (scroller.isTracking || scroller.isDecelerating) { continue }
      scroller.scrollRectToVisible(rect, animated: animated)
      // What lies around is to show it where it is going to be.
      let way = scroller.dynamics.target.map { CGPoint(x: scroller.contentOffset.x - $0.x, y: scroller.contentOffset.y - $0.y) }
      frame = animated ? frame.offsetBy(dx: way?.x ?? 0, dy: way?.y ?? 0) : accessibilityFrame
    }
  }
}
