import HostInterface
import SegueTesting
import SheetDemo
import Testing

/// The demo of sheets on devices that no script of it plays.
@MainActor @Suite struct SheetDemoTests {
  @Test(arguments: ["iphone-se", "iphone-14-pro-max", "ipad", "iphone-14-landscape"])
  func `on other devices the walks come and go as well`(device: String) throws {
    let app = TestApp(device: try #require(Device.named(device))) { SheetDemo.makeRootViewController() }
    try app.tap("sheet.open")
    try app.settle()
    try app.tap("sheet.row.1")
    try app.settle()
    #expect(app.exists("sheet.walk") && app.diagnostics == [])
  }
}
