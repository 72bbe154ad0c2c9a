import Foundation
import Testing

/// Asynchronous app code in a recording: a process of its own, whose main thread the command blocks.
@Suite struct TasksTests {
  private func record() throws -> [Substring] { try record("tasks").split(separator: "\n") }

  /// Records a demo without a touch, and gives the file.
  private func record(_ demo: String, ending: String = "tsv", _ options: String...) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-tasks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let trace = folder.appendingPathComponent("trace." + ending)
    let app = Process()
    app.executableURL = try FileManager.default.url(forExecutable: "tasks-app")
    app.arguments = ["record", demo, "--out", trace.path] + options
    try app.run()
    app.waitUntilExit()
    #expect(app.terminationStatus == 0)
    return try String(contentsOf: trace, encoding: .utf8)
  }

  @Test func `a task that viewDidLoad started changes the first picture, and the next goes on where an animation ended`() throws {
    let boxes = try record().filter { $0.contains("\tbox\t") }.map { $0.split(separator: "\t").map(String.init) }
    let places = Dictionary(uniqueKeysWithValues: boxes.map { ($0[0], $0[2...5].joined(separator: " ")) })
    #expect(boxes.first?[0] == "0.000")
    #expect(boxes.first?[2...5].joined(separator: " ") == "5 0 10 30")
    #expect(places["0.250"] == "5 100 10 30")
    #expect(places["0.500"] == "70 200 10 30")
    #expect(boxes.last?[0] == "0.500")
  }

  @Test func `delays of all kinds run at their instants, in the order in which they were scheduled`() throws {
    let lines = try record("clocks").split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    func box(_ time: String) -> String? { lines.first { $0[0] == time && $0[1] == "box" }?[2...5].joined(separator: " ") }
    #expect(box("0.000") == "0 0 10 10")
    #expect(box("0.100") == "0 0 20 10")
    #expect(box("0.250") == "0 250 30 10", "a date is read at the instant of the delay")
    #expect(lines.last { $0[1] == "box" }?[4] == "60", "a timer that was invalidated does not fire")
    #expect(lines.first { $0[0] == "0.000" && $0[1].hasPrefix("order:") }?[1] == "order:TQR")
    #expect(lines.last { $0[1].hasPrefix("order:") }?[1] == "order:TQRABS")
  }

  @Test func `a page that loads after it has slept shows its content in a recording`() throws {
    let lines = try record("clocks").split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(lines.first { $0[1] == "content" }?[0] == "1.000")
  }

  @Test func `an app that uses each clock gives one hash in repeated runs`() throws {
    let first = try record("clocks", ending: "hash")
    #expect(first.count > 100)
    for _ in 0..<3 { #expect(try record("clocks", ending: "hash") == first) }
  }

  @Test func `by the machine's clock a recording does not wait for delays`() throws {
    let lines = try record("clocks", "--clock", "wall").split(separator: "\n")
    #expect(!lines.contains { $0.contains("content") })
  }

  @Test func `tasks give the same trace each time`() throws {
    let first = try record()
    for _ in 0..<5 { #expect(try record() == first) }
  }
}

extension FileManager {
  /// An executable of this package, which stands beside the tests' own.
  func url(forExecutable name: String) throws -> URL {
    let tests = URL(fileURLWithPath: try destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return tests.deletingLastPathComponent().appendingPathComponent(name)
  }
}
