import CoreGraphics
import Foundation
import Typesetting

/// Symbols that a font of icons has under names of its own.
///
/// A line of the tables is Apple's name, the icon that is like it with the font's character in hexadecimal, and the one for its filled
/// form. An icon after `~` is there filled alone: its edge, drawn from inside, is the outline.
enum SymbolTheme {
  /// The font's family, and Debian's package that brings it.
  static let family = "Material Icons", package = "fonts-material-design-icons-iconfont"

  /// An icon of the font.
  struct Icon: Equatable {
    var character: Unicode.Scalar
    /// Whether only its edge is drawn.
    var isHollow: Bool
  }

  /// All names that have an icon, with those that end in `.fill`.
  static let icons: [String: Icon] = {
    var icons: [String: Icon] = [:]
    for line in [aToC, dToL, mToR, sToZ].joined(separator: "\n").split(separator: "\n") {
      let words = line.split(separator: " ")
      for (word, ending) in zip(words.dropFirst(), ["", ".fill"]) {
        let code = UInt32(word.split(separator: "=")[1], radix: 16)!
        icons[words[0] + ending] = Icon(character: Unicode.Scalar(code)!, isHollow: word.hasPrefix("~"))
      }
    }
    return icons
  }()

  private static let font = IconFont(family: family)
  /// Whether the machine has the font.
  static var isInstalled: Bool { font != nil }

  /// The drawing of a name; nil for one without an icon, or without the font.
  static func symbol(_ name: String) -> Symbol? {
    guard let icon = icons[name], let outline = font?.outline(of: icon.character) else { return nil }
    let seen = outline.boundingBoxOfPath
    // Beside an icon is a little room, as beside a letter.
    let room = 1.2 / 24
    var place = CGAffineTransform(scaleX: 24, y: 24).translatedBy(x: room - seen.minX, y: 0)
    guard let path = outline.copy(using: &place) else { return nil }
    return Symbol(width: (seen.width + 2 * room) * 24) { $0.icon(path, isHollow: icon.isHollow) }
  }
}

extension SymbolPen {
  /// The width of the font's own lines, in units of the grid.
  private static let iconLine: CGFloat = 2

  /// An icon of the font, its lines as wide as this pen's.
  fileprivate func icon(_ path: CGPath, isHollow: Bool) {
    if isHollow {
      context.saveGState()
      context.addPath(path)
      context.clip()
      stroke(path, width: line * 2)
      return context.restoreGState()
    }
    fill(path)
    let more = line - Self.iconLine
    if more > 0 { stroke(path, width: more) } else { cut { stroke(path, width: -more) } }
  }
}
