import QuartzCore

/// How a presentation adapts to its surroundings: another presentation controller acts in its place. (BEHAVIOUR-2 §20.3)
extension UIPresentationController {
  /// The style where the width is compact, as the controller would have it; `.none` keeps the one that was asked for.
  public var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  /// The style under some traits, as the delegate would have it; `.none` keeps the one that was asked for.
  public func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    tell { $0.adaptivePresentationStyle(for: self, traitCollection: traitCollection) } ?? builtInAdaptiveStyle(for: traitCollection)
  }

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
