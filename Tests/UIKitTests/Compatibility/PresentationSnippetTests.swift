import Stages
import Testing
import UIKit

/// Presentations as published code writes them: its habits, its spellings, and that it does what it says.
@MainActor @Suite(.hand) struct PresentationSnippetTests {
  var hand: Hand { Hand.current! }
  let root = UIViewController(), page = UIViewController()

  func open(by director: UIViewControllerTransitioningDelegate) {
    hand.window.rootViewController = root
    hand.wait()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = director
    root.present(page, animated: true)
  }

  @Test func `a drawer over a dimmed page closes at a tap beside it`() throws {
    let director = DrawerDelegate()
    open(by: director)
    hand.wait(0.6)
    let drawer = try #require(page.presentationController as? DrawerPresentationController)
    #expect(page.view.frame == CGRect(x: 0, y: 406, width: 375, height: 406))
    #expect(drawer.dimmingView.alpha == 1 && drawer.dimmingView.frame == hand.window.bounds)
    #expect(page.view.layer.cornerRadius == 12 && page.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    hand.tap(180, 100)
    hand.wait(0.1)
    #expect(page.isBeingDismissed && (0.01..<1).contains(Double(drawer.dimmingView.layer.presentation()!.opacity)))
    hand.wait(0.6)
    #expect(root.presentedViewController == nil && drawer.dimmingView.superview == nil && drawer.ended == [true, true])
  }

  @Test func `a page is pulled down: let go early it returns, let go late it leaves`() {
    let director = PullDelegate()
    open(by: director)
    hand.wait(0.6)
    director.interactor.attach(to: page)
    var heard: [String] = []
    director.onEnd = { heard.append($0) }
    for distance in [200.0, 600.0] {
      hand.down(180, 150)
      hand.drag(by: 0, distance, over: 0.5)
      #expect(page.isBeingDismissed && director.interactor.hasStarted)
      let shown = page.view.layer.presentation()!.frame.minY
      #expect(abs(shown - (distance - 10)) < 15, "the page follows the finger: \(shown)")
      hand.wait(0.2)
      hand.up()
      hand.wait(0.7)
    }
    #expect(heard == ["dismissal cancelled", "dismissal done"])
    #expect(root.presentedViewController == nil && page.view.window == nil)
  }

  @Test func `a picture flies from its place in the list to the page`() {
    let director = HeroDelegate()
    let thumbnail = UIImageView(frame: CGRect(x: 20, y: 500, width: 80, height: 60))
    thumbnail.backgroundColor = .red
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    root.view.addSubview(thumbnail)
    let picture = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 281))
    page.view.addSubview(picture)
    director.animator.source = { thumbnail }
    director.animator.target = { picture }
    open(by: director)
    hand.wait(0.2)
    let flying = director.animator.flying
    #expect(thumbnail.isHidden && picture.isHidden && flying != nil)
    let shown = flying!.layer.presentation()!.frame
    #expect((20..<500).contains(shown.minY) && shown.width > 80 && shown.width < 375)
    hand.wait(0.6)
    #expect(!thumbnail.isHidden && !picture.isHidden && flying!.superview == nil)
    root.dismiss(animated: true)
    hand.wait(0.6)
    #expect(!thumbnail.isHidden && page.view.window == nil)
  }

  @Test func `a circle opens by a mask whose path is animated, and its delegate ends the transition`() {
    let director = CircleDelegate()
    open(by: director)
    hand.wait(0.2)
    let mask = page.view.layer.mask as? CAShapeLayer
    #expect(mask?.animation(forKey: "path") is CABasicAnimation)
    #expect(page.view.hitTest(CGPoint(x: 10, y: 10), with: nil) != nil)
    hand.wait(0.4)
    #expect(director.animator.stops == [true] && page.view.layer.mask == nil && page.transitionCoordinator == nil)
    #expect(root.presentedViewController === page)
  }

  @Test func `a card turns over in two halves of keyframes`() {
    let director = FlipDelegate()
    open(by: director)
    hand.wait(0.2)
    #expect(page.view.layer.presentation()!.transform.m11 < 0.99 && page.view.isHidden)
    hand.wait(0.3)
    #expect(!page.view.isHidden)
    hand.wait(0.6)
    #expect(CATransform3DIsIdentity(page.view.layer.transform) && page.view.superview?.layer.sublayerTransform.m34 == -0.002)
    #expect(director.snapshots.allSatisfy { $0.superview == nil } && director.snapshots.count == 1)
  }

  @Test func `a transition that can be grabbed on its way runs back`() {
    let director = GrabDelegate()
    open(by: director)
    hand.wait(0.2)
    let animator = director.animator.running
    animator?.pauseAnimation()
    let part = animator?.fractionComplete ?? 0
    #expect((0.1..<0.9).contains(part) && page.isBeingPresented)
    animator?.isReversed = true
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    hand.wait(0.6)
    #expect(root.presentedViewController == nil && page.view.window == nil && director.animator.heard == ["ended false"])
  }

  @Test func `a page asks its coordinator to fade its bar along`() {
    let director = PullDelegate()
    let bar = BarController()
    bar.modalPresentationStyle = .custom
    bar.transitioningDelegate = director
    hand.window.rootViewController = root
    hand.wait()
    root.present(bar, animated: true, completion: nil)
    hand.wait(0.2)
    #expect((0.05..<0.95).contains(Double(bar.bar.layer.presentation()!.opacity)))
    hand.wait(0.5)
    #expect(bar.bar.alpha == 1 && bar.notes == ["appeared, cancelled false"])
    bar.dismiss(animated: true) { bar.notes.append("dismissed") }
    hand.wait(0.6)
    #expect(bar.notes == ["appeared, cancelled false", "left", "dismissed"])
  }
}

