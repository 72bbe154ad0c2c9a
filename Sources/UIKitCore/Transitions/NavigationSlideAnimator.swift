import QuartzCore

/// The built-in animator of push and pop. The front view slides over the back view, which moves a little and is darkened.
///
/// Without interaction, it is an animation block with the system's spring, and cannot be interrupted.
/// In an interaction, it is a property animator that can be interrupted again.
final class NavigationSlideAnimator: _UIRoot, UIViewControllerAnimatedTransitioning, SystemPaced {
  private let isPush: Bool
  private var underFinger: UIViewPropertyAnimator?
  /// The distance of the back view, as a fraction of the width.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the dimming (from other reimplementations).
  private static let scrim: CGFloat = 0.094
  /// The width of the shadow at the leading edge, in points, and its opacity (folklore).
  private static let shadowWidth: CGFloat = 9, shadowAlpha: CGFloat = 0.2

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { NavigationDuration.slide }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let underFinger { return underFinger }
    guard context.isInteractive else { return AbsentAnimator.shared }
    let made = UIViewPropertyAnimator(duration: NavigationDuration.slide, curve: .linear)
    underFinger = made
    return made
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to), let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let (front, behind) = isPush ? (to, from) : (from, to)
    let width = container.bounds.width * (container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
    let (scrim, shadow) = (UIView(frame: container.bounds), NavigationShadow(isMirrored: width < 0))
    UIView.performWithoutAnimation {
      to.frame = context.finalFrame(for: arriving)
      if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
      to.layoutIfNeeded()
      scrim.backgroundColor = UIColor.black.withAlphaComponent(Self.scrim)
      scrim.isUserInteractionEnabled = false
      container.insertSubview(scrim, belowSubview: front)
      container.insertSubview(shadow, belowSubview: front)
      place(front, behind, scrim, shadow, width, isCovered: !isPush)
    }
    let go = { self.place(front, behind, scrim, shadow, width, isCovered: self.isPush) }
    let end = {
      scrim.removeFromSuperview()
      shadow.removeFromSuperview()
      for view in [front, behind] { view.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
    if let underFinger {
      underFinger.addAnimations(go)
      underFinger.addCompletion { _ in end() }
    } else {
      UIView.animate(withDuration: NavigationDuration.slide, delay: 0, options: .systemCurve, animations: go, completion: { _ in end() })
    }
  }

  private func place(_ front: UIView, _ behind: UIView, _ scrim: UIView, _ shadow: UIView, _ width: CGFloat, isCovered: Bool) {
    let aside = isCovered ? 0 : width
    front.transform = CGAffineTransform(translationX: aside, y: 0)
    behind.transform = CGAffineTransform(translationX: isCovered ? -Self.parallax * width : 0, y: 0)
    scrim.alpha = isCovered ? 1 : 0
    let edge = width < 0 ? front.frame.maxX : front.frame.minX - Self.shadowWidth
    shadow.frame = CGRect(x: edge, y: front.frame.minY, width: Self.shadowWidth, height: front.frame.height)
    shadow.alpha = isCovered ? Self.shadowAlpha : Self.shadowAlpha / 2
  }
}

/// The shadow at the edge of the front view.
private final class NavigationShadow: UIView {
  private let gradient = CAGradientLayer()

  init(isMirrored: Bool) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    gradient.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor]
    gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    layer.addSublayer(gradient)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }
}
