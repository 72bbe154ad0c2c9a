import Foundation
import SegueTesting
import Testing

/// The pictures of the card, for `make contact-sheets`: each column of its table, and its two feels.
@MainActor @Suite struct CardSheetTests {
  private static let folder = ContactSheetTests.folder
  nonisolated static let cells = CardPhase.allCases.flatMap { phase in CardHappening.allCases.map { (phase, $0) } }

  @Test(.enabled(if: ContactSheetTests.folder != nil), arguments: CardPhase.allCases) func `a column of the card's table is drawn`(
    phase: CardPhase
  ) throws {
    let sheet = CardSheet(phase)
    try SheetCanvas.write(phase.rawValue, into: "\(#require(Self.folder))/card", draw: sheet.image)
  }

  @Test(.enabled(if: ContactSheetTests.folder != nil)) func `the two feels are drawn side by side`() throws {
    let sheet = FeelSheet()
    try SheetCanvas.write("feels", into: "\(#require(Self.folder))/card", draw: sheet.image)
  }

  @Test(.enabled(if: ContactSheetTests.folder != nil), arguments: PhaseStrip.allCases) func `an article's strip is drawn`(strip: PhaseStrip)
    throws
  {
    try SheetCanvas.write(strip.rawValue, into: "\(#require(Self.folder))/strips", most: 80_000, draw: strip.image)
  }

  @Test(arguments: cells) func `each row of a sheet shows its moment, and something comes of what happens there`(
    phase: CardPhase, happening: CardHappening
  ) throws {
    let show = CardShow(), session = show.app.session
    for event in phase.events(leaves: !happening.isOwn(in: phase)) + happening.events(in: phase) { session.receive(event) }
    session.advance(to: .init(seconds: phase.moment - 0.02))
    let state = show.transition?.state
    switch phase {
    case .pressed: #expect(state == nil)
    case .opening: #expect(state == .opening)
    case .open: #expect(state == .open)
    case .dragging:
      if case .dragging(let progress)? = state { #expect(progress > 0.4 && progress < 0.7) } else { Issue.record("\(state as Any)") }
    }
    session.advance(to: .init(seconds: phase.moment))
    happening.act(in: show)
    session.advance(to: .init(seconds: phase.moment + 2))
    try show.app.settle()
    #expect(show.app.diagnostics.isEmpty || happening == .dismiss)
  }
}
