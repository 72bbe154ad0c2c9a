import CoreGraphics
import Dispatch

/// Live reload of a program. It builds the program when a source file changes, and the new program continues where the old one stopped.
///
/// The running program is a child of this process. It receives messages over its standard input (`WatchedPlay`). The saved session and the
/// address of the page are in a folder that both processes use. Only this process builds, and only after a file has changed.
@MainActor public final class LiveReload {
  private let order: BuildOrder
  private let arguments: [String]
  private let folder: String
  private let say: (String) -> Void
  private let clock = WallClock()
  private var isStopped = false

  /// Creates a live reload.
  ///
  /// - Parameters:
  ///   - order: The data with which the program is built.
  ///   - arguments: The arguments of the child, as the user typed them.
  ///   - say: A closure that shows a line to the user.
  public init(_ order: BuildOrder, arguments: [String], say: @escaping (String) -> Void) {
    (self.order, self.arguments, self.say) = (order, arguments, say)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-watch-\(UUID().uuidString)").path
  }

  private static let glanceEvery = 0.3

  /// Runs the program until it ends, and returns the exit code for this process.
  public func run() throws -> Int32 {
    guard mkdir(folder, 0o700) == 0 else { throw ChildError("\(folder) cannot be made (\(String(cString: strerror(errno)).lowercased()))") }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let signals = StopSignals { [weak self] in self?.isStopped = true }
    defer { signals.end() }
    signal(SIGPIPE, SIG_IGN)
    var child: ChildProcess? = try start()
    var seen = SourceGlance(at: order.package)
    while true {
      clock.letMainQueueRun(for: Self.glanceEvery)
      if let running = child, !running.isRunning {
        if case .signal(let number)? = running.end, !isStopped {
          say("the app was ended by signal \(number) — it starts again when a source changes")
          child = nil
        } else {
          return running.end.map { if case .code(let code) = $0 { code } else { 130 } } ?? 1
        }
      }
      if isStopped {
        guard let child else { return 130 }
        return end(child)
      }
      guard let now = settled(since: seen) else { continue }
      seen = now
      let program = SourceGlance(atFile: order.program)
      guard build(child) else { continue }
      guard program != SourceGlance(atFile: order.program) || child == nil else {
        child?.say(WatchedPlay.Word.quiet.rawValue)
        continue
      }
      if let child { handOver(child) }
      child = try start()
    }
  }

  /// Returns a snapshot of the sources if they have changed and no longer change. Otherwise it returns `nil`.
  private func settled(since seen: SourceGlance) -> SourceGlance? {
    var now = SourceGlance(at: order.package)
    guard now != seen else { return nil }
    while !isStopped {
      clock.letMainQueueRun(for: Self.glanceEvery / 2)
      let next = SourceGlance(at: order.package)
      if next == now { return now }
      now = next
    }
    return nil
  }

  private func start() throws(ChildError) -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    environment[WatchedPlay.variable] = folder
    return try ChildProcess(order.program, arguments, environment: environment, hears: true)
  }

  /// Builds the program and returns whether the build succeeded. The running app continues during the build, and also after a failed build.
  private func build(_ child: ChildProcess?) -> Bool {
    say("Building…")
    child?.say("\(WatchedPlay.Word.work.rawValue) Building…")
    var lines: [String] = []
    do {
      let build = try ChildProcess("swift", order.arguments, speaks: true)
      while build.isRunning, !isStopped {
        keep(&lines, build.lines())
        clock.letMainQueueRun(for: 0.05)
      }
      if build.isRunning { build.terminate() }
      keep(&lines, build.lines())
      if build.end == .code(0) { return true }
    } catch { lines = ["error: \(error)"] }
    guard !isStopped else { return false }
    let problem = order.firstError(in: lines)
    say(problem)
    child?.say("\(WatchedPlay.Word.problem.rawValue) \(problem)")
    return false
  }

  /// Keeps the first and the last lines of a long output.
  private func keep(_ lines: inout [String], _ more: [String]) {
    lines += more
    if lines.count > 4_000 { lines.removeSubrange(2_000..<(lines.count - 1_000)) }
  }

  private func handOver(_ child: ChildProcess) {
    child.say(WatchedPlay.Word.leave.rawValue)
    wait(for: child, seconds: 10)
    say("Reloaded.")
  }

  private func end(_ child: ChildProcess) -> Int32 {
    child.terminate()
    wait(for: child, seconds: 10)
    return child.end.map { if case .code(let code) = $0 { code } else { 130 } } ?? 130
  }

  private func wait(for child: ChildProcess, seconds: Double) {
    let until = clock.now + Int64(seconds * 1e9)
    while child.isRunning, clock.now < until { clock.letMainQueueRun(for: 0.02) }
    if child.isRunning { child.signal(SIGKILL) }
    while child.isRunning { clock.letMainQueueRun(for: 0.02) }
  }
}
