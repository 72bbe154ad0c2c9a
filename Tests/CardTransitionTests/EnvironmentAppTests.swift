import CardTransition
import SegueTesting
import Testing

/// The keyboard, the background, and the status bar. (Docs/behaviour/card.md, "Card bars" and "Card interruptions")
@MainActor @Suite struct EnvironmentAppTests {
  private let theatre = CardTheatre()
  private var app: TestApp { theatre.app }

  // MARK: Background

  @Test func `in the background an opening is at its end`() throws {
    theatre.open()
    app.advance(by: 0.1)
    app.background()
    #expect(theatre.transition.state == .open && !theatre.page.isBeingPresented)
    app.foreground()
    try app.settle()
    #expect(theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 812) && theatre.page.calls.prefix(2) == ["will appear", "did appear"])
    theatre.dismiss()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `in the background a pull is over, and the page in its place`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    #expect(theatre.pulled > 0.3)
    app.background()
    #expect(theatre.transition.state == .open)
    app.foreground()
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect.width == 375)
    // The next finger is as good as the first.
    app.drag(from: CGPoint(x: 187, y: 200), to: CGPoint(x: 187, y: 400), duration: 0.3)
    try app.settle()
    theatre.expectHome()
  }

  @Test(arguments: [0.0, 0.2]) func `in the background a flight has landed, caught or not`(hold: Double) throws {
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    let finger = hold > 0 ? app.touch(CGPoint(x: 187, y: 500)) : nil
    app.advance(by: hold)
    app.background()
    #expect(theatre.transition.state == .resting && !theatre.card.isHidden)
    app.foreground()
    finger?.lift()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `in the background a page on its way back is in its place`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 70), duration: 0.3)
    app.advance(by: 0.2)
    finger.lift()
    app.advance(by: 0.05)
    #expect(theatre.transition.state == .returning)
    app.background()
    #expect(theatre.transition.state == .open)
    app.foreground()
    try app.settle()
    #expect(theatre.rect.width == 375)
  }

  @Test func `a call in the middle of a pull lets the page return`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    finger.cancel()
    #expect(theatre.transition.state == .returning)
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect.width == 375)
  }

  // MARK: Keyboard

  @Test func `the keyboard stays while a finger pulls, and leaves when the page goes; callbacks balance (B10)`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
    try theatre.opened()
    app.perform {
      theatre.page.scrollView.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    app.advance(by: 0.5)
    #expect(field.isFirstResponder)
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    #expect(theatre.pulled > 0.3 && field.isFirstResponder)
    #expect(theatre.page.scrollView.contentOffset.y == 0)
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    #expect(theatre.transition.state == .closing && !field.isFirstResponder)
    finger.lift()
    try app.settle()
    theatre.expectHome()
    #expect(theatre.page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
  }
}
