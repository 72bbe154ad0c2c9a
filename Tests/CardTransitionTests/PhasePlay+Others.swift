import CardTransition
import SegueTesting
import Testing

/// Other cards, the same card again, and pages over the page.
extension PhasePlay {
  func others() throws {
    switch cell.event {
    case .openAnother: try openAnother()
    case .reopen: try reopen()
    default: try presentOnPage()
    }
  }

  private func openAnother() throws {
    switch cell.phase {
    case .pressed:
      try app.tap("cell.2")
      #expect(theatre.transitions.isEmpty, "one is pressed already")
      letGo()
      #expect(theatre.transitions.map(\.item) == [1])
      try expectOpens()
    case .opening:
      app.tap(CGPoint(x: 187, y: 760), duration: 0.05)
      #expect(theatre.transitions.count == 1, "the touch is the page's")
      try expectOpens()
    case .open:
      let small = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 150)), inner = PlainPage()
      let second = CardTransition(item: 2) { [weak small] (_: Int) in small }
      app.perform { page.view.addSubview(small) }
      app.perform { page.present(inner, with: second) }
      try app.settle()
      #expect(second.state == .open && state == .open, "a card in a card")
      app.perform { inner.dismiss(animated: true) }
      try app.settle()
      #expect(second.state == .resting && state == .open && !small.isHidden)
    case .dragging:
      let held = rect
      app.tap(CGPoint(x: 187, y: 600))
      #expect(theatre.transitions.count == 1 && rect == held && isDragging)
    case .closing:
      app.tap(CGPoint(x: 187, y: 750), duration: 1.0 / 60)
      #expect(theatre.transitions.map(\.item) == [1, 3] && theatre.last.transition.state == .opening && state == .closing, "at once")
      try theatre.settle()
      #expect(theatre.last.transition.state == .open && state == .resting && theatre.cell(1)?.isHidden == false)
    case .returning:
      theatre.open(2)
      diagnostics = 1
      expectUndisturbed()
      try expectOpens()
    }
  }

  private func reopen() throws {
    switch cell.phase {
    case .pressed: expectPressUntouched()
    case .closing:
      expectNoJump { app.perform { theatre.controller.present(page, with: transition) } }
      #expect(state == .opening && page.isBeingPresented, "caught, and turned round")
      try expectOpens()
      #expect(page.calls == ["will appear", "did appear", "will disappear", "did disappear", "will appear", "did appear"])
    default:
      // UIKit refuses, and says so.
      app.perform { theatre.controller.present(page, with: transition) }
      diagnostics = 1
      expectUndisturbed()
      if cell.phase == .dragging { return }
      try expectOpens()
    }
  }

  private func presentOnPage() throws {
    let other = UIViewController()
    other.modalPresentationStyle = .overFullScreen
    switch cell.phase {
    case .pressed: expectPressUntouched()
    case .opening:
      // UIKit's own: what is being presented presents nobody. The table would rather have it wait.
      app.perform { page.present(other, animated: true) }
      diagnostics = 1
      expectUndisturbed()
      try expectOpens()
    case .open:
      app.perform { page.present(other, animated: true) }
      try theatre.settle()
      #expect(page.presentedViewController === other && state == .open)
    case .dragging, .returning:
      app.perform { page.present(other, animated: true) }
      move(0, 80)
      letGo()
      try theatre.settle()
      #expect(page.presentedViewController === other && state == .open && rect == Self.full, "\(state): it returns beneath the other")
    case .closing:
      app.perform { theatre.controller.present(other, animated: true) }
      #expect(theatre.controller.presentedViewController === other, "its presenter is free")
      expectUndisturbed()
      try expectLands()
    }
  }

  /// Nothing that there would be to do: who is pressed is pressed.
  private func expectPressUntouched() {
    app.advance(by: 0.1)
    #expect(isPressed && theatre.transitions.isEmpty)
    cancelHand()
  }
}
