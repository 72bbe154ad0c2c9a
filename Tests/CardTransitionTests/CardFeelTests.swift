import CardTransition
import SegueTesting
import Testing

@MainActor @Suite struct CardFeelTests {
  @Test func `a card above the screen's top measures its damping by its own height (behaviour: Card numbers)`() {
    #expect(abs(CardFeel.presentationDamping(cardTop: -100, cardHeight: 400, screenHeight: 812) - 0.925) < 1e-9)
    #expect(abs(CardFeel.presentationDuration(cardTop: -100, screenHeight: 812) - (0.5 + 40.0 / 812)) < 1e-9)
  }

  @Test func `a frozen press ignores touches until it is reset`() {
    var card: UIView!
    let app = TestApp {
      card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      controller.view.addSubview(card)
      return controller
    }
    let press = CardPress(of: card)
    app.perform { press.set(pressed: true) }
    app.advance(by: 0.1)
    app.perform { press.freeze() }
    app.perform { press.set(pressed: false) }
    #expect(card.transform == CGAffineTransform(scaleX: 0.96, y: 0.96))
    app.perform { press.reset() }
    #expect(card.transform == .identity)
    app.perform { press.set(pressed: true) }
    #expect(card.transform == CGAffineTransform(scaleX: 0.96, y: 0.96))
  }
}
