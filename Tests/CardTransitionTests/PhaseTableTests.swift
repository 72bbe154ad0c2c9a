import CardTransition
import SegueTesting
import Testing

/// The phase of a card when an event occurs. (Docs/behaviour/card.md, "Card interruptions")
enum CardPhase: String, CaseIterable { case pressed, opening, open, dragging, closing, returning }

/// The event that occurs in a phase of the card.
enum CardEvent: String, CaseIterable {
  case tap, dragDown, dragUp, edgePan
  case closeButton, escape, dismiss
  case openAnother, reopen, presentOnPage
  case rotate, resize, keyboard, text, dark, lessMotion, background, voiceOver
  case twoFingers, cancelled
}

struct PhaseCell: CustomTestStringConvertible, Sendable {
  var event: CardEvent, phase: CardPhase
  var testDescription: String { "\(event) × \(phase)" }
}

/// The table of phase and event, cell by cell: what the table's words say happens, and nothing where it has a dash.
@MainActor @Suite struct PhaseTableTests {
  nonisolated static let cells = CardEvent.allCases.flatMap { event in CardPhase.allCases.map { PhaseCell(event: event, phase: $0) } }

  @Test(arguments: cells) func `a cell of the table says what happens (behaviour: Card interruptions)`(_ cell: PhaseCell) throws {
    let play = try PhasePlay(cell)
    switch cell.event {
    case .tap, .dragDown, .dragUp, .edgePan: try play.finger()
    case .closeButton, .escape, .dismiss: try play.wayOut()
    case .openAnother, .reopen, .presentOnPage: try play.others()
    case .rotate, .resize, .keyboard, .text, .dark: try play.room()
    case .lessMotion, .background, .voiceOver: try play.system()
    case .twoFingers, .cancelled: try play.hands()
    }
    try play.goHome()
  }
}
