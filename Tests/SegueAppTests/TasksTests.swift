import Foundation
import Testing

/// Asynchronous app code in a recording: a process of its own, whose main thread the command blocks.
@Suite struct TasksTests {
  private func record() throws -> [Substring] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-tasks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (script, trace) = (folder.appendingPathComponent("still.touches"), folder.appendingPathComponent("trace.tsv"))
    try "segue-touches 1\ndemo tasks\ndevice iphone-x\ntick 60\n".write(to: script, atomically: true, encoding: .utf8)
    let app = Process()
    app.executableURL = try FileManager.default.url(forExecutable: "tasks-app")
    app.arguments = ["record", "tasks", "--script", script.path, "--out", trace.path]
    try app.run()
    app.waitUntilExit()
    #expect(app.terminationStatus == 0)
    return try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
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
