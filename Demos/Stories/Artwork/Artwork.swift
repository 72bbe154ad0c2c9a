import UIKit

/// The illustrations of stories, drawn in code: crisp at any size, the same pixels every time.
package enum Artwork: CaseIterable, Sendable {
  case duskMountains, whale, sunsetCity, boldFruit, ringedPlanet, paperForest

  /// The illustration on a sheet of a size in points, at best 1 : 1.2; the upper third is calm enough for a title.
  @MainActor
  package func image(size: CGSize, scale: CGFloat) -> UIImage {
    switch self {
    case .duskMountains: drawDuskMountains(size: size, scale: scale)
    case .whale: drawWhale(size: size, scale: scale)
    case .sunsetCity: drawSunsetCity(size: size, scale: scale)
    case .boldFruit: drawBoldFruit(size: size, scale: scale)
    case .ringedPlanet: drawRingedPlanet(size: size, scale: scale)
    case .paperForest: drawPaperForest(size: size, scale: scale)
    }
  }

  /// Whether a title on the upper part should be dark; white otherwise.
  package var prefersDarkText: Bool { self == .boldFruit }
}
