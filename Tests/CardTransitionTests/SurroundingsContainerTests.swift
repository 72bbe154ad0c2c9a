import CardTransition
import SegueTesting
import Testing

/// Pages that are containers, presenters inside containers, cards in cards, several windows. (Docs/behaviour/card.md, "Card pages")
@MainActor @Suite struct SurroundingsContainerTests {
  @Test func `a navigation controller as page: the edge is its pop's, and the page's at its root`() throws {
    let stack = UINavigationController(rootViewController: BarePage()), theatre = PageTheatre(stack), app = theatre.app
    try theatre.opened()
    app.perform { stack.pushViewController(BarePage(), animated: false) }
    try app.settle()
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.3)
    try app.settle()
    #expect(stack.viewControllers.count == 1 && theatre.transition.state == .open)
    let finger = app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.3)
    #expect(theatre.isPulled)
    finger.move(by: CGVector(dx: 90, dy: 0), duration: 0.3)
    finger.lift()
    try app.settle()
    #expect(theatre.isHome)
  }

  @Test func `a tab bar controller as page: what scrolls in its tab, and the stack in its tab, count`() throws {
    let list = scroller(CGRect(x: 0, y: 0, width: 375, height: 812), content: CGSize(width: 375, height: 2000))
    let stack = UINavigationController(rootViewController: BarePage()), tabs = UITabBarController()
    tabs.viewControllers = [BarePage { $0.addSubview(list) }, stack]
    let theatre = PageTheatre(tabs), app = theatre.app
    try theatre.opened()
    app.perform { list.contentOffset.y = 200 }
    let scrolling = theatre.pull(by: 60)
    #expect(!theatre.isPulled)
    scrolling.lift()
    app.perform {
      tabs.selectedIndex = 1
      stack.pushViewController(BarePage(), animated: false)
    }
    try app.settle()
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.3)
    try app.settle()
    #expect(stack.viewControllers.count == 1 && theatre.transition.state == .open)
    let finger = theatre.pull(by: 140)
    finger.lift()
    try app.settle()
    #expect(theatre.isHome)
  }

  @Test func `a split view as page: what scrolls in its column counts, and where it is one stack its own pop goes first`() throws {
    let list = scroller(CGRect(x: 0, y: 0, width: 375, height: 812), content: CGSize(width: 375, height: 2000))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(BarePage { $0.addSubview(list) }, for: .primary)
    split.setViewController(BarePage(), for: .secondary)
    let theatre = PageTheatre(split), app = theatre.app
    try theatre.opened()
    app.perform { split.show(.primary) }
    try app.settle()
    #expect(split.isCollapsed && list.window != nil)
    app.perform { list.contentOffset.y = 200 }
    let scrolling = theatre.pull(by: 60)
    #expect(!theatre.isPulled && list.contentOffset.y < 200)
    scrolling.lift()
    try app.settle()
    app.perform { split.show(.secondary) }
    try app.settle()
    // One page deep: from the edge it pops, and the card stays open.
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.3)
    try app.settle()
    #expect(list.window != nil && theatre.transition.state == .open)
    app.perform { list.contentOffset.y = 0 }
    let finger = theatre.pull(by: 140)
    #expect(theatre.transition.state == .closing)
    finger.lift()
    try app.settle()
    #expect(theatre.isHome)
  }

  @Test func `out of a stack in a tab, the container presents and no class is queried`() throws {
    let theatre = PageTheatre(BarePage()) { root in
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: root), UIViewController()]
      return tabs
    }
    try theatre.opened()
    #expect(theatre.page.presentingViewController is UITabBarController && theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 812))
    let finger = theatre.pull(by: 140)
    #expect(theatre.transition.state == .closing)
    finger.lift()
    try theatre.app.settle()
    #expect(theatre.isHome)
  }

  @Test func `card in card: each level goes home to its own card, and only the upper one is pulled`() throws {
    let theatre = PageTheatre(BarePage()), app = theatre.app
    try theatre.opened()
    let small = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 150)), inner = BarePage()
    let second = CardTransition(item: 2) { [weak small] (_: Int) in small }
    app.perform {
      small.backgroundColor = .blue
      theatre.page.view.addSubview(small)
    }
    app.perform { theatre.page.present(inner, with: second) }
    try app.settle()
    #expect(second.state == .open && small.isHidden && theatre.transition.state == .open && theatre.card.isHidden)
    let finger = theatre.pull(by: 60)
    #expect(second.state != .open && theatre.transition.state == .open)
    finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.2)
    finger.lift()
    try app.settle()
    #expect(second.state == .resting && !small.isHidden && theatre.transition.state == .open && theatre.card.isHidden)
    theatre.pull(by: 140).lift()
    try app.settle()
    #expect(theatre.isHome)
  }

  @Test func `two levels dismissed at once: both cards are there again`() throws {
    let theatre = PageTheatre(BarePage()), app = theatre.app
    try theatre.opened()
    let small = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 150)), inner = BarePage()
    let second = CardTransition(item: 2) { [weak small] (_: Int) in small }
    app.perform { theatre.page.view.addSubview(small) }
    app.perform { theatre.page.present(inner, with: second) }
    try app.settle()
    app.perform { theatre.root.dismiss(animated: true) }
    try app.settle()
    #expect(theatre.isHome && second.state == .resting && !small.isHidden)
  }

  @Test func `in a second window everything happens in that window`() throws {
    let theatre = PageTheatre(BarePage()), app = theatre.app
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), host = UIViewController()
    let card = UIView(frame: CGRect(x: 30, y: 100, width: 200, height: 200)), page = BarePage()
    let transition = CardTransition(item: 1) { [weak card] (_: Int) in card }
    app.perform {
      window.windowScene = app.session.window.windowScene
      window.rootViewController = host
      host.view.addSubview(card)
      window.isHidden = false
    }
    app.perform { host.present(page, with: transition) }
    #expect(page.view.window === window && card.isHidden)
    try app.settle()
    app.perform { page.dismiss(animated: true) }
    #expect(page.view.window === window && transition.state == .closing)
    try app.settle()
    #expect(!card.isHidden && transition.state == .resting && app.diagnostics == [])
  }

  @Test func `a card in another window than its page is as off the screen: the page comes out of nothing and fades`() throws {
    let theatre = PageTheatre(BarePage()), app = theatre.app
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), host = UIViewController()
    app.perform {
      window.windowScene = app.session.window.windowScene
      window.rootViewController = host
      window.isHidden = false
      theatre.card.removeFromSuperview()
      host.view.addSubview(theatre.card)
    }
    try theatre.opened()
    app.perform { theatre.page.dismiss(animated: true) }
    app.advance(by: 0.1)
    #expect((app["card.stage"]?.opacity ?? 1) < 1)
    try app.settle()
    #expect(theatre.transition.state == .resting && !theatre.card.isHidden && !app.exists("card.sky"))
    #expect(app.diagnostics.count == 1 && app.diagnostics.first?.contains("another window") == true, "\(app.diagnostics)")
  }
}
