import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import LibraryDemo

/// Books that open from the rows of a table while rows are inserted and deleted. (Docs/behaviour/card.md, "Card sources")
@MainActor @Suite struct LibraryTests {
  private let app = TestApp(device: .iPhone14) { LibraryDemo.makeRootViewController() }

  private func open(_ book: Book.ID) throws {
    app.advance(by: 0.1)
    try app.tap("library.cover.\(book)")
    try app.settle()
    #expect(app.exists("library.page"))
  }

  private func change(_ body: (Catalogue) -> Void) {
    app.perform { (app.session.window.rootViewController as? LibraryController).map { body($0.catalogue) } }
  }

  private func expectHome() {
    #expect(app.cardsNotWhole("library.cover.", page: "library.page") == [] && app.diagnostics == [])
  }

  // MARK: Removed in the middle

  @Test(arguments: Array(stride(from: 0.02, through: 0.72, by: 0.1)))
  func `a row that goes while its book opens leaves the book open (behaviour: Card sources, case D)`(
    seconds: Double
  ) throws {
    app.advance(by: 0.1)
    try app.tap("library.cover.clock")
    app.advance(by: seconds)
    change { $0.giveBack("clock") }
    try app.settle()
    #expect(app.exists("library.page") && !app.exists("library.book.clock"))
    app.pullDown()
    try app.settle()
    expectHome()
  }

  @Test(arguments: Array(stride(from: 0.02, through: 0.72, by: 0.1)))
  func `a row that goes while its book flies home leaves nothing (behaviour: Card sources, case D)`(
    seconds: Double
  ) throws {
    try open("clock")
    app.pullDown()
    app.advance(by: seconds)
    change { $0.giveBack("clock") }
    try app.settle()
    expectHome()
    #expect(!app.exists("library.book.clock"))
  }

  @Test func `a row that goes while a finger drags its book: let go, the book is open; dragged on, it goes`() throws {
    try open("clock")
    let finger = app.touch(CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
    change { $0.giveBack("clock") }
    app.advance(by: 0.3)
    finger.lift()
    try app.settle()
    #expect(app["library.page"]?.scale == 1)
    app.pullDown()
    try app.settle()
    expectHome()
  }

  @Test func `rows that go above a flying book move its place, and it lands there (behaviour: Card sources, case E)`() throws {
    try open("moths")
    app.pullDown()
    app.advance(by: 0.1)
    change { $0.giveBack("salt") }
    try app.settle()
    expectHome()
    #expect(app.exists("library.book.moths") && !app.exists("library.book.salt"))
  }

  @Test func `a book is finished while it is open: its row is on the other shelf, and it goes where it is`() throws {
    try open("tide")
    try app.tap("library.move")
    try app.settle()
    #expect(app.exists("library.page"))
    app.pullDown()
    try app.settle()
    expectHome()
    #expect(!app.exists("library.book.tide"))
    try app.element(labelled: "Finished").frame.isEmpty ? () : app.tap(CGPoint(x: 292, y: 790))
    try app.settle()
    #expect(app.exists("library.book.tide"))
  }

  @Test func `a book is given back: its page goes at once, and its row as the library answers`() throws {
    try open("north")
    try app.tap("library.return")
    app.advance(by: 0.1)
    try app.settle()
    expectHome()
    #expect(!app.exists("library.book.north"))
  }

  @Test func `a tab that is changed while a book flies home ends the flight (behaviour: Card sources, case J)`() throws {
    try open("clock")
    app.pullDown()
    app.advance(by: 0.1)
    app.perform { (app.session.window.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    try app.settle()
    #expect(!app.exists("library.page") && app.exists("library.book.ferry"))
    app.perform { (app.session.window.rootViewController as? UITabBarController)?.selectedIndex = 0 }
    try app.settle()
    expectHome()
  }

  // MARK: Whole

  @Test func `swiped away, a row is gone for good, and its neighbour opens`() throws {
    app.advance(by: 0.1)
    let row = try app.view("library.book.salt").frame
    app.drag(from: CGPoint(x: 370, y: row.midY), to: CGPoint(x: 20, y: row.midY), duration: 0.3)
    try app.settle()
    #expect(!app.exists("library.book.salt"))
    try open("tide")
    app.pullDown()
    try app.settle()
    expectHome()
  }

  @Test func `every book has a cover of its own`() {
    #expect(Set(Book.all.map(\.cover)).count == Book.all.count && Set(Book.all.map(\.id)).count == Book.all.count)
  }
}
