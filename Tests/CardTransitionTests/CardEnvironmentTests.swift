import CardTransition
import SegueTesting
import Testing

/// Settings, screens and the app's life. (CARD §6)
@MainActor @Suite struct CardEnvironmentTests {
  @Test func `with less motion nothing moves: the page fades in at its place, and out again (check 18)`() throws {
    let theatre = CardTheatre(surroundings: Surroundings(reduceMotion: true))
    theatre.open()
    let full = CGRect(x: 0, y: 0, width: 375, height: 812)
    var last = -1.0
    for _ in 0..<18 {
      #expect(theatre.rect == full)
      #expect(theatre.stage!.opacity >= last)
      last = theatre.stage!.opacity
      theatre.app.advance(by: 1.0 / 60)
    }
    #expect(last > 0.95)
    try theatre.app.settle()
    theatre.dismiss()
    theatre.app.advance(by: 0.1)
    #expect(theatre.rect == full && theatre.stage!.opacity < 0.7)
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test func `read aloud there is the page alone, its escape closes it, and the card has the focus again (check 19)`() throws {
    let theatre = CardTheatre(surroundings: Surroundings(voiceOver: true))
    theatre.card.isAccessibilityElement = true
    theatre.card.accessibilityLabel = "A card"
    theatre.page.loadViewIfNeeded()
    theatre.page.header.isAccessibilityElement = true
    theatre.page.header.accessibilityLabel = "Its page"
    try theatre.opened()
    #expect(theatre.app.elements.map(\.label) == ["Its page", "Close"])
    theatre.app.voiceOver.escape()
    try theatre.app.settle()
    theatre.expectHome()
    #expect(theatre.app.voiceOver.focused?.label == "A card")
  }

  @Test func `in regular width the page is a column of 672 points, moved by a pull like a rubber band, and a tap beside it closes (§1.7)`()
    throws
  {
    let theatre = CardTheatre(
      device: try #require(Device.named("ipad-pro-11") ?? Device.all.first { $0.isPad }),
      home: CGRect(x: 60, y: 300, width: 300, height: 360))
    let width = theatre.app.session.device.size.width
    try theatre.opened()
    #expect(theatre.rect.width == 672 && abs(theatre.rect.minX - ((width - 672) / 2).rounded()) < 1 && theatre.rect.minY == 40)
    let finger = theatre.app.touch(CGPoint(x: width / 2, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    #expect(theatre.rect.width == 672 && theatre.rect.minY > 50 && theatre.rect.minY < 90)
    theatre.app.advance(by: 0.2)
    finger.lift()
    try theatre.app.settle()
    #expect(theatre.rect.minY == 40)
    theatre.app.tap(CGPoint(x: 20, y: 600))
    #expect(theatre.transition.state == .closing)
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test func `from right to left the button is on the left, and the edge on the right`() throws {
    let theatre = CardTheatre(surroundings: Surroundings(direction: .rightToLeft))
    try theatre.opened()
    #expect(theatre.app["card.close"]?.frame.minX == 13)
    let finger = theatre.app.touch(CGPoint(x: 373, y: 400))
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.3)
    #expect(theatre.rect.width < 375)
    finger.move(by: CGVector(dx: -90, dy: 0), duration: 0.3)
    finger.lift()
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test(arguments: [0.05, 0.3, 0.9]) func `in the background all is at its end at once (§4.2)`(moment: Double) throws {
    let theatre = CardTheatre()
    theatre.open()
    theatre.app.advance(by: moment)
    theatre.app.background()
    #expect(theatre.transition.state == .open)
    theatre.app.foreground()
    #expect(theatre.rect.width == 375)
    theatre.dismiss()
    theatre.app.advance(by: moment / 2)
    theatre.app.background()
    theatre.app.foreground()
    theatre.expectHome()
  }

  @Test func `turned while it is open, it lies in the turned window, and goes home to where its card is then (§4.2)`() throws {
    let theatre = CardTheatre(home: CGRect(x: 20, y: 100, width: 335, height: 200))
    try theatre.opened()
    theatre.app.rotate(to: .landscapeLeft)
    try theatre.app.settle()
    #expect(theatre.rect == CGRect(x: 0, y: 0, width: 812, height: 375), "\(theatre.rect)")
    #expect(theatre.page.view.bounds.size == CGSize(width: 812, height: 375))
    theatre.dismiss()
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test(arguments: [0.1, 0.25]) func `turned on its way, there or back, all ends in order`(moment: Double) throws {
    let theatre = CardTheatre(home: CGRect(x: 20, y: 100, width: 335, height: 200))
    theatre.open()
    theatre.app.advance(by: moment)
    theatre.app.rotate(to: .landscapeLeft)
    try theatre.app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 812, height: 375), "\(theatre.rect)")
    theatre.dismiss()
    theatre.app.advance(by: moment)
    theatre.app.rotate(to: .portrait)
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test func `presented and dismissed without animation, everything is there and away at once`() throws {
    let theatre = CardTheatre()
    let transition = CardTransition(item: 1) { [weak theatre] (_: Int) in theatre?.card }
    theatre.app.perform { theatre.root.present(theatre.page, with: transition, animated: false) }
    #expect(transition.state == .open && theatre.rect.width == 375 && theatre.card.isHidden)
    theatre.app.perform { theatre.page.dismiss(animated: false) }
    #expect(transition.state == .resting && !theatre.card.isHidden && theatre.stage == nil)
    #expect(theatre.app.diagnostics == [])
  }

  @Test func `nobody keeps the transition, and nothing of it is left`() throws {
    let theatre = CardTheatre()
    weak var kept: CardTransition?
    theatre.app.perform {
      let card = CardTransition(item: 1) { [weak theatre] (_: Int) in theatre?.card }
      kept = card
      theatre.root.present(theatre.page, with: card)
    }
    try theatre.app.settle()
    #expect(kept?.state == .open)
    theatre.dismiss()
    theatre.app.advance(by: 0.2)
    #expect(kept?.state == .closing)
    try theatre.app.settle()
    theatre.app.advance(by: 0.1)
    #expect(kept == nil)
    #expect(!theatre.card.isHidden)
  }
}
