import CoreGraphics
import Compositor
import DisplayList
import Testing

/// Backdrops that are partly hidden. The hidden part is not rendered, and content too far from the visible part is not drawn.
@Suite struct HiddenBackdropTests {
  static let size = CGSize(width: 300, height: 220), whole = CGRect(origin: .zero, size: size)
  static let home: [Item] = [
    .image(Image(.picture(300, 220), in: whole)),
    .group(
      Group(clip: RoundedRect(CGRect(x: 30, y: 150, width: 120, height: 200), radius: 20), [.fill(RoundedRect(whole), RGBA(1, 1, 0))])),
  ]

  /// Cards in the middle, at each side, and over everything; some between pixels.
  static let cards: [CGRect] = [
    CGRect(x: 100, y: 60, width: 120, height: 100), CGRect(x: 20.25, y: 10.5, width: 260, height: 205.25),
    CGRect(x: 0, y: 0, width: 300, height: 150),
    CGRect(x: 0, y: 0, width: 290, height: 220), CGRect(x: 3, y: 0, width: 297, height: 220), whole,
    CGRect(x: -9, y: 60, width: 320, height: 170),
  ]

  static func frame(sigma: Double, card: CGRect, second: Bool = false) -> DisplayList {
    var items = home + [.backdrop(Backdrop(whole, sigma: sigma, saturation: 1.5, tint: RGBA(white: 1, 0.3)))]
    if second {
      items += [.fill(RoundedRect(card.insetBy(dx: -30, dy: -20), radius: 40), RGBA(0, 0.5, 0)), .backdrop(Backdrop(whole, sigma: 5))]
    }
    items.append(.group(Group(clip: RoundedRect(card, radius: 16), [.fill(RoundedRect(card), RGBA(0, 0, 1))])))
    return DisplayList(size: size, items: items)
  }

  static func bytes(_ list: DisplayList, _ compositor: Compositor, over old: UInt32 = 0xffff_00ff) -> UInt64 {
    let canvas = PixelBuffer(width: 300, height: 220)
    canvas.bytes.bindMemory(to: UInt32.self).update(repeating: old)
    compositor.render(list, into: canvas)
    return canvas.fingerprint
  }

  static func reference(_ list: DisplayList) -> UInt64 {
    bytes(list, Compositor(.init(threads: 1, caching: false, culling: false)), over: 0)
  }

  @Test(arguments: [0.3, 1, 2, 3.2, 3.3, 5, 7.9, 8.1, 12, 17.9, 18.1, 30, 36, 50])
  func `What a card hides does not bleed into the blur beside it`(
    sigma: Double
  ) {
    for card in Self.cards {
      for second in [false, true] {
        let list = Self.frame(sigma: sigma, card: card, second: second), due = Self.reference(list)
        for options in [Compositor.Options(threads: 1, caching: false), .init(threads: 4, kernels: .baseline)] {
          #expect(Self.bytes(list, Compositor(options)) == due, "\(card), two: \(second), \(options.threads) threads")
        }
      }
    }
  }

  @Test(arguments: [2.0, 6, 30]) func `A card that comes, moves and goes uncovers a backdrop that was made in parts`(sigma: Double) {
    let compositor = Compositor(.init(threads: 2))
    let isSmall = sigma < 8  // it is kept once it has stayed the same for 30 frames
    let moves = [0, 0, 5, 5, 1, 0, 2, 3, 3, 5, 4, 6], grows = isSmall ? [] : [0, 3, 4, 8]
    for (n, card) in moves.enumerated() {
      let list = Self.frame(sigma: sigma + (grows.contains(n) ? 1 : 0), card: Self.cards[card]), due = Self.reference(list)
      for _ in 0..<(n == 0 && isSmall ? 31 : 1) { #expect(Self.bytes(list, compositor) == due, "move \(n)") }
    }
    #expect(compositor.cacheHits > 5)
  }

  @Test func `A blur that shrinks and grows again over the same picture is what it was`() {
    let compositor = Compositor(.init(threads: 2))
    for sigma in [50.0, 50, 49, 20, 5, 6, 40, 10, 30, 1, 60, 25, 4, 12, 2, 5, 9] {
      let list = Self.frame(sigma: sigma, card: Self.cards[0])
      #expect(Self.bytes(list, compositor) == Self.reference(list), "sigma \(sigma)")
    }
  }

  @Test func `A kept picture serves a card that was faded, and one that fades again`() {
    let compositor = Compositor(.init(threads: 2)), card = Self.cards[1]
    for opacity in [1, 1, 0.5, 0.2, 1, 0.9] {
      var list = Self.frame(sigma: 12, card: card)
      list.items[3] = .group(
        Group(opacity: opacity, [list.items[3], .fill(RoundedRect(CGRect(x: 40, y: 40, width: 9, height: 9)), RGBA(1, 0, 0))]))
      #expect(Self.bytes(list, compositor) == Self.reference(list))
    }
  }
}
