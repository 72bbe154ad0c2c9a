import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists

/// Rotations during a transition. A rotation waits and is delivered in the update cycle in which the transition ends. A change of size
/// never waits. (Docs/behaviour/environment.md, "Rotation")
@MainActor struct RotationWaitingTests {
  private let page = TurningPage("page")
  private let other: TurningPage
  private let app: TestApp
  private let slide = Sliding()

  init() {
    let page = page
    other = TurningPage("other", page.notes)
    app = TestApp(page, device: .iPhone14)
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = slide
  }

  private func present() {
    app.perform { page.present(other, animated: true) }
    page.notes.lines = []
  }

  @Test func `it is delivered when a custom presentation ends, in that turn`() throws {
    present()
    app.advance(by: 0.2)
    app.turn(.landscapeLeft)
    #expect(page.notes.lines.isEmpty && app.session.device.size.width == 390)
    app.advance(by: 0.2)
    #expect(slide.ends.isEmpty)
    app.advance(by: 0.11)
    #expect(slide.ends == [true] && app.session.device.size.width == 844)
    #expect(page.notes.lines.contains("other viewWillTransition to 844×390, 90°, 0.3 s"))
    try app.settle()
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `it is delivered when a finger's presentation is cancelled`() throws {
    slide.interaction = UIPercentDrivenInteractiveTransition()
    present()
    app.perform { slide.interaction?.update(0.4) }
    app.turn(.landscapeLeft)
    app.perform { slide.interaction?.update(0.6) }
    #expect(app.session.device.size.width == 390)
    app.perform { slide.interaction?.cancel() }
    try app.settle()
    #expect(slide.ends == [false] && app.session.device.size.width == 844)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390) && other.viewIfLoaded?.window == nil)
    #expect(page.presentedViewController == nil)
  }

  @Test func `several turns that came meanwhile are one, and one that was turned back is none`() throws {
    present()
    app.advance(by: 0.1)
    app.turn(.landscapeLeft)
    app.turn(.landscapeRight)
    app.turn(.portrait)
    try app.settle()
    #expect(!page.notes.lines.contains { $0.contains("illTransition") })
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `the next transition begins after the turn`() throws {
    present()
    app.advance(by: 0.1)
    app.turn(.landscapeLeft)
    let third = UIViewController()
    third.modalPresentationStyle = .fullScreen
    slide.atEnd = { [other] in other.present(third, animated: true) }
    try app.settle()
    #expect(third.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390) && third.view.window != nil)
  }

  @Test func `a window that takes another size meanwhile does it at once, and the transition comes out whole`() throws {
    let page = UIViewController(), other = UIViewController()
    let app = TestApp(page, device: try #require(Device.named("ipad")))
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = slide
    app.perform { page.present(other, animated: true) }
    app.advance(by: 0.2)
    app.resize(507, 1180)
    #expect(app.session.window.bounds.width == 507 && slide.ends.isEmpty)
    try app.settle()
    #expect(slide.ends == [true])
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 507, height: 1180))
    app.perform { other.dismiss(animated: true) }
    app.advance(by: 0.2)
    app.resize(820, 1180)
    try app.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 820, height: 1180) && page.view.window != nil)
  }

  @Test func `pages of a bar that are on their way are at once as wide as a window that takes another size`() throws {
    let root = UIViewController(), other = UIViewController()
    (root.title, other.title) = ("Root", "Other")
    let navigation = UINavigationController(rootViewController: root)
    let app = TestApp(navigation, device: try #require(Device.named("ipad")))
    app.perform { navigation.pushViewController(other, animated: true) }
    app.advance(by: 0.2)
    app.resize(507, 1180)
    app.advance(by: 0.05)
    let pages = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarPage }
    #expect(pages.count == 2 && pages.allSatisfy { $0.bounds.width == 507 })
    #expect(pages.last?.title.center.x == 253.5)
    try app.settle()
    #expect(pages.last?.title.center.x == 253.5 && navigation.navigationBar.bounds.width == 507)
  }
}

/// Slides the new page in from the right, by blocks, in half a second.
private final class Sliding: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var interaction: UIPercentDrivenInteractiveTransition?
  private(set) var ends: [Bool] = []
  var atEnd: () -> Void = {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.viewController(forKey: .to)!, from = context.viewController(forKey: .from)!
    let isDismissal = from.presentingViewController === to
    let end = context.finalFrame(for: to)
    if isDismissal {
      context.containerView.insertSubview(to.view, at: 0)
      to.view.frame = end
    } else {
      context.containerView.addSubview(to.view)
      to.view.frame = end.offsetBy(dx: end.width, dy: 0)
    }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      if isDismissal { from.view.frame.origin.x += end.width } else { to.view.frame = end }
    } completion: { [self] _ in
      let isCancelled = context.transitionWasCancelled
      ends.append(!isCancelled)
      context.completeTransition(!isCancelled)
      atEnd()
    }
  }
}
