import CardTransition
import SegueTesting
import Testing

/// The button, VoiceOver's escape, and the app's own `dismiss`.
extension PhasePlay {
  private var closeButton: UIControl? {
    app.session.runtimeViews { $0.accessibilityIdentifier == "card.close" }.first as? UIControl
  }

  /// Whoever wants out does what there is to do.
  private func leave() {
    switch cell.event {
    case .closeButton:
      guard let button = closeButton else { return #expect(Bool(false), "no button") }
      let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      app.tap(place, duration: 1.0 / 60)
    case .escape: app.perform { #expect(theatre.stages.first?.accessibilityPerformEscape() == true) }
    case _ where cell.phase == .opening: app.perform { transition.close() }
    default: app.perform { page.dismiss(animated: true) }
    }
  }

  func wayOut() throws {
    switch cell.phase {
    case .pressed:
      #expect(closeButton == nil && theatre.stages.isEmpty)
      app.perform { theatre.controller.dismiss(animated: true) }
      #expect(isPressed && theatre.transitions.isEmpty)
      cancelHand()
    case .closing: try nothing()
    default:
      if cell.phase == .opening, cell.event == .dismiss {
        // UIKit itself dismisses nobody in the middle of a presentation; the transition does.
        app.perform { page.dismiss(animated: true) }
        diagnostics = 1
      }
      let before = rect
      theatre.run(1)
      let step = (rect?.minY ?? 0) - (before?.minY ?? 0), isTimeless = cell.event != .closeButton
      if isTimeless { expectNoJump { leave() } } else { leave() }
      #expect(state == .closing, "\(state)")
      let start = rect
      theatre.run(1)
      if cell.phase == .opening, isTimeless {
        #expect(
          step < -1 && (rect?.minY ?? 0) < (start?.minY ?? 0), "its speed goes on: \(step), then \(rect ?? .null) after \(start ?? .null)")
      }
      try expectLands()
      #expect(page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    }
  }

  /// A page that flies has gone already.
  private func nothing() throws {
    var isOver = false
    switch cell.event {
    case .closeButton:
      #expect(closeButton?.alpha == 0, "it never rides home")
      app.perform { closeButton?.sendActions(for: .touchUpInside) }
    case .escape: app.perform { #expect(theatre.stages.first?.accessibilityPerformEscape() == false) }
    default:
      app.perform { page.dismiss(animated: true) { isOver = true } }
      #expect(isOver, "its completion runs")
    }
    expectUndisturbed()
    try expectLands()
  }
}
