// The code of the article "Make it interactive" of UIKit. Tools/checks/snippets compares the two.

import SegueTesting
import Testing
import UIKit

/// A zoom that can be paused, reversed and driven by a finger.
final class InterruptibleZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let tile: UIView
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(tile: UIView, isPresenting: Bool) {
    self.tile = tile
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.8)
    self.animator = animator
    if let page = context.view(forKey: isPresenting ? .to : .from) { prepare(page, animator, context.containerView) }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }

  private func prepare(_ page: UIView, _ animator: UIViewPropertyAnimator, _ container: UIView) {
    if isPresenting {
      page.frame = container.bounds
      container.addSubview(page)
    }
    let frame = tile.convert(tile.bounds, to: container)
    let small = CGAffineTransform(translationX: frame.midX - page.center.x, y: frame.midY - page.center.y)
      .scaledBy(x: frame.width / page.bounds.width, y: frame.height / page.bounds.height)
    let end = isPresenting ? .identity : small
    if isPresenting { page.transform = small }
    animator.addAnimations { page.transform = end }
  }
}

/// The transitions of a page that a finger pulls back into its tile.
final class DragTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let tile: UIView
  private unowned let page: UIViewController
  private var driver: UIPercentDrivenInteractiveTransition?

  init(from tile: UIView, to page: UIViewController) {
    self.tile = tile
    self.page = page
    super.init()
    let drag = UIPanGestureRecognizer(target: self, action: Selector("dragged:", DragTransition.dragged))
    page.view.addGestureRecognizer(drag)
  }

  private func dragged(_ drag: UIPanGestureRecognizer) {
    let progress = min(max(drag.translation(in: nil).y / 400, 0), 1)
    switch drag.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      page.dismiss(animated: true)
    case .changed:
      driver?.update(progress)
    case .ended where progress > 0.5 || drag.velocity(in: nil).y > 500:
      driver?.finish()
      driver = nil
    case .ended, .cancelled:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { InterruptibleZoomAnimator(tile: tile, isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    InterruptibleZoomAnimator(tile: tile, isPresenting: false)
  }
}

/// A wall with one poster, whose page a finger can pull back.
final class PosterViewController: UIViewController {
  private var transition: DragTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let tile = UIButton(frame: CGRect(x: 112, y: 240, width: 150, height: 325))
    tile.accessibilityIdentifier = "harbour"
    tile.backgroundColor = .systemTeal
    tile.addAction(UIAction { [unowned self] _ in open(tile) }, for: .touchUpInside)
    view.addSubview(tile)
  }

  private func open(_ tile: UIView) {
    let page = PosterPageViewController(color: tile.backgroundColor)
    let transition = DragTransition(from: tile, to: page)
    self.transition = transition
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transition
    present(page, animated: true)
  }
}

@MainActor @Suite struct InteractiveTransitionArticle {
  private func openedApp() throws -> TestApp {
    let app = TestApp { PosterViewController() }
    try app.tap("harbour")
    try app.settle()
    return app
  }

  @Test func `a finger pulls the page back, and it returns`() throws {
    let app = try openedApp()
    let finger = try app.touch("page")
    finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.3)
    app.advance(by: 0.2)
    let held = try app.view("page")
    #expect(held.scale > 0.5 && held.scale < 1)
    finger.lift()
    try app.settle()
    #expect(app["page"]?.scale == 1)
    #expect(app.diagnostics == [])
  }

  @Test func `a long pull takes the page back to its tile`() throws {
    let app = try openedApp()
    try app.drag("page", by: CGVector(dx: 0, dy: 300))
    try app.settle()
    #expect(!app.exists("page") && app.diagnostics == [])
  }

  @Test func `a flick takes the page back to its tile`() throws {
    let app = try openedApp()
    try app.flick("page", by: CGVector(dx: 0, dy: 120))
    try app.settle()
    #expect(!app.exists("page") && app.diagnostics == [])
  }

  @Test func `the button still closes the page`() throws {
    let app = try openedApp()
    try app.tap("close")
    try app.settle()
    #expect(!app.exists("page") && app.diagnostics == [])
  }

  @Test func `the page looks as in the article after a short pull`() throws {
    let app = try openedApp()
    let finger = try app.touch("page")
    finger.move(by: CGVector(dx: 0, dy: 180), duration: 0.5)
    app.advance(by: 0.2)
    finger.lift()
    try Picture.check(app.filmStrip(0.3, count: 6), named: "zoom-returning", of: "UIKit")
  }
}
