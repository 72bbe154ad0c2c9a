import CoreGraphics
import Compositor
import DisplayList
import Testing

/// Blurs of small sigmas, which are made in scanline bands, give the bytes of blurs that are made whole.
@Suite struct BandedBlurTests {
  static let width = 230, height = 333
  static let size = CGSize(width: width, height: height)

  /// Returns a screen with a blur from an odd row on, a card over it, and a blur that fades in a round clip.
  static func frame(sigma: Double, card: CGRect, opacity: Double = 1) -> DisplayList {
    let blur = Backdrop(CGRect(x: 3, y: 7, width: 224, height: 319), sigma: sigma, saturation: 1.6, tint: RGBA(0.2, 0.4, 1, 0.25))
    let second = Backdrop(CGRect(x: 20, y: 100, width: 180, height: 170), sigma: sigma / 2)
    return DisplayList(
      size: size,
      items: [
        .image(Image(.picture(width, height), in: CGRect(origin: .zero, size: size))), .backdrop(blur),
        .group(Group(clip: RoundedRect(card, radius: 16), [.fill(RoundedRect(card), RGBA(0.9, 0.5, 0))])),
        .group(Group(clip: RoundedRect(second.rect, radius: 40), opacity: opacity, [.backdrop(second)])),
      ])
  }

  static func bytes(_ list: DisplayList, _ compositor: Compositor) -> UInt64 {
    let canvas = PixelBuffer(width: width, height: height)
    compositor.render(list, into: canvas)
    return canvas.fingerprint
  }

  /// Returns the bytes of blurs that are made whole, as they are without culling.
  static func reference(_ list: DisplayList) -> UInt64 { bytes(list, Compositor(.init(threads: 1, caching: false, culling: false))) }

  static let sigmas = Array(stride(from: 0.3, to: 7.9, by: 0.2))

  @Test(arguments: sigmas) func `A blur made in bands is the blur made whole, on any number of threads`(sigma: Double) {
    for card in [CGRect(x: 40, y: 30, width: 90, height: 200), CGRect(x: 0, y: 96, width: 230, height: 70)] {
      for opacity in [1, 0.4] {
        let list = Self.frame(sigma: sigma, card: card, opacity: opacity), due = Self.reference(list)
        for threads in [1, 2, 5] {
          #expect(Self.bytes(list, Compositor(.init(threads: threads, caching: false))) == due, "\(threads) threads, \(card)")
        }
      }
    }
  }

  @Test func `A blur that grows over the same picture, or stays, is what it would be alone`() {
    let compositor = Compositor(.init(threads: 3)), card = CGRect(x: 40, y: 30, width: 90, height: 200)
    let sigmas = [0.5, 1, 3, 4, 7, 9, 20, 7, 4, 3, 1] + Array(repeating: 2.5, count: 34) + Array(repeating: 5, count: 34) + [6, 5, 2.5]
    for (n, sigma) in sigmas.enumerated() {
      let list = Self.frame(sigma: sigma, card: card.offsetBy(dx: Double(n), dy: 0))
      #expect(Self.bytes(list, compositor) == Self.reference(list), "frame \(n), sigma \(sigma)")
    }
  }
}
