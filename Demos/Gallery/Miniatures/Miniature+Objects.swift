import UIKit

/// The miniatures in which a part of a page becomes the next page or leaves the page.
extension Miniature {
  /// The miniature of a card in a list that grows into its page.
  static let card = Miniature(0x5B2A86, 0x1A1446) { stage in
    let home = stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0xFFFFFF)
    stage.box(CGRect(x: 9, y: 14, width: 22, height: 4), 0x8E8E99, radius: 2, in: home)
    stage.box(CGRect(x: 9, y: 22, width: 44, height: 10), 0x17171F, radius: 3, in: home)
    stage.box(CGRect(x: 9, y: 148, width: 82, height: 92), 0x2EC4B6, radius: 8, in: home)
    let shade = stage.shade()
    let page = stage.box(.zero, 0xFFFFFF)
    page.clipsToBounds = true
    let art = stage.box(.zero, 0xF0785F, in: page)
    art.clipsToBounds = true
    let sun = stage.box(.zero, 0xFFE6AE, in: art)
    let hill = stage.box(.zero, 0x643875, radius: 60, in: art)
    let near = stage.box(.zero, 0x2A1D50, radius: 60, in: art)
    let lines = (0..<5).map {
      stage.box(CGRect(x: 10, y: 0, width: [74, 80, 62, 78, 40][$0], height: 6), 0x17171F, 0.3, radius: 3, in: page)
    }
    return { p in
      let frame = mix(CGRect(x: 9, y: 40, width: 82, height: 98), CGRect(x: 0, y: 0, width: 100, height: 208), p)
      page.frame = frame
      page.layer.cornerRadius = 8 * (1 - p)
      art.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.width * 1.2)
      let unit = frame.width / 100
      sun.frame = CGRect(x: 52 * unit, y: 34 * unit, width: 26 * unit, height: 26 * unit)
      sun.layer.cornerRadius = 13 * unit
      hill.frame = CGRect(x: -20 * unit, y: 66 * unit, width: 110 * unit, height: 120 * unit)
      near.frame = CGRect(x: 30 * unit, y: 84 * unit, width: 120 * unit, height: 120 * unit)
      for (i, line) in lines.enumerated() { line.frame.origin.y = art.frame.maxY + 12 + CGFloat(i) * 12 }
      shade.alpha = 0.35 * p
    }
  }

  /// The miniature of a sheet that turns on a nail and falls.
  static let drop = Miniature(0xE4432C, 0x7A1626) { stage in
    stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0x2638C7)
    stage.box(CGRect(x: 30, y: 60, width: 12, height: 62), 0xFFF4E2, in: nil)
    stage.box(CGRect(x: 52, y: 60, width: 26, height: 62), 0xFFF4E2, radius: 6)
    stage.box(CGRect(x: 59, y: 67, width: 12, height: 48), 0x2638C7, radius: 3)
    let sheet = stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0xF2A71B)
    stage.box(CGRect(x: 30, y: 60, width: 12, height: 62), 0x2A1606, in: sheet)
    stage.box(CGRect(x: 54, y: 60, width: 26, height: 12), 0x2A1606, in: sheet)
    stage.box(CGRect(x: 68, y: 60, width: 12, height: 62), 0x2A1606, in: sheet)
    sheet.layer.anchorPoint = CGPoint(x: 0.08, y: 0.04)
    sheet.layer.position = CGPoint(x: 8, y: 8.32)
    return { p in
      let fall = max(0, p - 0.55) / 0.45
      sheet.transform = CGAffineTransform(translationX: 0, y: 230 * fall * fall).rotated(by: 0.9 * min(1, p / 0.6))
    }
  }

  /// The miniature of a sheet that moves up over a map.
  static let sheet = Miniature(0x2F855A, 0x14532D) { stage in
    stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0xDDEBD3)
    let river = stage.box(CGRect(x: -30, y: 70, width: 170, height: 22), 0x9CCFEA)
    river.transform = CGAffineTransform(rotationAngle: -0.5)
    for (x, y, angle) in [(10.0, 30.0, 0.9), (-20, 120, 0.15), (20, 60, -1.2)] {
      stage.box(CGRect(x: x, y: y, width: 120, height: 4), 0xFFFFFF).transform = CGAffineTransform(rotationAngle: angle)
    }
    stage.box(CGRect(x: 58, y: 34, width: 14, height: 14), 0xE4432C, radius: 7)
    let shade = stage.shade()
    let sheet = stage.page(0xFFFFFF, 0x2F855A)
    sheet.layer.cornerRadius = 12
    stage.box(CGRect(x: 40, y: 6, width: 20, height: 4), 0xC4C9C4, radius: 2, in: sheet)
    return { p in
      sheet.frame.origin.y = mix(208, 30, p)
      shade.alpha = 0.3 * max(0, p - 0.5) * 2
    }
  }

  /// The miniature of a photo that grows out of a grid.
  static let photos = Miniature(0x343A52, 0x12141F) { stage in
    let colors: [UInt32] = [
      0x6F8FB8, 0x3EC6D6, 0xF29B7A, 0x1F4E9C, 0xE9B98A, 0xE23D4F, 0x44558F, 0x76A35A, 0xF3C15B, 0x6B3A1E, 0x2B2D5C, 0xFF6B6B,
    ]
    for (i, color) in colors.enumerated() {
      stage.box(CGRect(x: CGFloat(i % 3) * 34, y: 24 + CGFloat(i / 3) * 34, width: 32, height: 32), color)
    }
    let black = stage.shade()
    let photo = stage.box(.zero, 0xFFB26B)
    photo.clipsToBounds = true
    let sun = stage.box(.zero, 0xFFF3B8, in: photo)
    let sea = stage.box(.zero, 0x7A2F72, in: photo)
    return { p in
      photo.frame = mix(CGRect(x: 34, y: 92, width: 32, height: 32), CGRect(x: 0, y: 64, width: 100, height: 80), p)
      let (width, height) = (photo.bounds.width, photo.bounds.height)
      let side = height * 0.5
      sun.frame = CGRect(x: (width - side) / 2, y: height * 0.2, width: side, height: side)
      sun.layer.cornerRadius = side / 2
      sea.frame = CGRect(x: 0, y: height * 0.58, width: width, height: height * 0.42)
      black.alpha = p
    }
  }

  /// The miniature of two fingers that pinch a page.
  static let pinch = Miniature(0xD6336C, 0x5F0F40) { stage in
    stage.page(0xFFF0F6, 0x5F0F40)
    let shade = stage.shade()
    let page = stage.page(0xFFD43B, 0x7A4A00)
    let fingers = (0..<2).map { _ in stage.box(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFFFFFF, 0.75, radius: 10) }
    return { p in
      page.transform = CGAffineTransform(scaleX: 1 - 0.55 * p, y: 1 - 0.55 * p)
      page.layer.cornerRadius = 18 * p
      shade.alpha = 0.4 * (1 - p)
      for (i, finger) in fingers.enumerated() {
        let side: CGFloat = i == 0 ? -1 : 1
        finger.center = CGPoint(x: 50 + side * mix(36, 16, p), y: 104 - side * mix(66, 28, p))
      }
    }
  }

  /// The miniature of a pile of cards that spreads to a grid.
  static let stack = Miniature(0xF08C00, 0x9A3412) { stage in
    stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0xFFF7E6)
    stage.box(CGRect(x: 10, y: 22, width: 40, height: 10), 0x9A3412, radius: 3)
    let colors: [UInt32] = [0xE03131, 0x1971C2, 0x2F9E44, 0xF08C00, 0x6741D9, 0x0C8599]
    let cards = colors.map { stage.box(CGRect(x: 22, y: 74, width: 56, height: 76), $0, radius: 7) }
    return { p in
      for (i, card) in cards.enumerated() {
        let cell = CGRect(x: 9 + CGFloat(i % 2) * 43, y: 42 + CGFloat(i / 2) * 53, width: 39, height: 48)
        card.transform = .identity
        card.frame = mix(CGRect(x: 22, y: 74, width: 56, height: 76), cell, p)
        card.transform = CGAffineTransform(rotationAngle: (CGFloat(i) - 2.5) * 0.11 * (1 - p))
      }
    }
  }
}
