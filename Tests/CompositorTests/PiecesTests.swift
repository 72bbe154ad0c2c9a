import CoreGraphics
import Compositor
import DisplayList
import Testing

/// Culling, bands and kept pictures decide where a run of pixels begins; nothing of it may show.
@Suite struct PiecesTests {
  static let size = CGSize(width: 700, height: 48)
  static let picture = CGImage.picture(800, 60), dots = CGImage.dots(800, 60)

  static func draw(_ item: Item, cutAt cuts: [Double], _ kernels: Compositor.Kernels) -> [UInt32] {
    let canvas = PixelBuffer(width: 700, height: 48)
    let items = zip([0] + cuts, cuts + [700]).map { left, right in
      Item.group(Group(clip: RoundedRect(CGRect(x: left, y: 0, width: right - left, height: 48)), [item]))
    }
    Compositor(.init(threads: 1, kernels: kernels)).render(
      DisplayList(size: size, background: RGBA(white: 0.7), items: items), into: canvas)
    return canvas.contents
  }

  @Test(arguments: [0.3, 0.52, 0.86, 0.96, 1, 1.07, 1.9, 4]) func `Images, glyphs and shadows are the same drawn at once and in pieces`(
    scale: Double
  ) {
    for (dx, dy) in [(0.0, 0.0), (-20, -2), (0.3712, 0.127), (-60.0 - 1 / 512 + 2e-5, 7.5), (1 / 3, -3.004)] {
      let target = CGRect(x: dx, y: dy, width: 800 * scale, height: 60 * scale)
      let items: [Item] = [
        .image(Image(Self.picture, in: target)), .glyphs(Glyphs(Self.dots, in: target, color: RGBA(0.2, 0, 0, 0.9))),
        .shadow(Shadow(RoundedRect(target.insetBy(dx: 30, dy: 5), radius: 9), sigma: 6 * scale, color: RGBA(white: 0, 0.5))),
        .group(Group(clip: RoundedRect(target, radius: 13), [.image(Image(Self.picture, in: target))])),
      ]
      for (n, item) in items.enumerated() {
        let whole = Self.draw(item, cutAt: [], .portable)
        for kernels in Compositor.Kernels.allCases where kernels.isAvailable {
          #expect(Self.draw(item, cutAt: [], kernels) == whole, "item \(n) at \(dx), \(kernels)")
          #expect(
            Self.draw(item, cutAt: [1, 5, 13, 255, 256, 300, 460, 640], kernels) == whole, "item \(n) at \(dx) in pieces, \(kernels)")
        }
      }
    }
  }
}
