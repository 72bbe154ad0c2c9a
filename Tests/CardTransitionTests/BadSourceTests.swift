import CardTransition
import SegueTesting
import Testing

/// Views that cannot be cards, and such as cease to be.
@MainActor @Suite struct BadSourceTests {
  enum Fault: String, CaseIterable { case missing, inAnotherWindow, sizeless, scaledToNothing, turned, released, hiddenByTheApp }
  enum Moment: String, CaseIterable { case tap, opening, open, dragging, closing }
  struct Case: CustomTestStringConvertible, Sendable {
    var fault: Fault, moment: Moment
    var testDescription: String { "\(fault) from \(moment) on" }
  }
  nonisolated static let cases = Fault.allCases.flatMap { fault in Moment.allCases.map { Case(fault: fault, moment: $0) } }

  @MainActor final class Stage {
    let root = UIViewController(), app: TestApp, box = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), page = PlainPage()
    var card: UIView? = UIView(frame: CardTheatre.home)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), host = UIViewController()
    weak var transition: CardTransition?

    init() {
      let root = root
      app = TestApp { root }
      app.perform {
        root.view.addSubview(box)
        card?.backgroundColor = .orange
        if let card { box.addSubview(card) }
      }
    }
    var state: CardTransition.State { transition?.state ?? .resting }
    func open() {
      app.perform {
        let new = CardTransition(item: "one") { [weak self] (_: String) in self?.card }
        transition = new
        root.present(page, with: new)
      }
    }

    func spoil(_ fault: Fault) {
      app.perform {
        switch fault {
        case .missing: card?.removeFromSuperview()
        case .inAnotherWindow:
          window.windowScene = app.session.window.windowScene
          window.rootViewController = host
          window.isHidden = false
          if let card { host.view.addSubview(card) }
          app.session.window.makeKeyAndVisible()
        case .sizeless: card?.frame.size = .zero
        case .scaledToNothing: box.transform = CGAffineTransform(scaleX: 0, y: 0)
        case .turned: card?.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: -1, y: 1)
        case .released:
          card?.removeFromSuperview()
          card = nil
        case .hiddenByTheApp: box.isHidden = true
        }
      }
    }
  }

  @Test(arguments: cases) func `a view that is no card is done without, and whoever wrote it is told once`(_ one: Case) throws {
    let stage = Stage(), app = stage.app
    var finger: TestApp.Finger?
    if one.moment == .tap { stage.spoil(one.fault) }
    stage.open()
    if one.moment == .opening {
      app.advance(by: 0.1)
      stage.spoil(one.fault)
    }
    try app.settle()
    #expect(stage.state == .open && stage.page.view.frame.size == CGSize(width: 375, height: 812))
    if one.moment == .open { stage.spoil(one.fault) }
    if one.moment == .dragging {
      finger = app.touch(CGPoint(x: 187, y: 200))
      finger?.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
      stage.spoil(one.fault)
      finger?.move(by: CGVector(dx: 0, dy: 80), duration: 0.2)
      #expect(stage.state == .closing)
      finger?.lift()
    } else {
      app.perform { stage.page.dismiss(animated: true) }
    }
    if one.moment == .closing {
      app.advance(by: 0.1)
      stage.spoil(one.fault)
    }
    var places: [CGRect] = []
    while stage.state != .resting, places.count < 120 {
      places.append(app["card.stage"]?.frame ?? .null)
      app.advance(by: 1.0 / 60)
    }
    try app.settle()
    #expect(places.count < 60 && places.allSatisfy { $0.isNull || $0.minX.isFinite && $0.width > 0 && $0.width < 800 }, "\(places)")
    #expect(stage.state == .resting && !app.exists("card.stage") && !app.exists("card.sky") && stage.root.presentedViewController == nil)
    #expect(stage.page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(stage.card?.isHidden != true && stage.card?.alpha != 0)
    if one.fault == .turned { #expect(stage.card?.transform.b != 0, "its transform is the app's") }
    let word: String? = [.inAnotherWindow: "another window", .sizeless: "has no size", .scaledToNothing: "scaled to nothing"][one.fault]
    #expect(
      app.diagnostics.count == (word == nil ? 0 : 1) && word.map { app.diagnostics.first?.contains($0) == true } != false,
      "\(app.diagnostics)")
  }

  @Test func `given to two pages, one above the other, a card is seen when both have gone, and not before`() throws {
    let stage = Stage(), app = stage.app, inner = PlainPage()
    stage.open()
    try app.settle()
    let second = CardTransition(item: "two") { [weak stage] (_: String) in stage?.card }
    app.perform { stage.page.present(inner, with: second) }
    try app.settle()
    app.perform { inner.dismiss(animated: true) }
    try app.settle()
    #expect(second.state == .resting && stage.state == .open && stage.card?.isHidden == true, "the first page has it still")
    app.perform { stage.page.dismiss(animated: true) }
    try app.settle()
    #expect(stage.state == .resting && stage.card?.isHidden == false && app.diagnostics == [])
  }

  @Test(arguments: [1, 10, 20, 30]) func `given again while its page is in flight, that flight is over at once`(frame: Int) throws {
    let stage = Stage(), app = stage.app, other = PlainPage()
    stage.open()
    try app.settle()
    let first = try #require(stage.transition)
    app.perform { stage.page.dismiss(animated: true) }
    app.advance(by: Double(frame) / 60)
    let second = CardTransition(item: "one") { [weak stage] (_: String) in stage?.card }
    app.perform { stage.root.present(other, with: second) }
    #expect(first.state == .resting && second.state == .opening && stage.card?.isHidden == true)
    #expect(app.session.runtimeViews { $0.accessibilityIdentifier == "card.stage" }.count == 1)
    try app.settle()
    app.perform { other.dismiss(animated: true) }
    try app.settle()
    #expect(second.state == .resting && stage.card?.isHidden == false && app.diagnostics == [])
    #expect(stage.page.calls.count == 4 && other.calls.count == 4)
  }
}
