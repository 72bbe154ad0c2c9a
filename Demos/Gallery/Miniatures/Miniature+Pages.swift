import UIKit

/// The miniatures in which one page replaces another.
extension Miniature {
  /// The miniature of two pages that slide side by side.
  static let slide = Miniature(0x0B7A75, 0x19535F) { stage in
    let (old, new) = (stage.page(0xF7F4EA, 0x19535F), stage.page(0xFFC857, 0x5A3A00))
    return { p in (old.frame.origin.x, new.frame.origin.x) = (-100 * p, 100 - 100 * p) }
  }

  /// The miniature of a push, in which a page with a shadow enters from the side over the old one.
  static let push = Miniature(0x2F6FDE, 0x1B3F91) { stage in
    let (old, shade) = (stage.page(0xF4F7FD, 0x1B3F91), stage.shade())
    let new = stage.page(0xFFFFFF, 0x2F6FDE, rows: 1)
    stage.box(CGRect(x: 10, y: 80, width: 80, height: 70), 0x9BC4F7, radius: 8, in: new)
    stage.box(CGRect(x: 10, y: 158, width: 70, height: 6), 0x1B3F91, 0.35, radius: 3, in: new)
    stage.box(CGRect(x: 10, y: 170, width: 54, height: 6), 0x1B3F91, 0.35, radius: 3, in: new)
    return { p in
      (old.frame.origin.x, new.frame.origin.x, shade.alpha) = (-30 * p, 100 - 100 * p, 0.28 * p)
    }
  }

  /// The miniature of a page that comes from above, overshoots and swings back.
  static let bounce = Miniature(0xF2545B, 0x9E2A4D) { stage in
    let (old, shade) = (stage.page(0xFFF1E6, 0x9E2A4D), stage.shade())
    let new = stage.page(0xFFFFFF, 0xF2545B)
    new.layer.cornerRadius = 12
    return { p in
      let way = p < 0.7 ? mix(-208, 16, p / 0.7) : mix(16, 0, (p - 0.7) / 0.3)
      new.frame.origin.y = way
      old.transform = CGAffineTransform(scaleX: 1 - 0.12 * p, y: 1 - 0.12 * p)
      shade.alpha = 0.3 * p
    }
  }

