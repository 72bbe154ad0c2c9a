// The code of the article "Record and compare" of SegueTesting. Tools/checks/snippets compares the two.

import SegueTesting
import Testing
import UIKit

@MainActor @Suite struct PosterGoldens {
  @Test func `the opening looks as approved`() throws {
    let app = TestApp { PostersViewController() }
    try app.tap("harbour")
    try Golden.check(app.filmStrip(0.3, count: 6), named: "opening")
  }

  @Test func `the motion is as approved`() throws {
    let app = TestApp { PostersViewController() }
    try Golden.check(app.trace(Self.script(), framesPerSecond: 10), named: "opening-motion")
  }

  @Test func `both animators make the same motion`() throws {
    let script = try Self.script()
    let plain = try TestApp { OnePosterViewController(ZoomAnimator.init) }.trace(script)
    let interruptible = try TestApp { OnePosterViewController(InterruptibleZoomAnimator.init) }.trace(script)
    #expect(plain == interruptible)
  }

  @Test func `the image of the article is the golden`() throws {
    let app = TestApp { PostersViewController() }
    try app.tap("harbour")
    try Picture.check(app.filmStrip(0.3, count: 6), named: "opening", of: "SegueTesting")
  }

  private static func script() throws -> TouchScript {
    let text = """
      segue-touches 1
      demo posters
      device iphone-x
      tick 60
      0.200 began 1 100.0 400.0     # time, phase, finger, x and y in points
      0.300 ended 1 100.0 400.0
      1.500 background
      """
    return try TouchScript(text: text, named: "opening")
  }
}

/// A poster whose page any animator can open.
final class OnePosterViewController: UIViewController, UIViewControllerTransitioningDelegate {
  typealias Maker = @MainActor (_ tile: UIView, _ isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning
  private let tile = UIButton(frame: CGRect(x: 25, y: 240, width: 150, height: 325))
  private let animator: Maker

  init(_ animator: @escaping Maker) {
    self.animator = animator
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tile.backgroundColor = .systemTeal
    tile.addAction(UIAction { [unowned self] _ in open() }, for: .touchUpInside)
    view.addSubview(tile)
  }

  private func open() {
    let page = PosterPageViewController(color: tile.backgroundColor)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
    present(page, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(tile, true) }
}
