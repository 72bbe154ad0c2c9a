import Foundation
import HostInterface
import Motion
import SegueTesting
import Testing
import TodaySlidesDemo

/// A frame is a value: it looks the same whenever it is drawn, whatever was drawn before it.
@MainActor @Suite struct FrameOrderTests {
  @Test func `frames of the opening have the same bytes in order, backwards and alone`() throws {
    let script = try TouchScript(contentsOf: TodaySlidesDemo.touchScripts.appendingPathComponent("open.touches"))
    func play() -> [Frame] {
      let app = TestApp(device: .iPhone14) { TodaySlidesDemo.makeRootViewController() }.session
      for event in script.events { app.receive(event) }
      return (0..<80).map { tick in app.runUpdateCycle(at: app.ticks[tick]) ?? app.currentFrame() }
    }
    func bytes(_ frame: Frame) -> Data {
      let image = frame.image(scale: 1)
      return Data(image.bytes)
    }
    let forwards = play().map(bytes)
    let backwards = Array(play().reversed().map(bytes).reversed())
    #expect(Set(forwards).count > 30)
    let different = forwards.indices.filter { forwards[$0] != backwards[$0] }
    #expect(different.isEmpty, "frames \(different) depend on what was drawn before")
    let alone = play()[45]
    #expect(bytes(alone) == forwards[45])
  }
}
