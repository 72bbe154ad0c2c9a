import CoreGraphics
import HostInterface
import LiveHost
import Motion
import Testing

/// How a program is built again, and what is seen of its sources.
@Suite struct BuildOrderTests {
  private func order(_ program: String, packages: String...) -> BuildOrder? {
    BuildOrder(of: program) { file in packages.contains { $0 + "/Package.swift" == file } }
  }

  @Test func `a program that lies in no build folder is built by nobody`() {
    for program in ["", "/", "MyApp", "/usr/bin/MyApp", "/p/.build/debug/MyApp", "/p/.build/x86/fast/MyApp", "/p/build/x86/debug/MyApp"] {
      #expect(order(program, packages: "/p", "/p/build", "/") == nil, "\(program)")
    }
    #expect(order("/p/.build/x86/debug/MyApp") == nil, "without a Package.swift it is no package")
  }

  @Test func `a program's place tells how it is built`() throws {
    let usual = try #require(order("/home/me/my app/.build/x86_64-unknown-linux-gnu/debug/MyApp", packages: "/home/me/my app"))
    #expect(usual.package == "/home/me/my app")
    #expect(
      usual.arguments == [
        "build", "--package-path", "/home/me/my app", "--scratch-path", "/home/me/my app/.build", "-c", "debug", "--product", "MyApp",
      ])
    let apart = try #require(order("/p/.build/tool/x86/release/segue", packages: "/p", "/"))
    #expect(apart.package == "/p" && apart.scratch == "/p/.build/tool" && apart.configuration == "release" && apart.product == "segue")
  }

  @Test func `the first error of the compiler's is said, and a failure without one all the same`() throws {
    let found = try #require(order("/p/.build/x86/debug/MyApp", packages: "/p"))
    let lines = [
      "Building for debugging...", "[1/3] Compiling A", "/p/Sources/A.swift:3:4: warning: so so",
      "/p/Sources/A.swift:7:9: error: cannot find 'x' in scope",
      "/p/Sources/B.swift:1:1: error: later", "error: fatalError",
    ]
    #expect(found.firstError(in: lines) == "Sources/A.swift:7:9: error: cannot find 'x' in scope")
    #expect(found.firstError(in: ["x", "error: manifest parse error", ""]) == "error: manifest parse error")
    #expect(found.firstError(in: ["killed", ""]) == "killed")
    #expect(found.firstError(in: []) == "the build failed and said nothing")
  }
}

@Suite final class SourceGlanceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-glance-\(UUID().uuidString)").path
  init() throws { try FileManager.default.createDirectory(atPath: folder + "/Sources/A", withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }
  private func write(_ text: String, _ name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
  }

  @Test func `links that lead around, hidden folders and an editor's copies are not looked at`() throws {
    try write("a", "Sources/A/a.swift")
    let first = SourceGlance(at: folder)
    try FileManager.default.createSymbolicLink(atPath: folder + "/Sources/loop", withDestinationPath: folder)
    try FileManager.default.createSymbolicLink(atPath: folder + "/Sources/gone", withDestinationPath: "nowhere")
    try FileManager.default.createDirectory(atPath: folder + "/.build", withIntermediateDirectories: true)
    try write("x", ".build/x.swift")
    try write("x", "Sources/A/.a.swift.swp")
    try write("x", "Sources/A/a.swift~")
    #expect(SourceGlance(at: folder) == first)
    #expect(SourceGlance(at: folder + "/none") == SourceGlance(at: "/dev/null/none"))
  }

  @Test func `a file that comes, goes or changes is seen`() throws {
    try write("a", "Sources/A/a.swift")
    var seen = SourceGlance(at: folder)
    func isSeen() -> Bool {
      defer { seen = SourceGlance(at: folder) }
      return seen != SourceGlance(at: folder)
    }
    #expect(!isSeen())
    try write("ab", "Sources/A/a.swift")
    #expect(isSeen())
    try write("b", "Sources/A/b.swift")
    #expect(isSeen())
    unlink(folder + "/Sources/A/a.swift")
    #expect(isSeen() && !isSeen())
  }
}

@MainActor @Suite struct ChildProcessTests {
  private func run(_ program: String, _ arguments: String..., say: String? = nil) throws -> (ChildProcess.End?, [String]) {
    let child = try ChildProcess(program, arguments, hears: say != nil, speaks: true)
    if let say { child.say(say) }
    var lines: [String] = []
    while child.isRunning { lines += child.lines() }
    return (child.end, lines + child.lines())
  }

  @Test func `a program that is not there is one line`() {
    #expect(throws: ChildError.self) { try run("/none/such") }
  }

  @Test func `its lines, its errors, its end`() throws {
    let (end, lines) = try run("sh", "-c", "echo one; echo two >&2; printf three; exit 7")
    #expect(end == .code(7) && lines == ["one", "two", "three"])
    #expect(try run("sh", "-c", "kill -9 $$").0 == .signal(9))
    #expect(try run("sh", "-c", "read line; echo \"heard $line\"", say: "a\nb").1 == ["heard a b"])
  }

  @Test func `a line without an end is cut, and a child that is let go of is gone`() throws {
    let (_, lines) = try run("sh", "-c", "head -c 3000000 /dev/zero | tr '\\\\0' a")
    #expect(lines.count == 1 && lines[0].count == 8_192)
    var child: ChildProcess? = try ChildProcess("sleep", ["100"])
    #expect(child?.isRunning == true)
    child = nil
  }

  @Test func `files that are open here are not open there`() throws {
    let first = open("/dev/null", O_RDONLY), file = fcntl(first, F_DUPFD, 200)
    defer { [first, file].forEach { close($0) } }
    let lines = try run("sh", "-c", "echo /proc/$$/fd/*").1
    let numbers = lines.first?.split(separator: " ").compactMap { Int32($0.split(separator: "/").last ?? "") } ?? []
    #expect(file >= 200 && numbers.starts(with: [0, 1, 2]) && numbers.allSatisfy { $0 < 200 })
  }
}

@MainActor @Suite final class WatchedPlayTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-watched-\(UUID().uuidString)").path
  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }
  private func play() throws -> WatchedPlay { try #require(WatchedPlay(environment: ["SEGUE_WATCH_FOLDER": folder])) }

  @Test func `who is not watched has no past, and rubbish in the folder is none`() throws {
    #expect(WatchedPlay(environment: [:]) == nil && WatchedPlay(environment: ["SEGUE_WATCH_FOLDER": ""]) == nil)
    #expect(try play().takePast() == nil && play().page == nil)
    for (name, text) in [("past", "segue-touches 1\n#past -1 1 false\n"), ("page", "99999 token"), ("page", "")] {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
      #expect(try play().takePast() == nil && play().page == nil, "\(name): \(text)")
    }
  }

  @Test func `what one leaves the next takes, once; the page stays where it was`() throws {
    let touches = TouchScript(demo: "counter", device: "iphone-x", environment: EnvironmentSettings(style: .dark))
    let past = SavedSession(touches: touches, time: MediaTime(seconds: 3), speed: 0.25, isPaused: true)
    let first = try play()
    first.leave(past)
    first.page = (8123, "abc")
    let second = try play()
    #expect(second.takePast() == past && second.takePast() == nil)
    #expect(second.page?.port == 8123 && second.page?.token == "abc" && !second.isLeaving)
    second.page = (8124, nil)
    #expect(try play().page?.port == 8124 && play().page?.token == nil)
  }
}
