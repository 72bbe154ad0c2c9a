import HostInterface
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Events during a transition, at ten moments of each kind, finished and cancelled. The result is the same as if the event came after the
/// transition. (Docs/behaviour/environment.md, "Rotation")
@MainActor struct MidTransitionTests {
  @Test(arguments: MidTransitionKind.allCases, MidTransitionCourse.allCases)
  func `a turn, a style and a text size at ten moments leave what they leave afterwards`(
    kind: MidTransitionKind, course: MidTransitionCourse
  ) throws {
    var golden = ""
    for event in MidTransitionEvent.allCases {
      let after = try outcome(kind, course, event)
      for moment in 0..<10 {
        let stage = MidTransitionStage(kind, course)
        let tick = moment * stage.ticks / 12 + 1
        try stage.run(event, at: tick)
        let words = "\(event) at tick \(tick) of \(kind), \(course)"
        stage.expectWhole(words)
        #expect(stage.picture == after.picture, "\(words): controllers")
        #expect(stage.tree == after.tree, "\(words): views\n\(difference(stage.tree, after.tree))")
        if moment == 3 { golden += "\(event.rawValue)\n\(stage.notes.lines.map { "  \($0)\n" }.joined())" }
      }
      golden += "  leaves\n" + after.picture.split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    try Golden.check(golden, named: "\(kind.rawValue)-\(course.rawValue)")
  }

  /// What is left when it happens at rest. The app is over when this returns.
  private func outcome(
    _ kind: MidTransitionKind, _ course: MidTransitionCourse, _ event: MidTransitionEvent
  ) throws -> (picture: String, tree: String) {
    let stage = MidTransitionStage(kind, course)
    try stage.run(event, at: nil)
    stage.expectWhole("\(event) after \(kind), \(course)")
    return (stage.picture, stage.tree)
  }

  private func difference(_ a: String, _ b: String) -> String {
    let (now, then) = (a.split(separator: "\n"), b.split(separator: "\n"))
    return zip(now, then).filter { $0 != $1 }.prefix(4).map { "now  \($0)\nthen \($1)" }.joined(separator: "\n")
      + (now.count == then.count ? "" : "\n\(now.count) lines, then \(then.count)")
  }
}
