import Foundation
import HostInterface
import ImageIO
import SegueTesting
import UIKit

/// A large sheet on which pictures and words are laid out: a page of ours like any other, which an app shows.
@MainActor
final class SheetCanvas {
  private let width: CGFloat
  private var parts: [() -> UIView] = []

  init(width: CGFloat) { self.width = width }

  /// Words that begin at a place.
  func put(_ text: String, at place: CGPoint, size: CGFloat = 14, weight: UIFont.Weight = .semibold, white: CGFloat = 0.25) {
    parts.append { [width] in
      let words = UILabel(frame: CGRect(x: place.x, y: place.y, width: width - place.x, height: size * 1.4))
      words.text = text
      words.font = .systemFont(ofSize: size, weight: weight)
      words.textColor = UIColor(white: white, alpha: 1)
      return words
    }
  }

  /// A picture that fills a rectangle.
  func put(_ picture: CGImage, in rect: CGRect) {
    parts.append {
      let view = UIImageView(image: UIImage(cgImage: picture))
      view.frame = rect
      return view
    }
  }

  /// The sheet, at so many pixels a point.
  func image(height: CGFloat, scale: Double) -> CGImage {
    let device = Device(
      name: "sheet", size: CGSize(width: width, height: height), scale: max(1, scale),
      safeArea: .init(top: 0, left: 0, bottom: 0, right: 0), cornerRadius: 0, statusBarHeight: 0, isPad: true)
    let app = TestApp(device: device) {
      let page = SheetController()
      page.view.backgroundColor = UIColor(white: 0.95, alpha: 1)
      for part in parts { page.view.addSubview(part()) }
      return page
    }
    app.advance(by: 0.1)
    return app.session.currentFrame().image(scale: scale)
  }

  /// Writes a sheet where the environment's folder is, at the first scale at which it is small enough to be kept.
  ///
  /// - Parameter draw: draws it at so many pixels a point.
  static func write(_ name: String, into folder: String, most: Int = mostBytes, draw: @MainActor (Double) -> CGImage) throws {
    let wanted = ProcessInfo.processInfo.environment["SEGUE_CONTACT_SCALE"].flatMap(Double.init)
    for scale in wanted.map({ [$0] }) ?? scales {
      let data = try ImageEncoder.png(draw(scale), effort: .small)
      if data.count > most, wanted == nil, scale != scales.last { continue }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
  }
  /// The largest that a sheet may be, in bytes.
  static let mostBytes = 300_000
  /// Pixels for one of the sheet that is usual, the first that is small enough.
  private static let scales = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4]
}

private final class SheetController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
