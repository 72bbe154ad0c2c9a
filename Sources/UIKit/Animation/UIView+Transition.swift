import Foundation
import Motion
import QuartzCore

extension UIView {
  /// Changes what a view shows by a cross-fade or a flip: from a picture of what it showed to what the block makes of it.
  ///
  /// The block's own changes happen at once, unless `allowAnimatedContent` lets them animate beneath. Without a transition among the
  /// options there is only the change, and the completion runs in the next turn. Curls, which Segue does not draw, are cross-fades.
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

  /// Changes what a view shows, turning it from what `pictured` was seen as.
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

  /// Puts one view in the place of another, or with `showHideTransitionViews` hides it and shows the other, by a transition of the view
  /// that holds them.
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

  /// What the transition bits name; nil for none. Curls are fades.
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
