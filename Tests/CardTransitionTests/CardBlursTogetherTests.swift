import CardTransition
import SegueTesting
import Testing

/// Pages that fly home together have a blur each, and the list is seen through all of them.
@MainActor @Suite struct CardBlursTogetherTests {
  private let app: TestApp
  private let root = UIViewController()
  private let cards = (0..<5).map { UIView(frame: CGRect(x: 20, y: 60 + 140 * Double($0), width: 335, height: 120)) }

  init() {
    app = TestApp { [root, cards] in
      root.view.backgroundColor = .black
      cards.forEach(root.view.addSubview)
      return root
    }
    app.advance(by: 0.1)
  }

  /// At the list's left edge: the effect makes black lighter.
  private var brightness: Int { Int(app.session.currentFrame().image(scale: 1).pixel(x: 2, y: 650) & 0xff) }
  private func open(_ number: Int) {
    app.perform {
      root.present(UIViewController(), with: CardTransition(item: number) { [cards] in cards[$0] })
    }
  }
  /// As its close button does, also on the way up.
  private func turnRound() {
    app.perform { [root] in
      let above = sequence(first: root.presentedViewController?.view, next: { $0?.superview }).compactMap { $0 }
      #expect(above.first { $0.accessibilityIdentifier == "card.stage" }?.accessibilityPerformEscape() == true)
    }
  }

  /// Each page turns round on its way up, and the next one comes: how light it gets.
  private func fly(_ numbers: Range<Int>) -> Int {
    var last = brightness, most = last
    func tick() {
      app.advance(by: 1 / 60)
      #expect(abs(brightness - last) <= 16, "from \(last) to \(brightness)")
      last = brightness
      most = max(most, last)
    }
    for number in numbers {
      open(number)
      for _ in 0..<4 { tick() }
      turnRound()
      for _ in 0..<3 { tick() }
    }
    while app.exists("card.sky") { tick() }
    #expect(last == 0)
    return most
  }

  @Test func `the list behind five of them is no lighter than behind one`() {
    let one = fly(0..<1), five = fly(0..<5)
    #expect(one > 20, "the effect is seen")
    #expect(five <= one + 2, "\(five) behind five, \(one) behind one")
    #expect(app.diagnostics == [])
  }
}
