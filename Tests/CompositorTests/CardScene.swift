import CoreGraphics
import DisplayList

/// The picture to be fast at: a list of cards, one of which opens over its blurred surroundings.
struct CardScene: Sendable {
  let width, height, scale: Double
  private let pictures: [CGImage]
  private let opening, text, status: CGImage

  /// Lengths in points.
  init(width: Double = 390, height: Double = 844, scale: Double = 3) {
    (self.width, self.height, self.scale) = (width, height, scale)
    let s = scale
    pictures = (0..<4).map { CGImage.picture(Int((width - 41) * s), Int(417 * s), seed: UInt32($0)) }
    opening = .picture(Int(367 * s), Int(633 * s), seed: 9)
    text = .text(Int(300 * s), Int(200 * s), line: 7 * s)
    status = .text(Int(width * s), Int(44 * s), line: 14 * s)
  }

  /// `progress` 0 is the list, 1 the open card.
  func frame(progress p: Double, sigma: Double = 20) -> DisplayList {
    let cardWidth = width - 41, left = 20.0
    let places = [(-287.0, 0), (150, 1), (587, 2), (400, 3)].map { (y: $0.0 * height / 844, picture: $0.1) }
    var items: [Item] = []
    for place in places {
      let r = RoundedRect(CGRect(x: place.picture == 3 ? 313 : left, y: place.y, width: cardWidth, height: 417), radius: 16)
      items.append(
        .shadow(
          Shadow(
            RoundedRect(CGRect(x: r.rect.minX, y: r.rect.minY + 8, width: cardWidth, height: 417), radius: 16), sigma: 6,
            color: RGBA(white: 0, 0.35))))
      items.append(.group(Group(clip: r, [.image(Image(pictures[place.picture], in: r.rect))])))
    }
    items.append(
      .backdrop(
        Backdrop(CGRect(x: 0, y: 0, width: width, height: height), sigma: sigma * p, saturation: 1 + 0.8 * p, tint: RGBA(white: 1, 0.3 * p))
      ))

    // The card grows from 0.8 to 0.93 of its size about the middle, as its picture and text do.
    let size = CGRect(x: (width - 367) / 2, y: (height - 633) / 2, width: 367, height: 633)
    let zoom = Projection.scale(0.8 + 0.13 * p, about: CGPoint(x: width / 2, y: height / 2))
    let card = Group(
      zoom, clip: RoundedRect(size, radius: 16),
      [
        .image(Image(opening, in: size)),
        .glyphs(Glyphs(text, in: CGRect(x: size.minX + 30, y: size.minY + 400, width: 300, height: 200), color: RGBA(white: 1))),
      ])
    items.append(.group(card))
    items.append(.glyphs(Glyphs(status, in: CGRect(x: 0, y: 0, width: width, height: 44), color: RGBA(white: 0.1))))
    return DisplayList(size: CGSize(width: width, height: height), background: RGBA(242 / 255, 242 / 255, 247 / 255), items: items)
  }
}

extension CGImage {
  /// Something with edges, smooth parts and fine detail.
  static func picture(_ width: Int, _ height: Int, seed: UInt32) -> CGImage {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let hue = (seed &* 97) & 255
    for y in 0..<height {
      for x in 0..<width {
        let ring = ((x - width / 2) * (x - width / 2) + (y - height / 3) * (y - height / 3)) / (width * 12) & 1
        let check: UInt32 = (x / 5 + y / 5) & 1 == 0 ? 24 : 0
        let r = UInt32(x * 200 / width) + check, g = (hue + UInt32(y * 120 / height)) & 255, b = ring == 0 ? 60 + check : 200
        pixels[y * width + x] = b | g << 8 | r << 16 | 0xff00_0000
      }
    }
    return .of(width, height, bgra: pixels)
  }

  /// Lines of strokes, about as dense as text.
  static func text(_ width: Int, _ height: Int, line: Double) -> CGImage {
    var alpha = [UInt8](repeating: 0, count: width * height)
    let pitch = max(4, Int(line * 2)), stem = max(1, Int(line / 5))
    for y in 0..<height where y % pitch > pitch / 3 {
      for x in 0..<width {
        let cell = x / (stem * 4), word = (cell / 7 + y / pitch) % 3
        if word != 0 && (x % (stem * 4) < stem || y % pitch < pitch / 3 + 1 + stem && cell % 2 == 0) { alpha[y * width + x] = 255 }
      }
    }
    return .of(width, height, alpha: alpha)
  }
}
