import Illustration
import UIKit

/// A photo of the grid, drawn by code on a sheet of any shape.
struct Photo {
  let title: String
  let place: String
  /// The height of the sheet, whose width is 100.
  let height: CGFloat
  let draw: @MainActor (Painter) -> Void

  init(_ title: String, _ place: String, height: CGFloat, draw: @escaping @MainActor (Painter) -> Void) {
    (self.title, self.place, self.height, self.draw) = (title, place, height, draw)
  }

  /// Returns the whole photo as an image of a width in points.
  @MainActor func picture(width: CGFloat, scale: CGFloat) -> UIImage {
    Painter.image(size: CGSize(width: width, height: width * height / 100), scale: scale, draw)
  }

  /// Returns the middle of the photo as a square image.
  @MainActor func thumbnail(side: CGFloat, scale: CGFloat) -> UIImage {
    Painter.image(size: CGSize(width: side, height: side), scale: scale, sheetHeight: height, draw)
  }

  /// Returns the largest frame of the photo that fits into a size, centred.
  func frame(in size: CGSize) -> CGRect {
    let scale = min(size.width / 100, size.height / height)
    let fitted = CGSize(width: 100 * scale, height: height * scale)
    return CGRect(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height)
  }
}

extension Photo {
  /// The album, in the order of the grid.
  @MainActor static let album: [Photo] = [
    Photo("Above the Fog", "Saddle, 05:48", height: 66.7, draw: drawFogRidges),
    Photo("Lane Four", "Municipal baths", height: 100, draw: drawPool),
    Photo("Last Light", "Breakwater", height: 150, draw: drawLighthouse),
    Photo("Half Past Green", "Tundra, 23:30", height: 66.7, draw: drawAurora),
    Photo("Blue Tiles", "Kitchen wall", height: 100, draw: drawTiles),
    Photo("Nobody Sleeps", "Ninth floor, facing east", height: 150, draw: drawWindows),
    Photo("Low Tide", "Seen from the lift", height: 100, draw: drawBeach),
    Photo("Dune, Noon", "Three kilometres in", height: 66.7, draw: drawDunes),
    Photo("The Long Rows", "Tulips, first week of May", height: 75, draw: drawTulips),
    Photo("Moonway", "Off the cape", height: 133, draw: drawMoonway),
    Photo("Second Cup", "Corner table", height: 100, draw: drawCup),
    Photo("Up with the Sun", "Festival morning", height: 125, draw: drawBalloons),
    Photo("Rain Stopped", "Tram 14, back seat", height: 133, draw: drawRain),
    Photo("Totality", "Two minutes of it", height: 100, draw: drawEclipse),
    Photo("Snow to the Sill", "The only road", height: 66.7, draw: drawCabin),
    Photo("Evening, Stacked", "From the pier", height: 125, draw: drawStripedSun),
    Photo("Birch", "North slope", height: 150, draw: drawBirches),
    Photo("Market Oranges", "Forty cents each", height: 100, draw: drawOranges),
  ]
}
