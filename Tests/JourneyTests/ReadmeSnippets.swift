// The code that README.md and TestApp's comment show, as it stands there: Tools/checks/snippets compares the two.

import SegueTesting
import Testing
import UIKit

final class Grow: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .to) else { return }
    context.containerView.addSubview(page)
    page.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      page.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class HomeViewController: UIViewController {
  private let grow = Grow()  // the delegate is a weak reference

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [unowned self] _ in open() })
    button.accessibilityIdentifier = "open"
    button.frame = CGRect(x: 100, y: 300, width: 175, height: 60)
    view.addSubview(button)
  }

  private func open() {
    let page = UIViewController()
    page.view.accessibilityIdentifier = "page"
    page.view.backgroundColor = .white
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = grow
    present(page, animated: true)
  }
}

@MainActor @Suite struct ReadmeSnippets {
  @Test func `the page grows from half its size`() throws {
    let app = TestApp { HomeViewController() }
    try app.tap("open")
    #expect(app["page"]?.scale == 0.5)
    try app.settle()
    #expect(app["page"]?.scale == 1)
  }

  @Test func `the sample in TestApp's comment says what is true`() throws {
    let app = TestApp { HomeViewController() }
    try app.tap("open")
    app.advance(by: 0.1)
    let page = try app.view("page")
    #expect(page.scale > 0.5 && page.scale < 1)
    try app.settle()
    #expect(app["page"]?.scale == 1)
  }
}
