import Testing
import UIKit

@testable import CardTransition

/// Whether a card's place in its list has moved on its way, or is another one at once.
@MainActor @Suite struct CardHomeTests {
  private func home(_ view: UIView?, x: CGFloat) -> CardHome {
    let rect = CGRect(x: x, y: 500, width: 134, height: 134)
    return CardHome(rect: rect, view: view, isSeen: view != nil, spot: rect)
  }

  @Test func `a page on its way to a card beyond the list's end leaped when the card got another place`() {
    #expect(home(nil, x: 166).isElsewhere(than: home(nil, x: 20)))
    #expect(!home(nil, x: 20).isElsewhere(than: home(nil, x: 20)))
  }

  @Test func `a card that a view shows is followed as it moves, and is elsewhere if another view shows it there`() {
    let (view, other) = (UIView(), UIView())
    #expect(!home(view, x: 60).isElsewhere(than: home(view, x: 20)))
    #expect(home(other, x: 60).isElsewhere(than: home(view, x: 20)) && !home(other, x: 20).isElsewhere(than: home(view, x: 20)))
    #expect(home(nil, x: 60).isElsewhere(than: home(view, x: 20)))
  }
}
