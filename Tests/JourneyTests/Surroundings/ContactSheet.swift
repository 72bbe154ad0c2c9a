import HostInterface
import SegueTesting
import UIKit

/// A demo's tour in each of its scenes, as one picture: two upright phones' strips side by side, those that lie and the iPad's below.
@MainActor
final class ContactSheet {
  private static let (margin, gap, caption) = (CGFloat(20), CGFloat(8), CGFloat(26))
  private static let rows: [[Scene]] = [[.light, .dark], [.large, .mirrored], [.landscape], [.pad]]
  /// Of a sheet, in pixels.
  static let width: CGFloat = 1400

  private let pictures: [Scene: [CGImage]]
  /// How many there are of each scene.
  private let looks: Int
  private var bottom: CGFloat = ContactSheet.margin

  /// Makes the tour in each scene.
  init(_ tour: Tour) throws {
    looks = tour.looks
    var pictures: [Scene: [CGImage]] = [:]
    for scene in Scene.allCases {
      let tourist = Tourist(tour.demo, in: scene, pictureScale: Self.pictureScale(of: scene, looks: tour.looks))
      try tour.go(tourist)
      pictures[scene] = tourist.pictures
    }
    self.pictures = pictures
  }

  /// A tour's pictures with their gaps fill half a sheet, or a whole one.
  private static func pictureScale(of scene: Scene, looks: Int) -> Double {
    let isWhole = rows.contains([scene])
    let room = isWhole ? width - 2 * margin : (width - 3 * margin) / 2
    let picture = (room - CGFloat(looks - 1) * gap) / CGFloat(looks)
    return Double(picture / (Device.named(scene.device) ?? .iPhone14).size.width)
  }

  /// Draws it at so many pixels a point.
  func image(scale: Double) -> CGImage {
    let canvas = SheetCanvas(width: Self.width)
    bottom = Self.margin
    for row in Self.rows { place(row, on: canvas) }
    return canvas.image(height: height, scale: scale)
  }

  private var height: CGFloat {
    Self.rows.reduce(Self.margin) { $0 + Self.caption + pictureHeight(of: $1[0]) + Self.margin }
  }
  private func pictureHeight(of scene: Scene) -> CGFloat {
    ((Device.named(scene.device) ?? .iPhone14).size.height * Self.pictureScale(of: scene, looks: looks)).rounded()
  }

  private func place(_ row: [Scene], on canvas: SheetCanvas) {
    for (index, scene) in row.enumerated() {
      let left = Self.margin + CGFloat(index) * (Self.width - Self.margin) / 2
      canvas.put(scene.rawValue, at: CGPoint(x: left, y: bottom))
      let scale = Self.pictureScale(of: scene, looks: looks)
      let size = (Device.named(scene.device) ?? .iPhone14).size
      for (number, picture) in (pictures[scene] ?? []).enumerated() {
        canvas.put(
          picture,
          in: CGRect(
            x: left + CGFloat(number) * (size.width * scale + Self.gap), y: bottom + Self.caption, width: size.width * scale,
            height: pictureHeight(of: scene)))
      }
    }
    bottom += Self.caption + pictureHeight(of: row[0]) + Self.margin
  }
}
