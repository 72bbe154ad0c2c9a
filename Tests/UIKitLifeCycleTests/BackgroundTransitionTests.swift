import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

/// Entry into the background at ten moments of each kind of transition. (Docs/behaviour/environment.md, "App life cycle")
@MainActor @Suite(.serialized) struct BackgroundTransitionTests {
  static let moments = 0..<10

  private func play(_ kind: TransitionPlay.Kind, at moment: Int) -> TransitionPlay {
    let play = TransitionPlay(kind)
    play.begin(part: 0.04 + 0.1 * Double(moment))
    return play
  }

  /// How it looks when nobody interrupts it, or before it began.
  private func expected(_ kind: TransitionPlay.Kind) throws -> String {
    let play = TransitionPlay(kind)
    guard !kind.isUnderFinger else { return play.app.hierarchy }
    play.begin(part: 0)
    try play.app.settle()
    return play.app.hierarchy
  }

  @Test(arguments: TransitionPlay.Kind.allCases)
  func `a transition that meets the background is at its end at once, one under a finger back at its beginning`(
    _ kind: TransitionPlay.Kind
  ) throws {
    let expected = try expected(kind)
    for moment in Self.moments {
      let play = play(kind, at: moment)
      play.app.background()
      #expect((kind == .timer ? play.treeFaults : play.faults) == [], "moment \(moment)")
      #expect(play.app.hierarchy == expected, "moment \(moment)")
      play.app.foreground()
      try play.app.settle()
      #expect(play.faults == [], "moment \(moment)")
      #expect(play.app.hierarchy == expected, "moment \(moment)")
      #expect(play.app.session.runtime.diagnostics == [], "moment \(moment)")
    }
  }

  @Test(arguments: TransitionPlay.Kind.allCases)
  func `under a call a transition runs on, and one under a finger goes back by itself`(_ kind: TransitionPlay.Kind) throws {
    let expected = try expected(kind)
    for moment in [2, 7] {
      let play = play(kind, at: moment)
      play.app.interrupt()
      if [.fingerOnBlocks, .fingerOnAnimator].contains(kind) { play.cancelByCode() }
      try play.app.settle()
      #expect(play.faults == [] && play.app.hierarchy == expected, "moment \(moment)")
      play.app.endInterruption()
      #expect(play.app.hierarchy == expected, "moment \(moment)")
    }
  }

  @Test(arguments: TransitionPlay.Kind.allCases)
  func `what controllers hear when a transition meets the background is in a golden`(_ kind: TransitionPlay.Kind) throws {
    var logs: [(log: String, moments: [Int])] = []
    for moment in Self.moments {
      let play = play(kind, at: moment)
      let before = play.app.session.callbackLog.count
      play.app.background()
      let heard = play.app.session.callbackLog[before...].map { "  \($0)\n" }.joined()
      play.app.foreground()
      let after = play.app.session.callbackLog[before...].map { "  \($0)\n" }.joined()
      let log = heard == after ? heard : heard + "— foreground\n" + String(after.dropFirst(heard.count))
      if let place = logs.firstIndex(where: { $0.log == log }) { logs[place].moments.append(moment) } else { logs.append((log, [moment])) }
    }
    let text = logs.map { "at \($0.moments.map { "\(4 + 10 * $0) %" }.joined(separator: ", "))\n\($0.log)" }.joined()
    try Golden.check(text, named: "background-\(kind.rawValue)")
  }

  @Test func `what waits for a transition begins in the background and is at its end there`() throws {
    let play = TransitionPlay(.cover)
    let second = LifeController()
    second.modalPresentationStyle = .fullScreen
    play.begin(part: 0.2)
    play.app.perform { play.presentOver(second) }
    play.app.background()
    #expect(play.faults == [] && second.viewIfLoaded?.window != nil)
    play.app.foreground()
    try play.app.settle()
    #expect(play.faults == [])
  }
}
