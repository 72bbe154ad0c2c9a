import Foundation
import Motion
import QuartzCore

extension UIView {
  /// Changes the content of a view with a cross-fade or a flip, from its previous image to its new content.
  ///
  /// Changes in the block take effect immediately. With `allowAnimatedContent`, they are animated during the transition.
  /// Without a transition in the options, the change has no animation, and the completion runs in the next update cycle.
  /// Segue shows page curls as cross-fades.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let style = options.transitionStyle
    if options.isCurl { view.runtime.app.noteCurl() }
    animate(
      options.pace(duration: style == nil ? 0 : duration), 0, options, nil,
      {
        if let style { Runtime.current.app.blocks.last?.transition(view, style) }
        guard let animations else { return }
        if options.contains(.allowAnimatedContent) { animations() } else { performWithoutAnimation(animations) }
      }, completion)
  }

  /// Changes the content of a view with a transition from the image of `pictured`.
  static func turn(
    _ view: UIView, _ style: LayerTransition.Style, picturing pictured: UIView?, duration: TimeInterval, _ change: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    animate(
      AnimationOptions.curveEaseInOut.pace(duration: duration), 0, [], nil,
      {
        Runtime.current.app.blocks.last?.transition(view, style, picturing: pictured)
        performWithoutAnimation(change)
      }, completion)
  }

  /// Replaces one view by another with a transition of their superview.
  ///
  /// With `showHideTransitionViews`, the method hides one view and shows the other instead.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(with: fromView.superview ?? fromView, duration: duration, options: options, animations: change, completion: completion)
  }
}

extension UIView.AnimationOptions {
  private static let transitionBits = UIView.AnimationOptions(rawValue: 7 << 20)
  var isCurl: Bool { [.transitionCurlUp, .transitionCurlDown].contains(intersection(Self.transitionBits)) }

  /// The transition in the option bits, or `nil` if there is none. Page curls are cross-fades.
  var transitionStyle: LayerTransition.Style? {
    switch intersection(Self.transitionBits) {
    case .transitionFlipFromLeft: .flip(from: .left)
    case .transitionFlipFromRight: .flip(from: .right)
    case .transitionFlipFromTop: .flip(from: .top)
    case .transitionFlipFromBottom: .flip(from: .bottom)
    case .transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown: .fade
    default: nil
    }
  }
}

extension AppState {
  /// Writes a warning about curls once.
  func noteCurl() { warnOnce("Curls are not drawn: this transition, and any other curl, runs as a cross-dissolve.") }
}
