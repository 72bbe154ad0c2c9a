import CardTransition
import SegueTesting
import Testing

/// Settings, the background, and a second hand.
extension PhasePlay {
  func system() throws {
    switch cell.event {
    case .lessMotion: try lessMotion()
    case .background: try background()
    default: try voiceOver()
    }
  }

  private func lessMotion() throws {
    let start = app.time
    app.choose(.reduceMotion(true))
    theatre.mayBeSeenTwice = true
    switch cell.phase {
    case .pressed:
      #expect(isPressed)
      cancelHand()
    case .open:
      theatre.dismiss()
      theatre.run(6)
      #expect(rect == Self.full && (theatre.stages.first?.alpha ?? 1) < 1, "the next closing fades")
      try expectLands()
    case .dragging:
      expectUndisturbed(since: age(since: start))
      let held = rect
      move(0, 10)
      #expect((rect?.width ?? 375) < (held?.width ?? 0), "the drag goes on as it began")
    case .closing:
      expectUndisturbed(since: age(since: start))
      try expectLands()
    default:
      expectUndisturbed(since: age(since: start))
      try expectOpens()
    }
  }

  private func background() throws {
    app.background()
    switch cell.phase {
    case .pressed:
      app.foreground()
      #expect(!isPressed, "released")
      return cancelHand()
    case .closing: #expect(state == .resting && theatre.cell(1)?.isHidden == false, "at its end, and nobody saw it")
    default: #expect(state == .open && rect == Self.full && !page.isBeingPresented, "\(state)")
    }
    app.foreground()
    letGo()
    if cell.phase != .closing { try expectOpens() }
  }

  private func voiceOver() throws {
    let start = app.time
    if cell.phase == .closing {
      app.perform {
        theatre.cell(1)?.isAccessibilityElement = true
        theatre.cell(1)?.accessibilityLabel = "The first card"
      }
    }
    app.voiceOver.isOn = true
    switch cell.phase {
    case .pressed:
      #expect(isPressed)
      cancelHand()
    case .open:
      app.voiceOver.escape()
      #expect(state == .closing, "escape")
      try expectLands()
    case .dragging:
      expectUndisturbed(since: age(since: start))
      #expect(isDragging)
    case .closing:
      expectUndisturbed(since: age(since: start))
      try expectLands()
      #expect(app.voiceOver.focused?.label == "The first card", "the focus goes home")
    default:
      expectUndisturbed(since: age(since: start))
      try expectOpens()
    }
    app.voiceOver.isOn = false
  }

  // MARK: Hands

  func hands() throws {
    if cell.event == .twoFingers { try twoFingers() } else { try cancelled() }
  }

  /// A second finger on what the first one has does nothing.
  private func expectSecondJoinsNothing(_ location: SourceLocation = #_sourceLocation) {
    app.advance(by: 1.0 / 60)
    let held = rect, second = app.touch(CGPoint(x: 150, y: 450))
    second.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
    #expect(rect == held && held != nil, "the second joins nothing", sourceLocation: location)
    second.lift()
    #expect(rect == held, sourceLocation: location)
  }

  private func twoFingers() throws {
    switch cell.phase {
    case .pressed:
      let second = try app.touch("cell.2")
      app.advance(by: 0.1)
      #expect(isPressed && theatre.cell(2)?.transform == .identity, "the first only")
      second.lift()
    case .opening, .returning:
      _ = touch(CGPoint(x: 187, y: 400))
      expectSecondJoinsNothing()
      letGo()
      try expectOpens()
    case .open:
      let fingers = [app.touch(CGPoint(x: 150, y: 300)), app.touch(CGPoint(x: 230, y: 300))]
      for _ in 0..<12 { for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 5), duration: 1.0 / 60) } }
      // The first has the page; what the other does is nothing to it.
      #expect(progress > 0.3 && progress <= 0.6, "one finger at most: \(state)")
      let held = rect
      fingers[1].move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
      #expect(rect == held)
      for finger in fingers { finger.lift() }
      try expectOpens()
    case .dragging:
      let held = rect, second = app.touch(CGPoint(x: 150, y: 450))
      second.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
      #expect(rect == held && isDragging)
      letGo()
      #expect(state == .returning, "the drag ends though the second stays: \(state)")
      second.lift()
      try expectOpens()
    case .closing:
      _ = touch(CGPoint(x: 187, y: 400))
      expectSecondJoinsNothing()
      letGo()
      try expectOpens()
    }
  }

  private func cancelled() throws {
    switch cell.phase {
    case .pressed:
      cancelHand()
      #expect(!isPressed && theatre.transitions.isEmpty)
    case .opening:
      _ = touch(CGPoint(x: 187, y: 400))
      app.advance(by: 0.1)
      cancelHand()
      #expect(state == .opening, "as a finger that lifts and has not moved")
      try expectOpens()
    case .open:
      _ = touch(CGPoint(x: 187, y: 400))
      cancelHand()
      #expect(state == .open && rect == Self.full)
    case .dragging:
      cancelHand()
      #expect(state == .returning)
      try expectOpens()
    case .closing:
      _ = touch(CGPoint(x: 187, y: 400))
      move(0, 30)
      cancelHand()
      #expect(state == .closing, "it goes on")
      try expectLands()
    case .returning:
      let start = app.time
      app.interrupt()
      app.endInterruption()
      expectUndisturbed(since: age(since: start))
      try expectOpens()
    }
  }
}
