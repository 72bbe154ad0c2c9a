import Cards
import SegueTesting
import Testing
import UIKit

/// A page that grows out of its card, is pulled down, and returns to its card.
@MainActor @Suite struct CardsTests {
  private func expectCard(_ app: TestApp, _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
    let home = try app.view(name).frame
    let screen = CGRect(x: 0, y: 0, width: 375, height: 812)
    try app.tap(name)
    app.advance(by: 0.1)
    let moving = try #require(app["card.stage"]?.frame, sourceLocation: location)
    #expect(moving.height > home.height && moving.height < screen.height, sourceLocation: location)
    try app.settle()
    #expect(app["card.stage"]?.frame == screen, sourceLocation: location)
    // Let go too early, and then not.
    app.drag(from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187, y: 350))
    try app.settle()
    #expect(app.exists("page") && app["card.stage"]?.frame == screen, sourceLocation: location)
    app.drag(from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187, y: 450))
    try app.settle()
    #expect(!app.exists("page") && app[name]?.frame == home, sourceLocation: location)
    // And by its button.
    try app.tap(name)
    try app.settle()
    try app.tap("card.close")
    try app.settle()
    #expect(!app.exists("page") && app[name]?.frame == home && app.diagnostics == [], sourceLocation: location)
  }

  @Test func `a story that is deleted while its page is open leaves no hidden cell, and no page`() throws {
    let stories = StoriesViewController(), app = TestApp(stories)
    try app.tap("two")
    try app.settle()
    app.perform { stories.remove("two") }
    try app.tap("card.close")
    try app.settle()
    #expect(!app.exists("page") && !app.exists("two") && stories.collectionView.visibleCells.allSatisfy { !$0.isHidden })
  }

  @Test func `a cell of a collection view is a card`() throws { try expectCard(TestApp(StoriesViewController()), "two") }
  @Test func `a row of a table is a card`() throws { try expectCard(TestApp(RowsViewController()), "two") }
  @Test func `any view is a card`() throws { try expectCard(TestApp(ThumbnailViewController()), "thumbnail") }
}
