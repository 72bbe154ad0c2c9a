import CoreGraphics
import DisplayList
import Testing

import Compositor

/// Shadows large enough that a coarser mask serves, and shadows whose corners differ.
@Suite struct ShadowTests {
  let side = 400
  func draw(_ items: [Item]) -> [UInt32] {
    let canvas = PixelBuffer(width: side, height: side)
    Compositor().render(DisplayList(size: CGSize(width: side, height: side), background: RGBA(white: 1), items: items), into: canvas)
    return canvas.contents
  }
  func worst(_ a: [UInt32], _ b: [UInt32]) -> Int { zip(a, b).map { abs(Int($0 & 255) - Int($1 & 255)) }.max()! }

  @Test(arguments: [2.0, 12, 16, 33, 40]) func `A large shadow is a fill under a blur`(sigma: Double) {
    let shape = RoundedRect(CGRect(x: 130.5, y: 140, width: 140, height: 110.25), radius: 30),
      whole = CGRect(x: 0, y: 0, width: side, height: side)
    let shadow = draw([.shadow(Shadow(shape, sigma: sigma, color: RGBA(white: 0)))])
    #expect(worst(shadow, draw([.fill(shape, RGBA(white: 0)), .backdrop(Backdrop(whole, sigma: sigma))])) <= 3)
  }

  @Test(arguments: [3.0, 20]) func `A shadow may have corners of its own`(sigma: Double) {
    let shape = RoundedRect(CGRect(x: 120, y: 140.5, width: 160, height: 110), radius: 50, corners: [.minXMinY, .maxXMinY])
    let shadow = draw([.shadow(Shadow(shape, sigma: sigma, color: RGBA(white: 0)))])
    let blur = Item.backdrop(Backdrop(CGRect(x: 0, y: 0, width: side, height: side), sigma: sigma))
    #expect(worst(shadow, draw([.fill(shape, RGBA(white: 0)), blur])) <= 3)
  }

  @Test func `A shadow grows and shrinks with its group`() {
    let shape = RoundedRect(CGRect(x: 100, y: 100, width: 80, height: 60), radius: 9)
    let large = RoundedRect(CGRect(x: 200, y: 200, width: 160, height: 120), radius: 18)
    let grown = draw([.group(Group(.scale(2, 2), [.shadow(Shadow(shape, sigma: 4, color: RGBA(white: 0)))]))])
    #expect(worst(grown, draw([.shadow(Shadow(large, sigma: 8, color: RGBA(white: 0)))])) <= 3)
  }
}
