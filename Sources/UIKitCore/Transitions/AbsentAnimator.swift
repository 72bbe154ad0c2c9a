import CoreGraphics
import Foundation
import QuartzCore

/// The result of `interruptibleAnimator(using:)` if the animator does not implement the method.
///
/// Without an Objective-C runtime, an optional method is a method with a default implementation. This value distinguishes the default from
/// a result of the app.
package final class AbsentAnimator: _UIRoot, UIViewImplicitlyAnimating {
  @MainActor static package let shared = AbsentAnimator()

  package var state: UIViewAnimatingState { .inactive }
  package var isRunning: Bool { false }
  package var isReversed: Bool {
    get { false }
    set { refuse() }
  }
  package var fractionComplete: CGFloat {
    get { 0 }
    set { refuse() }
  }
  package func startAnimation() { refuse() }
  package func startAnimation(afterDelay delay: TimeInterval) { refuse() }
  package func pauseAnimation() { refuse() }
  package func stopAnimation(_ withoutFinishing: Bool) { refuse() }
  package func finishAnimation(at finalPosition: UIViewAnimatingPosition) { refuse() }
  package func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { refuse() }
  package func addAnimations(_ animation: @escaping () -> Void) { refuse() }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { refuse() }
  package func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { refuse() }

  private func refuse() {
    preconditionFailure("this animator has no interruptibleAnimator(using:); call animateTransition(using:) instead")
  }
}