  /// The miniature of a page that is cut down the middle and opens.
  static let door = Miniature(0x6A4C93, 0x33204F) { stage in
    stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0x140B22)
    let new = stage.page(0xFFE9B0, 0x6A4C93)
    let (left, right) = (stage.half(left: true, 0xF3ECFA, 0x6A4C93), stage.half(left: false, 0xF3ECFA, 0x6A4C93))
    return { p in
      new.transform = CGAffineTransform(scaleX: mix(0.7, 1, p), y: mix(0.7, 1, p))
      new.alpha = mix(0.5, 1, p)
      (left.layer.transform, right.layer.transform) = (turned(-1.45 * p), turned(1.45 * p))
    }
  }

  /// The miniature of a page that folds up like a letter.
  static let fold = Miniature(0xE9724C, 0x8C2F39) { stage in
    stage.page(0xFFF8E7, 0x8C2F39)
    let (left, right) = (stage.half(left: true, 0xFFD9B8, 0x8C2F39), stage.half(left: false, 0xF7C59F, 0x8C2F39))
    right.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    return { p in
      let angle = mix(0, .pi / 2, p)
      let (perspective, reach) = (turned(angle), 50 * (1 - p * p))
      left.layer.transform = perspective
      right.center.x = reach
      right.layer.transform = turned(-angle)
    }
  }

  /// The miniature of a change between two tabs, which the bar follows.
  static let tabs = Miniature(0x118AB2, 0x073B4C) { stage in
    let pages = [stage.page(0xEAF7FB, 0x118AB2), stage.page(0xFFF6DD, 0xB5651D)]
    stage.box(CGRect(x: 0, y: 182, width: 100, height: 26), 0xFFFFFF)
    let mark = stage.box(CGRect(x: 12, y: 187, width: 16, height: 16), 0x118AB2, 0.22, radius: 8)
    for i in 0..<3 { stage.box(CGRect(x: 16 + CGFloat(i) * 30, y: 191, width: 8, height: 8), 0x073B4C, radius: i == 1 ? 2 : 4) }
    return { p in
      for (i, page) in pages.enumerated() { page.frame.origin.x = 100 * (CGFloat(i) - p) }
      mark.frame.origin.x = mix(12, 42, p)
    }
  }

  /// The miniature of a colour, a bar and a counter that animate alongside.
  static let alongside = Miniature(0x3A7D44, 0x1B4332) { stage in
    let (old, new) = (stage.page(0xF1F7EE, 0x1B4332), stage.page(0xFFF3C4, 0x9A6A00))
    let bars = [
      stage.box(CGRect(x: 0, y: 0, width: 100, height: 18), 0x3A7D44), stage.box(CGRect(x: 0, y: 0, width: 100, height: 18), 0xF2A93B),
    ]
    let count = stage.box(CGRect(x: 38, y: 6, width: 24, height: 6), 0xFFFFFF, radius: 3)
    return { p in
      (old.frame.origin.x, new.frame.origin.x) = (-40 * p, 100 - 100 * p)
      bars[1].alpha = p
      count.frame = CGRect(x: 50 - mix(6, 40, p), y: 6, width: mix(12, 80, p), height: 6)
    }
  }

  /// The miniature of rows with switches. They appear from the top to the bottom and change to dark mode.
  static let settings = Miniature(0x5E6AD2, 0x2B2F77) { stage in
    let day = stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0xF2F2F7)
    let night = stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0x101014)
    stage.box(CGRect(x: 9, y: 20, width: 52, height: 10), 0x5E6AD2, radius: 3)
    let tints: [UInt32] = [0xFF9500, 0x007AFF, 0x34C759, 0xFF2D55, 0x5856D6, 0x30B0C7]
    let rows = tints.enumerated().map { index, tint -> (day: UIView, night: UIView, track: UIView, knob: UIView) in
      let frame = CGRect(x: 9, y: 42 + CGFloat(index) * 25 + (index > 2 ? 9 : 0), width: 82, height: 22)
      let row = (stage.box(frame, 0xFFFFFF, radius: 6), stage.box(frame, 0x2C2C2E, radius: 6))
      stage.box(CGRect(x: frame.minX + 6, y: frame.minY + 6, width: 10, height: 10), tint, radius: 3)
      stage.box(CGRect(x: frame.minX + 22, y: frame.minY + 9, width: 26, height: 4), 0x8E8E93, radius: 2)
      let track = stage.box(CGRect(x: frame.maxX - 23, y: frame.minY + 5.5, width: 18, height: 11), 0x34C759, radius: 5.5)
      let knob = stage.box(CGRect(x: frame.maxX - 22, y: frame.minY + 6.5, width: 9, height: 9), 0xFFFFFF, radius: 4.5)
      return (row.0, row.1, track, knob)
    }
    return { p in
      (day.alpha, night.alpha) = (1, p)
      for (index, row) in rows.enumerated() {
        let isOn = min(1, max(0, p * 2.4 - CGFloat(index) * 0.22))
        row.night.alpha = p
        row.track.alpha = mix(0.25, 1, isOn)
        row.knob.frame.origin.x = mix(69, 77, isOn)
      }
    }
  }

  /// The miniature of a row that is swiped away, after which the rows below close the gap.
  static let notes = Miniature(0xC9822B, 0x7A4412) { stage in
    stage.box(CGRect(x: 0, y: 0, width: 100, height: 208), 0xF6F2EA)
    stage.box(CGRect(x: 9, y: 20, width: 40, height: 10), 0x2B241C, 0.9, radius: 3)
    stage.box(CGRect(x: 9, y: 36, width: 82, height: 12), 0x2B241C, 0.08, radius: 4)
    let delete = stage.box(CGRect(x: 9, y: 88, width: 82, height: 30), 0xE5484D, radius: 7)
    let tints: [UInt32] = [0xCF5B3F, 0x7A4E9E, 0x5F8A2D, 0x2F6FA8, 0xBE4A74]
    let rows = tints.enumerated().map { index, tint -> UIView in
      let row = stage.box(CGRect(x: 9, y: 56 + CGFloat(index) * 32, width: 82, height: 30), 0xFFFDF9, radius: 7)
      stage.box(CGRect(x: 6, y: 7, width: 15, height: 15), tint, 0.25, radius: 4, in: row)
      stage.box(CGRect(x: 10.5, y: 11.5, width: 6, height: 6), tint, radius: 2, in: row)
      stage.box(CGRect(x: 27, y: 8, width: index % 2 == 0 ? 36 : 26, height: 5), 0x2B241C, 0.8, radius: 2, in: row)
      stage.box(CGRect(x: 27, y: 17, width: index % 2 == 0 ? 46 : 40, height: 4), 0x2B241C, 0.3, radius: 2, in: row)
      return row
    }
    return { p in
      let (swipe, close) = (min(1, p / 0.6), max(0, (p - 0.6) / 0.4))
      rows[1].frame.origin.x = 9 - 90 * swipe
      delete.frame.size.height = 30 * (1 - close)
      for index in 2..<rows.count { rows[index].frame.origin.y = 56 + CGFloat(index) * 32 - 32 * close }
    }
  }
}
