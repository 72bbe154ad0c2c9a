import CoreGraphics
import Testing

@testable import HostInterface

@Suite final class AsideFileTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-aside-\(UUID().uuidString)").path
  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var entries: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] }
  private func message(_ body: () throws -> Void) -> String { do { try body(); return "" } catch { return "\(error)" } }

  @Test func `a file that is not committed leaves nothing, and what was there stays`() throws {
    try "before".write(toFile: folder + "/a.txt", atomically: false, encoding: .utf8)
    do {
      let file = try AsideFile(folder + "/a.txt")
      try file.write("half")
      #expect(entries.count == 2)
    }
    #expect(entries == ["a.txt"])
    #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "before")
  }

  @Test func `a committed file replaces the one before`() throws {
    try "before".write(toFile: folder + "/a.txt", atomically: false, encoding: .utf8)
    let file = try AsideFile(folder + "/a.txt")
    try file.write("after")
    try file.write([33])
    try file.commit()
    file.abandon()
    #expect(entries == ["a.txt"])
    #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "after!")
  }

  @Test func `a full disk is one line, and no half file is left`() throws {
    symlink("/dev/full", folder + "/.aside")  // a link, which may be removed; never the device
    let small = try AsideFile(folder + "/a.txt", aside: folder + "/.aside")
    #expect(
      message {
        for _ in 0..<100 { try small.write([UInt8](repeating: 1, count: 4096)) }
      } == "\(folder)/a.txt: the disk is full — free some space or write to another place")
    #expect(entries.isEmpty)
  }

  @Test func `where nothing can be written is said before any work`() throws {
    #expect(
      message { _ = try AsideFile("/no/such/folder/a.txt") } == "/no/such/folder/a.txt: its folder does not exist — create the folder first"
    )
    #expect(message { _ = try AsideFile(folder) } == "\(folder): a folder of that name is there already — choose another name")
    #expect(message { _ = try AsideFile("/dev/null") } == "/dev/null: not an ordinary file — name a file")
    #expect(message { _ = try AsideFile("/proc/a.txt") }.hasPrefix("/proc/a.txt: "))
    try "x".write(toFile: folder + "/file", atomically: false, encoding: .utf8)
    #expect(
      message { _ = try AsideFile(folder + "/file/a.txt") }
        == "\(folder)/file/a.txt: a part of the path is a file — name a folder that exists")
    #expect(
      message { _ = try AsideFolder(folder + "/file") { _ in true } }
        == "\(folder)/file: a file of that name is there already — choose another name")
  }
}
