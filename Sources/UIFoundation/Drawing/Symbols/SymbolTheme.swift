import CoreGraphics
import Foundation
import Typesetting

/// The symbols that an icon font contains under other names.
///
/// A line of the tables has three entries:
///
/// - The name of the system symbol.
/// - The similar icon, with the font's character in hexadecimal.
/// - The icon of the filled form.
///
/// An icon after `~` exists only in its filled form. Its outline is the edge, drawn on the inside.
enum SymbolTheme {
  /// The family of the font, and the Debian package that contains it.
  static let family = "Material Icons", package = "fonts-material-design-icons-iconfont"

  /// An icon of the font.
  struct Icon: Equatable {
    var character: Unicode.Scalar
    /// A Boolean value that indicates whether only the edge is drawn.
    var isHollow: Bool
  }

  /// The icons by symbol names, including names with `.fill`.
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
  /// A Boolean value that indicates whether the font is installed.
  static var isInstalled: Bool { font != nil }

  /// Returns the drawing of a name. Returns `nil` for a name without an icon, and if the font is not installed.
  static func symbol(_ name: String) -> Symbol? {
    guard let icon = icons[name], let outline = font?.outline(of: icon.character) else { return nil }
    let seen = outline.boundingBoxOfPath
    // An icon has a small space at both sides, like a letter.
    let room = 1.2 / 24
    var place = CGAffineTransform(scaleX: 24, y: 24).translatedBy(x: room - seen.minX, y: 0)
    guard let path = outline.copy(using: &place) else { return nil }
    return Symbol(width: (seen.width + 2 * room) * 24) { $0.icon(path, isHollow: icon.isHollow) }
  }
}

extension SymbolPen {
  /// The width of the lines in the font, in units of the grid.
  private static let iconLine: CGFloat = 2

  /// Draws an icon of the font with the line width of this pen.
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
