import CoreGraphics
import HostInterface
import InterfaceGeometry
import Testing

struct StatusBarLayoutTests {
  @Test func `the parts lie in the ears beside a notch, and in a row without one`() {
    let notched = StatusBarLayout(width: 375, height: 44)
    #expect(notched.time.x < 375 / 4 && notched.cellular.x > 375 * 3 / 4)
    #expect(notched.battery.x + StatusBarLayout.batterySize.width < 375)
    let first = StatusBarLayout(width: 375, height: 44, cutOut: 209)
    #expect(first.time == notched.time && abs(first.battery.x - 336) < 0.01)
    let classic = StatusBarLayout(width: 320, height: 20)
    #expect(classic.time == CGPoint(x: 160, y: 10) && classic.cellular.x < 20 && classic.battery.x > 280)
  }

  @Test func `no corner of a display cuts the battery, and no notch or island the signs`() throws {
    for device in Device.all where device.cutOut != nil {
      let cutOut = try #require(device.cutOutFrame)
      let layout = StatusBarLayout(width: device.size.width, height: device.statusBarHeight, cutOut: cutOut.width)
      let end = layout.battery.x + StatusBarLayout.batterySize.width
      let centre = CGPoint(x: device.size.width - device.cornerRadius, y: device.cornerRadius)
      let (dx, dy) = (end - centre.x, layout.battery.y - centre.y)
      #expect((dx * dx + dy * dy).squareRoot() < device.cornerRadius - 5, "\(device.name)")
      #expect(layout.cellular.x > cutOut.maxX && layout.time.x + 16 < cutOut.minX, "\(device.name)")
    }
  }
}
