import CardTransition
import SegueTesting
import Testing

/// The callbacks and queries of a card transition's delegate. (Docs/behaviour/card.md, "Card API")
@MainActor @Suite struct CardDelegateTests {
  final class Ear: CardTransitionDelegate {
    var heard: [String] = []
    var mayClose = true
    var fallback: UIView?
    func cardTransition(_ transition: CardTransition, viewFor item: AnyHashable) -> UIView? { fallback }
    func cardTransition(_ transition: CardTransition, shouldBeginDismissal context: CardDismissalContext) -> Bool {
      heard.append("may close? \(context.hitView != nil)")
      return mayClose
    }
    func cardTransitionWillOpen(_ transition: CardTransition, item: AnyHashable?) { heard.append("will open") }
    func cardTransitionDidOpen(_ transition: CardTransition, item: AnyHashable?) { heard.append("did open") }
    func cardTransitionWillClose(_ transition: CardTransition, item: AnyHashable?) { heard.append("will close") }
    func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding) {
      heard.append("did close: \(landing)")
    }
    func cardTransition(_ transition: CardTransition, didChangeItemFrom old: AnyHashable?) { heard.append("was \(old?.base ?? "nothing")") }
  }

  private let theatre = CardTheatre()
  private let ear = Ear()

  private func opened() throws {
    theatre.open()
    theatre.transition.delegate = ear
    try theatre.app.settle()
  }

  @Test func `a life in order`() throws {
    try opened()
    theatre.app.perform { theatre.transition.setItem("two") }
    theatre.dismiss()
    try theatre.app.settle()
    #expect(ear.heard == ["did open", "was one", "will close", "did close: card"])
  }

  @Test func `one who may not close is not pulled, and its escape is refused`() throws {
    try opened()
    ear.mayClose = false
    theatre.app.drag(from: CGPoint(x: 187, y: 200), to: CGPoint(x: 187, y: 400))
    #expect(theatre.rect.width == 375 && theatre.transition.state == .open)
    #expect(theatre.stageView?.accessibilityPerformEscape() == false)
    #expect(Set(ear.heard.dropFirst()) == ["may close? true", "may close? false"])
    theatre.dismiss()
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test func `an opening that is caught is open for the app at once, and only once`() throws {
    theatre.open()
    theatre.transition.delegate = ear
    theatre.app.advance(by: 0.1)
    let finger = theatre.app.touch(CGPoint(x: 187, y: 700))
    theatre.app.advance(by: 0.1)
    #expect(ear.heard == ["did open"])
    finger.lift()
    try theatre.app.settle()
    #expect(ear.heard == ["did open"])
  }

  @Test func `its card taken away, the page fades; its delegate knows another, and it lands there`() throws {
    try opened()
    theatre.app.perform { theatre.card.removeFromSuperview() }
    theatre.dismiss()
    try theatre.app.settle()
    #expect(ear.heard.last == "did close: faded")
    let other = UIView(frame: CGRect(x: 30, y: 300, width: 200, height: 100))
    let card = CardTransition(item: 7) { (_: Int) in nil }
    card.delegate = ear
    ear.fallback = other
    theatre.app.perform { theatre.root.view.addSubview(other) }
    theatre.app.perform { theatre.root.present(theatre.page, with: card) }
    #expect(theatre.rect == other.frame && other.isHidden)
    try theatre.app.settle()
    theatre.dismiss()
    try theatre.app.settle()
    #expect(ear.heard.last == "did close: card" && !other.isHidden)
  }
}
