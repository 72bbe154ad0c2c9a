import CardTransition
import SegueTesting
import Testing

/// A page whose scroll view is replaced. (Docs/behaviour/card.md, "Card pages")
@MainActor @Suite struct ScrollViewChangeTests {
  private let page = BarePage(), theatre: PageTheatre
  private let old = scroller(CGRect(x: 0, y: 0, width: 375, height: 812), content: CGSize(width: 375, height: 2000))
  private let new = scroller(CGRect(x: 0, y: 0, width: 375, height: 812), content: CGSize(width: 375, height: 2000))
  private var app: TestApp { theatre.app }

  init() throws {
    theatre = PageTheatre(page)
    try theatre.opened()
    app.perform { page.view.addSubview(old) }
  }
  private func replace() {
    old.removeFromSuperview()
    page.view.addSubview(new)
  }

  @Test func `replaced between two touches, it is found anew at the next one`() throws {
    theatre.pull(by: 30).lift()
    try app.settle()
    app.perform {
      replace()
      new.contentOffset.y = 200
    }
    let scrolling = theatre.pull(by: 60)
    #expect(!theatre.isPulled && new.contentOffset.y < 200, "below its top it scrolls")
    scrolling.lift()
    app.perform { new.setContentOffset(.zero, animated: false) }
    try app.settle()
    theatre.pull(by: 140).lift()
    try app.settle()
    #expect(theatre.isHome)
  }

  @Test func `replaced beneath a finger that pulls, and told, the new one stays at its top and the pull goes on`() throws {
    let finger = theatre.pull(by: 60)
    #expect(theatre.isPulled)
    let width = theatre.rect.width
    app.perform {
      replace()
      theatre.transition.invalidateScrollView()
    }
    #expect(theatre.rect.width == width && theatre.isPulled)
    finger.move(by: CGVector(dx: 0, dy: 10), duration: 0.1)
    #expect(theatre.rect.width < width && new.contentOffset.y == 0 && !new.showsVerticalScrollIndicator)
    app.advance(by: 0.2)
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && new.showsVerticalScrollIndicator && old.showsVerticalScrollIndicator)
    theatre.pull(by: 140).lift()
    try app.settle()
    #expect(theatre.isHome)
  }

  @Test func `what scrolled before says nothing of the page any more`() throws {
    theatre.pull(by: 30).lift()
    try app.settle()
    app.perform {
      old.removeFromSuperview()
      page.view.addSubview(new)
      theatre.transition.invalidateScrollView()
    }
    theatre.pull(by: 30).lift()
    try app.settle()
    app.perform { old.contentOffset.y = -80 }
    #expect(theatre.transition.state == .open && theatre.rect.width == 375)
  }

  @Test func `told at rest, while nothing is there and after all, nothing happens`() throws {
    app.perform { theatre.transition.invalidateScrollView() }
    #expect(theatre.transition.state == .open)
    app.perform { page.dismiss(animated: true) }
    app.advance(by: 0.1)
    app.perform { theatre.transition.invalidateScrollView() }
    try app.settle()
    app.perform { theatre.transition.invalidateScrollView() }
    #expect(theatre.isHome)
  }
}
