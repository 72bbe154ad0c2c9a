import CoreGraphics
import HostInterface
import Testing

@testable import SegueApp

/// Recordings that somebody stops: processes of their own.
@Suite final class InterruptionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-stopped-\(UUID().uuidString)")
  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A day: nobody waits for its end.
    try "segue-touches 1\ndemo tasks\ndevice iphone-x\ntick 60\n0.1 began 0 5 5\n86400 ended 0 5 5\n".write(
      to: folder.appendingPathComponent("day.touches"), atomically: true, encoding: .utf8)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Starts to record a day into `out`, sends a signal when something has been written aside, and gives the exit code and what was said.
  private func stop(_ number: Int32, _ out: String) throws -> (code: Int32, said: String) {
    let app = Process()
    app.executableURL = try FileManager.default.url(forExecutable: "tasks-app")
    app.arguments = [
      "record", "tasks", "--script", folder.appendingPathComponent("day.touches").path, "--scale", "0.1", "--out",
      folder.appendingPathComponent(out).path,
    ]
    let errors = Pipe()
    app.standardError = errors
    try app.run()
    for _ in 0..<2000 where entries.count == 1 { usleep(5000) }
    usleep(.random(in: 0...50_000))
    kill(app.processIdentifier, number)
    app.waitUntilExit()
    return (app.terminationStatus, String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self))
  }

  private var entries: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)], ["a.hash", "a.tsv", "a.mp4", "a.png", "frames"])
  func `a signal leaves nothing aside, whatever is recorded`(_ signal: (number: Int32, code: Int), _ out: String) throws {
    let (code, said) = try stop(signal.number, out)
    #expect(Int(code) == signal.code)
    #expect(said.hasSuffix("error: stopped, nothing was written\n"), "\(said)")
    #expect(entries == ["day.touches"])
  }

  @Test func `a long script is announced with what it takes, an ordinary one is not`() throws {
    func words(_ events: String) throws -> String? {
      LongRecording.words(
        try TouchScript(text: "segue-touches 1\ndemo a\ndevice iphone-x\ntick 60\n" + events, named: "a"), framesPerSecond: 60)
    }
    #expect(try words("0.1 began 0 5 5\n59 ended 0 5 5\n") == nil)
    #expect(
      try words("0.1 began 0 5 5\n86400 ended 0 5 5\n")
        == "the script lasts 24 h 0 min: 5184001 pictures of 2 touches — Ctrl-C ends it and leaves nothing")
    #expect(try words("2000 began 0 5 5\n")?.hasPrefix("the script lasts 33 min 20 s: 120001 pictures of 1 touch — ") == true)
    let many = "0.1 began 0 5 5\n" + String(repeating: "0.1 moved 0 6 6\n", count: 200_000)
    #expect(try words(many)?.hasPrefix("the script lasts 0 s: 7 pictures of 200001 touches — ") == true)
  }
}
