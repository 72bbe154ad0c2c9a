import CardTransition
import SegueTesting
import Testing

/// Settings, screens and the app life cycle. (Docs/behaviour/card.md, "Card environment")
@MainActor @Suite struct CardEnvironmentTests {
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
