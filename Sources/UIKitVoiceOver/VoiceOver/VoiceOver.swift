import CoreGraphics
import Foundation
import HostInterface
import Motion
import QuartzCore
package import ScreenReading

/// The screen reader: its focus, its speech and the user's gestures. While VoiceOver is off, it does nothing and has no cost.
///
/// The changes of an update cycle are processed once, after the layout (`pass()`).
/// The focus then moves to the requested element, or from a removed element to the nearest one, and the focus ring follows.
@MainActor
package final class VoiceOver: RuntimeState, ScreenReader {
  unowned let runtime: Runtime
  /// The object that has the focus.
  package private(set) weak var focused: _UISpoken?
  /// The elements at the last query, in reading order.
  var known: [ObjectIdentifier] = []
  /// The identity of the focused object, which may have been removed.
  package private(set) var focusedID: ObjectIdentifier?
  /// The requested focus, which applies after the layout.
  var wanted: WantedFocus?
  /// The last spoken information of the focused element.
  var lastSaid: SpokenElement?
  package var queue = SpeechQueue()
  var wakeUp: EventLoop.Token?
  /// The elements that had the focus when a controller was covered.
  var homes: [ObjectIdentifier: FocusHome] = [:]
  /// The scroll view that is scrolling. The focus waits for it.
  weak var scrolling: UIScrollView?
  /// The view that is being collected, and its combined texts.
  var merged: (view: UIView, texts: String?)?
  private var wasOn = false
  private var isPassing = false
  let ring = FocusRing()
  var nextFinger = -1
  /// The elements that lost the focus to something that covered them, latest last.
  private var covered: [FocusHome] = []
  private static let mostCovered = 8
  /// The state that was last reported to a host.
  package var told: (version: Int, focused: ObjectIdentifier?, state: VoiceState)?

  package init(for runtime: Runtime) { self.runtime = runtime }

  package var isOn: Bool { runtime.app.environment.voiceOver }

  /// Returns all elements on the screen, in reading order.
  package func gather() -> [FoundElement] {
    let windows = runtime.windowsBackToFront + runtime.app.systemWindows
    let shown = windows.last { $0.accessibilityViewIsModal }.map { [$0] } ?? windows
    let found = shown.flatMap(Gathering.elements)
    known = found.map(\.id)
    return found
  }

  // MARK: Update after the layout

  /// Updates the focus after the changes of an update cycle. Returns whether this may have caused more changes.
  package func pass() -> Bool {
    guard isOn || wasOn else { return false }
    guard !isPassing else { return false }
    isPassing = true
    defer { isPassing = false }
    if isOn != wasOn { turnedOnOrOff() }
    guard isOn, !runtime.lifeCycle.isResting else {
      ring.hide()
      return false
    }
    // Until a transition has ended, the focus stays unchanged.
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

  /// The way in which a focused element scrolls into the visible area.
  ///
  /// It is immediate if the user moved the focus. It is animated if the app moved it, unless a finger or a spring moves the scroll view.
  enum Scroll { case atOnce, gently, none }

  private func placeRing() -> Bool { ring.show(focused.map(\.accessibilityFrame), in: runtime.windowsBackToFront.last) }

  // MARK: Focus

  /// Moves the focus to an element, scrolls it into the visible area, and speaks its description.
  ///
  /// An element that gets the focus because another one was removed is not scrolled. A finger or a spring may be moving the scroll view.
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

  /// Removes the focus.
  func leave() {
    let old = focused
    (focused, focusedID, lastSaid) = (nil, nil, nil)
    old?.accessibilityElementDidLoseFocus()
  }

  /// Moves the focus from a removed element to the nearest remaining one, or to the first.
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

  /// Returns the element that last lost the focus to something that has been removed.
  private func whoReturns(among found: [FoundElement]) -> FoundElement? {
    guard let place = covered.lastIndex(where: { home in found.contains { $0.object === home.element } }) else { return nil }
    let back = covered[place].element
    covered.removeSubrange(place...)
    return found.first { $0.object === back }
  }

  /// Called when a view is recycled for other content. It no longer represents the focused element.
  package func wasPutAway(_ view: UIView) {
    guard isOn, let focused, let place = focused.placeInViews, place.isDescendant(of: view) else { return }
    self.focused = nil
    focused.accessibilityElementDidLoseFocus()
  }

  /// Returns whether an element can still be read: it and its ancestors are visible, and no modal view is next to them.
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
  package var voiceOver: VoiceOver { state() }
}

extension _UISpoken {
  /// The view of the object, or the view that contains it.
  var placeInViews: UIView? { self as? UIView ?? (self as? UIAccessibilityElement)?.containingView }

  /// Scrolls each enclosing scroll view by the smallest distance that shows the object.
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
      // The outer scroll views must show the final position of the object.
      let way = scroller.dynamics.target.map { CGPoint(x: scroller.contentOffset.x - $0.x, y: scroller.contentOffset.y - $0.y) }
      frame = animated ? frame.offsetBy(dx: way?.x ?? 0, dy: way?.y ?? 0) : accessibilityFrame
    }
  }
}
