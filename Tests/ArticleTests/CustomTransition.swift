// The code of the article "Write a custom transition" of UIKit. Tools/checks/snippets compares the two.

import SegueTesting
import Testing
import UIKit

/// The transitions of a page that grows out of a tile.
final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let tile: UIView

  init(from tile: UIView) { self.tile = tile }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ZoomAnimator(tile: tile, isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(tile: tile, isPresenting: false)
  }
}

/// An animator that moves a page between the frame of a tile and the whole screen.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let tile: UIView
  private let isPresenting: Bool

  init(tile: UIView, isPresenting: Bool) {
    self.tile = tile
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: isPresenting ? .to : .from) else { return }
    if isPresenting {
      page.frame = context.containerView.bounds
      context.containerView.addSubview(page)
    }
    let small = transform(of: page, in: context.containerView)
    let end = isPresenting ? .identity : small
    if isPresenting { page.transform = small }
    let duration = transitionDuration(using: context)
    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      page.transform = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Returns the transform that puts the page onto its tile.
  private func transform(of page: UIView, in container: UIView) -> CGAffineTransform {
    let frame = tile.convert(tile.bounds, to: container)
    return CGAffineTransform(translationX: frame.midX - page.center.x, y: frame.midY - page.center.y)
      .scaledBy(x: frame.width / page.bounds.width, y: frame.height / page.bounds.height)
  }
}

/// A wall with two posters, which open into pages.
final class PostersViewController: UIViewController {
  private var transition: ZoomTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let colors = [("harbour", UIColor.systemTeal), ("orchard", UIColor.systemOrange)]
    for (index, (name, color)) in colors.enumerated() {
      let tile = UIButton(frame: CGRect(x: 25 + 175 * index, y: 240, width: 150, height: 325))
      tile.accessibilityIdentifier = name
      tile.backgroundColor = color
      tile.addAction(UIAction { [unowned self] _ in open(tile) }, for: .touchUpInside)
      view.addSubview(tile)
    }
  }

  private func open(_ tile: UIView) {
    let page = PosterPageViewController(color: tile.backgroundColor)
    let transition = ZoomTransition(from: tile)
    self.transition = transition
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transition
    present(page, animated: true)
  }
}

/// A page with a button that closes it.
final class PosterPageViewController: UIViewController {
  private let color: UIColor?

  init(color: UIColor?) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = color
    let close = UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    close.accessibilityIdentifier = "close"
    close.frame = CGRect(x: 320, y: 60, width: 32, height: 32)
    view.addSubview(close)
  }
}

@MainActor @Suite struct CustomTransitionArticle {
  @Test func `the page opens and closes`() throws {
    let app = TestApp { PostersViewController() }
    try app.tap("harbour")
    try Picture.check(app.filmStrip(0.3, count: 6), named: "zoom-opening", of: "UIKit")
    try app.settle()
    #expect(app["page"]?.scale == 1)
    try app.tap("close")
    try app.settle()
    #expect(!app.exists("page") && app.diagnostics == [])
  }
}
