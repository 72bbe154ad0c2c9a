import HostInterface
import SegueTesting
import Testing
import Typesetting
import UIKit

@testable import TodayDemo
@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The App Store's page: cards with buttons, a picture that moves, stories in a row. (Docs/behaviour/card.md, "Card content" and "Card
/// sources", case L)
@MainActor @Suite struct TodayTests {
  private func launch(_ device: String = "iphone-14") throws -> TestApp {
    let app = TestApp(device: try #require(Device.named(device))) { TodayDemo.makeRootViewController() }
    app.advance(by: 0.1)
    return app
  }

  /// Brings a card's middle onto the screen.
  private func show(_ card: Int, in app: TestApp) throws {
    app.perform {
      let list = app.session.window.subtree.lazy.compactMap { $0 as? UICollectionView }.first
      list?.scrollToItem(at: IndexPath(item: card, section: 0), at: .centeredVertically, animated: false)
    }
    try app.settle()
  }

  private func open(_ card: Int, in app: TestApp) throws {
    try show(card, in: app)
    try app.tap("today.card.\(card)")
    try app.settle()
    #expect(app.exists("detail"))
  }

  // MARK: Cancelled, interrupted

  @Test func `a swipe to the next story that is taken back changes nothing: the page goes home into the card that was tapped`() throws {
    let app = try launch()
    try open(3, in: app)
    let finger = app.touch(CGPoint(x: 300, y: 400))
    finger.move(by: CGVector(dx: -90, dy: 0), duration: 0.2)
    finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.4)
    app.advance(by: 0.2)
    finger.lift()
    try app.settle()
    #expect(app.exists("detail"))
    app.pullDown()
    app.advance(by: 0.1)
    #expect(app["today.card.3"]?.opacity ?? 0 == 0, "its card is the one that is awaited")
    try app.settle()
    #expect(app.cardsNotWhole("today.card.", page: "detail") == [] && app.diagnostics == [])
  }

  @Test func `a page that is dismissed by code in the middle of a swipe is gone, and every card is there`() throws {
    let app = try launch()
    try open(3, in: app)
    let finger = app.touch(CGPoint(x: 300, y: 400))
    finger.move(by: CGVector(dx: -160, dy: 0), duration: 0.15)
    app.perform { app.session.window.rootViewController?.dismiss(animated: true) }
    finger.move(by: CGVector(dx: -40, dy: 0), duration: 0.1)
    finger.lift()
    try app.settle()
    #expect(app.cardsNotWhole("today.card.", page: "detail") == [])
  }

  @Test(arguments: [0.05, 0.2, 0.4]) func `a list of apps that is closed as it opens has one arrangement on its card`(seconds: Double)
    throws
  {
    let app = try launch()
    try show(1, in: app)
    let card = try app.view("today.card.1").frame
    app.tap(CGPoint(x: card.midX, y: card.minY + 50))
    app.advance(by: seconds)
    app.pullDown()
    try app.settle()
    #expect(app.cardsNotWhole("today.card.", page: "detail") == [])
    #expect(app.exists("today.get.sprout"), "the card's own button is there again")
  }

  @Test func `a button that is pressed and left by the finger gets nothing, and opens nothing`() throws {
    let app = try launch()
    try show(1, in: app)
    let finger = try app.touch("today.get.sprout")
    app.advance(by: 0.1)
    finger.move(by: CGVector(dx: -200, dy: 3), duration: 0.3)
    finger.lift()
    try app.settle()
    #expect(!app.exists("detail"))
    #expect(app.elements.contains { $0.label == "Get Sprout" })
  }

  // MARK: Finished

  @Test func `an app that is got from the card does not open it, and is had on its page too (behaviour: Card content)`() throws {
    let app = try launch()
    try show(1, in: app)
    try app.tap("today.get.sprout")
    try app.settle()
    #expect(!app.exists("detail") && app.elements.contains { $0.label == "Open Sprout" })
    let card = try app.view("today.card.1").frame
    app.tap(CGPoint(x: card.midX, y: card.minY + 50))
    try app.settle()
    #expect(app.exists("detail") && app.elements.contains { $0.label == "Open Sprout" })
    try app.tap("today.page.get.hum")
    app.pullDown()
    try app.settle()
    #expect(app.elements.contains { $0.label == "Open Hum" } && app.elements.contains { $0.label == "Get Burrow" })
    #expect(app.cardsNotWhole("today.card.", page: "detail") == [] && app.diagnostics == [])
  }

