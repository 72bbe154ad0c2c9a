import UIKit

/// The interaction controller of the talk. A pinch of two fingers pops the top controller.
@MainActor
final class PinchInteractor: UIPercentDrivenInteractiveTransition {
  private weak var parent: UINavigationController?
  /// A Boolean value that indicates whether fingers cause the pop.
  private(set) var isInteractive = false
  private var startScale: CGFloat = 1

  init(_ parent: UINavigationController) {
    self.parent = parent
    super.init()
    completionCurve = .easeOut
  }

  func handlePinch(_ gesture: UIPinchGestureRecognizer) {
    switch gesture.state {
    case .began:
      guard let parent, parent.viewControllers.count > 1, parent.transitionCoordinator == nil else { return }
      isInteractive = true
      startScale = gesture.scale
      parent.popViewController(animated: true)
    case .changed:
      guard isInteractive else { return }
      update(max(0, 1 - gesture.scale / startScale))
    case .ended, .cancelled:
      guard isInteractive else { return }
      isInteractive = false
      if gesture.state == .cancelled || gesture.velocity >= 0 { cancel() } else { finish() }
    default: break
    }
  }
}
