import LettingGo
import UIKit

/// A tab bar controller with four seasons. A tap or a finger changes from one to its neighbour, and a mark behind the bar's images follows.
final class YearController: UITabBarController, UITabBarControllerDelegate {
  private let walk = UIPanGestureRecognizer()
  private let mark = UIView()
  /// The interaction controller of the change in progress. The next finger catches the change where it is.
  private var driver: UIPercentDrivenInteractiveTransition?
  private var isWalking = false
  private var isForward = true
  /// The progress of the change when the finger came down.
  private var start: CGFloat = 0
  private static let markSize = CGSize(width: 54, height: 30)

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = Season.all.indices.map(SeasonViewController.init)
    delegate = self
    tabBar.tintColor = .label
    tabBar.unselectedItemTintColor = .secondaryLabel
    let look = UITabBarAppearance()
    (tabBar.standardAppearance, tabBar.scrollEdgeAppearance) = (look, look)
    mark.layer.cornerRadius = Self.markSize.height / 2
    mark.isUserInteractionEnabled = false
    mark.accessibilityIdentifier = "year.mark"
    tabBar.insertSubview(mark, at: 1)
    walk.addTarget(self, action: Selector("walked", YearController.walked))
    view.addGestureRecognizer(walk)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if driver == nil { placeMark(at: selectedIndex) }
  }

  private static let correction = 0.2

  // MARK: The mark

  private func placeMark(at index: Int) {
    // The bar may not have placed its buttons yet.
    UIView.performWithoutAnimation { tabBar.layoutIfNeeded() }
    let buttons = tabBar.subviews.filter { $0 is UIControl }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inOrder = buttons.sorted { isMirrored ? $0.frame.minX > $1.frame.minX : $0.frame.minX < $1.frame.minX }
    guard inOrder.indices.contains(index) else { return }
    let button = inOrder[index]
    let isBeside = traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
    let size = isBeside ? CGSize(width: min(button.frame.width - 8, 150), height: button.frame.height - 6) : Self.markSize
    mark.bounds.size = size
    mark.center = CGPoint(x: button.frame.midX, y: isBeside ? button.frame.midY : 19)
    mark.layer.cornerRadius = size.height / 2
    mark.backgroundColor = Season.all[index].accent.withAlphaComponent(0.45)
  }

  private func followWithMark() {
    let index = selectedIndex
    transitionCoordinator?.animate(alongsideTransition: { [self] _ in placeMark(at: index) }) { [self] _ in
      // The bar's size may have changed since the change began. Its buttons are placed first, and then the mark moves to its button.
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      driver = nil
      UIView.animate(withDuration: Self.correction) { self.placeMark(at: self.selectedIndex) }
    }
  }

  // MARK: The finger

  private func walked() {
    let width = max(1, view.bounds.width) * (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
    let (moved, speed) = (walk.translation(in: view).x / width, walk.velocity(in: view).x / width)
    let way: CGFloat = isForward ? -1 : 1
    switch walk.state {
    case .began: begin(towardsLater: moved + speed < 0)
    case .changed where isWalking: driver?.update(start + way * moved)
    case .ended where isWalking: end(start + way * moved, speed: way * speed)
    case .cancelled where isWalking: end(0, speed: 0)
    default: break
    }
  }

  private func begin(towardsLater: Bool) {
    if let driver {
      driver.pause()
      (isWalking, start) = (true, driver.percentComplete)
      return
    }
    let next = selectedIndex + (towardsLater ? 1 : -1)
    guard Season.all.indices.contains(next) else { return isWalking = false }
    (isWalking, start) = (true, 0)
    selectedIndex = next
    followWithMark()
  }

  /// Ends the change in the direction in which the finger would come to rest, at the finger's speed. The page may first move the other way.
  private func end(_ progress: CGFloat, speed: CGFloat) {
    isWalking = false
    guard let driver else { return }
    let goesOn = progress + Self.lookahead * speed > 0.5
    let rest = max(0.01, goesOn ? 1 - progress : progress)
    let velocity = (goesOn ? speed : -speed) / rest
    driver.timingCurve = .goingOn(for: driver.duration, dampingRatio: 1, at: velocity)
    if goesOn { driver.finish() } else { driver.cancel() }
  }
  /// The time in seconds by which the progress is predicted when the finger lifts.
  private static let lookahead: CGFloat = 0.15

  // MARK: The delegate

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let all = viewControllers ?? []
    isForward = (all.firstIndex(of: fromVC) ?? 0) < (all.firstIndex(of: toVC) ?? 0)
    return WalkAnimator(isForward: isForward)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let made = UIPercentDrivenInteractiveTransition()
    made.wantsInteractiveStart = isWalking
    made.completionCurve = isWalking ? .easeOut : .easeInOut
    driver = made
    return made
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { followWithMark() }
}
