import UIKit

/// The colours of the map in light and dark mode.
enum Palette {
  private static func color(_ light: (Double, Double, Double), _ dark: (Double, Double, Double)) -> UIColor {
    UIColor { traits in
      let c = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: c.0 / 255, green: c.1 / 255, blue: c.2 / 255, alpha: 1)
    }
  }
  static let land = color((222, 231, 205), (30, 38, 36))
  static let contour = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.75, green: 0.85, blue: 0.75, alpha: 0.14) : UIColor(red: 0.45, green: 0.36, blue: 0.2, alpha: 0.28)
  }
  static let water = color((160, 205, 228), (28, 62, 84))
  static let shore = color((110, 165, 195), (62, 104, 130))
  static let casing = color((255, 255, 255), (12, 16, 15))

  /// Returns the colour of a ring of the map. Higher ground has a warmer colour.
  static func height(_ ring: Int) -> UIColor {
    let t = min(Double(ring) / 8, 1)
    return color((222 + 24 * t, 231 - 8 * t, 205 - 32 * t), (30 + 34 * t, 38 + 26 * t, 36 + 18 * t))
  }
}
