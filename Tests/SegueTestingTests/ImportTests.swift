import SegueTesting
import Testing
import UIKit

@MainActor @Suite struct ImportTests {
  @Test func `scripts and devices come with SegueTesting alone, and a script is read from a URL`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString).touches")
    defer { try? FileManager.default.removeItem(at: file) }
    try "segue-touches 1\ndemo a\ndevice iphone-14\ntick 60\n0.1 began 1 5 5\n".write(to: file, atomically: true, encoding: .utf8)
    let script = try TouchScript(contentsOf: file)
    #expect(script.device == Device.iPhone14.name && script.events.count == 1)
    let app = TestApp(device: .iPhone14) { UIViewController() }
    #expect(try app.trace(script).hasPrefix("time\t"))
    let web = try #require(URL(string: "https://example.invalid/a.touches"))
    #expect(throws: TouchScriptError.self) { try TouchScript(contentsOf: web) }
  }
}
