import QuartzCore

/// How a presentation adapts to its surroundings: another presentation controller acts in its place. (BEHAVIOUR-2 §20.3)
extension UIPresentationController {
  /// The style to which it adapts; nil if it stays as it is.
  func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
    let style = adaptivePresentationStyle(for: traits)
    return style == .none || style == presentationStyle ? nil : style
  }

  /// Who acts in its place under some traits; nil if it acts itself.
  func makeAdapted(to style: UIModalPresentationStyle, presenting presented: UIViewController) -> UIPresentationController {
    let acting = adaptedController(to: style, presenting: presented)
    acting.actingStyle = style
    if acting.delegate == nil { acting.delegate = delegate }
    tell { $0.presentationController(self, prepare: acting) }
    return acting
  }
}

extension PresentationSeat {
  /// The surroundings are other ones: the delegate is asked again, and another presentation may take over what is shown. (§20.3)
  ///
  /// The page stays where it is, and hears nothing. While it is on its way nothing is asked; at the end it is. A controller that the
  /// delegate puts around the page in some style is a matter of the beginning alone.
  func adapt() {
    let presented = controller.presentedViewController
    guard asked.actingStyle == nil, presented === asked.presentedViewController, presented.node.presentation?.controller === self,
      presented.node.currentTransition == nil,
      let container = controller.containerView as? TransitionContainerView
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
    // In the window before it takes the page, so that the page never leaves it.
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

  /// Surroundings that changed on the way are looked at when it is over.
  func adaptLater() {
    let runtime = controller.presentedViewController.runtime
    guard asked.actingStyle == nil, asked.adaptedStyle(for: controller.traitCollection) != controller.actingStyle else { return }
    runtime.schedule(at: runtime.now) { [weak self] in self?.adapt() }
  }
}

extension UIViewController {
  /// Who is presented when `presented` was asked for: itself, or what the delegate puts around it for the style that it adapts to.
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
