import CardTransition
import SegueTesting
import Testing

/// The page as a column in a regular width. (Docs/behaviour/card.md, "Card on an iPad and with Reduce Motion")
@MainActor @Suite struct EnvironmentColumnTests {
  private let theatre = CardTheatre(device: Device.named("ipad-pro-12.9")!, home: CGRect(x: 40, y: 900, width: 335, height: 402))
  private var app: TestApp { theatre.app }
  private let column = CGRect(x: 176, y: 40, width: 672, height: 1326)

  @Test func `the column is 672 wide, at 176 of 1024, 40 below the top, with round upper corners and a shadow`() throws {
    try theatre.opened()
    #expect(theatre.rect == column)
    let stage = try #require(theatre.stageView), pane = try #require(theatre.page.view.superview?.superview)
    #expect(pane.layer.cornerRadius == 16 && pane.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(stage.layer.shadowOpacity == 0.2)
    #expect(theatre.page.view.bounds.size == column.size && theatre.page.view.safeAreaInsets.bottom == 20)
  }

  @Test func `it opens by the same spring, and nothing shows below it at its peak`() throws {
    theatre.open()
    app.advance(by: 25.0 / 60)
    let start = CGRect(x: 40, y: 900, width: 335, height: 402).insetBy(dx: 335 * 0.02, dy: 402 * 0.02), share = 0.0152
    #expect(abs(theatre.rect.minY - (40 - (start.minY - 40) * share)) < 0.3, "\(theatre.rect)")
    #expect(abs(theatre.rect.width - (672 + (672 - start.width) * share)) < 0.3)
    let bleed = try #require(theatre.stageView?.subviews.first)
    #expect(!bleed.isHidden && bleed.frame.maxY >= theatre.rect.height + 24 && bleed.frame.minX == 0)
    try app.settle()
    #expect(bleed.isHidden)
  }

  @Test func `pulled, it goes down by a rubber band and stays as large as it is (checks 7 and 10)`() throws {
    try theatre.opened { $0.commitsWhileTouching = false }
    let distance = 0.15 * column.height
    let finger = app.touch(CGPoint(x: 500, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
    for part in [0.25, 0.5, 2] {
      finger.move(by: CGVector(dx: 0, dy: (part - theatre.pulled) * distance), duration: 0.2)
      let expected = (1 - 1 / (0.55 * part * distance / column.height + 1)) * column.height
      #expect(abs(theatre.rect.minY - 40 - expected) < 0.01 && theatre.rect.size == column.size, "at \(part)")
    }
    finger.move(by: CGVector(dx: 0, dy: -2 * distance), duration: 0.3)
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == column)
  }

  @Test func `pulled all the way it goes home, and its speed goes with it (check 8)`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 500, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 240), duration: 0.2)
    #expect(theatre.transition.state == .closing)
    let before = theatre.rect
    app.advance(by: 1.0 / 60)
    #expect(theatre.rect.midY > before.midY, "it goes on downwards first")
    finger.lift()
    try app.settle()
    theatre.expectHome()
  }

  @Test func `a tap beside it closes, one on it does not`() throws {
    try theatre.opened()
    app.tap(CGPoint(x: 500, y: 700))
    #expect(theatre.transition.state == .open)
    app.tap(CGPoint(x: 60, y: 700))
    #expect(theatre.transition.state == .closing)
    try app.settle()
    theatre.expectHome()
  }

  @Test func `a tap beside it does nothing where the app wants none`() throws {
    try theatre.opened { $0.dismissal = [.pullDown, .edge] }
    app.tap(CGPoint(x: 60, y: 700))
    try app.settle()
    #expect(theatre.transition.state == .open)
  }

  @Test func `the screen's edge pulls nothing`() throws {
    try theatre.opened()
    app.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 300, y: 700), duration: 0.3)
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == column)
  }

  @Test func `made narrow while it is open the page fills the window, and is a column again; it is never dismissed`() throws {
    try theatre.opened()
    app.resize(to: CGSize(width: 375, height: 1366))
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 1366))
    #expect(theatre.stageView?.layer.shadowOpacity == 0)
    let finger = app.touch(CGPoint(x: 187, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    #expect(theatre.rect.width < 375)
    app.resize(to: CGSize(width: 1024, height: 1366))
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && theatre.rect == column)
    theatre.dismiss()
    try app.settle()
    theatre.expectHome()
  }
}
