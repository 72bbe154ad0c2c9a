import CoreGraphics
import QuartzCore
internal import TransitionMachine

/// The keyboard goes away with the page whose text is edited, and comes back with it where the transition is taken back.
struct KeyboardRide {
  /// Whom the page belongs to.
  weak var page: UIViewController?
  var isUnderWay = true
}

extension Keyboard {
  /// A transition begins to move: what it takes away takes the keyboard along.
  ///
  /// A page that a finger draws aside keeps its first responder until the finger has decided. In every other transition it is taken at the
  /// beginning, and the keyboard goes down, or aside with a page that is pushed or popped by the system. (A choice; UIKit's order is K.)
  ///
  /// - Returns: what belongs into the transition's animation; nil for nothing.
  func goAlong(_ transition: ControllerTransition, isSystems: Bool) -> (() -> Void)? {
    guard isUp, let page = transition.leaving, page.isHolding(runtime.firstResponder.current) else { return nil }
    let isAside = isSystems && transition.isStackMove
    if transition.isInteractive {
      guard isAside else { return nil }
      ride = KeyboardRide(page: page)
      transition.scrub?.hold(host.layer)
      return { [host] in host.transform = CGAffineTransform(translationX: Self.aside(transition, host), y: 0) }
    }
    // Who arrives may take it over in this very turn: then it stays.
    runtime.schedule(after: 0) { [weak self, weak page, weak transition] in
      guard let self, let page, page.isHolding(runtime.firstResponder.current) else { return }
      guard isAside, let transition, transition.transition.phase.isRunning else { return runtime.firstResponder.take() }
      ride = KeyboardRide(page: page)
      UIView.animate(withDuration: transition.transitionDuration, delay: 0, options: .systemCurve) {
        self.host.transform = CGAffineTransform(translationX: Self.aside(transition, self.host), y: 0)
        self.runtime.firstResponder.take()
      }
    }
    return nil
  }

  private static func aside(_ transition: ControllerTransition, _ host: UIView) -> CGFloat {
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return host.bounds.width * (transition.isPop != isMirrored ? 1 : -1)
  }

  /// The transition is over.
  func transitionEnded(_ completed: Bool) {
    guard let ride else { return }
    if completed, ride.page?.isHolding(runtime.firstResponder.current) == true { runtime.firstResponder.take() }
    self.ride = nil
    UIView.performWithoutAnimation { host.transform = .identity }
    if !isUp { clear() }
  }
}

extension UIResponder {
  /// The presentation that it lies in.
  var presentation: UIPresentationController? {
    sequence(first: self, next: \.next).lazy.compactMap { ($0 as? UIViewController)?.node.presentation?.uikit }.first
  }
}

extension UIViewController {
  /// Whether a responder lies in its view, or is itself.
  fileprivate func isHolding(_ responder: UIResponder?) -> Bool {
    guard let responder, let view = presentationView else { return false }
    return responder === self || responder.respondingView?.isDescendant(of: view) ?? false
  }
}
