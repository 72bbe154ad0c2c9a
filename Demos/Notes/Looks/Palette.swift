import UIKit

/// The colours of the demo, with warm paper and brown ink in light mode and dim paper in dark mode.
enum Palette {
  /// The colour of things that can be tapped.
  static let accent = color(0xB3611B, dark: 0xF2A65A)
  /// The colour of the background.
  static let paper = color(0xF6F2EA, dark: 0x12100E)
  /// The colour of rows and cards.
  static let card = color(0xFFFDF9, dark: 0x211E1A)
  /// The colour of a note's page.
  static let page = color(0xFFFDF9, dark: 0x181512)
  static let ink = color(0x2B241C, dark: 0xF3EDE3)
  static let fadedInk = color(0x75695B, dark: 0xA99D8D)
  static let rule = color(0xE6DDCE, dark: 0x3A342D)
  /// The colour behind words that match a query.
  static let marker = color(0xFBE3A6, dark: 0x6B4E14)

  static func color(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in UIColor(code: traits.userInterfaceStyle == .dark ? dark : light) }
  }
}

/// The colour of a folder.
enum FolderTint: Int, CaseIterable, Hashable, Sendable {
  case coral, honey, moss, pine, sea, plum, rose, clay

  var color: UIColor {
    switch self {
    case .coral: Palette.color(0xCF5B3F, dark: 0xF08A6C)
    case .honey: Palette.color(0xB88310, dark: 0xEDC05A)
    case .moss: Palette.color(0x5F8A2D, dark: 0x9CC76A)
    case .pine: Palette.color(0x2E7F6B, dark: 0x6CC2AC)
    case .sea: Palette.color(0x2F6FA8, dark: 0x7DB4E6)
    case .plum: Palette.color(0x7A4E9E, dark: 0xBE97DE)
    case .rose: Palette.color(0xBE4A74, dark: 0xEE8FB0)
    case .clay: Palette.color(0x86603F, dark: 0xC9A27E)
    }
  }

  /// The colour behind a symbol in this colour.
  var wash: UIColor {
    UIColor { traits in color.resolvedColor(with: traits).withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.2 : 0.13) }
  }

  var name: String {
    switch self {
    case .coral: "Coral"
    case .honey: "Honey"
    case .moss: "Moss"
    case .pine: "Pine"
    case .sea: "Sea"
    case .plum: "Plum"
    case .rose: "Rose"
    case .clay: "Clay"
    }
  }
}

extension UIColor {
  fileprivate convenience init(code: UInt32) {
    let parts = [16, 8, 0].map { CGFloat(code >> $0 & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
