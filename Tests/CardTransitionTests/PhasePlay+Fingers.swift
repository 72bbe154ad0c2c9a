import CardTransition
import SegueTesting
import Testing

/// One finger: it taps, drags, or comes from the edge.
extension PhasePlay {
  func finger() throws {
    switch cell.event {
    case .tap: try tap()
    case .dragDown: try dragDown()
    case .dragUp: try dragUp()
    default: try edgePan()
    }
  }

  /// The page is caught where it is; the catching takes a tick.
  private func catchPage(at point: CGPoint = CGPoint(x: 187, y: 400), _ location: SourceLocation = #_sourceLocation) -> CGRect {
    hand = touch(point)
    app.advance(by: 1.0 / 60)
    return rect ?? .null
  }

  private func tap() throws {
    switch cell.phase {
    case .pressed:
      letGo()
      #expect(theatre.transitions.count == 1 && state == .opening, "opens at up")
      let width = rect?.width ?? 0
      #expect(width > 335 * 0.96 - 0.5 && width < 335, "from where it is seen: \(width)")
      try expectOpens()
    case .opening:
      _ = catchPage()
      expectHeld()
      #expect(isDragging && page.calls == ["will appear", "did appear"], "its presentation is over at the grab")
      letGo()
      #expect(state == .opening)
      try expectOpens()
    case .open:
      app.tap(CGPoint(x: 187, y: 670))
      #expect(taps == 1 && state == .open && rect == Self.full, "the page's own")
    case .dragging:
      let held = rect
      app.tap(CGPoint(x: 187, y: 650))
      #expect(taps == 0 && rect == held && isDragging, "the page's nothing")
      move(0, 10)
      #expect((rect?.width ?? 0) < (held?.width ?? 0), "the first finger has it still")
    case .closing:
      _ = catchPage()
      expectHeld()
      #expect(state == .closing)
      letGo()
      #expect(state == .opening && page.isBeingPresented && theatre.transitions.count == 1, "reopens with its page")
      try expectOpens()
    case .returning:
      _ = catchPage()
      expectHeld()
      #expect(isDragging)
      letGo()
      #expect(state == .returning, "goes on")
      try expectOpens()
    }
  }

  private func dragDown() throws {
    switch cell.phase {
    case .pressed:
      move(0, 60)
      #expect(theatre.list.isDragging && !isPressed, "the scroll wins")
      letGo()
      #expect(theatre.transitions.isEmpty)
    case .opening:
      let caught = catchPage(), start = progress, off = caught.midY - 406
      // The dimming goes with the openness, and lightens with the pull.
      let dim = app.session.runtimeViews { $0.accessibilityIdentifier == "backdrop" }.first?.superview?.subviews[1].alpha ?? -1
      #expect(abs(dim - 0.2 * (1 - start)) < 1e-6, "at the openness that it has: \(start), dimmed by \(dim)")
      move(0, 5, 1.0 / 60)
      #expect(abs(progress - start - 0.05) < 1e-6 && rect?.isWithin(12, of: caught) == true, "\(caught) \(rect ?? .null)")
      move(0, 25)
      #expect(abs((rect?.midY ?? 0) - 406 - off) < 0.5, "its offset stays on the way out: \(off) \(rect ?? .null)")
      app.advance(by: 0.2)
      letGo()
      #expect(state == .returning)
      try expectOpens()
    case .open:
      pull(by: 50)
      #expect(isDragging && (rect?.width ?? 375) < 370 && page.scrollView.contentOffset.y == 0)
      app.advance(by: 0.2)
      letGo()
      try expectOpens()
      app.perform { page.scrollView.contentOffset.y = 300 }
      hand = touch(CGPoint(x: 187, y: 300))
      move(0, 60)
      #expect(state == .open && rect == Self.full && page.scrollView.contentOffset.y < 290, "below its top it scrolls")
      app.advance(by: 0.2)
      letGo()
      try expectOpens()
    case .dragging:
      let held = rect, other = app.touch(CGPoint(x: 100, y: 300))
      other.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
      #expect(rect == held && isDragging, "one finger has it already")
      other.lift()
      #expect(rect == held && isDragging)
    case .closing:
      let caught = catchPage()
      move(0, 80, 0.2)
      #expect(rect?.isWithin(0.01, of: caught.offsetBy(dx: 0, dy: 80)) == true, "follows the finger: \(caught) \(rect ?? .null)")
      letGo()
      #expect(state == .closing)
      try expectLands()
    case .returning:
      let caught = catchPage(), start = progress
      #expect(start > 0.1)
      move(0, 4, 1.0 / 60)
      #expect((rect?.width ?? 375) < caught.width && abs(progress - start - 0.04) < 1e-6, "no dead zone")
      app.advance(by: 0.2)
      letGo()
      try expectOpens()
    }
  }

