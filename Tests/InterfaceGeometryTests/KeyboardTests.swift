import CoreGraphics
import HostInterface
import InterfaceGeometry
import Testing

/// The planes of keys, and the heights of keyboards. (Docs/behaviour/controls.md, "Keyboard")
struct KeyboardTests {
  @Test(arguments: KeyPlane.Text.allCases)
  func `keys of every type fill its width without overlap`(_ text: KeyPlane.Text) {
    let area = CGRect(x: 0, y: 44, width: 390, height: 216)
    for kind in [KeyPlane.start(text), .numbers, .symbols] {
      let places = KeyPlane(kind, for: text).places(in: area)
      for (index, place) in places.enumerated() {
        let frame = place.frame, slack = 0.01
        #expect(frame.minX >= area.minX - slack && frame.maxX <= area.maxX + slack, "\(place)")
        #expect(frame.minY >= area.minY - slack && frame.maxY <= area.maxY + slack, "\(place)")
        for other in places[(index + 1)...] { #expect(place.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame) == false) }
      }
    }
  }

  @Test func `the last row has the keys of the text`() {
    func lastRow(_ text: KeyPlane.Text) -> [KeyboardKey] {
      let places = KeyPlane(KeyPlane.start(text), for: text).places(in: CGRect(x: 0, y: 0, width: 390, height: 216))
      return places.filter { $0.frame.minY == 162 }.map(\.key)
    }
    #expect(lastRow(.plain) == [.plane(.numbers), .space, .return])
    #expect(lastRow(.emailAddress) == [.plane(.numbers), .space, .text("@"), .text("."), .return])
    #expect(lastRow(.url) == [.plane(.numbers), .text("."), .text("/"), .text(".com"), .return])
    #expect(lastRow(.numbersAndPunctuation) == [.plane(.letters), .space, .return])
    #expect(lastRow(.digits) == [.text("0"), .delete] && lastRow(.decimal) == [.text("."), .text("0"), .delete])
    #expect(lastRow(.phone) == [.text("+"), .text("0"), .delete])
  }

  @Test(arguments: [
    ("iphone-se", 253.0), ("iphone-8", 260), ("iphone-8-plus", 271), ("iphone-x", 336), ("iphone-14", 336), ("iphone-14-pro", 336),
    ("iphone-11", 346), ("iphone-14-pro-max", 346),
  ])
  func `portrait heights are those of the table, and the keys lie above the foot`(name: String, height: Double) throws {
    let device = try #require(Device.all.first { $0.name == name })
    #expect(KeyboardMetrics.height(device) == height && KeyboardMetrics.duration == 0.25 && KeyboardMetrics.curve == 7)
    let area = KeyboardMetrics.keyArea(device, height: height)
    #expect(area.top + area.height == height - (device.safeArea.bottom > 0 ? 75 : 0) && area.top >= 0)
  }
}
