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
  private var bottom: CGFloat = ContactSheet.margin

  /// Makes the tour in each scene.
  init(_ tour: Tour) throws {
    var pictures: [Scene: [CGImage]] = [:]
    for scene in Scene.allCases {
      let tourist = Tourist(tour.demo, in: scene, pictureScale: Self.pictureScale(of: scene))
      try tour.go(tourist)
      pictures[scene] = tourist.pictures
    }
    self.pictures = pictures
  }

  /// Five pictures with their gaps fill half a sheet, or a whole one.
  private static func pictureScale(of scene: Scene) -> Double {
    let isWhole = rows.contains([scene])
    let room = isWhole ? width - 2 * margin : (width - 3 * margin) / 2
    let picture = (room - 4 * gap) / 5
    return Double(picture / (Device.named(scene.device) ?? .iPhone14).size.width)
  }

  /// The sheet is a page of ours like any other, and an app shows it.
  func image(scale: Double) throws -> CGImage {
    bottom = Self.margin
    let size = CGSize(width: Self.width, height: height)
    let device = Device(
      name: "sheet", size: size, scale: max(1, scale), safeArea: .init(top: 0, left: 0, bottom: 0, right: 0), cornerRadius: 0,
      statusBarHeight: 0,
      isPad: true)
    let app = TestApp(device: device) { [self] in
      let page = SheetController()
      page.view.backgroundColor = UIColor(white: 0.95, alpha: 1)
      for row in Self.rows { place(row, on: page.view) }
      return page
    }
    app.advance(by: 0.1)
    return app.session.currentFrame().image(scale: scale)
  }

  private var height: CGFloat {
    Self.rows.reduce(Self.margin) { $0 + Self.caption + pictureHeight(of: $1[0]) + Self.margin }
  }
  private func pictureHeight(of scene: Scene) -> CGFloat {
    ((Device.named(scene.device) ?? .iPhone14).size.height * Self.pictureScale(of: scene)).rounded()
  }

  private func place(_ row: [Scene], on page: UIView) {
    for (index, scene) in row.enumerated() {
      let left = Self.margin + CGFloat(index) * (Self.width - Self.margin) / 2
      let words = UILabel(frame: CGRect(x: left, y: bottom, width: 400, height: 20))
      words.text = scene.rawValue
      words.font = .systemFont(ofSize: 14, weight: .semibold)
      words.textColor = UIColor(white: 0.25, alpha: 1)
      page.addSubview(words)
      let scale = Self.pictureScale(of: scene)
      let size = (Device.named(scene.device) ?? .iPhone14).size
      for (number, picture) in (pictures[scene] ?? []).enumerated() {
        let view = UIImageView(image: UIImage(cgImage: picture))
        view.frame = CGRect(
          x: left + CGFloat(number) * (size.width * scale + Self.gap), y: bottom + Self.caption, width: size.width * scale,
          height: pictureHeight(of: scene))
        page.addSubview(view)
      }
    }
    bottom += Self.caption + pictureHeight(of: row[0]) + Self.margin
  }
}

private final class SheetController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
