import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations

/// Events during a transition, at ten moments of each kind: finished, cancelled and interrupted again. The result is the same as if the
/// event came after the transition. (Docs/behaviour/environment.md, "Rotation" and "App life cycle")
@MainActor @Suite(.serialized) struct MomentTests {
  nonisolated private static let moments = 10

  @Test(arguments: Passage.all)
  func `a turn, the background, a text size, a style and another size at ten moments leave what they leave afterwards`(_ passage: Passage)
    throws
  {
    var golden = ""
    for event in MomentEvent.allCases {
      let afterwards = try afterwards(passage, event)
      for moment in 0..<Self.moments {
        let stage = MomentStage(passage, on: event.device)
        let tick = moment * stage.ticks / (Self.moments + 2) + 1
        let words: Comment = "\(event) at tick \(tick) of \(passage.testDescription)"
        try stage.run(event, at: tick)
        #expect(stage.faults == [], words)
        let outcome = stage.outcome
        if !afterwards.contains(outcome) { Issue.record("\(words): \(outcome.difference(from: afterwards[0]))") }
        if moment == 3 { golden += "\(event.rawValue)\n\(stage.notes.lines.map { "  \($0)\n" }.joined())" }
      }
    }
    try Golden.check(golden, named: "moment-\(passage.kind.rawValue)-\(passage.course.rawValue)")
  }

  /// Returns the allowed results: those of the event in an idle app. If the event takes the screen from a finger, the results after a
  /// cancelled touch are allowed too.
  private func afterwards(_ passage: Passage, _ event: MomentEvent) throws -> [MomentOutcome] {
    var courses = [passage.course]
    if passage.endsUnderFinger(event) { courses += [.finished, .cancelled].filter { $0 != passage.course } }
    return try courses.map { course in
      let stage = MomentStage(Passage(kind: passage.kind, course: course), on: event.device)
      try stage.run(event, at: nil)
      #expect(stage.faults == [], "\(event) after \(passage.kind), \(course)")
      return stage.outcome
    }
  }
}

extension Passage {
  /// The event may take the finger away that decides how it goes: whoever leaves the app lifts it, and a page that is turned is another one
  /// under it.
  fileprivate func endsUnderFinger(_ event: MomentEvent) -> Bool {
    switch (kind, event) {
    case (_, .style), (_, .textSize): false
    case (.pages, _), (.menu, _): true
    case (.zoom, .background), (.zoomPush, .background): course != .finished
    case (.zoomAway, _), (.zoomPop, _), (.keyboardAway, _): course != .finished
    case (_, .background): course == .caught
    default: false
    }
  }
}
