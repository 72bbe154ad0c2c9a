import CardTransition
import SegueTesting
import Testing

/// The status bar's animation with the page. (Docs/behaviour/card.md, "Card bars" and "Card environment")
@MainActor @Suite struct EnvironmentStatusBarTests {
  private final class FullPage: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override func loadView() {
      view = UIView(frame: UIScreen.main.bounds)
      view.backgroundColor = .white
    }
  }
  private let theatre = CardTheatre()
  private var app: TestApp { theatre.app }
  private let page = FullPage()
  private var isHidden: Bool { app.perform { app.session.window.windowScene?.statusBarManager?.isStatusBarHidden ?? false } }
  /// At rest nobody keeps the transition.
  private var state: CardTransition.State { (page.transitioningDelegate as? CardTransition)?.state ?? .resting }

  private func open() {
    app.perform {
      let card = CardTransition(item: 1) { [weak theatre] (_: Int) in theatre?.card }
      theatre.root.present(page, with: card)
    }
  }

  @Test func `the page hides it with its opening, and the closing brings it back; nobody asks for it`() throws {
    #expect(!isHidden)
    open()
    #expect(isHidden)
    try app.settle()
    #expect(isHidden && state == .open)
    app.perform { page.dismiss(animated: true) }
    #expect(!isHidden)
    try app.settle()
    #expect(!isHidden && app.diagnostics == [])
  }

  @Test func `caught on its way up, it is as the page wants it, not as the finger goes (behaviour: Card environment)`() throws {
    open()
    app.advance(by: 0.1)
    let finger = app.touch(CGPoint(x: 187, y: 700))
    app.advance(by: 0.2)
    #expect(isHidden)
    finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
    #expect(isHidden)
    finger.lift()
    app.advance(by: 1.0 / 60)
    try app.settle()
    #expect(isHidden == (state == .open))
  }

  @Test func `a pull that comes back leaves it hidden`() throws {
    open()
    try app.settle()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    #expect(isHidden)
    app.advance(by: 0.2)
    finger.lift()
    try app.settle()
    #expect(isHidden && state == .open)
  }
}
