import UIKit

/// The colours of tiles.
enum Tint {
  case blue, teal, indigo, orange, pink, red, green, brown, gray, purple

  var color: UIColor {
    switch self {
    case .blue: .systemBlue
    case .teal: .systemTeal
    case .indigo: .systemIndigo
    case .orange: .systemOrange
    case .pink: .systemPink
    case .red: .systemRed
    case .green: .systemGreen
    case .brown: .systemBrown
    case .gray: .systemGray
    case .purple: .systemPurple
    }
  }
}

/// A white symbol on a coloured tile with round corners, which grows with the text.
struct Tile {
  let symbol: String
  let tint: Tint

  private static let (side, largest) = (CGFloat(29), CGFloat(52))
  /// The corner radius and the size of the symbol, as fractions of the side.
  private static let (corner, symbolPart) = (CGFloat(0.24), CGFloat(0.62))

  /// Returns the width and height of a tile, in points.
  static func side(for traits: UITraitCollection) -> CGFloat {
    min(largest, UIFontMetrics(forTextStyle: .body).scaledValue(for: side, compatibleWith: traits).rounded())
  }

  @MainActor func image(for traits: UITraitCollection) -> UIImage {
    let side = Self.side(for: traits)
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: box.size).image { _ in
      tint.color.resolvedColor(with: traits).setFill()
      UIBezierPath(roundedRect: box, cornerRadius: side * Self.corner).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: side * Self.symbolPart, weight: .medium)
      guard let sign = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(.white, renderingMode: .alwaysOriginal)
      else { return }
      let room = side * 0.68
      let scale = min(1, room / max(sign.size.width, sign.size.height))
      let size = CGSize(width: sign.size.width * scale, height: sign.size.height * scale)
      sign.draw(in: CGRect(x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
    }
  }
}
