import Foundation

/// Figures about one stage of the pipeline.
struct Suite: Sendable {
  var name: String
  var run: @Sendable (Reporter) -> Void
}

/// Measures and prints.
struct Reporter {
  var suite: String
  /// Measure only figures whose name contains this.
  var only: String?

  /// Whether a figure is to be measured; `time` asks by itself.
  func wants(_ name: String) -> Bool { only.map { name.contains($0) } ?? true }

  /// Times each of `poses` steps and prints the median and the worst of them.
  ///
  /// The whole run is repeated and a step counts with its best time, since the machine has other things to do; the first run, which fills
  /// caches and pages, does not count. `make` sets up a run and gives back its step.
  func time(
    _ name: String, poses: Int, runs: Int = 6, unit: Unit = .milliseconds, aim: Aim? = nil, by yardstick: Yardstick = .loop,
    make: () throws -> (Int) throws -> Void
  ) {
    guard wants(name) else { return }
    do { report(name, try best(poses, runs, make), unit, aim: aim, by: yardstick) } catch {
      FileHandle.standardError.write(Data("segue-bench: \(suite): \(name): \(error)\n".utf8))
      exit(1)
    }
  }

  private func best(_ poses: Int, _ runs: Int, _ make: () throws -> (Int) throws -> Void) throws -> [Double] {
    var best = [Double](repeating: .infinity, count: poses)
    for run in 0...runs {
      let step = try make()
      for pose in 0..<poses {
        let seconds = try Self.elapsed { try step(pose) }
        if run > 0 { best[pose] = min(best[pose], seconds) }
      }
    }
    return best
  }

  /// How many times as long the first of two takes as the second, each with its best of a dozen.
  func compare(_ name: String, aim: Aim, make: () -> [() -> Void]) {
    guard wants(name) else { return }
    let best = make().map { body in (0..<12).map { _ in Self.elapsed(body) }.min() ?? 0 }
    report(name, [best[0] / best[1]], .times, aim: aim, by: .none)
  }

  /// Prints figures that were measured elsewhere: seconds, bytes, or plain numbers, as the unit has it.
  func report(_ name: String, _ values: [Double], _ unit: Unit, aim: Aim? = nil, by yardstick: Yardstick) {
    let sorted = values.map { $0 * unit.factor }.sorted()
    var median = sorted[sorted.count / 2], worst = sorted[sorted.count - 1]
    if case .atLeast = aim { (median, worst) = (sorted[(sorted.count - 1) / 2], sorted[0]) }
    let (number, worstNumber) = (String(format: "%.2f", median), String(format: "%.2f", worst))
    let verdict = aim.map { "\t" + $0.text(median: median, worst: worst, factor: yardstick.factor) } ?? ""
    print("\(suite): \(name)\t\(number)\t\(worstNumber)\t\(unit.rawValue)\t\(Machine.name)\(verdict)")
  }

  static func elapsed(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body).components
    return Double(time.seconds) + Double(time.attoseconds) * 1e-18
  }
}

enum Unit: String {
  case milliseconds = "ms"
  case microseconds = "µs"
  case megabytes = "MB"
  case times = "×"

  /// From seconds or bytes.
  var factor: Double {
    switch self {
    case .milliseconds: 1e3
    case .microseconds: 1e6
    case .megabytes: 1e-6
    case .times: 1
    }
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("segue-bench: \(message)\n".utf8))
  exit(1)
}
