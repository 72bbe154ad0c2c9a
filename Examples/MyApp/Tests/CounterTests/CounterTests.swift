import Counter
import SegueTesting
import Testing
import UIKit

@MainActor @Suite struct CounterTests {
  private let app = TestApp { CounterViewController() }
  private var count: Int? { (app.session.window.rootViewController as? CounterViewController)?.count }

  @Test func `a touch that moves away counts nothing`() throws {
    try app.drag("number", by: CGVector(dx: 0, dy: 200))
    try app.settle()
    #expect(count == 0)
  }

  @Test func `a tap counts, and the number jumps`() throws {
    try app.tap("number")
    #expect(count == 1)
    let small = try app.view("number")
    #expect(small.scale < 0.9)
    app.advance(by: 0.2)
    let large = try app.view("number")
    #expect(large.scale > 1, "the spring overshoots")
    try app.settle()
    #expect(app["number"]?.scale == 1)
  }

  @Test func `taps in the middle of a jump count too`() throws {
    for _ in 0..<5 { try app.tap("number", duration: 0.05) }
    try app.settle()
    #expect(count == 5)
  }

  @Test func `three taps that were written down count three, on a larger phone too`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Sources/MyApp/TouchScripts/three-taps.touches")
    let app = TestApp(device: .iPhone14) { CounterViewController() }
    let trace = try app.trace(TouchScript(contentsOf: file))
    #expect(trace.hasPrefix("time\taccessibilityIdentifier\t"))
    #expect((app.session.window.rootViewController as? CounterViewController)?.count == 3)
  }
}
