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
      // UIKit itself lets nobody present who is still being presented; out of a card it waits.
      app.perform { page.present(other, animated: true) }
      diagnostics = 1
      let (second, inner, presented) = presentCardOnPage()
      expectUndisturbed()
      #expect(second.state == .resting && !presented())
      try app.settle()
      #expect(state == .open && page.presentedViewController === inner && second.state == .open && presented(), "it waits for open")
      app.perform { inner.dismiss(animated: true) }
      try app.settle()
    case .open:
      app.perform { page.present(other, animated: true) }
      try theatre.settle()
      #expect(page.presentedViewController === other && state == .open)
    case .dragging:
      let (second, inner, presented) = presentCardOnPage()
      expectHeld()
      #expect(second.state == .resting && !presented())
      letGo()
      try app.settle()
      #expect(state == .open && page.presentedViewController === inner && second.state == .open && presented(), "it waits for open")
      app.perform { inner.dismiss(animated: true) }
      try app.settle()
      pull(by: 40)
      // UIKit's own does not wait.
      app.perform { page.present(other, animated: true) }
      move(0, 80)
      letGo()
      try theatre.settle()
      #expect(page.presentedViewController === other && state == .open && rect == Self.full, "\(state): it returns beneath the other")
    case .returning:
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

  /// The page presents another out of a card of its own.
  private func presentCardOnPage() -> (CardTransition, PlainPage, presented: () -> Bool) {
    let small = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 150)), inner = PlainPage()
    let second = CardTransition(item: 2) { [weak small] (_: Int) in small }
    var isPresented = false
    app.perform {
      page.view.addSubview(small)
      page.present(inner, with: second) { isPresented = true }
    }
    return (second, inner, { isPresented })
  }

  /// Nothing that there would be to do: who is pressed is pressed.
  private func expectPressUntouched() {
    app.advance(by: 0.1)
    #expect(isPressed && theatre.transitions.isEmpty)
    cancelHand()
  }
}