// MARK: A drawer

final class DrawerPresentationController: UIPresentationController {
  private(set) var ended: [Bool] = []
  lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    view.alpha = 0
    let tap = UITapGestureRecognizer(target: self, action: Selector("dimmingViewTapped:", DrawerPresentationController.dimmingViewTapped))
    view.addGestureRecognizer(tap)
    return view
  }()

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(origin: CGPoint(x: 0, y: bounds.maxY - size.height), size: size)
  }
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height / 2)
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.layer.cornerRadius = 12
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    containerView?.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1.0
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 1.0 })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    ended.append(completed)
    if !completed { dimmingView.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { (_: UIViewControllerTransitionCoordinatorContext) -> Void in self.dimmingView.alpha = 0 }, completion: nil)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    ended.append(completed)
    if completed { dimmingView.removeFromSuperview() }
  }
  @MainActor func dimmingViewTapped(_ tap: UITapGestureRecognizer) {
    if tap.state == .ended { presentingViewController.dismiss(animated: true, completion: nil) }
  }
}

final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { DrawerPresentationController(presentedViewController: presented, presenting: presenting) }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPresenting: false)
  }
}

final class SlideAnimator: NSObject {
  let isPresenting: Bool
  var onEnd: ((String) -> Void)?
  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }
}
extension SlideAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresenting { transitionContext.containerView.addSubview(controller.view) }
    let presentedFrame =
      transitionContext.finalFrame(for: controller) == .zero
      ? transitionContext.initialFrame(for: controller) : transitionContext.finalFrame(for: controller)
    var dismissedFrame = isPresenting ? presentedFrame : transitionContext.initialFrame(for: controller)
    dismissedFrame.origin.y = transitionContext.containerView.frame.size.height
    let initialFrame = isPresenting ? dismissedFrame : controller.view.frame
    let finalFrame = isPresenting ? presentedFrame : dismissedFrame
    controller.view.frame = initialFrame
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: [.curveLinear],
      animations: { controller.view.frame = finalFrame },
      completion: { finished in
        let done = finished && !transitionContext.transitionWasCancelled
        self.onEnd?("\(self.isPresenting ? "presentation" : "dismissal") \(done ? "done" : "cancelled")")
        transitionContext.completeTransition(done)
      })
  }
}

// MARK: Pulled down

final class PullInteractor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
  private weak var controller: UIViewController?

  func attach(to controller: UIViewController) {
    self.controller = controller
    let pan = UIPanGestureRecognizer(target: self, action: Selector("handleGesture:", PullInteractor.handleGesture))
    pan.maximumNumberOfTouches = 1
    controller.view.addGestureRecognizer(pan)
  }
  @MainActor func handleGesture(_ sender: UIPanGestureRecognizer) {
    let percentThreshold: CGFloat = 0.3
    guard let view = controller?.view.superview else { return }
    let translation = sender.translation(in: view)
    let verticalMovement = translation.y / view.bounds.height
    let downwardMovement = fmaxf(Float(verticalMovement), 0.0)
    let progress = CGFloat(fminf(downwardMovement, 1.0))
    switch sender.state {
    case .began:
      hasStarted = true
      controller?.dismiss(animated: true, completion: nil)
    case .changed:
      shouldFinish = progress > percentThreshold
      update(progress)
    case .cancelled:
      hasStarted = false
      cancel()
    case .ended:
      hasStarted = false
      shouldFinish ? finish() : cancel()
    default:
      break
    }
  }
}

final class PullDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let interactor = PullInteractor()
  var onEnd: ((String) -> Void)?
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    let animator = SlideAnimator(isPresenting: false)
    animator.onEnd = onEnd
    return animator
  }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?
  {
    return interactor.hasStarted ? interactor : nil
  }
}

// MARK: A hero

