import Foundation
import Testing

@testable import TransitionMachine

struct MonkeyTests {
  static let shards = 8
  /// `MONKEY_RUNS=100000 swift test -c release` for the long walk.
  static let runs = number("MONKEY_RUNS") ?? 2_000
  /// `MONKEY_FIRST=12944 MONKEY_RUNS=16` for one seed again, and its neighbours.
  static let first = number("MONKEY_FIRST") ?? 0

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

  @Test(arguments: 0..<shards, [false, true])
  func `whatever is asked, at whatever moment, the charts stay legal`(shard: Int, isHostile: Bool) {
    let share = Self.runs / Self.shards / 2
    var kinds: Set<String> = []
    for run in 0..<share {
      let seed = UInt64(Self.first + shard * share + run)
      let monkey = Monkey(seed: seed, isHostile: isHostile)
      do { try monkey.run(steps: 40) } catch {
        // Of each kind of fault the first is told.
        guard kinds.insert("\(error)".split(separator: ":")[0].description).inserted else { continue }
        Issue.record(
          "seed \(seed), hostile \(isHostile): \(error)\nlast steps: \(monkey.steps.suffix(12))\n\(monkey.machine.log.suffix(40).joined(separator: "\n"))\n\(monkey.machine.picture(of: monkey.window))"
        )
      }
    }
  }

  @Test func `from wherever a walk ends, a cancelled transition leaves no trace`() throws {
    var cancelled = 0
    for seed in 0..<(Self.runs / 10) {
      let monkey = Monkey(seed: UInt64(seed), isHostile: false)
      try monkey.run(steps: 20)
      for _ in 0..<5 { cancelled += try monkey.cancelOnce() }
    }
    #expect(cancelled > Self.runs / 40)
  }

  @Test func `the walk meets every kind of transition in every phase`() throws {
    var met: Set<String> = []
    for seed in 0..<600 {
      let monkey = Monkey(seed: UInt64(seed), isHostile: false)
      try monkey.run(steps: 40)
      met.formUnion(monkey.met)
    }
    for kind in ["present", "dismiss", "push", "pop", "tab"] {
      for phase in [Phase.scheduled, .animating, .interactive, .finishing, .cancelling] {
        #expect(met.contains("\(kind) \(phase)"))
      }
    }
  }
}
