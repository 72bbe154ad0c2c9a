import Foundation
import Motion
import QuartzCore

extension UIView {
  /// Animates what the block changes in a view, its contents by a cross-fade with `.transitionCrossDissolve`.
  ///
  /// Of Apple's transitions only the cross-dissolve of a view's own contents exists; the others make the change without one.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let dissolves = options.rawValue >> 20 & 7 == AnimationOptions.transitionCrossDissolve.rawValue >> 20
    run(
      options.pace(duration: dissolves ? duration : 0), 0, options, nil,
      {
        animations?()
        if dissolves { view.displayIfNeeded() }
      }, completion)
  }

  /// Puts one view in the place of another, one fading in while the other fades out.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let keeps = options.contains(.showHideTransitionViews)
    let (fromAlpha, toAlpha) = (fromView.alpha, toView.alpha)
    performWithoutAnimation {
      if keeps { toView.isHidden = false } else { fromView.superview?.insertSubview(toView, aboveSubview: fromView) }
      toView.alpha = 0
    }
    animate(
      withDuration: duration, options: options,
      animations: {
        fromView.alpha = 0
        toView.alpha = toAlpha
      },
      completion: { finished in
        if keeps { fromView.isHidden = true } else { fromView.removeFromSuperview() }
        fromView.alpha = fromAlpha
        completion?(finished)
      })
  }
}