  private func dragUp() throws {
    switch cell.phase {
    case .pressed:
      let top = theatre.list.contentOffset.y
      move(0, -60)
      #expect(theatre.list.contentOffset.y > top + 40 && !isPressed, "it scrolls")
      letGo()
      #expect(theatre.transitions.isEmpty)
    case .opening:
      let caught = catchPage()
      move(0, -80, 0.2)
      #expect(rect == caught && isDragging && page.scrollView.contentOffset.y == 0, "nothing until it is let go")
      letGo()
      app.advance(by: 1.0 / 60)
      #expect((rect?.minY ?? 999) < caught.minY)
      try expectOpens()
    case .open:
      hand = touch(CGPoint(x: 187, y: 500))
      move(0, -80)
      #expect(page.scrollView.contentOffset.y > 50 && state == .open && rect == Self.full)
      letGo()
    case .dragging:
      move(0, -150, 0.3)
      #expect(rect == Self.full && page.scrollView.contentOffset.y > 20 && state == .open, "the same finger scrolls on")
      letGo()
    case .closing:
      _ = catchPage()
      move(0, -80, 0.2)
      letGo()
      #expect(state == .opening, "thrown upwards it opens again")
      try expectOpens()
    case .returning:
      _ = catchPage()
      let way = progress * 100
      move(0, -way - 60, 0.3)
      let offset = page.scrollView.contentOffset.y
      #expect(rect == Self.full && state == .open && offset > 30 && offset < 75, "the same finger scrolls on: \(offset) after \(way)")
      letGo()
      try expectOpens()
    }
  }

  private func edgePan() throws {
    switch cell.phase {
    case .pressed:
      let other = app.touch(CGPoint(x: 2, y: 400))
      other.move(by: CGVector(dx: 70, dy: 0), duration: 0.2)
      #expect(theatre.transitions.isEmpty && isPressed)
      other.lift()
      cancelHand()
    case .opening, .returning:
      _ = catchPage(at: CGPoint(x: 15, y: 400))
      let start = progress
      #expect(isDragging)
      move(4, 0, 1.0 / 60)
      #expect(abs(progress - start - 0.04) < 1e-6, "by x, and without a dead zone: \(start) \(progress)")
      move(26, 0)
      #expect(abs(progress - start - 0.3) < 1e-6)
      app.advance(by: 0.2)
      letGo()
      #expect(state == .returning)
      try expectOpens()
    case .open:
      hand = touch(CGPoint(x: 2, y: 400))
      move(70, 0, 0.3)
      #expect(progress > 0.4 && progress < 0.75 && (rect?.width ?? 375) < 365)
      app.advance(by: 0.2)
      letGo()
      try expectOpens()
    case .dragging:
      let held = rect, other = app.touch(CGPoint(x: 2, y: 400))
      other.move(by: CGVector(dx: 70, dy: 0), duration: 0.2)
      #expect(rect == held && isDragging, "refused while another finger has it")
      other.lift()
    case .closing:
      let start = app.time
      hand = touch(CGPoint(x: 2, y: 700))
      move(70, 0)
      expectUndisturbed(since: age(since: start))
      letGo()
      try expectLands()
    }
  }
}
