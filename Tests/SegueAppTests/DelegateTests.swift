import Foundation
import Testing

/// A program whose main is an app's delegate, with sources that know nothing of Segue. (Docs/behaviour/environment.md, "App life cycle")
@Suite struct DelegateTests {
  private func run(_ words: String...) throws -> (code: Int32, output: String) {
    let app = Process(), pipe = Pipe()
    app.executableURL = try FileManager.default.url(forExecutable: "delegate-app")
    app.arguments = words
    (app.standardOutput, app.standardError) = (pipe, pipe)
    try app.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    app.waitUntilExit()
    return (app.terminationStatus, output)
  }

  @Test func `an app whose main is its delegate is listed, and recorded with scenes, touches and the background`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("list").output.contains("delegate-app"))
    let script = folder.appendingPathComponent("a.touches"), trace = folder.appendingPathComponent("a.tsv")
    try """
    segue-touches 1
    demo delegate-app
    device iphone-14
    tick 60
    0.1 began 1 300 500
    0.15 ended 1 300 500
    0.3 background
    0.5 foreground
    0.8 inactive

    """.write(to: script, atomically: true, encoding: .utf8)
    let (code, output) = try run("record", "delegate-app", "--script", script.path, "--out", trace.path, "--fps", "10")
    #expect(code == 0, "\(output)")
    let rows = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").filter { $0.contains("box") }
    // Time, name, x, y, width, height, radius, opacity.
    let last = rows.last?.split(separator: "\t").map(String.init) ?? []
    #expect(last.count > 7 && last[2].hasPrefix("150") && last[7].hasPrefix("0.5"), "\(last)")
  }

  @Test func `a line of events may be given on the command line, and a wrong one is named`() throws {
    let (code, output) = try run("record", "delegate-app", "--script", "none.touches", "--out", "none.tsv", "--event", "0.5 rotat left")
    #expect(code != 0 && !output.isEmpty)
    let (played, words) = try run("play", "--event", "0.5 rotat left")
    #expect(played == 1)
    #expect(words.contains("--event '0.5 rotat left': unknown event 'rotat' — did you mean `rotate`?"), "\(words)")
  }
}
