import CoreGraphics
import Foundation
import QuartzCore

/// The durations of the built-in transitions, in seconds.
///
/// The system spring is within 0.1 % of its target after 0.5 seconds (Docs/behaviour/animation.md, "System spring"). The other values have
/// no reliable source (Docs/behaviour/controllers.md, "Modal styles").
package enum ModalDuration {
  static let coverVertical = 0.5
  static let crossDissolve = 0.4
  static let flipHorizontal = 0.75
  /// The duration of the cross-fade that replaces a slide for a user who prefers less motion. It is folklore.
  /// (Docs/behaviour/environment.md, "Accessibility settings")
  package static let reducedMotion = 0.3
}

extension UIModalTransitionStyle {
  /// Creates the animator of this style.
  ///
  /// - Parameter isPush: A Boolean value that indicates whether a stack pushes or pops. It is `nil` for a presentation or dismissal,
  ///   which states its own direction.
  @MainActor func makeAnimator(in runtime: Runtime, isPush: Bool? = nil) -> any UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical: return CoverVerticalAnimator(isPush: isPush)
    case .crossDissolve: return CrossDissolveAnimator(isPush: isPush)
    case .flipHorizontal: return FlipHorizontalAnimator(isPush: isPush)
    case .partialCurl:
      runtime.app.noteCurl()
      return CrossDissolveAnimator(isPush: isPush)
    }
  }
}

/// An animator that slides the presented view up over the other content and down again, with the system spring.
final class CoverVerticalAnimator: _UIRoot, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool?

  init(isPush: Bool? = nil) { self.isPush = isPush }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ModalDuration.coverVertical
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let slide = ModalSlide(context, isPush: isPush)
    slide.begin { [down = slide.offscreen] in $0.frame = down }
    let animator = UIViewPropertyAnimator(duration: ModalDuration.coverVertical, timingParameters: UISpringTimingParameters())
    animator.addAnimations { slide.end { $0.frame = slide.offscreen } }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator.startAnimation()
  }
}

/// An animator that fades the presented view in over the other content and out again.
package final class CrossDissolveAnimator: _UIRoot, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let isPush: Bool?

  package init(duration: TimeInterval = ModalDuration.crossDissolve, isPush: Bool? = nil) {
    (self.duration, self.isPush) = (duration, isPush)
  }

  package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let slide = ModalSlide(context, isPush: isPush)
    slide.begin { $0.alpha = 0 }
    UIView.animate(
      withDuration: duration, animations: { slide.end { $0.alpha = 0 } },
      completion: { _ in
        slide.moving.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// An animator that rotates the container about its vertical axis, from one view to the other (Docs/behaviour/controllers.md, "Modal
/// styles").
final class FlipHorizontalAnimator: _UIRoot, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool?

  init(isPush: Bool? = nil) { self.isPush = isPush }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ModalDuration.flipHorizontal
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView, isInStack = isPush != nil
    let isPresenting = isPush ?? context.viewController(forKey: .to)?.isBeingPresented ?? false
    guard let moving = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
    let presenter = context.view(forKey: isPresenting ? .from : .to)
    let change = {
      if isPresenting {
        if let controller = context.viewController(forKey: .to) { moving.frame = context.finalFrame(for: controller) }
        container.addSubview(moving)
      } else {
        if let presenter {
          if let controller = context.viewController(forKey: .to), isInStack { presenter.frame = context.finalFrame(for: controller) }
          container.insertSubview(presenter, at: 0)
        }
        moving.isHidden = true
      }
    }
    let side = isPresenting ? LayerTransition.Side.right : .left
    UIView.turn(
      container, presenter == nil ? .flip(from: side) : .turn(from: side), picturing: isPresenting ? presenter : container,
      duration: ModalDuration.flipHorizontal, change
    ) { _ in
      moving.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The common part of the first two animators: the view that moves, and the views that are inserted.
@MainActor
package struct ModalSlide {
  package let moving: UIView
  package let isPresenting: Bool
  package let offscreen: CGRect
  private let atRest: CGRect

  package init(_ context: any UIViewControllerContextTransitioning, isPush: Bool? = nil) {
    let container = context.containerView
    isPresenting = isPush ?? context.viewController(forKey: .to)?.isBeingPresented ?? false
    let key: (UITransitionContextViewKey, UITransitionContextViewControllerKey) = isPresenting ? (.to, .to) : (.from, .from)
    guard let view = context.view(forKey: key.0), let controller = context.viewController(forKey: key.1) else {
      preconditionFailure("a presentation or dismissal always has a view that moves")
    }
    moving = view
    atRest = isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    offscreen = atRest.offsetBy(dx: 0, dy: container.bounds.maxY - atRest.minY)
    if isPresenting {
      view.frame = atRest
      container.addSubview(view)
    } else if let uncovered = context.view(forKey: .to) {
      if let below = context.viewController(forKey: .to), isPush != nil { uncovered.frame = context.finalFrame(for: below) }
      container.insertSubview(uncovered, at: 0)
    }
  }

  /// Puts an appearing view at its start position.
  package func begin(_ hide: (UIView) -> Void) {
    if isPresenting { UIView.performWithoutAnimation { hide(moving) } }
  }

  /// Puts an appearing view at its final position, or a disappearing view at its hidden position.
  package func end(_ hide: (UIView) -> Void) {
    if isPresenting {
      moving.frame = atRest
      moving.alpha = 1
    } else {
      hide(moving)
    }
  }
}