  @Test func `a story that was turned to is where the page goes home (behaviour: Card sources, case L)`() throws {
    let app = try launch()
    try open(3, in: app)
    app.flick(from: CGPoint(x: 330, y: 400), by: CGVector(dx: -200, dy: 0), duration: 0.12)
    try app.settle()
    app.pullDown()
    app.advance(by: 0.15)
    #expect(app["today.card.4"]?.opacity ?? 0 == 0, "the second story's card is awaited")
    #expect(app["today.card.3"].map { $0.opacity == 1 } ?? true, "the first one's is at home")
    try app.settle()
    #expect(app.exists("today.card.4") && app.cardsNotWhole("today.card.", page: "detail") == [] && app.diagnostics == [])
  }

  @Test func `the button below a story leads to the next one`() throws {
    let app = try launch()
    try open(4, in: app)
    for _ in 0..<3 { app.flick(from: CGPoint(x: 195, y: 650), by: CGVector(dx: 0, dy: -400)) }
    try app.settle()
    let button = try app.view("detail.next").frame
    app.tap(CGPoint(x: button.midX, y: button.midY))
    try app.settle()
    app.perform {
      let page = app.session.window.rootViewController?.presentedViewController as? StoryViewController
      #expect(page?.feature.id == "towns")
    }
  }

  @Test func `a moving picture moves while it is open, and lets the app rest`() throws {
    let app = try launch()
    try open(2, in: app)
    let pictures = (0..<4).map { _ in
      app.advance(by: 0.3)
      let image = app.session.currentFrame().image(scale: 0.2)
      return Array(image.bytes)
    }
    #expect(Set(pictures).count == 4)
    app.pullDown()
    try app.settle()
    #expect(app.cardsNotWhole("today.card.", page: "detail") == [])
  }

  /// How many texts have been broken into lines so far, this question's among them.
  private var typesettings: UInt64 {
    Typesetter.standard.layout(StyledText(UUID().uuidString, style: TextStyle(font: FontDescription(size: 10)))).identity
  }

  /// Tests stories that stand alone. A story in a row creates its neighbours when it has settled.
  @Test(arguments: Feature.all.indices.filter { Feature.all[$0].row.count == 1 })
  // Docs/behaviour/card.md, "Card checks", check 17.
  func `no text of card or page is broken into lines after the first frame, there and back`(card: Int) throws {
    let app = try launch()
    try show(card, in: app)
    let frame = try app.view("today.card.\(card)").frame
    app.tap(CGPoint(x: frame.midX, y: frame.minY + 50))
    app.advance(by: 1.0 / 60)
    let first = typesettings
    try app.settle()
    let opened = typesettings
    app.perform { app.session.window.rootViewController?.dismiss(animated: true) }
    try app.settle()
    #expect(opened - first == 1 && typesettings - opened == 1, "each question is one")
    #expect(app.cardsNotWhole("today.card.", page: "detail") == [])
  }

  @Test(arguments: ["iphone-se", "iphone-14-pro-max", "ipad", "iphone-14-landscape", "ipad-landscape"])
  func `on every device each card opens and goes home`(device: String) throws {
    let app = try launch(device)
    for card in Feature.all.indices {
      try show(card, in: app)
      let frame = try app.view("today.card.\(card)").frame
      app.tap(CGPoint(x: frame.midX, y: max(frame.minY, 60) + 50))
      try app.settle()
      #expect(app.exists("detail"), "card \(card)")
      app.perform { app.session.window.rootViewController?.dismiss(animated: true) }
      try app.settle()
      #expect(app.cardsNotWhole("today.card.", page: "detail") == [], "card \(card)")
    }
    #expect(app.diagnostics == [])
  }
}
