import CardTransition
import SegueTesting
import Testing

/// Layout direction, light and dark, and text size. (Docs/behaviour/card.md, "Card environment")
@MainActor @Suite struct EnvironmentLooksTests {
  @Test func `from right to left the button and the edge are at the other side`() throws {
    let theatre = CardTheatre(environment: EnvironmentSettings(direction: .rightToLeft)), app = theatre.app
    try theatre.opened()
    #expect(try app.view("card.close").frame.minX == 20 - 7)
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.3)
    try app.settle()
    #expect(theatre.transition.state == .open)
    let finger = app.touch(CGPoint(x: 373, y: 400))
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.3)
    #expect(theatre.rect.width < 375)
    finger.move(by: CGVector(dx: -90, dy: 0), duration: 0.3)
    finger.lift()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `the direction changes while the page is open: the button goes to the other side`() throws {
    let theatre = CardTheatre()
    try theatre.opened()
    theatre.app.choose(.direction(.rightToLeft))
    try theatre.app.settle()
    #expect(try theatre.app.view("card.close").frame.minX == 13)
    theatre.app.choose(.direction(.leftToRight))
    try theatre.app.settle()
    #expect(try theatre.app.view("card.close").frame.maxX == 375 - 13)
  }

  @Test func `a page with its own mirrored direction decides the side (behaviour: Card environment: the page's direction)`() throws {
    let theatre = CardTheatre()
    theatre.app.perform { theatre.page.view.semanticContentAttribute = .forceRightToLeft }
    try theatre.opened()
    #expect(try theatre.app.view("card.close").frame.minX == 13)
    let finger = theatre.app.touch(CGPoint(x: 373, y: 400))
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.3)
    #expect(theatre.pulled > 0.3)
    finger.lift()
    try theatre.app.settle()
  }

  // Docs/behaviour/card.md, "Card interruptions".
  @Test(arguments: [0.1, 2.0, 2.2]) func `dark mode reaches the page at once, in each phase`(time: Double) throws {
    let theatre = CardTheatre(), app = theatre.app
    theatre.open()
    app.advance(by: min(time, 2))
    if time > 2 {
      theatre.dismiss()
      app.advance(by: 0.1)
    }
    let before = theatre.rect
    app.choose(.style(.dark))
    #expect(theatre.page.traitCollection.userInterfaceStyle == .dark && theatre.page.view.traitCollection.userInterfaceStyle == .dark)
    #expect(abs(theatre.rect.minY - before.minY) < 60, "one frame's way")
    try app.settle()
    #expect(theatre.transition.state == (time > 2 ? .resting : .open))
  }

  @Test func `text grows while the page is open, its card with it: it lands on the card of now`() throws {
    let theatre = CardTheatre(), app = theatre.app
    try theatre.opened()
    app.choose(.contentSize(.AX3))
    #expect(theatre.page.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    theatre.dismiss()
    app.advance(by: 0.2)
    app.perform { theatre.move(to: CGRect(x: 20, y: 300, width: 335, height: 480)) }
    var last = CGRect.null
    while theatre.stage != nil, app.time < 8 {
      last = theatre.rect
      app.advance(by: 1.0 / 60)
    }
    #expect(abs(last.minY - 300) < 2 && abs(last.height - 480) < 2, "\(last)")
    theatre.expectHome()
  }

  @Test func `a button of the app's own stands 20 points from the same corner, however large it is`() throws {
    let theatre = CardTheatre()
    let own = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 36))
    own.accessibilityIdentifier = "own"
    try theatre.opened { $0.closeButton = .custom(own) }
    #expect(try theatre.app.view("own").frame == CGRect(x: 375 - 20 - 90, y: 52, width: 90, height: 36))
    #expect(!theatre.app.exists("card.close"))
  }

  @Test func `with less transparency there is no blur behind the page, and half of it is dark (behaviour: Card environment)`() throws {
    let theatre = CardTheatre(environment: EnvironmentSettings(reduceTransparency: true)), app = theatre.app
    try theatre.opened()
    let backdrop = try #require(app.session.runtimeViews { $0.accessibilityIdentifier == "backdrop" }.first as? UIVisualEffectView)
    #expect(backdrop.isHidden && backdrop.superview?.subviews[1].alpha == 0.5)
    theatre.dismiss()
    try app.settle()
    theatre.expectHome()
  }
}
