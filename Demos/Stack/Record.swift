import UIKit

/// A record and the design of its sleeve.
struct Record {
  enum Print { case sun, rings, hills, stripes, moons, steps }

  let title: String
  let artist: String
  let print: Print
  /// The colours of the paper, the first ink and the second ink.
  let colors: [Int]

  static let all: [Record] = [
    Record("Low Tide", "Marisol Quay", .sun, 0x12355B, 0xF2C14E, 0xF78154),
    Record("Concentric", "The Nine Doors", .rings, 0xE8E1D3, 0xD1495B, 0x2E4057),
    Record("Foothills", "Anders Holm", .hills, 0xF6D8AE, 0x5B8E7D, 0x2E4F4F),
    Record("Signal Lamps", "Kobo & Ray", .stripes, 0x20232A, 0xE4572E, 0x29BDAD),
    Record("Half Moons", "Ines Duarte", .moons, 0x3D2645, 0xF0A1BF, 0xF7E3AF),
    Record("Staircase", "Plain Numbers", .steps, 0xD7263D, 0xF4F1DE, 0x1B1B3A),
    Record("Salt Flats", "Marisol Quay", .hills, 0xCFE8EF, 0xE9A89B, 0x8C5E58),
    Record("Orbiting", "Tuva Lind", .rings, 0x0B132B, 0x6FFFE9, 0x5BC0BE),
    Record("Noon", "Casa Verde", .sun, 0xFFE8C2, 0xE76F51, 0x264653),
    Record("Night Bus", "Kobo & Ray", .stripes, 0xF2E9E4, 0x4A4E69, 0xC9ADA7),
    Record("Paper Boats", "Ines Duarte", .steps, 0x1D3557, 0xA8DADC, 0xE63946),
    Record("Perigee", "Tuva Lind", .moons, 0x0F4C5C, 0xFB8B24, 0xE9E3D6),
  ]

  private init(_ title: String, _ artist: String, _ print: Print, _ paper: Int, _ ink: Int, _ second: Int) {
    (self.title, self.artist, self.print, colors) = (title, artist, print, [paper, ink, second])
  }

  func color(_ number: Int) -> UIColor {
    let color = colors[number]
    return UIColor(
      red: CGFloat(color >> 16 & 255) / 255, green: CGFloat(color >> 8 & 255) / 255, blue: CGFloat(color & 255) / 255, alpha: 1)
  }
}
