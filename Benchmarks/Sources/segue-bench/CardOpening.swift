import CoreGraphics
import DisplayList

/// The picture to be fast at: a home of four rounded, shadowed cards with images and text, one of which opens over it while it blurs.
///
/// The geometry, the spring (damping ratio 0.7, response 0.42 s after a press of 0.1 s) and the 48 poses of 0.8 s are those of the pages
/// that the peers are measured with.
struct CardOpening {
  let size = CGSize(width: 390, height: 844)
  let scale: Double
  static let poses = 48
  private let pictures: [CGImage]
  private let heading, title, subtitle, body, status: CGImage

  init(scale: Double) {
    self.scale = scale
    func text(_ width: Double, _ height: Double, line: Double) -> CGImage {
      .text(Int(width * scale), Int(height * scale), line: line * scale)
    }
    pictures = (0..<4).map { CGImage.picture(Int(350 * scale), Int(412 * scale), seed: UInt32($0)) }
    heading = text(200, 40, line: 32)
    title = text(240, 34, line: 28)
    subtitle = text(240, 20, line: 15)
    body = text(350, 400, line: 17)
    status = text(390, 44, line: 15)
  }

  /// How far the card has opened, which overshoots 1.
  func progress(_ pose: Int) -> Double {
    let t = Double(pose) / Double(Self.poses) * 0.8 - 0.1
    guard t > 0 else { return 0 }
    let damping = 0.7, w = 2 * Double.pi / 0.42, wd = w * (1 - damping * damping).squareRoot()
    return 1 - Elementary.exp(-damping * w * t) * (Elementary.cos(wd * t) + damping * w / wd * Elementary.sin(wd * t))
  }

  /// The sigma that the backdrop has at the end, in points, with the saturation and overlay of the light material.
  struct Effect { var sigma = 20.0, isGrowing = true, isFadingIn = false }

  func list(pose: Int, _ effect: Effect = Effect(), cardIsMoving: Bool = true) -> DisplayList {
    let p = progress(pose), q = max(0, min(1, p))
    let now = effect.isGrowing ? q : 1
    var items = home(hiding: 0)
    let backdrop = Item.backdrop(
      Backdrop(CGRect(origin: .zero, size: size), sigma: effect.sigma * now, saturation: 1 + 0.8 * now, tint: RGBA(white: 1, 0.3 * now)))
    items.append(effect.isFadingIn ? .group(Group(opacity: q, [backdrop])) : backdrop)
    items.append(.group(card(0, at: frame(cardIsMoving ? p : 0.5), radius: 16 * (1 - (cardIsMoving ? q : 0.5)))))
    items.append(.glyphs(Glyphs(status, in: CGRect(x: 0, y: 0, width: 390, height: 44), color: RGBA(white: 0.1))))
    return DisplayList(size: size, background: RGBA(white: 1), items: items)
  }

  /// The cards alone.
  func home(hiding hidden: Int?) -> [Item] {
    var items: [Item] = [.glyphs(Glyphs(heading, in: CGRect(x: 20, y: 56, width: 200, height: 40), color: RGBA(white: 0)))]
    for n in 0..<4 where n != hidden {
      items.append(.group(card(n, at: CGRect(x: 20, y: 108 + 440 * Double(n), width: 350, height: 412), radius: 16)))
    }
    return items
  }

  private func frame(_ p: Double) -> CGRect {
    CGRect(x: 20 - 20 * p, y: 108 - 108 * p, width: 350 + 40 * p, height: 412 + 432 * p)
  }

  private func card(_ n: Int, at r: CGRect, radius: Double) -> Group {
    let shape = RoundedRect(CGRect(origin: .zero, size: r.size), radius: radius)
    let fill = max(r.width / 350, 1),
      picture = CGRect(x: (r.width - 350 * fill) / 2, y: (412 - 412 * fill) / 2, width: 350 * fill, height: 412 * fill)
    let black = RGBA(white: 0.2), white = RGBA(white: 1)
    return Group(
      .translation(r.minX, r.minY),
      [
        .shadow(Shadow(RoundedRect(shape.rect.offsetBy(dx: 0, dy: 4), radius: radius), sigma: 12, color: RGBA(white: 0, 0.2))),
        .group(
          Group(
            clip: shape,
            [
              .fill(RoundedRect(shape.rect), white),
              .group(Group(clip: RoundedRect(CGRect(x: 0, y: 0, width: r.width, height: 412)), [.image(Image(pictures[n], in: picture))])),
              .glyphs(Glyphs(title, in: CGRect(x: 16, y: 16, width: 240, height: 34), color: white)),
              .glyphs(Glyphs(subtitle, in: CGRect(x: 16, y: 372, width: 240, height: 20), color: white)),
              .glyphs(Glyphs(body, in: CGRect(x: 20, y: 432, width: 350, height: 400), color: black)),
            ])),
      ])
  }
}
