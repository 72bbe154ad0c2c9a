import CardTransition
import SegueTesting
import Testing

/// The room turns, gets another size, a keyboard, another text size, another style.
extension PhasePlay {
  func room() throws {
    switch cell.event {
    case .rotate: try turn { app.rotate(to: .landscapeLeft) }
    case .resize: try turn { app.resize(to: CGSize(width: 500, height: 700)) }
    case .keyboard: try keyboard()
    case .text: try traits(.contentSize(.AX2)) { $0.preferredContentSizeCategory == .accessibilityLarge }
    default: try traits(.style(.dark)) { $0.userInterfaceStyle == .dark }
    }
  }

  private func turn(_ act: () -> Void) throws {
    let isTurn = cell.event == .rotate
    let room = isTurn ? CGRect(x: 0, y: 0, width: 812, height: 375) : CGRect(x: 0, y: 0, width: 500, height: 700)
    let start = app.time, before = rect ?? .null
    act()
    switch cell.phase {
    case .pressed:
      app.advance(by: 1.0 / 60)
      #expect(!isPressed, "the press is over")
      return cancelHand()
    case .opening where isTurn:
      #expect(state == .opening)
      expectUndisturbed(since: age(since: start))
    case .opening: #expect(state == .opening && rect?.isWithin(80, of: before) == true, "the springs go on: \(before) \(rect ?? .null)")
    case .open: #expect(state == .open && page.calls.count == 2, "relayout, and nothing else")
    case .dragging:
      app.advance(by: 1.0 / 60)
      #expect(state == .returning, "the drag is over: \(state)")
    case .returning: #expect(state == .returning && page.view.bounds.size == room.size, "\(page.view.bounds.size)")
    case .closing:
      var last = rect
      while state == .closing, app.time < start + 3 {
        last = rect
        theatre.run(1)
      }
      let home = theatre.cell(1).map { $0.convert($0.bounds, to: nil) } ?? .null
      return #expect(last?.isWithin(2, of: home) == true, "its target is where the card is then: \(last ?? .null), \(home)")
    }
    try theatre.settle()
    #expect(state == .open && rect == room && page.view.bounds.size == room.size, "\(rect ?? .null)")
    if cell.phase == .open {
      // Where its card is now is looked up when it leaves.
      theatre.dismiss()
      try expectLands()
    }
  }

  private func keyboard() throws {
    switch cell.phase {
    case .pressed:
      app.perform {
        theatre.controller.view.addSubview(field)
        _ = field.becomeFirstResponder()
      }
      app.advance(by: 0.1)
      #expect(isPressed && field.isFirstResponder)
      cancelHand()
    case .opening:
      app.perform { #expect(field.becomeFirstResponder()) }
      expectUndisturbed()
      try expectOpens()
      #expect(field.isFirstResponder, "the page's")
    case .open:
      #expect(field.isFirstResponder)
      pull(by: 40)
      #expect(isDragging && field.isFirstResponder && page.scrollView.contentOffset.y == 0, "the top stays where it is")
      move(0, 120, 0.3)
      #expect(state == .closing && !field.isFirstResponder, "given up at the commit")
      letGo()
      try expectLands()
    case .dragging:
      let held = rect
      app.perform { #expect(field.becomeFirstResponder()) }
      app.advance(by: 0.2)
      #expect(field.isFirstResponder && isDragging && rect == held)
    case .closing:
      #expect(!field.isFirstResponder, "given up already")
      try expectLands()
    case .returning:
      app.perform { #expect(field.becomeFirstResponder()) }
      expectUndisturbed()
      try expectOpens()
      #expect(field.isFirstResponder)
    }
  }

  private func traits(_ setting: SettingChange, _ holds: (UITraitCollection) -> Bool) throws {
    let start = app.time
    app.choose(setting)
    guard cell.phase != .pressed else {
      #expect(theatre.cell(1).map { holds($0.traitCollection) } == true && isPressed, "the cell's")
      return cancelHand()
    }
    #expect(holds(page.view.traitCollection) && holds(page.header.traitCollection), "at once")
    expectUndisturbed(since: age(since: start))
    switch cell.phase {
    case .dragging: #expect(isDragging)
    case .closing: try expectLands()
    default: try expectOpens()
    }
  }
}
