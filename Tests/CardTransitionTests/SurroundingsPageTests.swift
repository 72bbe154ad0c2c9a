import CardTransition
import SegueTesting
import Testing

/// Pages of every kind. (Docs/behaviour/card.md, "Card pages")
@MainActor @Suite struct SurroundingsPageTests {
  private let screen = CGRect(x: 0, y: 0, width: 375, height: 812)

  @Test func `a page that does not scroll is pulled down, and gives way upwards like a rubber band (behaviour: Card release)`() throws {
    let theatre = PageTheatre(BarePage())
    try theatre.opened()
    let finger = theatre.app.touch(CGPoint(x: 187, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.3)
    #expect(theatre.isPulled && theatre.rect.minY < -5 && theatre.rect.width == 375)
    finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.5)
    finger.lift()
    try theatre.app.settle()
    #expect(theatre.isHome)
  }

  @Test func `a drag one frame after the page has come is heard`() throws {
    let theatre = CardTheatre()
    theatre.open()
    while theatre.transition.state == .opening { theatre.app.advance(by: 1.0 / 60) }
    theatre.app.advance(by: 1.0 / 60)
    let finger = theatre.app.touch(CGPoint(x: 187, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
    #expect(theatre.pulled > 0.2)
    finger.lift()
    try theatre.app.settle()
  }

  @Test func `of several things that scroll, the one under the finger decides`() throws {
    let upper = scroller(CGRect(x: 0, y: 0, width: 375, height: 400), content: CGSize(width: 375, height: 1000))
    let lower = scroller(CGRect(x: 0, y: 400, width: 375, height: 412), content: CGSize(width: 375, height: 1000))
    let theatre = PageTheatre(BarePage { for view in [upper, lower] { $0.addSubview(view) } })
    try theatre.opened()
    theatre.app.perform { upper.contentOffset.y = 300 }
    let first = theatre.pull(from: CGPoint(x: 187, y: 100), by: 60)
    #expect(!theatre.isPulled && upper.contentOffset.y < 300)
    first.lift()
    try theatre.app.settle()
    let second = theatre.pull(from: CGPoint(x: 187, y: 600), by: 60)
    #expect(theatre.isPulled && lower.contentOffset.y == 0)
    second.lift()
    try theatre.app.settle()
  }

  @Test func `of what scrolls in something that scrolls, all must be at their tops`() throws {
    let outer = scroller(screen, content: CGSize(width: 375, height: 1600))
    let inner = scroller(CGRect(x: 0, y: 300, width: 375, height: 400), content: CGSize(width: 375, height: 1000))
    outer.addSubview(inner)
    let theatre = PageTheatre(BarePage { $0.addSubview(outer) })
    try theatre.opened()
    theatre.app.perform { outer.contentOffset.y = 100 }
    let finger = theatre.pull(from: CGPoint(x: 187, y: 400), by: 40)
    #expect(!theatre.isPulled)
    finger.lift()
    try theatre.app.settle()
    theatre.app.perform { (outer.contentOffset, inner.contentOffset) = (.zero, .zero) }
    let again = theatre.pull(from: CGPoint(x: 187, y: 400), by: 60)
    #expect(theatre.isPulled)
    again.lift()
    try theatre.app.settle()
  }

  @Test func `a pager keeps its swipes, an upright drag in it is the page's, and the edge outranks it`() throws {
    let pager = scroller(screen, content: CGSize(width: 1125, height: 812))
    pager.isPagingEnabled = true
    let theatre = PageTheatre(BarePage { $0.addSubview(pager) }), app = theatre.app
    try theatre.opened()
    app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 420), duration: 0.2)
    try app.settle()
    #expect(pager.contentOffset.x == 375 && theatre.transition.state == .open)
    let finger = theatre.pull(by: 60)
    #expect(theatre.isPulled && pager.contentOffset.x == 375)
    finger.lift()
    try app.settle()
    let edge = app.touch(CGPoint(x: 2, y: 400))
    edge.move(by: CGVector(dx: 60, dy: 0), duration: 0.3)
    #expect(theatre.isPulled && pager.contentOffset.x == 375)
    edge.lift()
    try app.settle()
  }

  @Test func `what scrolls is replaced by another, which is found at the next touch`() throws {
    let old = scroller(screen, content: CGSize(width: 375, height: 2000))
    let new = scroller(screen, content: CGSize(width: 375, height: 2000))
    let theatre = PageTheatre(BarePage { $0.addSubview(old) })
    try theatre.opened()
    let first = theatre.pull(by: 50)
    #expect(theatre.isPulled)
    theatre.app.perform {
      old.removeFromSuperview()
      theatre.page.view.addSubview(new)
    }
    first.lift()
    try theatre.app.settle()
    theatre.app.perform { new.contentOffset.y = 200 }
    let second = theatre.pull(by: 60)
    #expect(!theatre.isPulled && new.contentOffset.y < 200)
    second.lift()
    try theatre.app.settle()
    #expect(theatre.transition.state == .open)
  }

  @Test func `a control that wants the drag has it, where the app says so, and keeps its touches`() throws {
    final class Control: UIControl {
      var ways: [CGFloat] = [], wasCancelled = false
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        ways.append(touch.location(in: self).y)
        return true
      }
      override func cancelTracking(with event: UIEvent?) { wasCancelled = true }
    }
    final class Judge: CardTransitionDelegate {
      var asked: [CardDismissalContext] = []
      func cardTransition(_ transition: CardTransition, shouldBeginDismissal context: CardDismissalContext) -> Bool {
        asked.append(context)
        return !(context.hitView is Control)
      }
    }
    let control = Control(frame: CGRect(x: 100, y: 200, width: 175, height: 300)), judge = Judge()
    let theatre = PageTheatre(BarePage { $0.addSubview(control) })
    try theatre.opened { $0.delegate = judge }
    let finger = theatre.pull(from: CGPoint(x: 187, y: 250), by: 100)
    #expect(!theatre.isPulled && !control.wasCancelled && (control.ways.last ?? 0) > 140)
    #expect(judge.asked.count == 1 && judge.asked[0].hitView === control && judge.asked[0].velocity.dy > 0)
    finger.lift()
    let other = theatre.pull(from: CGPoint(x: 187, y: 600), by: 60)
    #expect(theatre.isPulled && judge.asked.count == 2)
    other.lift()
    try theatre.app.settle()
  }

  @Test func `a table is a page: it scrolls, and at its top the same finger pulls it`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let rows = Rows(style: .plain), theatre = PageTheatre(rows)
    try theatre.opened()
    let top = rows.tableView.contentOffset.y
    theatre.app.drag(from: CGPoint(x: 187, y: 600), to: CGPoint(x: 187, y: 480), duration: 0.4)
    try theatre.app.settle()
    #expect(rows.tableView.contentOffset.y > top + 50)
    let scrolled = rows.tableView.contentOffset.y - top
    let finger = theatre.pull(by: scrolled + 80)
    #expect(theatre.isPulled && abs(rows.tableView.contentOffset.y - top) < 0.5)
    finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.2)
    finger.lift()
    try theatre.app.settle()
    #expect(theatre.isHome)
  }
}
