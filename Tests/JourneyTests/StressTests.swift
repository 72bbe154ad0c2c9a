import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import StressDemo

/// Cards that are opened and closed while their list shuffles, deletes, inserts and reloads itself. (CARD §3)
@MainActor @Suite struct StressTests {
  private func launch(_ device: Device = .iPhone14) -> TestApp {
    let app = TestApp(device: device) { StressDemo.makeRootViewController() }
    app.advance(by: 0.1)
    return app
  }

  /// A card that is wholly on the screen.
  private func anyCard(in app: TestApp) throws -> ShownView {
    let bottom = app.session.device.size.height
    return try #require(
      app.session.shownViews.first {
        $0.identifier.hasPrefix("stress.card.") && $0.frame.minY > 110 && $0.frame.maxY < bottom && $0.opacity == 1
      })
  }

  @Test func `cards that are opened and thrown back, one after the other, all come home`() throws {
    let app = launch()
    for round in 0..<8 {
      let card = try anyCard(in: app).frame
      app.tap(CGPoint(x: card.midX, y: card.midY), duration: 0.05)
      app.advance(by: 0.15 + 0.11 * Double(round))
      app.pullDown()
      app.advance(by: 0.05 + 0.07 * Double(round))
    }
    if app.exists("stress.page") {
      try app.settle()
      app.pullDown()
    }
    try app.settle()
    #expect(app.cardsNotWhole("stress.card.", page: "stress.page") == [])
  }

  @Test(arguments: 1...6) func `a card that flies home through changes lands, wherever its place is (§3 A–H)`(changes: Int) throws {
    let app = launch()
    let card = try anyCard(in: app)
    try app.tap(card.identifier)
    app.advance(by: 0.4 * Double(changes) + 0.3)
    app.pullDown()
    try app.settle()
    #expect(app.cardsNotWhole("stress.card.", page: "stress.page") == [] && app.diagnostics == [])
  }

  @Test(arguments: ["iphone-se", "ipad"])
  func `the list was said to jump when the status bar went for a page, where the bar alone takes room`(device: String) throws {
    let app = launch(try #require(Device.named(device)))
    func place() throws -> Double { try #require(app.session.shownViews.first { $0.identifier == "stress.status" }).frame.minY }
    let card = try anyCard(in: app).frame, finger = app.touch(CGPoint(x: card.midX, y: card.midY))
    app.advance(by: 0.05)
    var places = [try place()]
    finger.lift()
    for _ in 0..<20 {
      app.advance(by: 1.0 / 60)
      places.append(try place())
    }
    #expect(places[0] - places[20] > 8)
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 5 }, "\(places)")
  }

  @Test func `no card is there twice, whatever has happened`() throws {
    let app = launch()
    try app.tap("stress.button")
    for _ in 0..<40 {
      app.advance(by: 0.1)
      app.perform {
        let cells = app.session.window.subviewsOfAll.compactMap { $0 as? UICollectionView }.flatMap(\.visibleCells)
        let names = cells.compactMap(\.accessibilityIdentifier)
        #expect(Set(names).count == names.count)
      }
    }
  }

  @Test func `it rests by itself, and at once when it is told to`() throws {
    let app = launch()
    try app.tap("stress.button")
    app.advance(by: 1)
    try app.tap("stress.button")
    let before = app.time
    try app.settle()
    #expect(app.time - before < 1.5)
    try app.tap("stress.button")
    try app.settle(limit: 8)
  }

  @Test func `a deck is the same each time, and never too small or too large`() {
    var (one, two) = (Deck(seed: 9), Deck(seed: 9))
    var seen: Set<String> = []
    for _ in 0..<2000 {
      #expect(one.change() == two.change())
      #expect(one.cards == two.cards && (12...36).contains(one.cards.count) && Set(one.cards).count == one.cards.count)
    }
    for _ in 0..<200 { seen.insert(String(one.change().words.drop { $0.isNumber })) }
    #expect(seen.count >= 6, "\(seen)")
  }
}

extension UIView {
  fileprivate var subviewsOfAll: [UIView] { [self] + subviews.flatMap(\.subviewsOfAll) }
}
