import SegueTesting
import Testing
import UIKit

@testable import CardTransition

/// The appearance of a page and its card, and the parts that the library leaves to them. (Docs/behaviour/card.md, "Card environment")
@MainActor @Suite struct EnvironmentContentTests {
  private let theatre = CardTheatre()
  private var app: TestApp { theatre.app }

  @Test func `the shadow of a card goes with its openness: .2 at home, none of a page`() throws {
    theatre.open()
    let layer = try #require(theatre.stageView).layer
    #expect(layer.shadowRadius == 12 && layer.shadowOffset == CGSize(width: 0, height: 4) && abs(layer.shadowOpacity - 0.2) < 1e-6)
    for frame in 1...12 {
      app.advance(by: 1.0 / 60)
      let share = Float(ReferenceSpring.calm.factors(at: Double(frame) / 60).way)
      #expect(abs(layer.shadowOpacity - 0.2 * share) < 1e-4, "frame \(frame)")
    }
    try app.settle()
    #expect(layer.shadowOpacity == 0)
  }

  @Test func `the page's artwork lies under the notch, and the library adds no inset to it`() throws {
    let insets = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    insets.contentSize = CGSize(width: 375, height: 2000)
    app.perform { theatre.page.view.addSubview(insets) }
    theatre.open()
    for _ in 0..<50 {
      #expect(theatre.page.scrollView.adjustedContentInset == .zero && insets.contentInset == .zero)
      #expect(insets.adjustedContentInset.top == 44 && insets.contentInsetAdjustmentBehavior == .automatic)
      app.advance(by: 1.0 / 60)
    }
    let finger = theatre.pull(.upright, to: 50)
    #expect(insets.adjustedContentInset.top == 44 && insets.contentOffset.y == -44 && theatre.pulled > 0.4)
    finger.lift()
    try app.settle()
    #expect(try app.view("page.header").frame.minY == 0 && theatre.page.additionalSafeAreaInsets == .zero)
  }

  @Test(arguments: [EnvironmentSettings.ContentSize.L, .AX3])
  func `how large the words are on the page says the press, not the text's size`(
    size: EnvironmentSettings.ContentSize
  ) throws {
    final class Page: UIViewController, CardPage {
      let cardScrollView = UIScrollView()
      var scale: CGFloat = 0
      func setCardContentScale(_ scale: CGFloat) { self.scale = scale }
    }
    let page = Page(), theatre = CardTheatre(environment: EnvironmentSettings(contentSize: size))
    let card = CardTransition(item: 1) { [weak theatre] (_: Int) in theatre?.card }
    theatre.app.perform { theatre.root.present(page, with: card) }
    #expect(abs(page.scale * 335 / 375 - 1) < 1e-9, "as large as on the card")
    try theatre.app.settle()
    #expect(abs(page.scale - 0.96) < 1e-9)
    theatre.app.choose(.contentSize(.XS))
    #expect(abs(page.scale - 0.96) < 1e-9)
  }

  @Test(arguments: [(true, 0.5), (false, 0.2)]) func `with less transparency there is no blur, and it is darker behind the page`(
    isReduced: Bool, dark: CGFloat
  ) {
    app.perform {
      let background = CardBackground(CardTransition.Options(), isOpaque: isReduced)
      background.show(openness: 1, pull: 0, dimLost: 0.5)
      #expect((background.backdrop.effect == nil) == isReduced && background.backdrop.isHidden == isReduced)
      #expect(background.dim.alpha == dark)
      background.show(openness: 1, pull: 1, dimLost: 0.5)
      #expect(background.dim.alpha == dark / 2)
    }
  }

  @Test func `the button's material and the backdrop follow dark and light`() throws {
    try theatre.opened()
    let button = try app.view("card.close").frame
    let light = app.colour(at: CGPoint(x: button.midX - 11, y: button.midY))
    app.choose(.style(.dark))
    app.advance(by: 0.5)
    let dark = app.colour(at: CGPoint(x: button.midX - 11, y: button.midY))
    #expect(light.red > dark.red + 40, "\(light), \(dark)")
  }

  @Test(arguments: [true, false]) func `with less motion the list keeps its size, without it is scaled and comes back (listScale)`(
    isReduced: Bool
  ) throws {
    let theatre = ListTheatre(environment: EnvironmentSettings(reduceMotion: isReduced))
    theatre.open(1) { $0.listScale = 0.9 }
    theatre.run(12)
    #expect((theatre.list.transform.a < 0.95) == !isReduced)
    try theatre.settle()
    theatre.dismiss()
    theatre.run(12)
    #expect((theatre.list.transform.a < 1) == !isReduced)
    try theatre.settle()
    #expect(theatre.list.transform == .identity)
    theatre.expectHome()
  }

  @Test func `with less motion the content is the same view in the card and, from the middle of the fade on, in the page`() throws {
    let root = UIViewController(), page = SlotPage(), card = SlotCell(frame: CardTheatre.home), content = card.slot.contentView!
    let app = TestApp(environment: EnvironmentSettings(reduceMotion: true)) {
      root.view.addSubview(card)
      return root
    }
    let transition = CardTransition(item: 1) { [weak card] (_: Int) in card }
    func follow(_ end: CardTransition.State) {
      var moves = 0, isInPage = content.superview === page.header
      while transition.state != end, app.time < 9 {
        app.advance(by: 1.0 / 60)
        #expect(content.window != nil)
        guard (content.superview === page.header) != isInPage else { continue }
        moves += 1
        isInPage.toggle()
        let opacity = app["card.stage"]?.opacity ?? 0
        #expect(opacity > 0.3 && opacity < 0.7, "it moves in the middle: \(opacity)")
      }
      #expect(moves == 1)
    }
    app.perform { root.present(page, with: transition) }
    #expect(content.superview === card.slot)
    follow(.open)
    #expect(content.superview === page.header)
    app.perform { page.dismiss(animated: true) }
    follow(.resting)
    #expect(content.superview === card.slot && content.frame == card.bounds && !card.isHidden)
  }
}
