import CardTransition
import SegueTesting
import Testing
import TodaySlidesDemo
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// The facts of Docs/behaviour/card.md, "Card numbers", that no trace shows.
@MainActor @Suite struct CardFactTests {
  private let app = TestApp { TodaySlidesDemo.makeRootViewController() }

  private func view(_ identifier: String) -> UIView? {
    app.session.runtime.app.windows.lazy.flatMap(\.subtree).first { $0.accessibilityIdentifier == identifier }
  }

  @Test func `the feel is made of these numbers (behaviour: Card numbers)`() {
    #expect(CardFeel.pressedScale == 0.96 && CardFeel.pressDuration == 0.5 && CardFeel.pressDamping == 1)
    #expect(CardFeel.cardRadius == 16 && CardFeel.expansionPart == 0.6)
    #expect(CardFeel.dismissalDistance == 100 && CardFeel.shrunkenScale == 0.86)
    #expect(CardFeel.dismissalDuration == 0.6 && CardFeel.dismissalDamping == 0.7 && CardFeel.scrollToTopDuration == 0.36)
  }

  // Docs/behaviour/card.md, "Card numbers".
  @Test func `a card is 40 points narrower than the screen, 1.2 as high, round, and throws a soft shadow`() throws {
    let card = try #require(view("today.card.0"))
    #expect(card.bounds.size == CGSize(width: 375 - 40, height: (375 - 40) * 1.2))
    #expect(card.layer.shadowOpacity == 0.2 && card.layer.shadowOffset == CGSize(width: 0, height: 4) && card.layer.shadowRadius == 12)
    #expect(app["today.card.0"]?.cornerRadius == 16)
    let titles = card.subtree.compactMap { $0 as? UILabel }.map(\.font)
    #expect(titles.contains { $0?.pointSize == 36 && $0?.fontName == UIFont.systemFont(ofSize: 36, weight: .bold).fontName })
  }

  @Test func `the list notifies its cards of a touch at once (behaviour: Card numbers)`() throws {
    #expect((try #require(view("today")) as? UIScrollView)?.delaysContentTouches == false)
  }

  @Test func `the backdrop asks for half a second and takes as long as the transition (behaviour: Card numbers)`() throws {
    try app.tap("today.card.0")
    app.advance(by: 0.05)
    let backdrop = try #require(view("backdrop") as? UIVisualEffectView)
    let cardTop = 136.0 + 402 * (1 - CardFeel.pressedScale) / 2
    let whole = CardFeel.presentationDuration(cardTop: cardTop, screenHeight: 812)
    for key in ["opacity", "backdrop"] {
      let duration = try #require(backdrop.layer.animation(forKey: key)?.duration)
      #expect(abs(duration - whole) < 0.01, "\(key) lasts \(duration), the transition \(whole)")
    }
    #expect(app.session.runtime.app.windows.contains { $0.rootViewController?.presentedViewController?.prefersStatusBarHidden == true })
    try app.settle()
    #expect(backdrop.alpha == 1 && backdrop.effect is UIBlurEffect)
  }
}
