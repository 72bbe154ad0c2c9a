import CoreGraphics
import Testing

@testable import HostInterface

@Suite final class TemporaryFileTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-aside-\(UUID().uuidString)").path
  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var entries: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] }
  private func message(_ body: () throws -> Void) -> String { do { try body(); return "" } catch { return "\(error)" } }

  @Test func `a file that is not committed leaves nothing, and what was there stays`() throws {
    try "before".write(toFile: folder + "/a.txt", atomically: false, encoding: .utf8)
    do {
      let file = try TemporaryFile(folder + "/a.txt")
      try file.write("half")
      #expect(entries.count == 2)
    }
    #expect(entries == ["a.txt"])
    #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "before")
  }

  @Test func `a committed file replaces the one before`() throws {
    try "before".write(toFile: folder + "/a.txt", atomically: false, encoding: .utf8)
    let file = try TemporaryFile(folder + "/a.txt")
    try file.write("after")
    try file.write([33])
    try file.commit()
    file.abandon()
    #expect(entries == ["a.txt"])
    #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "after!")
  }

  @Test func `a full disk is one line, and no half file is left`() throws {
    symlink("/dev/full", folder + "/.aside")  // a link, which may be removed; never the device
    let small = try TemporaryFile(folder + "/a.txt", aside: folder + "/.aside")
    #expect(
      message {
        for _ in 0..<100 { try small.write([UInt8](repeating: 1, count: 4096)) }
      } == "\(folder)/a.txt: the disk is full — free some space or write to another place")
    #expect(entries.isEmpty)
  }

  @Test func `where nothing can be written is said before any work`() throws {
    #expect(
      message { _ = try TemporaryFile("/no/such/folder/a.txt") }
        == "/no/such/folder/a.txt: its folder does not exist — create the folder first"
    )
    #expect(message { _ = try TemporaryFile(folder) } == "\(folder): a folder of that name is there already — choose another name")
    #expect(message { _ = try TemporaryFile("/dev/null") } == "/dev/null: not an ordinary file — name a file")
    #expect(message { _ = try TemporaryFile("/proc/a.txt") }.hasPrefix("/proc/a.txt: "))
    try "x".write(toFile: folder + "/file", atomically: false, encoding: .utf8)
    #expect(
      message { _ = try TemporaryFile(folder + "/file/a.txt") }
        == "\(folder)/file/a.txt: a part of the path is a file — name a folder that exists")
    #expect(
      message { _ = try TemporaryFolder(folder + "/file") { _ in true } }
        == "\(folder)/file: a file of that name is there already — choose another name")
  }

  @Test func `a name that is a symbolic link stays one, and what it leads to is replaced`() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/kept", withIntermediateDirectories: true)
    try "before".write(toFile: folder + "/kept/a.txt", atomically: false, encoding: .utf8)
    symlink("kept/a.txt", folder + "/first")
    symlink(folder + "/first", folder + "/second")
    let file = try TemporaryFile(folder + "/second")
    #expect(try files.contentsOfDirectory(atPath: folder + "/kept").count == 2, "beside what is replaced")
    try file.write("after")
    try file.commit()
    #expect(try files.destinationOfSymbolicLink(atPath: folder + "/second") == folder + "/first")
    #expect(try files.destinationOfSymbolicLink(atPath: folder + "/first") == "kept/a.txt")
    #expect(try String(contentsOfFile: folder + "/kept/a.txt", encoding: .utf8) == "after")

    symlink("kept/new.txt", folder + "/third")  // leads nowhere yet
    let new = try TemporaryFile(folder + "/third")
    try new.write("new")
    try new.commit()
    #expect(try String(contentsOfFile: folder + "/kept/new.txt", encoding: .utf8) == "new")

    symlink("kept/frames", folder + "/frames")
    for _ in 1...2 {
      let frames = try TemporaryFolder(folder + "/frames/") { $0.hasSuffix(".png") }
      try frames.write([1], as: "0.png")
      try frames.commit()
    }
    #expect(try files.contentsOfDirectory(atPath: folder + "/kept/frames") == ["0.png"])
    #expect(try files.destinationOfSymbolicLink(atPath: folder + "/frames") == "kept/frames")

    symlink("loop", folder + "/loop")
    #expect(message { _ = try TemporaryFile(folder + "/loop") }.hasPrefix("\(folder)/loop: "))
    #expect(try files.contentsOfDirectory(atPath: folder + "/kept").sorted() == ["a.txt", "frames", "new.txt"])
  }

  @Test func `what lies aside can be removed from elsewhere, when the process is about to end`() throws {
    let file = try TemporaryFile(folder + "/a.txt")
    let frames = try TemporaryFolder(folder + "/frames/") { _ in true }
    try frames.write([1], as: "0.png")
    #expect(TemporaryFile.removeAside(of: folder + "/a.txt") && TemporaryFile.removeAside(of: folder + "/frames/"))
    #expect(!TemporaryFile.removeAside(of: folder + "/a.txt"))
    #expect(entries.isEmpty)
    withExtendedLifetime((file, frames)) {}
  }
}
