import UIKit

/// A quarter of the year, with its words and its colours in light and dark mode.
struct Season {
  let name: String
  let months: String
  let lines: [(what: String, when: String)]
  let sky: UIColor
  let far: UIColor
  let near: UIColor
  let crown: UIColor
  /// The colour of the mark in the bar and of the things in the air.
  let accent: UIColor
  /// The position of the sun or the moon from above, as a fraction of the page's height.
  let height: CGFloat

  @MainActor static let all: [Season] = [
    Season(
      name: "Spring", months: "March to May",
      lines: [
        ("Blackthorn flowers", "before its leaves"), ("The swallows are back", "12 April"), ("Sow peas and broad beans", "now"),
      ],
      sky: color(0xCDE8F6, 0x14233C), far: color(0xA9CFA0, 0x1F3B3A), near: color(0x7DB45C, 0x2A4D33), crown: color(0xF4BFD0, 0x8A5C74),
      accent: color(0xE58CAB, 0xF2A9C2), height: 0.27),
    Season(
      name: "Summer", months: "June to August",
      lines: [("The longest day", "21 June"), ("Cherries, then plums", "from the ladder"), ("Nobody cuts the meadow", "until St. John")],
      sky: color(0xA8DBF5, 0x10254A), far: color(0x86BE7C, 0x1B4038), near: color(0x4F9A4A, 0x20502F), crown: color(0x3F8743, 0x2C6B3C),
      accent: color(0xF2B632, 0xF7CB5C), height: 0.17),
    Season(
      name: "Autumn", months: "September to November",
      lines: [
        ("The cranes go south", "at night, loudly"), ("Quinces and the last figs", "October"), ("Rake, or leave it be", "leave it be"),
      ],
      sky: color(0xF3DCC1, 0x2A2038), far: color(0xCDA873, 0x43362F), near: color(0xA9854A, 0x4F4029), crown: color(0xD2692F, 0x97512B),
      accent: color(0xD9662B, 0xF08A4B), height: 0.30),
    Season(
      name: "Winter", months: "December to February",
      lines: [("Stars by half past four", "Orion leads"), ("Feed the finches", "every morning"), ("Prune what is asleep", "on a dry day")],
      sky: color(0xDCE6EF, 0x0D1730), far: color(0xC7D4E0, 0x27344E), near: color(0xF2F6FA, 0x3B4B69), crown: color(0x8E9AA6, 0x56627A),
      accent: color(0x5D8FBE, 0x8FBDEA), height: 0.36),
  ]

  private static func color(_ day: Int, _ night: Int) -> UIColor {
    UIColor { hex($0.userInterfaceStyle == .dark ? night : day) }
  }
  private static func hex(_ value: Int) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
  }

  /// The image for the bar: a blossom, the sun, a leaf or a snowflake.
  @MainActor var icon: UIImage {
    let size = CGSize(width: 26, height: 26)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      UIColor.black.setStroke()
      switch name {
      case "Spring": SeasonMark.blossom()
      case "Summer": SeasonMark.sun()
      case "Autumn": SeasonMark.leaf()
      default: SeasonMark.flake()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}

/// The drawings of the images, which are 26 points wide and high.
@MainActor
private enum SeasonMark {
  private static let middle = CGPoint(x: 13, y: 13)

  private static func around(_ count: Int, _ draw: (CGFloat) -> Void) {
    for index in 0..<count { draw(CGFloat(index) * 2 * .pi / CGFloat(count) - .pi / 2) }
  }
  private static func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
  }
  private static func dot(_ at: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius))
  }
  private static func line(_ from: CGPoint, _ to: CGPoint, _ width: CGFloat = 2) {
    let path = UIBezierPath()
    path.move(to: from)
    path.addLine(to: to)
    (path.lineWidth, path.lineCapStyle) = (width, .round)
    path.stroke()
  }

  static func blossom() {
    around(5) { angle in
      let petal = dot(point(angle, 6.4), 4.1)
      petal.lineWidth = 1.8
      petal.stroke()
    }
    dot(middle, 2.2).fill()
  }
  static func sun() {
    dot(middle, 5.2).fill()
    around(8) { line(point($0, 8.2), point($0, 11.2)) }
  }
  static func leaf() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 21.5, y: 4.5))
    path.addCurve(to: CGPoint(x: 6.5, y: 19.5), controlPoint1: CGPoint(x: 9, y: 3.5), controlPoint2: CGPoint(x: 3.5, y: 10))
    path.addCurve(to: CGPoint(x: 21.5, y: 4.5), controlPoint1: CGPoint(x: 16, y: 22.5), controlPoint2: CGPoint(x: 22.5, y: 17))
    path.close()
    path.lineWidth = 1.9
    path.stroke()
    line(CGPoint(x: 3.5, y: 22.5), CGPoint(x: 14.5, y: 11.5), 1.9)
  }
  static func flake() {
    around(6) { angle in
      line(middle, point(angle, 11), 1.8)
      for turn in [-0.5, 0.5] as [CGFloat] {
        let fork = point(angle, 6.6)
        line(fork, CGPoint(x: fork.x + 3.4 * cos(angle + turn), y: fork.y + 3.4 * sin(angle + turn)), 1.8)
      }
    }
  }
}
