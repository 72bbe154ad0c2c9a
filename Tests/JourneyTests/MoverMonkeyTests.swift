import Foundation
import HostInterface
import Motion
import SeededRandom
import SegueTesting
import Testing

@testable import UIKit

/// Someone who does anything with two fingers on the demos that change screens, at any time: whatever happened, one whole page is left.
///
/// `SEGUE_MOVER_SEEDS` says how many walks on each; 6 without it.
@MainActor @Suite struct MoverMonkeyTests {
  nonisolated static let seeds = 1...(ProcessInfo.processInfo.environment["SEGUE_MOVER_SEEDS"].flatMap(UInt64.init) ?? 6)

  @Test(arguments: Mover.all, seeds) func `after any walk of two fingers one page is there, whole and alive`(mover: Mover, seed: UInt64)
    throws
  {
    let monkey = MoverMonkey(mover, seed)
    for _ in 0..<24 { monkey.step() }
    try monkey.comeToRest()
    #expect(monkey.app.diagnostics == [], "seed \(seed)")
    let screen = CGRect(x: 0, y: 0, width: 375, height: 812)
    let pages = monkey.app.session.shownViews.filter { view in
      [".setup", ".poster"].contains { view.identifier.hasSuffix($0) } || view.identifier.hasPrefix("pinch.level")
        || view.identifier.hasPrefix("alongside.station")
    }
    #expect(pages.count == 1 && pages[0].frame == screen && pages[0].opacity == 1, "seed \(seed): \(pages)")
    #expect(pages[0].cornerRadius == 0 && pages[0].scale == 1, "seed \(seed): \(pages)")
  }
}

@MainActor
private final class MoverMonkey {
  let app: TestApp
  private var random: SeededRandom
  private var fingers: [TestApp.Finger] = []

  init(_ mover: Mover, _ seed: UInt64) {
    app = TestApp { mover.makeRoot() }
    random = SeededRandom(seed)
  }

  func step() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<2: app.tap(CGPoint(x: 187, y: 737))
    case 2: app.tap(CGPoint(x: 187, y: .random(in: 400...420, using: &random)))
    case 3: app.tap(anywhere())
    case 4..<7: if fingers.count < 2 { fingers.append(app.touch(anywhere())) }
    case 7: if fingers.count < 2 { fingers.append(app.touch(CGPoint(x: .random(in: 0...8, using: &random), y: 400))) }
    case 8: if !fingers.isEmpty { fingers.removeFirst().lift() }
    case 9: if !fingers.isEmpty { fingers.removeLast().cancel() }
    default: app.advance(by: .random(in: 0...0.6, using: &random))
    }
    for finger in fingers { finger.move(to: anywhere(), duration: .random(in: 0.02...0.3, using: &random)) }
  }

  private func anywhere() -> CGPoint { CGPoint(x: .random(in: 0...374, using: &random), y: .random(in: 40...780, using: &random)) }

  func comeToRest() throws {
    for finger in fingers { finger.lift() }
    fingers = []
    app.advance(by: 3)
    try app.settle()
  }
}
