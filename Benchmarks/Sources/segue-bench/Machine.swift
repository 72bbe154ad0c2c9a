import Foundation
import Synchronization

/// How long a machine takes for things that never change, so that an aim that is missed is ours and not the machine's.
struct Machine {
  /// Copying a frame of 1170×2532 pixels, in seconds.
  var copy: Double
  /// A fixed loop over whole numbers and a small table, in seconds.
  var loop: Double
  /// Processors that four such loops at once have in fact.
  var cores: Double
  /// A fixed set of constraints, solved by the peer, in seconds; nil where the peer is not installed (make bench-peers installs it).
  var solve: Double?

  /// What aims are stated for.
  static let reference = Machine(copy: 0.435e-3, loop: 7.4e-3, cores: 2, solve: 16e-3)

  /// The machine of this run: what SEGUE_MACHINE says, or as measured now. A debug build measures nothing, since its loop is another one.
  static let current: Machine = {
    if let said = ProcessInfo.processInfo.environment["SEGUE_MACHINE"]?.split(separator: " ").compactMap({ Double($0) }), said.count >= 3 {
      return Machine(copy: said[0], loop: said[1], cores: said[2], solve: said.count > 3 ? said[3] : nil)
    }
    #if DEBUG
      return reference
    #else
      return measured()
    #endif
  }()

  /// As SEGUE_MACHINE takes it.
  var words: String { ([copy, loop, cores] + (solve.map { [$0] } ?? [])).map { "\($0)" }.joined(separator: " ") }

  /// The processor's name and how many there are.
  static let name: String = {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return "\(model ?? "unknown processor") ×\(ProcessInfo.processInfo.activeProcessorCount)"
  }()

  // MARK: Measuring

  private static func measured() -> Machine {
    let bytes = 1170 * 2532 * 4
    let (from, to) = (
      UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64), UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    )
    defer {
      from.deallocate()
      to.deallocate()
    }
    memset(from, 1, bytes)
    let copy = best(of: 100) { to.copyMemory(from: from, byteCount: bytes) }
    let loop = best(of: 20) { sink.store(scalar(), ordering: .relaxed) }
    let threads = 4
    let together = best(of: 10) {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in sink.store(scalar(), ordering: .relaxed) }
    }
    return Machine(copy: copy, loop: loop, cores: min(Double(threads), Double(threads) * loop / together), solve: solved())
  }

  /// Keeps the loop from being left out.
  private static let sink = Atomic<UInt64>(0)
  private static let steps = 2_000_000

  private static func scalar() -> UInt64 {
    var table = [UInt64](repeating: 1, count: 4096)
    var x: UInt64 = 1
    return table.withUnsafeMutableBufferPointer { table in
      for _ in 0..<steps {
        x = x &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        table[Int(x >> 52)] &+= x
        x ^= table[Int(x >> 40 & 4095)] >> 7
      }
      return x
    }
  }

  private static func best(of runs: Int, _ body: () -> Void) -> Double {
    (0..<runs).map { _ in Reporter.elapsed(body) }.min() ?? 0
  }

  /// What `Benchmarks/peers/kiwi.py` says of one problem, where its interpreter is there.
  private static func solved() -> Double? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
    let python = root.appendingPathComponent(".build/peers/bin/python")
    guard FileManager.default.isExecutableFile(atPath: python.path) else { return nil }
    let process = Process(), pipe = Pipe()
    process.executableURL = python
    process.arguments = [root.appendingPathComponent("Benchmarks/peers/kiwi.py").path] + Array(repeating: "table_100", count: 5)
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let times = text.split(separator: "\n").filter { $0.contains("added and solved") }.compactMap { line in
      line.split(separator: "\t").dropFirst().first.flatMap { Double($0) }
    }
    return times.min().map { $0 * 1e-3 }
  }
}

/// What a figure's aim is stretched by on a slower machine, and tightened by on a faster one.
enum Yardstick {
  /// Not at all: memory, and comparisons of two things on one machine.
  case none
  /// The scalar loop.
  case loop
  /// The copying of a frame.
  case copy
  /// The loop and the copying of frames in equal parts, on so many threads. Aims for several threads are stated for as many processors.
  case picture(threads: Int)
  /// The peer's solve; the loop where the peer is not installed.
  case solve

  var factor: Double {
    let (now, reference) = (Machine.current, Machine.reference)
    let loop = now.loop / reference.loop, copy = now.copy / reference.copy
    switch self {
    case .none: return 1
    case .loop: return loop
    case .copy: return copy
    case .picture(let threads):
      return (loop + copy) / 2 * Self.part(min(now.cores, Double(threads))) / Self.part(Double(threads))
    case .solve: return now.solve.map { $0 / (reference.solve ?? $0) } ?? loop
    }
  }

  /// How long a frame takes on so many processors, of its time on one: what cannot be shared out stays.
  private static func part(_ cores: Double) -> Double { 1 - shared + shared / cores }
  private static let shared = 0.92
}

extension Reporter {
  /// The machine's own figures, with the reference beside them in the place of the aim.
  func machine() {
    let (now, reference) = (Machine.current, Machine.reference)
    func row(_ name: String, _ seconds: Double, _ known: Double) {
      let (number, beside) = (String(format: "%.3f", seconds * 1e3), String(format: "%.3f", known * 1e3))
      print("machine: \(name)\t\(number)\t\(number)\tms\t\(Machine.name)\treference \(beside)\t\(String(format: "%.2f", seconds / known))")
    }
    row("a frame of 1170×2532 copied", now.copy, reference.copy)
    row("a fixed loop", now.loop, reference.loop)
    if let solve = now.solve, let known = reference.solve { row("table_100 added and solved by kiwisolver", solve, known) }
    let cores = String(format: "%.2f", now.cores)
    print("machine: processors that four loops at once have\t\(cores)\t\(cores)\t×\t\(Machine.name)\treference \(reference.cores)\t")
  }
}

/// What the process holds in memory now, in bytes.
func residentBytes() -> Double {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
  return (pages.flatMap { Double($0) } ?? 0) * 4096
}
