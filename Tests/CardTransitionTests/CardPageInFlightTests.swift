import CardTransition
import SegueTesting
import Testing

/// What a page shows of itself between its card and its place.
@MainActor @Suite struct CardPageInFlightTests {
  private let theatre = CardTheatre()
  private var app: TestApp { theatre.app }
  private var scrollView: UIScrollView { theatre.page.scrollView }

  /// Each frame until it is home.
  private func fly(_ look: (Int) -> Void) throws {
    for frame in 0..<90 where theatre.transition.state == .closing {
      look(frame)
      app.advance(by: 1.0 / 60)
    }
    try app.settle()
    theatre.expectHome()
  }

  @Test(arguments: [true, false]) func `a page that was pulled away does not show where it is scrolled, nor bounces`(_ staysDown: Bool)
    throws
  {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: staysDown ? 160 : 60), duration: staysDown ? 0.3 : 0.05)
    if !staysDown { finger.lift() }
    app.advance(by: 1.0 / 60)
    #expect(theatre.transition.state == .closing)
    try fly { frame in
      #expect(!scrollView.showsVerticalScrollIndicator, "frame \(frame)")
      #expect(scrollView.contentOffset.y == 0 && scrollView.layer.presentation()?.bounds.minY ?? 0 == 0, "frame \(frame)")
      if staysDown, frame < 20 { finger.move(by: CGVector(dx: 0, dy: 8), duration: 1.0 / 60) }
    }
    if staysDown { finger.lift() }
    #expect(scrollView.showsVerticalScrollIndicator)
  }

  @Test func `a page that is closed far down goes to its top, without a bar`() throws {
    try theatre.opened()
    app.flick(from: CGPoint(x: 187, y: 600), by: CGVector(dx: 0, dy: -300), duration: 0.15)
    try app.settle()
    #expect(scrollView.contentOffset.y > 100)
    theatre.dismiss()
    try fly { frame in #expect(!scrollView.showsVerticalScrollIndicator, "frame \(frame)") }
    #expect(scrollView.showsVerticalScrollIndicator && scrollView.contentOffset.y == 0)
  }

  @Test func `a pull that is taken back, and a flight that opens again, show the bar as before`() throws {
    try theatre.opened()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
    #expect(!scrollView.showsVerticalScrollIndicator)
    finger.move(by: CGVector(dx: 0, dy: -30), duration: 0.2)
    finger.lift()
    try app.settle()
    #expect(theatre.transition.state == .open && scrollView.showsVerticalScrollIndicator)

    theatre.dismiss()
    app.advance(by: 0.1)
    let rect = theatre.rect
    app.tap(CGPoint(x: rect.midX, y: rect.midY))
    app.advance(by: 1.0 / 60)
    try app.settle()
    #expect(theatre.transition.state == .open && scrollView.showsVerticalScrollIndicator)
  }

  @Test func `an app that shows no bar has none afterwards`() throws {
    try theatre.opened()
    app.perform { scrollView.showsVerticalScrollIndicator = false }
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -30), duration: 0.2)
    finger.lift()
    try app.settle()
    #expect(!scrollView.showsVerticalScrollIndicator)
    theatre.dismiss()
    try app.settle()
    #expect(!scrollView.showsVerticalScrollIndicator)
  }
}

/// A page that says how far it is open.
@MainActor @Suite struct CardOpennessTests {
  private final class LowPage: UIViewController, CardPageContent {
    var told: [CGFloat] = []
    func setCardOpenness(_ openness: CGFloat) { told.append(openness) }
  }
  private let page = LowPage()

  private func theatre(_ environment: EnvironmentSettings = EnvironmentSettings()) -> (app: TestApp, transition: CardTransition) {
    let root = UIViewController(), card = UIView(frame: CardTheatre.home)
    let app = TestApp(device: .iPhoneX, environment: environment) {
      root.view.addSubview(card)
      return root
    }
    let transition = CardTransition(item: 1) { (_: Int) in card }
    app.perform { root.present(page, with: transition) }
    return (app, transition)
  }

  @Test func `it is told from 0 to 1 and back to 0, step by step, and each step once`() throws {
    let (app, _) = theatre()
    try app.settle()
    #expect(page.told.first == 0 && page.told.last == 1 && page.told == page.told.sorted() && Set(page.told).count == page.told.count)
    page.told = []
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(page.told.count > 20 && page.told == page.told.sorted(by: >) && page.told.last! < 0.01)
  }

  @Test func `turned round in the middle it goes back from there`() throws {
    let (app, transition) = theatre()
    app.advance(by: 0.15)
    let far = try #require(page.told.last)
    app.perform { #expect(page.view.superview?.superview?.superview?.accessibilityPerformEscape() == true) }
    #expect(transition.state == .closing)
    try app.settle()
    #expect(far > 0.2 && far < 0.99 && page.told.max()! < far + 0.1 && page.told.last! < 0.1)
  }

  @Test func `with less motion it is in its place all the while`() throws {
    let (app, _) = theatre(EnvironmentSettings(reduceMotion: true))
    try app.settle()
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(Set(page.told) == [1])
  }
}

/// A cell that is a card, and whose content travels.
@MainActor @Suite struct CardCellContentTests {
  private final class SlottedCell: CardCell {
    let slot = CardSlot(frame: .zero)
    override var cardContentView: UIView? { slot.contentView }
    override init(frame: CGRect) {
      super.init(frame: frame)
      slot.frame = contentView.bounds
      contentView.addSubview(slot)
      slot.contentView = UIView(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `the content of a card cell's subclass is on the page, and at home again`() throws {
    let root = UIViewController(), cell = SlottedCell(frame: CardTheatre.home), page = SlotPage()
    let app = TestApp {
      root.view.addSubview(cell)
      return root
    }
    let content = try #require(cell.slot.contentView)
    app.perform { root.present(page, with: CardTransition(item: 1) { (_: Int) in cell }) }
    #expect(content.superview === page.header)
    try app.settle()
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(content.superview === cell.slot)
  }
}
