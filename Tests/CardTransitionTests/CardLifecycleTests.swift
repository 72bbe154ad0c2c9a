import CardTransition
import SegueTesting
import Testing

/// The life cycle of a card transition in UIKit during interruptions by fingers. (Docs/behaviour/card.md, "Card interruptions",
/// lifecycle)
@MainActor @Suite struct CardLifecycleTests {
  enum Path: String, CaseIterable {
    case closed, caughtAndLetGo, caughtAndPulledAway, turnedRound, pulledAway, pulledBack, reopened, thrownOn, turnedRoundAndReopened
  }

  /// Writes down what it hears, and how each of its transitions ended.
  private final class LifePage: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear" + (isBeingPresented ? ", being presented" : ""))
      note()
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.append("is appearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("will disappear" + (isBeingDismissed ? ", being dismissed" : ""))
      note()
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("did disappear")
    }
    private func note() {
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in self?.log.append($0.isCancelled ? "cancelled" : "completed")
      }
    }
  }

  private let root = UIViewController(), card = UIView(frame: CardTheatre.home), app: TestApp, page = LifePage()
  private let transition: CardTransition

  init() {
    let root = root, card = card
    app = TestApp { root }
    app.perform { root.view.addSubview(card) }
    transition = CardTransition(item: "one") { (_: String) in card }
  }
  private var rect: CGRect { app["card.stage"]?.frame ?? .null }
  private func touch() -> TestApp.Finger {
    let finger = app.touch(CGPoint(x: 187, y: 600))
    app.advance(by: 0.1)
    return finger
  }

  private static let comes = ["will appear, being presented", "is appearing", "completed", "did appear"]
  private static let goes = ["will disappear, being dismissed", "completed", "did disappear"]

  @Test(arguments: Path.allCases) func `whatever fingers do, each transition is completed, once, and none is cancelled`(_ path: Path) throws
  {
    app.perform { root.present(page, with: transition) }
    app.advance(by: 0.15)
    var finger: TestApp.Finger?, expected = Self.comes + Self.goes
    switch path {
    case .closed: break
    case .caughtAndLetGo, .caughtAndPulledAway:
      finger = touch()
      #expect(Set(page.log) == Set(Self.comes) && !page.isBeingPresented, "it is over at the grab: \(page.log)")
      if path == .caughtAndPulledAway { finger?.move(by: CGVector(dx: 0, dy: 150), duration: 0.2) }
      finger?.lift()
    case .turnedRound, .turnedRoundAndReopened:
      app.perform { _ = app.session.runtimeViews { $0.accessibilityIdentifier == "card.stage" }.first?.accessibilityPerformEscape() }
      #expect(Set(page.log) == Set(Self.comes + Self.goes), "over, and then an ordinary dismissal: \(page.log)")
    default: break
    }
    if path == .turnedRoundAndReopened {
      app.advance(by: 0.02)
    } else {
      try app.settle()
      switch path {
      case .pulledAway, .pulledBack:
        let finger = app.touch(CGPoint(x: 187, y: 300))
        finger.move(by: CGVector(dx: 0, dy: path == .pulledAway ? 150 : 60), duration: 0.2)
        app.advance(by: 0.2)
        finger.lift()
        try app.settle()
      case .reopened, .thrownOn: app.perform { page.dismiss(animated: true) }
      default: break
      }
      app.advance(by: 0.1)
    }
    if path == .reopened || path == .thrownOn || path == .turnedRoundAndReopened {
      let finger = touch(), caught = rect
      if path == .thrownOn { finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.1) }
      finger.lift()
      if path != .thrownOn {
        #expect(
          page.isBeingPresented && rect.isWithin(25, of: caught), "a new presentation, which begins where the flight was: \(caught) \(rect)"
        )
        expected += Self.comes + Self.goes
      }
    }
    try app.settle()
    if root.presentedViewController != nil { app.perform { root.dismiss(animated: true) } }
    try app.settle()
    #expect(page.log.sorted() == expected.sorted(), "\(page.log)")
    let callbacks = page.log.filter { $0 != "completed" }
    #expect(callbacks == expected.filter { $0 != "completed" } && app.diagnostics == [], "\(page.log)")
  }

  @Test func `eight fly at once, and another lands the oldest (behaviour: Card interruptions)`() throws {
    let theatre = ListTheatre(items: 0..<40, size: CGSize(width: 335, height: 60))
    for item in 0..<9 {
      theatre.open(item)
      theatre.app.advance(by: 1.0 / 60)
      theatre.app.perform { _ = theatre.stages.last?.accessibilityPerformEscape() }
      #expect(theatre.last.transition.state == .closing)
      if item == 7 { #expect(theatre.transitions.allSatisfy { $0.transition.state == .closing }) }
    }
    #expect(theatre.transitions.map { $0.transition.state == .resting } == [true] + Array(repeating: false, count: 8))
    #expect(theatre.cell(0)?.isHidden == false)
    try theatre.settle()
    theatre.expectHome()
  }

  // Docs/behaviour/card.md, "Card interruptions".
  @Test(arguments: ["opening", "closing"]) func `a text size and a style reach content on its way at once`(phase: String) throws {
    let root = UIViewController(), app = TestApp { root }, cell = SlotCell(frame: CardTheatre.home), page = SlotPage()
    let content = try #require(cell.slot.contentView), transition = CardTransition(item: 1) { (_: Int) in cell }
    app.perform { root.view.addSubview(cell) }
    app.perform { root.present(page, with: transition) }
    if phase == "closing" {
      try app.settle()
      app.perform { page.dismiss(animated: true) }
    }
    app.advance(by: 0.1)
    let before = content.frame
    app.choose(.contentSize(.AX2))
    app.choose(.style(.dark))
    #expect(content.superview === page.header && content.traitCollection.userInterfaceStyle == .dark)
    #expect(content.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(content.layer.animationKeys() == nil && abs(content.frame.width - before.width) < 20, "laid out anew without an animation")
    try app.settle()
  }

  @Test func `what waits to be presented on a page that closes instead is not presented`() throws {
    let theatre = CardTheatre()
    theatre.open()
    theatre.app.advance(by: 0.1)
    let inner = PlainPage(), second = CardTransition(item: "two") { (_: String) in nil }
    var isPresented = false
    theatre.app.perform { theatre.page.present(inner, with: second) { isPresented = true } }
    theatre.app.perform { theatre.transition.close() }
    try theatre.app.settle()
    #expect(!isPresented && inner.presentingViewController == nil && second.state == .resting)
    theatre.expectHome()
  }

  @Test func `closed by code in each of its phases, and where there is nothing to close`() throws {
    let theatre = CardTheatre()
    let unused = CardTransition(item: "none") { (_: String) in nil }
    theatre.app.perform { unused.close() }
    try theatre.opened()
    theatre.app.perform {
      theatre.transition.close()
      theatre.transition.close()
    }
    #expect(theatre.transition.state == .closing)
    theatre.app.advance(by: 0.1)
    theatre.app.perform { theatre.transition.close() }
    try theatre.app.settle()
    theatre.expectHome()
    theatre.app.perform { theatre.transition.close() }
    theatre.expectHome()
  }
}
