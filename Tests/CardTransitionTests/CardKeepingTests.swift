import CardTransition
import SegueTesting
import Testing
import UIKit

/// The lifetime of a card transition, which the app does not have to retain. (Docs/behaviour/card.md, "Card API")
@MainActor @Suite struct CardKeepingTests {
  @Test func `a page that nobody keeps is told of its way until it has landed, and then it goes`() throws {
    final class Page: UIViewController, CardPage {
      let cardScrollView = UIScrollView()
      var onScale: (CGFloat) -> Void = { _ in }
      func setCardContentScale(_ scale: CGFloat) { onScale(scale) }
    }
    let root = UIViewController()
    let app = TestApp { root }
    let thumbnail = UIView(frame: CGRect(x: 40, y: 500, width: 200, height: 120))
    weak var kept: Page?
    var scales: [CGFloat] = []
    app.perform {
      root.view.addSubview(thumbnail)
      let page = Page()
      page.onScale = { scales.append($0) }
      kept = page
      root.present(page, with: CardTransition(item: "photo") { _ in thumbnail })
    }
    try app.settle()
    app.perform { root.dismiss(animated: true) }
    app.advance(by: 0.1)
    scales = []
    app.advance(by: 0.2)
    #expect(kept != nil && scales.count > 6)
    try app.settle()
    app.advance(by: 0.1)
    #expect(kept == nil && !thumbnail.isHidden)
  }
}