final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true
  var source: () -> UIView? = { nil }
  var target: () -> UIView? = { nil }
  private(set) weak var weakFlying: UIView?
  private(set) var flying: UIView?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let small = source(), let large = target(),
      let pageView = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    if isPresenting {
      container.addSubview(pageView)
      pageView.layoutIfNeeded()
    }
    let smallFrame = small.superview!.convert(small.frame, to: container)
    let largeFrame = container.convert(large.bounds, from: large)
    guard let snapshot = (isPresenting ? small : large).snapshotView(afterScreenUpdates: false) else {
      return transitionContext.completeTransition(false)
    }
    snapshot.frame = isPresenting ? smallFrame : largeFrame
    snapshot.layer.masksToBounds = true
    container.addSubview(snapshot)
    flying = snapshot
    [small, large].forEach { $0.isHidden = true }
    pageView.alpha = isPresenting ? 0 : 1
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0.2,
      options: [.curveEaseInOut, .beginFromCurrentState]
    ) {
      snapshot.frame = self.isPresenting ? largeFrame : smallFrame
      pageView.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      [small, large].forEach { $0.isHidden = false }
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
final class HeroDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = HeroAnimator()
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = true
    return animator
  }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = false
    return animator
  }
}

// MARK: A circle

final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  weak var transitionContext: UIViewControllerContextTransitioning?
  var stops: [Bool] = []
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext
    let containerView = transitionContext.containerView
    guard let toViewController = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to) else { return }
    containerView.addSubview(toViewController.view)
    let button = CGRect(x: 300, y: 740, width: 44, height: 44)
    let circleMaskPathInitial = UIBezierPath(ovalIn: button)
    let extremePoint = CGPoint(x: button.midX, y: button.midY - toViewController.view.bounds.height)
    let radius = sqrt((extremePoint.x * extremePoint.x) + (extremePoint.y * extremePoint.y))
    let circleMaskPathFinal = UIBezierPath(ovalIn: button.insetBy(dx: -radius, dy: -radius))
    let maskLayer = CAShapeLayer()
    maskLayer.path = circleMaskPathFinal.cgPath
    toViewController.view.layer.mask = maskLayer
    let maskLayerAnimation = CABasicAnimation(keyPath: "path")
    maskLayerAnimation.fromValue = circleMaskPathInitial.cgPath
    maskLayerAnimation.toValue = circleMaskPathFinal.cgPath
    maskLayerAnimation.duration = self.transitionDuration(using: transitionContext)
    maskLayerAnimation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    maskLayerAnimation.delegate = self
    maskLayer.add(maskLayerAnimation, forKey: "path")
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stops.append(flag)
    self.transitionContext?.viewController(forKey: .to)?.view.layer.mask = nil
    self.transitionContext?.completeTransition(!(self.transitionContext?.transitionWasCancelled ?? false))
  }
}
final class CircleDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = CircleAnimator()
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return animator }
}

// MARK: A card that turns

final class FlipDelegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var snapshots: [UIView] = []
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from), let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = fromVC.view.snapshotView(afterScreenUpdates: true)
    else { return }
    snapshots.append(snapshot)
    let containerView = transitionContext.containerView
    containerView.addSubview(toVC.view)
    containerView.addSubview(snapshot)
    toVC.view.isHidden = true
    var transform = CATransform3DIdentity
    transform.m34 = -0.002
    containerView.layer.sublayerTransform = transform
    toVC.view.layer.transform = CATransform3DMakeRotation(CGFloat.pi / 2, 0.0, 1.0, 0.0)
    let duration = transitionDuration(using: transitionContext)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 2) {
          snapshot.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0.0, 1.0, 0.0)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 2, relativeDuration: 1 / 2) {
          toVC.view.layer.transform = CATransform3DIdentity
        }
      },
      completion: { _ in
        snapshot.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
    Delay.after(duration / 2) { toVC.view.isHidden = false }
  }
}
/// What published cards do with `asyncAfter`, on the clock of the app.
enum Delay {
  @MainActor static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    Timer.scheduledTimer(
      timeInterval: seconds, target: Later(body), selector: Selector("fire", Later.fire), userInfo: nil, repeats: false)
  }
  @MainActor final class Later: NSObject {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func fire() { body() }
  }
}

// MARK: To be grabbed

final class GrabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var running: UIViewPropertyAnimator?
  var heard: [String] = []
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let running { return running }
    let toView = transitionContext.view(forKey: .to)!
    transitionContext.containerView.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: 0, y: toView.bounds.height)
    let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 2))
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), timingParameters: timing)
    animator.addAnimations { toView.transform = .identity }
    animator.addCompletion { position in
      switch position {
      case .end: transitionContext.completeTransition(true)
      case .start: transitionContext.completeTransition(false)
      default: break
      }
    }
    running = animator
    return animator
  }
  func animationEnded(_ transitionCompleted: Bool) {
    heard.append("ended \(transitionCompleted)")
    running = nil
  }
}
final class GrabDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = GrabAnimator()
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
}

// MARK: Along

final class BarController: UIViewController {
  let bar = UIView()
  var notes: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bar.alpha = 0
    transitionCoordinator?.animate(alongsideTransition: { context in
      if context.isAnimated, context.presentationStyle == .custom { self.bar.alpha = 1 }
    }) { [weak self] context in self?.notes.append("appeared, cancelled \(context.isCancelled)") }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let coordinator = self.transitionCoordinator else { return }
    coordinator.notifyWhenInteractionChanges { _ in self.notes.append("never: nobody interacts") }
    coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled, context.viewController(forKey: .from) === self { self.notes.append("left") }
    }
  }
}
