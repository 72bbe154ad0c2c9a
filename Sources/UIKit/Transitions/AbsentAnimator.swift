import CoreGraphics
import Foundation
import QuartzCore

/// The result of `interruptibleAnimator(using:)` if the animator does not implement the method.
///
/// Without an Objective-C runtime, an optional method is a method with a default implementation. This value distinguishes the default from
/// a result of the app.
final class AbsentAnimator: _UIRoot, UIViewImplicitlyAnimating {
  @MainActor static let shared = AbsentAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set { refuse() }
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set { refuse() }
  }
  func startAnimation() { refuse() }
  func startAnimation(afterDelay delay: TimeInterval) { refuse() }
  func pauseAnimation() { refuse() }
  func stopAnimation(_ withoutFinishing: Bool) { refuse() }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { refuse() }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { refuse() }
  func addAnimations(_ animation: @escaping () -> Void) { refuse() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { refuse() }
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { refuse() }

  private func refuse() {
    preconditionFailure("this animator has no interruptibleAnimator(using:); call animateTransition(using:) instead")
  }
}
