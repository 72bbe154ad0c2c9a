import CardTransition
import SegueTesting
import Testing

/// Cards with VoiceOver. (Docs/behaviour/card.md, "Card environment", check 19)
@MainActor @Suite struct EnvironmentVoiceTests {
  private let theatre = CardTheatre(environment: EnvironmentSettings(voiceOver: true))
  private var app: TestApp { theatre.app }

  init() {
    app.perform {
      theatre.card.isAccessibilityElement = true
      theatre.card.accessibilityLabel = "The card"
      _ = theatre.page.view
      for (view, word) in [(theatre.page.header as UIView, "The title"), (theatre.page.text, "The text")] {
        view.isAccessibilityElement = true
        view.accessibilityLabel = word
      }
    }
  }
  private var labels: [String] { app.elements.compactMap(\.label) }

  @Test func `from its first frame on only the page is there, its content first and its button last (check 19)`() throws {
    #expect(labels == ["The card"])
    theatre.open()
    #expect(labels == ["The title"])
    app.advance(by: 0.1)
    #expect(!labels.contains("The card"))
    try app.settle()
    #expect(labels == ["The title", "The text", "Close"])
    #expect(app.voiceOver.focused?.label == "The title")
    let button = try app.element(labelled: "Close")
    #expect(button.spoken.contains("Button") || button.spoken.contains("button"))
  }

  @Test func `escape closes, the flight is hidden from it, and the focus is at the card again (check 19)`() throws {
    try theatre.opened()
    app.voiceOver.escape()
    #expect(theatre.transition.state == .closing && !labels.contains("The title"))
    try app.settle()
    theatre.expectHome()
    #expect(labels == ["The card"] && app.voiceOver.focused?.label == "The card")
  }

  @Test func `escape in the middle of the opening closes, and the focus goes home`() throws {
    theatre.open()
    app.advance(by: 0.1)
    app.voiceOver.escape()
    #expect(theatre.transition.state == .closing)
    try app.settle()
    theatre.expectHome()
    #expect(app.voiceOver.focused?.label == "The card")
  }

  @Test func `an app that refuses refuses escape too`() throws {
    final class Refusal: CardTransitionDelegate {
      func cardTransition(_ transition: CardTransition, shouldBeginDismissal context: CardDismissalContext) -> Bool { false }
    }
    let refusal = Refusal()
    try theatre.opened()
    theatre.transition.delegate = refusal
    app.voiceOver.escape()
    app.advance(by: 0.1)
    #expect(theatre.transition.state == .open)
    #expect(theatre.stageView?.accessibilityPerformEscape() == false)
  }

  @Test func `there is a button whatever the options say, as long as VoiceOver is on`() throws {
    try theatre.opened { $0.closeButton = .none }
    #expect(labels.contains("Close") && app.exists("card.close"))
    app.choose(.voiceOver(false))
    app.advance(by: 0.1)
    #expect(!app.exists("card.close"))
    app.choose(.voiceOver(true))
    app.advance(by: 0.1)
    #expect(app.exists("card.close"))
    try app.voiceOver.focus("Close")
    app.voiceOver.activate()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `a card that was removed meanwhile leaves the focus to what is there`() throws {
    try theatre.opened()
    app.perform { theatre.card.removeFromSuperview() }
    app.voiceOver.escape()
    try app.settle()
    #expect(theatre.transition.state == .resting && !app.exists("card.sky") && labels == [])
  }
}
