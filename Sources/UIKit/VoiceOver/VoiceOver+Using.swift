import CoreGraphics
import HostInterface
import Motion
import QuartzCore
internal import ScreenReading

/// What has the focus is used.
extension VoiceOver {
  /// Seconds for which the finger stays that stands for a double tap.
  private static let tap = 0.05
  /// Objects up the chain that are asked at most: an app's chain may be a ring.
  private static let longestChain = 1000

  /// What has the focus, or else the first that is read, and all that it lies in. What a page that comes has taken out of reach has no say.
  var chain: some Sequence<_UISpoken> {
    let reachable = gather(), hasFocus = reachable.contains { $0.object === focused }
    let first: UIResponder? = ((hasFocus ? nil : reachable.first?.object) ?? focused) as? UIResponder ?? runtime.app.keyWindow
    return sequence(first: first, next: { $0?.next }).lazy.prefix(Self.longestChain).compactMap { $0 }
  }

  /// Uses it: it does so itself, or a finger comes down and lifts.
  func activate() {
    guard let focused, !focused.accessibilityActivate() else { return }
    let point = focused.accessibilityActivationPoint, now = runtime.now
    let finger = nextFinger
    nextFinger -= 1
    let begin = runtime.ticks[runtime.ticks.tick(after: now)]
    runtime.app.inbox.insert(TimedEvent(.touch(TouchInput(.began, finger: finger, at: point)), at: begin))
    runtime.app.inbox.insert(TimedEvent(.touch(TouchInput(.ended, finger: finger, at: point)), at: begin + Self.tap))
  }

  /// More or less of it.
  func adjust(up: Bool) {
    guard let focused, focused.accessibilityTraits.contains(.adjustable) else { return }
    if up { focused.accessibilityIncrement() } else { focused.accessibilityDecrement() }
    runtime.app.needsLayout = true
  }

  /// Out of here: whoever closes something or goes back, from the focus outwards.
  ///
  /// What presented something is not asked by what it presents: a page that does not answer stays, and so does what is behind it. What a
  /// presentation controller has put around its page is asked.
  func escape() {
    for object in chain {
      if object.accessibilityPerformEscape() { return }
      guard let presented = object as? UIViewController, presented.parent == nil, presented.presentingViewController != nil else {
        continue
      }
      // What a presentation controller has put around the page belongs to the presentation too.
      let around = sequence(first: presented.viewIfLoaded?.superview, next: { $0?.superview }).prefix {
        $0 != nil && !($0 is TransitionContainerView)
      }
      if around.contains(where: { $0?.accessibilityPerformEscape() == true }) { return }
      _ = presented.presentationController?.performEscape()
      return
    }
  }

  /// The most important thing: whoever does one, from the focus outwards, and at last the app's delegate.
  func magicTap() {
    if chain.contains(where: { $0.accessibilityPerformMagicTap() }) { return }
    _ = (runtime.app.application.delegate as? _UISpoken)?.accessibilityPerformMagicTap()
  }

  /// An action by its name, of what has the focus or of what it lies in.
  func perform(_ name: String) {
    for object in chain {
      guard let action = object.accessibilityCustomActions?.first(where: { $0.name == name }) else { continue }
      _ = action.perform()
      return
    }
  }
}
