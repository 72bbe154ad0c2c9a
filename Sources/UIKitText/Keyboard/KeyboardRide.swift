import CoreGraphics
import QuartzCore
internal import TransitionMachine

/// The state of a transition that takes the keyboard away together with the page whose text is edited. If the transition is cancelled, both
/// return.
struct KeyboardRide {
  /// The view controller of the page.
  weak var page: UIViewController?
  var isUnderWay = true
}

extension Keyboard {
  /// Handles the keyboard when a transition begins to move.
  ///
  /// During an interactive pop, the page keeps its first responder until the finger is lifted. In every other transition the page resigns
  /// first responder at the beginning. The keyboard then moves down, or sideways with a page that the system pushes or pops. This is
  /// Segue's own choice, because no source for UIKit's order is published.
  ///
  /// - Returns: A closure with changes for the transition's animation, or `nil` if there are none.
  package func goAlong(_ transition: ControllerTransition, isSystems: Bool) -> (() -> Void)? {
    guard isUp, let page = transition.leaving, page.isHolding(runtime.firstResponder.current) else { return nil }
    let isAside = isSystems && transition.isStackMove
    if transition.isInteractive {
      guard isAside else { return nil }
      ride = KeyboardRide(page: page)
      transition.scrub?.hold(host.layer)
      return { [host] in host.transform = CGAffineTransform(translationX: Self.aside(transition, host), y: 0) }
    }
    // The arriving page may become the first responder in this update cycle. The keyboard then stays.
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

  /// Called when the transition has ended.
  package func transitionEnded(_ completed: Bool) {
    guard let ride else { return }
    if completed, ride.page?.isHolding(runtime.firstResponder.current) == true { runtime.firstResponder.take() }
    self.ride = nil
    UIView.performWithoutAnimation { host.transform = .identity }
    if !isUp { clear() }
  }
}

extension UIResponder {
  /// The presentation that contains the responder, or `nil`.
  var presentation: UIPresentationController? {
    sequence(first: self, next: \.next).lazy.compactMap { ($0 as? UIViewController)?.node.presentation?.uikit }.first
  }
}

extension UIViewController {
  /// Returns a Boolean value that indicates whether a responder is this controller or is in its view.
  fileprivate func isHolding(_ responder: UIResponder?) -> Bool {
    guard let responder, let view = presentationView else { return false }
    return responder === self || responder.respondingView?.isDescendant(of: view) ?? false
  }
}
