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
  func time(_ name: String, poses: Int, runs: Int = 6, unit: Unit = .milliseconds, make: () -> (Int) -> Void) {
    guard wants(name) else { return }
    var best = [Double](repeating: .infinity, count: poses)
    for run in 0...runs {
      let step = make()
      for pose in 0..<poses {
        let seconds = elapsed { step(pose) }
        if run > 0 { best[pose] = min(best[pose], seconds) }
      }
    }

    report(name, best, unit)
  }

  /// Prints figures that were measured elsewhere, in seconds.
  func report(_ name: String, _ seconds: [Double], _ unit: Unit) {
    let sorted = seconds.sorted()
    let median = unit.text(sorted[sorted.count / 2]), worst = unit.text(sorted[sorted.count - 1])
    print("\(suite): \(name)\t\(median)\t\(worst)\t\(unit.rawValue)\t\(Machine.name)")
  }

  private func elapsed(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.seconds) + Double(time.attoseconds) * 1e-18
  }
}

enum Unit: String {
  case milliseconds = "ms"
  case microseconds = "µs"
  case megabytes = "MB"

  /// Two decimals, of a time in seconds or a size in bytes.
  func text(_ value: Double) -> String {
    let factor =
      switch self {
      case .milliseconds: 1e3
      case .microseconds: 1e6
      case .megabytes: 1e-6
      }
    return String(format: "%.2f", value * factor)
  }
}

enum Machine {
  /// The processor's name and how many there are.
  static let name: String = {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return "\(model ?? "unknown processor") ×\(ProcessInfo.processInfo.activeProcessorCount)"
  }()
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("segue-bench: \(message)\n".utf8))
  exit(1)
}
