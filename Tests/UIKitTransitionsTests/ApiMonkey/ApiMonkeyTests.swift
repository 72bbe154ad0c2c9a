import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
struct ApiMonkeyTests {
  /// `SEGUE_MONKEY_SEEDS=20000` for the long walk.
  static let seeds = ProcessInfo.processInfo.environment["SEGUE_MONKEY_SEEDS"].flatMap(Int.init) ?? 200
  static let firstSeed = ProcessInfo.processInfo.environment["SEGUE_MONKEY_FIRST"].flatMap(Int.init) ?? 0

  @Test func `whatever an app does through the API, whoever appears has appeared, and whoever goes has gone`() {
    var kinds: [String: Int] = [:]
    for seed in Self.firstSeed..<Self.firstSeed + Self.seeds {
      let monkey = ApiMonkey(seed: UInt64(seed))
      do { try monkey.walk(40) } catch {
        let kind = "\(error)".filter { !$0.isNumber }
        kinds[kind, default: 0] += 1
        guard kinds[kind] == 1 else { continue }
        Issue.record(
          "seed \(seed): \(error)\n\(monkey.log.suffix(Self.seeds == 1 ? 999 : 60).joined(separator: "\n"))\n\(monkey.stage.picture)")
      }
    }
    #expect(kinds.isEmpty)
  }
}
