import CardTransition
import SegueTesting
import Testing

/// The changes of the list around a card. (Docs/behaviour/card.md, "Card sources")
enum ListRow: String, CaseIterable {
  case scrolled = "A scrolled, still seen"
  case partlyOut = "B scrolled partly out"
  case awayReveal = "C off the screen, reveal"
  case awayFade = "C off the screen, fade"
  case awaySlide = "C off the screen, slide down"
  case deleted = "D deleted"
  case inserted = "E inserted above"
  case moved = "E moved"
  case reused = "F its cell shows another item"
  case resized = "G resized"
  case folded = "H its section is folded"
  case unloaded = "I its controller has gone"
  case roomless = "I its presenter is in no window"
  case tabbed = "J another tab"
  case pushedOver = "J covered by a push"
  case twins = "K two views show it"
  case nextItem = "L the page shows the next item"
  case reloaded = "M reloadData"
  case nameless = "N no source at the tap"
  case forgotten = "O whoever knew has gone"
}

enum ListPhase: String, CaseIterable {
  case opening, open, dragging, closing

  /// Every tenth frame of the phase.
  var frames: [Int] {
    switch self {
    case .opening, .closing: [1, 11, 21, 31, 41]
    case .open: [1, 11]
    case .dragging: [1, 11, 21, 31]
    }
  }
}

struct ListCell: CustomTestStringConvertible, Sendable {
  var row: ListRow, phase: ListPhase, frame: Int
  var testDescription: String { "row \(row.rawValue), \(phase), frame \(frame)" }
}

/// The table of what a list does to a card whose page is on its way, cell by cell: each row's own behaviour, and the five guarantees in
/// each frame.
@MainActor @Suite struct ListTableTests {
  nonisolated static let cells = ListRow.allCases.flatMap { row in
    ListPhase.allCases.flatMap { phase in
      // What becomes of a card that is off the screen is chosen when the page leaves.
      (row == .awayFade || row == .awaySlide) && phase == .closing ? [] : phase.frames.map { ListCell(row: row, phase: phase, frame: $0) }
    }
  }

  @Test(arguments: cells) func `a row of the list's table (check 12, behaviour: Card sources, case A–O)`(_ cell: ListCell) throws {
    let play = try ListPlay(cell)
    play.way(until: cell.frame)
    play.happen()
    play.expectAtOnce()
    try play.goOn()
    try play.expectHome()
  }
}
