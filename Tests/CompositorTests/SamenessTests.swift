import CoreGraphics
import DisplayList
import Testing

import Compositor

/// The same list gives the same bytes, however it is drawn.
@Suite struct SamenessTests {
  static let scene = CardScene(scale: 1)
  static func bytes(_ list: DisplayList, _ options: Compositor.Options) -> UInt64 {
    let canvas = PixelBuffer(width: 390, height: 844)
    Compositor(options).render(list, into: canvas)
    return canvas.fingerprint
  }
  static var lists: [DisplayList] {
    let tilt = Projection(0.9, 0.2, 30, -0.2, 0.9, 60, 0.0004, 0.0002, 1)
    let open = scene.frame(progress: 0.7)
    return [
      scene.frame(progress: 0), scene.frame(progress: 0.1), open, scene.frame(progress: 1),
      DisplayList(
        size: CGSize(width: 390, height: 844), background: RGBA(white: 0.8),
        items: [.group(Group(tilt, clip: RoundedRect(CGRect(x: 10, y: 10, width: 350, height: 800), radius: 40), opacity: 0.7, open.items))]
      ),
    ]
  }

  @Test(arguments: 0..<5) func `Threads, kernels and culling do not show`(n: Int) {
    let list = Self.lists[n], reference = Self.bytes(list, .init(threads: 1, kernels: .portable, culling: false))
    for kernels in Compositor.Kernels.allCases where kernels.isAvailable {
      for threads in [1, 2, 4] {
        #expect(Self.bytes(list, .init(threads: threads, kernels: kernels)) == reference, "\(kernels), \(threads) threads")
      }
    }
  }

  /// Recorded once: the same in debug and release.
  @Test func `The bytes are those that were recorded`() {
    #expect(Self.lists.map { Self.bytes($0, .init()) } == Self.recorded)
  }
  static let recorded: [UInt64] = [
    3_035_428_465_602_022_484, 11_212_125_948_327_906_768, 13_559_140_303_678_425_364, 6_339_993_733_759_589_238,
    11_254_180_818_104_957_717,
  ]

  @Test func `A kept backdrop does not show and a change beneath it does`() {
    let canvas = PixelBuffer(width: 390, height: 844), compositor = Compositor()
    for p in [0.1, 0.3, 0.6, 0.6, 0.6, 1, 0.2] {
      compositor.render(Self.scene.frame(progress: p), into: canvas)
      #expect(canvas.fingerprint == Self.bytes(Self.scene.frame(progress: p), .init(caching: false)))
    }
    // The pictures reduced for 0.6 serve the three after it; the last, of a small sigma, is made of finer ones.
    #expect(compositor.cacheHits == 3)
    var moved = Self.scene.frame(progress: 0.2)
    moved.items[0] = .fill(RoundedRect(CGRect(x: 5, y: 5, width: 300, height: 300)), RGBA(1, 0, 1))
    compositor.render(moved, into: canvas)
    #expect(compositor.cacheHits == 3)
    #expect(canvas.fingerprint == Self.bytes(moved, .init(caching: false)))
  }

  @Test func `A backdrop that leaves a faded group finds another picture beneath`() {
    let fill = Item.fill(RoundedRect(CGRect(x: 20, y: 20, width: 60, height: 50)), RGBA(1, 0, 0)),
      blur = Item.backdrop(Backdrop(CGRect(x: 0, y: 0, width: 128, height: 96), sigma: 3))
    let inside = list([.group(Group(opacity: 0.5, [fill, blur]))]), outside = list([.group(Group(opacity: 0.5, [fill])), blur])
    let canvas = PixelBuffer(width: 128, height: 96), compositor = Compositor()
    for frame in [inside, inside, outside, outside, inside, outside, outside, outside, inside] {
      compositor.render(frame, into: canvas)
      let kept = canvas.contents
      Compositor(.init(caching: false)).render(frame, into: canvas)
      #expect(kept == canvas.contents)
    }
  }
}
