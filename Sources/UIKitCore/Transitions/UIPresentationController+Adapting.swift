import QuartzCore

/// The adaptation of a presentation to its traits: another presentation controller replaces the original one
/// (Docs/behaviour/presentations.md, "Adaptation").
extension UIPresentationController {
  /// Returns the style to which the presentation adapts, or `nil` if it does not adapt.
  func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
    let style = adaptivePresentationStyle(for: traits)
    return style == .none || style == presentationStyle ? nil : style
  }

  /// Creates the presentation controller that replaces this one in another style.
  func makeAdapted(to style: UIModalPresentationStyle, presenting presented: UIViewController) -> UIPresentationController {
    let acting = adaptedController(to: style, presenting: presented)
    acting.actingStyle = style
    if acting.delegate == nil { acting.delegate = delegate }
    tell { $0.presentationController(self, prepare: acting) }
    return acting
  }
}

extension PresentationAdapter {
  /// Adapts the presentation after its traits changed. The delegate is called again, and another presentation controller may replace the
  /// current one. (Docs/behaviour/presentations.md, "Adaptation")
  ///
  /// The presented view stays in place, and its controller receives no appearance calls.
  /// During a transition, nothing is adapted until the end.
  /// A container that the delegate provides for a style is requested only at the beginning of a presentation.
  func adapt() {
    let presented = controller.presentedViewController
    guard asked.actingStyle == nil, presented === asked.presentedViewController, presented.node.presentation?.controller === self,
      presented.node.currentTransition == nil, let container
    else { return }
    let style = asked.adaptedStyle(for: container.traitCollection)
    guard style != controller.actingStyle else { return }
    let (old, new) = (controller, style.map { asked.makeAdapted(to: $0, presenting: presented) } ?? asked)
    asked.tell { $0.presentationController(asked, willPresentWithAdaptiveStyle: style ?? .none, transitionCoordinator: nil) }
    UIView.performWithoutAnimation { takeOver(from: old, by: new, in: container) }
  }

  private func takeOver(from old: UIPresentationController, by new: UIPresentationController, in container: TransitionContainerView) {
    new.attach(to: old.presentingViewController)
    new.containerDidChange(to: container)
    replaceController(with: new)
    container.presentationDidChange(to: new)
    // The new view enters the window before it receives the presented view, so that the presented view never leaves the window.
    let (oldView, newView) = (old.presentedView, new.presentedView)
    if let newView { container.addSubview(newView) }
    new.presentationTransitionWillBegin()
    old.containerDidChange(to: nil)
    if let oldView, oldView !== newView, oldView !== new.presentedViewController.viewIfLoaded { oldView.removeFromSuperview() }
    newView?.frame = new.frameOfPresentedViewInContainerView
    new.presentationTransitionDidEnd(true)
    if new.dimsTintBehind { new.setPresenterTintDimmed(true) }
    container.setNeedsLayout()
  }

  /// Adapts the presentation after a transition during which the traits changed.
  func adaptLater() {
    let runtime = controller.presentedViewController.runtime
    guard asked.actingStyle == nil, asked.adaptedStyle(for: controller.traitCollection) != controller.actingStyle else { return }
    runtime.schedule(at: runtime.now) { [weak self] in self?.adapt() }
  }
}

extension UIViewController {
  /// Returns the view controller to present: `presented`, or the container that the delegate provides for the adapted style.
  func adapted(_ presented: UIViewController) -> UIViewController {
    guard let asked = presented.cachedPresentationController, let style = asked.adaptedStyle(for: traitCollection) else { return presented }
    let answer = asked.tell { $0.presentationController(asked, viewControllerForAdaptivePresentationStyle: style) }
    guard let wrapper = answer ?? nil, wrapper !== presented else { return presented }
    wrapper.modalPresentationStyle = style
    wrapper.modalTransitionStyle = presented.modalTransitionStyle
    wrapper.cachedPresentationController = asked.makeAdapted(to: style, presenting: wrapper)
    return wrapper
  }
}
