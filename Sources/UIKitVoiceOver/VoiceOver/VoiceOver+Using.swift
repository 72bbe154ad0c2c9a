import CoreGraphics
import HostInterface
import Motion
import QuartzCore
@_spi(UIKit) import UIKitCore
internal import ScreenReading

/// The activation of the focused element.
extension VoiceOver {
  /// The duration, in seconds, of the simulated touch for a double tap.
  private static let tap = 0.05
  /// The maximum number of responders that are asked, because the chain of an app may be a cycle.
  private static let longestChain = 1000

  /// The focused element, or else the first element, and all objects that contain it. Elements that a transition made unreachable are left
  /// out.
  var chain: some Sequence<_UISpoken> {
    let reachable = gather(), hasFocus = reachable.contains { $0.object === focused }
    let first: UIResponder? = ((hasFocus ? nil : reachable.first?.object) ?? focused) as? UIResponder ?? runtime.app.keyWindow
    return sequence(first: first, next: { $0?.next }).lazy.prefix(Self.longestChain).compactMap { $0 }
  }

  /// Activates the focused element: by its own method, or with a simulated touch.
  func activate() {
    guard let focused, !focused.accessibilityActivate() else { return }
    let point = focused.accessibilityActivationPoint, now = runtime.now
    let finger = nextFinger
    nextFinger -= 1
    let begin = runtime.ticks[runtime.ticks.tick(after: now)]
    runtime.app.inbox.insert(TimedEvent(.touch(TouchInput(.began, finger: finger, at: point)), at: begin))
    runtime.app.inbox.insert(TimedEvent(.touch(TouchInput(.ended, finger: finger, at: point)), at: begin + Self.tap))
  }

  /// Increases or decreases the value of the focused element.
  func adjust(up: Bool) {
    guard let focused, focused.accessibilityTraits.contains(.adjustable) else { return }
    if up { focused.accessibilityIncrement() } else { focused.accessibilityDecrement() }
    runtime.app.needsLayout = true
  }

  /// Performs the escape gesture: an object closes something or goes back, starting at the focus.
  ///
  /// The search ends at a presented controller and does not continue in its presenting controller.
  /// Views that a presentation controller adds around the presented view are asked too.
  func escape() {
    for object in chain {
      if object.accessibilityPerformEscape() { return }
      guard let presented = object as? UIViewController, presented.parent == nil, presented.presentingViewController != nil else {
        continue
      }
      // Views that a presentation controller adds around the presented view belong to the presentation.
      let around = sequence(first: presented.viewIfLoaded?.superview, next: { $0?.superview }).prefix {
        $0 != nil && !($0 is TransitionContainerView)
      }
      if around.contains(where: { $0?.accessibilityPerformEscape() == true }) { return }
      _ = presented.presentationController?.performEscape()
      return
    }
  }

  /// Performs the most important action: an object performs it, starting at the focus and ending with the app's delegate.
  func magicTap() {
    if chain.contains(where: { $0.accessibilityPerformMagicTap() }) { return }
    _ = (runtime.app.application.delegate as? _UISpoken)?.accessibilityPerformMagicTap()
  }

  /// Performs a custom action by its name, on the focused element or an object that contains it.
  func perform(_ name: String) {
    for object in chain {
      guard let action = object.accessibilityCustomActions?.first(where: { $0.name == name }) else { continue }
      _ = action.perform()
      return
    }
  }
}
