import CardTransition
import SegueTesting
import Testing

/// The measured values of opening and closing. (Docs/behaviour/card.md, "Card checks")
@MainActor @Suite struct CardBounceTests {
  @Test func `the top edge and the width go by one spring, beyond their end and back (checks 1 and 2)`() {
    let theatre = CardTheatre()
    theatre.open()
    var last = 0.0
    let expected: [(time: Double, top: Double, width: Double)] = [
      (0.05, 522.52, 329.11), (0.1, 365.28, 342.92), (0.2, 113.46, 365.04), (25.0 / 60, -9.22, 375.81), (0.6, -2.19, 375.19),
    ]
    for row in expected {
      theatre.app.advance(by: row.time - last)
      last = row.time
      #expect(abs(theatre.rect.minY - row.top) < 0.3, "top at \(row.time): \(theatre.rect.minY)")
      #expect(abs(theatre.rect.width - row.width) < 0.2, "width at \(row.time): \(theatre.rect.width)")
    }
  }

  @Test func `it begins exactly where the finger sees the card`() {
    let theatre = CardTheatre()
    theatre.open()
    let pressed = CGRect(x: 20 + 335 * 0.02, y: 600 + 402 * 0.02, width: 335 * 0.96, height: 402 * 0.96)
    #expect(abs(theatre.rect.minX - pressed.minX) < 1e-6 && abs(theatre.rect.minY - pressed.minY) < 1e-6)
    #expect(abs(theatre.rect.width - pressed.width) < 1e-6 && abs(theatre.rect.height - pressed.height) < 1e-6)
    #expect(theatre.card.isHidden)
  }

  @Test func `it arrives: the page fills the window, the presentation is over, nothing moves any more`() throws {
    let theatre = CardTheatre()
    theatre.open()
    #expect(theatre.transition.state == .opening && theatre.page.isBeingPresented)
    try theatre.app.settle(limit: 2)
    #expect(theatre.transition.state == .open && !theatre.page.isBeingPresented)
    #expect(theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(theatre.page.view.transform == .identity && theatre.page.view.bounds.size == CGSize(width: 375, height: 812))
    #expect(theatre.page.calls == ["will appear", "did appear"])
    #expect(theatre.page.view.safeAreaInsets.top == 44)
  }

  @Test func `dismissed, the presentation is over at once, and the page flies home`() throws {
    let theatre = CardTheatre()
    try theatre.opened()
    theatre.dismiss()
    #expect(theatre.transition.state == .closing)
    #expect(theatre.root.presentedViewController == nil)
    #expect(theatre.page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(theatre.card.isHidden && theatre.app.exists("card.sky"))
    theatre.app.advance(by: 0.2)
    #expect(theatre.rect.minY > 100 && theatre.rect.width < 375)
    try theatre.app.settle(limit: 2)
    theatre.expectHome()
    #expect(theatre.page.calls.count == 4)
  }

  @Test(arguments: [(24, 120), (60, 120)])
  func `the opening is the same at common instants, however often it is shown (check 4)`(slow: Int, fast: Int) {
    func rects(_ ticks: Int) -> [CGRect] {
      let theatre = CardTheatre(ticksPerSecond: ticks)
      theatre.open()
      return (1...9).map { _ in
        theatre.app.advance(by: 1.0 / 12)
        return theatre.rect
      }
    }
    #expect(rects(slow) == rects(fast))
  }

  @Test func `nothing in the page is laid out anew on the way, and its safe area is the one of its place (check 17)`() throws {
    let theatre = CardTheatre()
    theatre.open()
    let layouts = theatre.page.text.layouts
    #expect(layouts > 0)
    for _ in 0..<60 {
      theatre.app.advance(by: 1.0 / 60)
      #expect(theatre.page.view.safeAreaInsets.top == 44 && theatre.page.view.safeAreaInsets.bottom == 34)
    }
    theatre.dismiss()
    for _ in 0..<40 {
      theatre.app.advance(by: 1.0 / 60)
      if theatre.transition.state == .closing { #expect(theatre.page.view.safeAreaInsets.top == 44) }
    }
    try theatre.app.settle()
    #expect(theatre.page.text.layouts == layouts)
  }

  @Test func `the slides' feel in the new engine: a spring by the distance and a straight line (behaviour: Card numbers)`() {
    let theatre = CardTheatre()
    theatre.open { $0.feel = .slides }
    let y = 600 + 402 * 0.02, seconds = 0.5 + 0.4 * y / 812, width = 335 * 0.96
    theatre.app.advance(by: 0.2)
    let part = 0.2 / (0.6 * seconds)
    #expect(abs(theatre.rect.width - (width + (375 - width) * part)) < 0.01)
    #expect(theatre.rect.minY > 0 && theatre.rect.minY < y)
  }

  @Test func `the close button stands in the upper trailing corner, and closes`() throws {
    let theatre = CardTheatre()
    try theatre.opened()
    let button = try theatre.app.view("card.close")
    #expect(button.frame == CGRect(x: 375 - 20 - 30 - 7, y: 52 - 7, width: 44, height: 44))
    try theatre.app.tap("card.close")
    #expect(theatre.transition.state == .closing)
    try theatre.app.settle()
    theatre.expectHome()
  }

  @Test func `without a view it comes out of nothing, and fades away again (behaviour: Card sources, case N)`() throws {
    let theatre = CardTheatre()
    theatre.open { _ in theatre.card.removeFromSuperview() }
    #expect(abs(theatre.rect.width - 375 * 0.6) < 1e-6)
    #expect(theatre.stage?.opacity == 0)
    try theatre.app.settle()
    #expect(theatre.rect.width == 375)
  }
}
