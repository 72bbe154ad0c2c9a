import CardTransition
import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import GalleryDemo

/// The gallery's cards and the demos behind them. (Docs/behaviour/card.md, "Card numbers")
@MainActor @Suite struct GalleryTests {
  nonisolated static let names = GalleryDemo.exhibits.map(\.name)
  nonisolated static let devices = [
    "iphone-se", "iphone-14-pro-max", "ipad", "iphone-14-landscape", "iphone-se-landscape", "ipad-landscape",
  ]

  private func launch(_ device: String = "iphone-14") throws -> TestApp {
    TestApp(device: try #require(Device.named(device))) { GalleryDemo.makeRootViewController() }
  }

  /// Scrolls until the card's middle can be tapped, and opens it.
  private func open(_ name: String, in app: TestApp) throws {
    let size = app.session.device.size
    for _ in 0..<30 {
      if let card = app["gallery.card.\(name)"], card.frame.midY < size.height - 60 { break }
      app.drag(from: CGPoint(x: size.width / 2, y: size.height * 0.75), to: CGPoint(x: size.width / 2, y: size.height * 0.45))
      try app.settle()
    }
    try app.tap("gallery.card.\(name)")
    try app.settle()
    #expect(app["gallery.page"]?.frame == CGRect(origin: .zero, size: size), "\(name) is open")
  }

  // MARK: Cancelled, interrupted

  @Test func `a page that is dragged too little comes back, and its demo has noticed nothing`() throws {
    let app = try launch()
    try open("photos", in: app)
    let (before, callbacks) = (app.hierarchy, app.callbackLog.count)
    let finger = app.touch(CGPoint(x: 195, y: 70))
    finger.move(by: CGVector(dx: 0, dy: 70), duration: 0.3)
    let held = try app.view("gallery.page")
    #expect(held.scale < 0.95 && held.cornerRadius > 5)
    finger.lift()
    try app.settle()
    #expect(app.hierarchy == before)
    #expect(app.callbackLog.count == callbacks)
  }

  @Test func `a drag that comes down while the page is still opening moves nothing, and the next one closes it`() throws {
    let app = try launch()
    try app.tap("gallery.card.photos")
    app.advance(by: 0.1)
    let finger = app.touch(CGPoint(x: 195, y: 75))
    finger.move(by: CGVector(dx: 0, dy: 200), duration: 1)
    #expect(app["gallery.page"]?.scale == 1)
    finger.lift()
    try app.settle()
    app.drag(from: CGPoint(x: 195, y: 75), to: CGPoint(x: 195, y: 240))
    try app.settle()
    #expect(!app.exists("gallery.page") && app.diagnostics == [])
  }

  @Test func `a finger in the demo drags the demo, and never its page`() throws {
    let app = try launch()
    try open("today", in: app)
    let card = try app.view("today.card.0").frame
    let finger = app.touch(CGPoint(x: 195, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 220), duration: 0.4)
    #expect(app["gallery.page"]?.scale == 1)
    #expect(try app.view("today.card.0").frame.minY > card.minY + 40)
    finger.lift()
    try app.settle()
    #expect(app.exists("gallery.page"))
  }

  @Test func `the left edge is the demo's: it pops the demo's page, and the demo stays`() throws {
    let app = try launch()
    try open("push", in: app)
    try app.tap("tea.3")
    try app.settle()
    #expect(app.exists("tea"))
    app.drag(from: CGPoint(x: 2, y: 420), to: CGPoint(x: 330, y: 420))
    try app.settle()
    #expect(!app.exists("tea") && app["gallery.page"]?.scale == 1 && app.diagnostics == [])
  }

  @Test func `a page with a sheet over it is not dragged away under it; its button takes both`() throws {
    let app = try launch()
    try open("sheet", in: app)
    try app.tap("sheet.open")
    try app.settle()
    app.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 240))
    try app.settle()
    #expect(app["gallery.page"]?.scale == 1 && app.exists("sheet.row.1"))
    try app.tap("gallery.close")
    try app.settle()
    #expect(!app.exists("gallery.page") && !app.exists("sheet.row.1"))
    #expect(app["gallery.card.today"]?.opacity == 1)
  }

  // MARK: Finished

  @Test(arguments: names) func `each demo runs behind its card, and goes back into it`(name: String) throws {
    let app = try launch()
    try open(name, in: app)
    try app.tap("gallery.close")
    try app.settle()
    #expect(!app.exists("gallery.page") && !app.exists("backdrop"))
    let card = try app.view("gallery.card.\(name)")
    #expect(card.scale == 1 && card.opacity == 1)
    #expect(app.diagnostics == [])
  }

  @Test func `the card is empty while its page is on its way, and whole when that is back (behaviour: Card numbers)`() throws {
    let app = try launch()
    try app.tap("gallery.card.today")
    app.advance(by: 0.2)
    #expect(app["gallery.card.today"]?.opacity == 0 && app.exists("gallery.page"))
    try app.settle()
    try app.tap("gallery.close")
    app.advance(by: 0.2)
    #expect(app["gallery.card.today"]?.opacity == 0)
    try app.settle()
    #expect(app["gallery.card.today"]?.scale == 1)
  }

  // MARK: Layout

  @Test(arguments: devices) func `cards lie beside and below each other, inside what is safe`(device: String) throws {
    let app = try launch(device)
    let cards = app.session.shownViews.filter { $0.identifier.hasPrefix("gallery.card.") }.map(\.frame)
    let safe = app.session.device.safeArea, size = app.session.device.size
    #expect(cards.count > 1)
    for (index, card) in cards.enumerated() {
      #expect(card.minX >= safe.left + 8 && card.maxX <= size.width - safe.right - 8)
      for other in cards[..<index] { #expect(!card.intersects(other)) }
    }
  }

  @Test(arguments: devices + ["iphone-x"]) func `no card cuts its words`(device: String) throws {
    let app = try launch(device)
    let (size, safe) = (app.session.device.size, app.session.device.safeArea)
    let grid = GalleryGrid(width: size.width - safe.left - safe.right, height: size.height)
    app.perform {
      for (index, exhibit) in GalleryDemo.exhibits.enumerated() {
        let card = ExhibitCardView(frame: .zero)
        card.show(exhibit, cardSize: grid.size(of: index))
        let words = card.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(words.count == 3)
        for label in words { #expect(label.frame.maxY <= grid.size(of: index).height - 6, "\(exhibit.name): \(label.text ?? "")") }
      }
    }
  }

  @Test(arguments: [InputEvent.screen(.rotate(.landscapeRight)), .setting(.contentSize(.AX3))])
  func `miniatures leaped at the first scroll after their cards had been laid out anew`(event: InputEvent) throws {
    let app = try launch("ipad")
    app.send(event)
    try app.settle()
    let list = try #require(app.session.window.rootViewController?.view.subviews.compactMap { $0 as? UICollectionView }.first)
    func progress() -> [CGFloat] {
      list.indexPathsForVisibleItems.sorted().compactMap { (list.cellForItem(at: $0) as? ExhibitCell)?.card.progress }
    }
    let before = progress()
    app.perform { list.contentOffset.y += 1 }
    app.advance(by: 0.05)
    #expect(before.count > 2 && zip(before, progress()).allSatisfy { abs($0 - $1) < 0.005 }, "\(before), \(progress())")
  }

  @Test func `a miniature is farther the higher its card lies, and never out of its bounds`() {
    let grid = GalleryGrid(width: 390, height: 844)
    let places = stride(from: -300.0, through: 1200, by: 50).map { grid.progress(at: $0) }
    #expect(places == places.sorted(by: >))
    #expect(places.allSatisfy { (0...1).contains($0) })
  }

  @Test func `names are words of their own`() {
    #expect(Set(Self.names).count == Self.names.count && Self.names.first == "today")
  }
}
