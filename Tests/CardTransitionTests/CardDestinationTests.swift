import Testing
import UIKit

@testable import CardTransition

/// The difference between a card that moves in its list and a card that is at another place at once.
@MainActor @Suite struct CardDestinationTests {
  private func destination(_ view: UIView?, x: CGFloat) -> CardDestination {
    let rect = CGRect(x: x, y: 500, width: 134, height: 134)
    return CardDestination(rect: rect, view: view, isSeen: view != nil, spot: rect)
  }

  @Test func `a page on its way to a card beyond the list's end leaped when the card got another place`() {
    #expect(destination(nil, x: 166).isElsewhere(than: destination(nil, x: 20)))
    #expect(!destination(nil, x: 20).isElsewhere(than: destination(nil, x: 20)))
  }

  @Test func `a card that a view shows is followed as it moves, and is elsewhere if another view shows it there`() {
    let (view, other) = (UIView(), UIView())
    #expect(!destination(view, x: 60).isElsewhere(than: destination(view, x: 20)))
    #expect(destination(other, x: 60).isElsewhere(than: destination(view, x: 20)))
    #expect(!destination(other, x: 20).isElsewhere(than: destination(view, x: 20)))
    #expect(destination(nil, x: 60).isElsewhere(than: destination(view, x: 20)))
  }
}
