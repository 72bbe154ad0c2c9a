import CardTransition
import SegueTesting
import Testing

/// Items that are equal but not identical, and items that are not equal to themselves.
@MainActor @Suite struct BadItemTests {
  private struct Story: Hashable {
    var id: Int, title: String
    static func == (a: Story, b: Story) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let root = UIViewController(), app: TestApp
  private let cards = [
    UIView(frame: CGRect(x: 20, y: 100, width: 150, height: 200)), UIView(frame: CGRect(x: 200, y: 500, width: 150, height: 200)),
  ]

  init() {
    let root = root
    app = TestApp { root }
    app.perform { for card in cards { root.view.addSubview(card) } }
  }
  private var isHome: Bool { cards.allSatisfy { !$0.isHidden } && !app.exists("card.stage") && !app.exists("card.sky") }

  @Test func `an item that is equal and says more is what is asked for from then on, and no change`() throws {
    var asked: [String] = []
    let ear = CardDelegateTests.Ear(), page = PlainPage()
    let card = CardTransition(item: Story(id: 1, title: "old")) { [cards] (story: Story) in
      asked.append(story.title)
      return cards[0]
    }
    card.delegate = ear
    app.perform { root.present(page, with: card) }
    try app.settle()
    app.perform { card.setItem(Story(id: 1, title: "new")) }
    #expect(cards[0].isHidden && !ear.heard.contains { $0.hasPrefix("was") })
    asked = []
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(Set(asked) == ["new"] && isHome && app.diagnostics == [])
  }

  @Test func `two cards whose items are equal are two cards: each page goes home to its own`() throws {
    let pages = [PlainPage(), PlainPage()]
    let both = cards.map { view in CardTransition(item: 1) { (_: Int) in view } }
    app.perform { root.present(pages[0], with: both[0]) }
    try app.settle()
    app.perform { pages[0].dismiss(animated: true) }
    app.advance(by: 0.1)
    app.perform { root.present(pages[1], with: both[1]) }
    #expect(both[0].state == .closing && both[1].state == .opening && cards.allSatisfy { $0.isHidden })
    app.advance(by: 0.2)
    app.perform {
      _ = app.session.runtimeViews { $0.accessibilityIdentifier == "card.stage" }.first { $0.window != nil }?.accessibilityPerformEscape()
    }
    try app.settle()
    if both[1].state == .open { app.perform { pages[1].dismiss(animated: true) } }
    try app.settle()
    #expect(isHome && both.allSatisfy { $0.state == .resting } && app.diagnostics == [])
  }

  @Test func `an item that is not equal to itself opens and closes as any other`() throws {
    let page = PlainPage(), card = CardTransition(item: Double.nan) { [cards] (_: Double) in cards[0] }
    app.perform { root.present(page, with: card) }
    try app.settle()
    #expect(cards[0].isHidden)
    app.perform { card.setItem(Double.nan) }
    app.perform { page.dismiss(animated: true) }
    app.advance(by: 0.1)
    app.perform { card.setItem(Double.nan) }
    try app.settle()
    #expect(isHome && card.state == .resting)
  }

  @Test func `an item that is set before its page is presented hides its card as any other`() throws {
    let page = PlainPage(), card = CardTransition(item: 0) { [cards] (item: Int) in cards[item] }
    card.setItem(1)
    app.perform { root.present(page, with: card) }
    try app.settle()
    #expect(cards[1].isHidden && !cards[0].isHidden)
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(isHome && card.state == .resting)
  }

  @Test(arguments: [false, true]) func `an item of another kind has no card, its page fades, and whoever wrote it is told`(inFlight: Bool)
    throws
  {
    let page = PlainPage(), ear = CardDelegateTests.Ear(), card = CardTransition(item: 1) { [cards] (_: Int) in cards[0] }
    card.delegate = ear
    app.perform { root.present(page, with: card) }
    try app.settle()
    if !inFlight { app.perform { card.setItem("one") } }
    app.perform { page.dismiss(animated: true) }
    app.advance(by: 0.1)
    if inFlight { app.perform { card.setItem("one") } }
    try app.settle()
    #expect(isHome && ear.heard.last == "did close: faded", "\(ear.heard)")
    #expect(app.diagnostics.count == 1 && app.diagnostics.first?.contains("got a String") == true, "\(app.diagnostics)")
  }
}
