// The article "Getting started" of UIKit shows the package Examples/MyApp, whose counter is compiled here for the article's picture.

import SegueTesting
import Testing

@MainActor @Suite struct GettingStartedArticle {
  @Test func `a tap makes the number jump`() throws {
    let app = TestApp { CounterViewController() }
    try app.tap("number")
    try Picture.check(app.filmStrip(0.4, count: 6), named: "counter", of: "UIKit")
    try app.settle()
    #expect(app["number"]?.scale == 1)
  }
}
