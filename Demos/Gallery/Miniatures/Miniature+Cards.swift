import UIKit

/// The miniatures of demos with cards.
extension Miniature {
  /// The miniature of a projected slide on which a card grows.
  static let slides = Miniature(0x495057, 0x14171A) { stage in
    stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0x24292E)
    stage.box(CGRect(x: 6, y: 22, width: 88, height: 150), 0xFFFFFF, radius: 3)
    stage.box(CGRect(x: 14, y: 32, width: 46, height: 7), 0x14171A, radius: 3)
    let ghost = stage.box(CGRect(x: 30, y: 104, width: 40, height: 44), 0xF0785F, 0.3, radius: 5)
    let page = stage.box(.zero, 0xF0785F, radius: 5)
    let sun = stage.box(.zero, 0xFFE6AE, in: page)
    page.clipsToBounds = true
    let dots = (0..<5).map { stage.box(CGRect(x: 30 + CGFloat($0) * 9, y: 183, width: 4, height: 4), 0xFFFFFF, 0.35, radius: 2) }
    return { p in
      page.frame = mix(CGRect(x: 30, y: 104, width: 40, height: 44), CGRect(x: 14, y: 48, width: 72, height: 116), p)
      sun.frame = CGRect(x: page.bounds.midX - 8, y: page.bounds.height * 0.3, width: 16, height: 16)
      sun.layer.cornerRadius = 8
      ghost.alpha = 0.3
      for (index, dot) in dots.enumerated() { dot.alpha = abs(CGFloat(index) - 4 * p) < 0.5 ? 1 : 0.3 }
    }
  }

  /// The miniature of a row whose image grows into a page, and which is then swiped away.
  static let library = Miniature(0xA47148, 0x4A2B1A) { stage in
    let home = stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0xFBF6EE)
    stage.box(CGRect(x: 9, y: 16, width: 40, height: 9), 0x2B1B12, radius: 3, in: home)
    let covers: [UInt32] = [0x2A6F6B, 0xC8553D, 0xE8B04B, 0x3D5A80, 0x7A4E7E]
    for (row, cover) in covers.enumerated() {
      let y = 36 + CGFloat(row) * 31
      stage.box(CGRect(x: 9, y: y, width: 18, height: 24), cover, radius: 2, in: home)
      stage.box(CGRect(x: 33, y: y + 5, width: row % 2 == 0 ? 46 : 38, height: 5), 0x2B1B12, 0.8, radius: 2, in: home)
      stage.box(CGRect(x: 33, y: y + 14, width: 28, height: 4), 0x2B1B12, 0.35, radius: 2, in: home)
    }
    stage.box(CGRect(x: 0, y: 188, width: 100, height: 20), 0xF3EADD, in: home)
    for tab in 0..<3 { stage.box(CGRect(x: 20 + CGFloat(tab) * 26, y: 193, width: 9, height: 9), 0xA47148, tab == 0 ? 1 : 0.35, radius: 3) }
    let shade = stage.shade()
    let page = stage.box(.zero, 0xFBF6EE)
    page.clipsToBounds = true
    let cover = stage.box(.zero, 0xC8553D, in: page)
    return { p in
      page.frame = mix(CGRect(x: 9, y: 67, width: 18, height: 24), CGRect(x: 0, y: 0, width: 100, height: 208), p)
      page.layer.cornerRadius = mix(2, 8, min(1, 4 * p)) * (1 - p)
      cover.frame = CGRect(x: 0, y: 0, width: page.bounds.width, height: page.bounds.width * 1.2)
      shade.alpha = 0.35 * p
    }
  }

  /// The miniature of tiles that change places while one of them grows.
  static let stress = Miniature(0xD90429, 0x3B0918) { stage in
    stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0x14161C)
    let colors: [UInt32] = [0xFF595E, 0xFFCA3A, 0x8AC926, 0x1982C4, 0x6A4C93, 0xF2545B, 0x2EC4B6, 0xFF9F1C]
    let tiles = colors.map { stage.box(.zero, $0, radius: 6) }
    let order = [3, 0, 5, 2, 7, 1, 4, 6]
    func place(_ index: Int) -> CGRect { CGRect(x: 9 + CGFloat(index % 2) * 43, y: 16 + CGFloat(index / 2) * 48, width: 39, height: 42) }
    return { p in
      for (index, tile) in tiles.enumerated() {
        let wave = min(1, max(0, p * 2.2 - CGFloat(index) * 0.15))
        tile.frame = mix(place(index), place(order[index]), wave)
      }
      tiles[2].frame = mix(tiles[2].frame, CGRect(x: 14, y: 34, width: 72, height: 140), p * p)
      tiles[2].superview?.bringSubviewToFront(tiles[2])
    }
  }
}
