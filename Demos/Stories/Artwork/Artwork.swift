import UIKit

/// The illustrations of stories, drawn in code. They are sharp at any size and have the same pixels every time.
package enum Artwork: CaseIterable, Sendable {
  case duskMountains, whale, sunsetCity, boldFruit, ringedPlanet, paperForest

  /// Returns the illustration on a sheet of a size in points. The best height is 1.2 times the width. The upper third is calm enough for a
  /// title.
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

  /// A Boolean value that indicates whether a title on the upper part should be dark. Otherwise it should be white.
  package var prefersDarkText: Bool { self == .boldFruit }
}
