import Foundation

extension Reporter {
  /// How long one size may take, and all repetitions of it together, in seconds.
  private static let patience = 10.0, budget = 0.4

  /// What a unit costs at four sizes, each ten times the one before, and at the largest over the cheapest, which is to stay at most 2:
  /// nothing may grow faster than its work. (Over the smallest, what a step costs by itself would hide what a unit costs.)
  ///
  /// What counts is the processors' time of this process, so that other programs' work is not in it. A size that would take longer than
  /// one waits for is not measured; the figure says so and is missed.
  ///
  /// - Parameters:
  ///   - units: how many units a step of a size does; as many as the size by default.
  ///   - make: sets up a size and gives back its step, which is taken once.
  func growth(
    _ name: String, from smallest: Int, limit: Double = 2, because: String? = nil, units: (Int) -> Int = { $0 },
    make: (Int) -> () -> Void
  ) {
    guard wants(name) else { return }
    var costs: [Double] = []
    for size in [smallest, smallest * 10, smallest * 100, smallest * 1000] {
      if let last = costs.last, let before = costs.dropLast().last {
        let foreseen = last * max(1, last / before) * Double(units(size))
        guard foreseen < Self.patience else {
          print("\(suite): \(name), \(size)\t-\t-\tµs\t\(Machine.name)\tnot measured: it would take \(Int(foreseen)) s\t")
          break
        }
      }
      var best = Double.infinity, spent = 0.0
      repeat {
        // Setting up is not part of the figure, but of the time that one waits; twenty repetitions are enough of what is quick.
        var step: (() -> Void)?
        spent += max(Self.worked { step = make(size) }, Self.budget / 20)
        let seconds = Self.worked { step?() }
        best = min(best, seconds)
        spent += seconds
      } while spent < Self.budget
      costs.append(best / Double(units(size)))
      report("\(name), \(size)", [costs[costs.count - 1]], .microseconds, by: .none)
    }
    let whole = costs.count == 4 ? "" : ", as far as measured"
    let why = because.map { " (\($0))" } ?? ""
    report(
      "\(name): at the largest over the cheapest\(whole)\(why)", [costs.count == 4 ? costs[3] / costs.min()! : .infinity], .times,
      aim: .atMost(limit), by: .none)
  }

  private static func worked(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let before = now()
    body()
    return now() - before
  }
}
