import CardTransition
import SegueTesting
import Testing

/// Pages that are presented twice, dismissed by code whenever, and let go of by everybody.
@MainActor @Suite struct BadPageTests {
  enum Phase: String, CaseIterable { case opening, caught, open, dragging, returning, closing, caughtInFlight }
  enum Deed: String, CaseIterable {
    case dismiss, dismissAtOnce, presenterDismisses, presenterDismissesAtOnce, otherRoot, noWindow, background
  }
  struct Case: CustomTestStringConvertible, Sendable {
    var deed: Deed, phase: Phase
    var testDescription: String { "\(deed) while \(phase)" }
  }
  nonisolated static let cases = Deed.allCases.flatMap { deed in Phase.allCases.map { Case(deed: deed, phase: $0) } }

  private let theatre = CardTheatre()
  private var app: TestApp { theatre.app }

  /// The finger that the phase holds the page with.
  private func bring(to phase: Phase) throws -> TestApp.Finger? {
    theatre.open()
    switch phase {
    case .opening, .caught: app.advance(by: 0.15)
    default: try app.settle()
    }
    switch phase {
    case .opening, .open: return nil
    case .caught, .caughtInFlight:
      if phase == .caughtInFlight {
        theatre.dismiss()
        app.advance(by: 0.1)
      }
      let finger = app.touch(CGPoint(x: 187, y: 600))
      app.advance(by: 0.1)
      return finger
    case .closing:
      theatre.dismiss()
      app.advance(by: 0.1)
      return nil
    case .dragging, .returning:
      let finger = app.touch(CGPoint(x: 187, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
      if phase == .dragging { return finger }
      app.advance(by: 0.2)
      finger.lift()
      app.advance(by: 0.05)
      return nil
    }
  }

  @Test(arguments: cases) func `a page that code takes away at any moment is gone, whole, and its card is there`(_ one: Case) throws {
    let finger = try bring(to: one.phase)
    let isGone = one.phase == .closing || one.phase == .caughtInFlight
    app.perform {
      switch one.deed {
      case .dismiss: theatre.page.dismiss(animated: true)
      case .dismissAtOnce: theatre.page.dismiss(animated: false)
      case .presenterDismisses: theatre.root.dismiss(animated: true)
      case .presenterDismissesAtOnce: theatre.root.dismiss(animated: false)
      case .otherRoot: app.session.window.rootViewController = UIViewController()
      case .noWindow: theatre.root.view.removeFromSuperview()
      case .background: break
      }
    }
    if one.deed == .background {
      app.background()
      app.foreground()
    }
    app.advance(by: 0.1)
    if one.deed == .dismissAtOnce || one.deed == .presenterDismissesAtOnce, !isGone, one.phase != .opening {
      #expect(theatre.transition.state == .resting && !theatre.card.isHidden, "at once: \(theatre.transition.state)")
    }
    finger?.lift()
    try app.settle()
    if theatre.root.presentedViewController != nil {
      theatre.dismiss()
      try app.settle()
    }
    #expect(theatre.transition.state == .resting && !theatre.card.isHidden, "\(theatre.transition.state)")
    #expect(!app.exists("card.stage") && !app.exists("card.sky") && theatre.root.presentedViewController == nil)
    let order = ["will appear", "did appear", "will disappear", "did disappear"]
    #expect(
      theatre.page.calls.count % 4 == 0 && theatre.page.calls.enumerated().allSatisfy { $0.element == order[$0.offset % 4] },
      "\(theatre.page.calls)")
    // UIKit itself refuses what is dismissed in the middle of its presentation.
    let refused = one.phase == .opening && one.deed.rawValue.lowercased().contains("dismiss")
    #expect(app.diagnostics.count == (refused ? 1 : 0), "\(app.diagnostics)")
  }

  @Test(arguments: Phase.allCases) func `a page and a transition that nobody keeps live as long as they are seen, and no longer`(
    _ phase: Phase
  ) throws {
    weak var page: PlainPage?, transition: CardTransition?
    let root = theatre.root
    app.perform {
      let own = PlainPage(), card = CardTransition(item: "one") { [weak theatre] (_: String) in theatre?.card }
      (page, transition) = (own, card)
      root.present(own, with: card)
    }
    var finger: TestApp.Finger?
    if phase == .opening || phase == .caught { app.advance(by: 0.1) } else { try app.settle() }
    if phase == .closing || phase == .caughtInFlight {
      app.perform { root.dismiss(animated: true) }
      app.advance(by: 0.1)
    }
    if phase == .caught || phase == .caughtInFlight { finger = app.touch(CGPoint(x: 187, y: 600)) }
    if phase == .dragging || phase == .returning {
      finger = app.touch(CGPoint(x: 187, y: 200))
      finger?.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
      if phase == .returning {
        finger?.lift()
        finger = nil
      }
    }
    app.advance(by: 0.1)
    #expect(page != nil && transition != nil && theatre.card.isHidden)
    finger?.lift()
    try app.settle()
    if root.presentedViewController != nil { app.perform { root.dismiss(animated: true) } }
    try app.settle()
    app.advance(by: 0.1)
    #expect(page == nil && transition == nil && !theatre.card.isHidden && app.diagnostics == [])
  }

  @Test func `a page in flight that is presented out of another card leaves its flight, and is seen once`() throws {
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    let other = UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 100))
    let second = CardTransition(item: "two") { [weak other] (_: String) in other }
    app.perform { theatre.root.view.addSubview(other) }
    app.perform { theatre.root.present(theatre.page, with: second) }
    #expect(theatre.transition.state == .resting && !theatre.card.isHidden && second.state == .opening && other.isHidden)
    #expect(!app.exists("card.sky") && theatre.rect == other.frame)
    try app.settle()
    #expect(theatre.rect == CGRect(x: 0, y: 0, width: 375, height: 812))
    theatre.dismiss()
    try app.settle()
    #expect(second.state == .resting && !other.isHidden && app.diagnostics == [] && theatre.page.calls.count == 8)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `a page with a card's delegate and a style of its own is presented as that style is, and whoever wrote it is told`(
    style: UIModalPresentationStyle
  ) throws {
    let card = CardTransition(item: "one") { [weak theatre] (_: String) in theatre?.card }
    theatre.page.transitioningDelegate = card
    theatre.page.modalPresentationStyle = style
    app.perform { theatre.root.present(theatre.page, animated: true) }
    try app.settle()
    #expect(theatre.page.view.window != nil && !app.exists("card.stage"))
    #expect(!theatre.card.isHidden && card.state == .resting)
    #expect(app.diagnostics.count == 1 && app.diagnostics.first?.contains("present(_:with:)") == true, "\(app.diagnostics)")
    theatre.dismiss()
    try app.settle()
    #expect(theatre.root.presentedViewController == nil && theatre.page.calls.count == 4)
  }

  @Test func `a page in flight that is presented without its card leaves its flight`() throws {
    try theatre.opened()
    theatre.dismiss()
    app.advance(by: 0.1)
    theatre.page.modalPresentationStyle = .fullScreen
    app.perform { theatre.root.present(theatre.page, animated: true) }
    #expect(theatre.transition.state == .resting && !theatre.card.isHidden && !app.exists("card.sky"))
    try app.settle()
    #expect(theatre.page.view.window != nil && theatre.page.view.transform == .identity)
    #expect(theatre.page.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    theatre.dismiss()
    try app.settle()
    #expect(theatre.page.calls.count == 8)
  }
}
