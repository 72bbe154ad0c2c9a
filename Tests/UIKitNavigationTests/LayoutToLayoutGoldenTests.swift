import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations

/// The callbacks of layout-to-layout transitions and their order in every course, and the owner of the collection view before, during and
/// after. (Docs/behaviour/lists.md, "Layout-to-layout transitions")
@MainActor struct LayoutToLayoutGoldenTests {
  enum Course: String, CaseIterable { case pushPlain, popPlain, finished, cancelled, reversed, caught }

  @Test(arguments: Course.allCases)
  func `a change of layout in a stack takes each course as recorded`(course: Course) throws {
    let stage = LayoutToLayoutStage(course == .pushPlain ? "A" : "AB")
    let before = stage.picture
    let note = { (what: String) in stage.log.lines.append("» \(what)") }
    switch course {
    case .pushPlain: stage.push(stage.b)
    case .popPlain: stage.pop()
    default: break
    }
    stage.app.advance(by: 0.1)
    var during = stage.picture
    if course != .pushPlain && course != .popPlain {
      let finger = stage.swipe(to: 120)
      stage.app.advance(by: 0.2)
      during = stage.picture
      switch course {
      case .finished:
        finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        note("finger up, beyond the middle")
        finger.lift()
      case .reversed:
        finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        note("finger up, beyond the middle")
        finger.lift()
        stage.app.advance(by: 0.05)
        note("caught on its way, and taken back")
        let other = stage.app.touch(CGPoint(x: 2, y: 400))
        other.move(by: CGVector(dx: 20, dy: 0), duration: 0.05)
        other.move(by: CGVector(dx: -250, dy: 0), duration: 0.2)
        stage.app.advance(by: 0.2)
        other.lift()
      case .caught:
        note("finger up")
        finger.lift()
        stage.app.advance(by: 0.05)
        note("caught on its way back, and let go again")
        let other = stage.app.touch(CGPoint(x: 2, y: 500))
        other.move(by: CGVector(dx: 40, dy: 0), duration: 0.1)
        let held = try #require(stage.frame(4))
        stage.app.advance(by: 0.3)
        #expect(stage.frame(4) == held, "held where it is")
        other.lift()
      default:
        note("finger up")
        finger.lift()
      }
    }
    note("the rest")
    try stage.app.settle()
    let after = stage.picture
    let name = "layoutToLayout-\(course)"
    let parts = [name, "-- before", before, "-- heard"] + stage.log.take() + ["-- during", during, "-- after", after]
    try Golden.check(parts.joined(separator: "\n") + "\n", named: name)
    #expect((after == before) == [.cancelled, .reversed, .caught].contains(course))
    stage.expectAtRest()
  }
}
