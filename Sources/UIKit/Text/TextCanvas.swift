import CoreGraphics
import QuartzCore
import Typesetting

/// Draws a long text in tiles, of which only those near what is visible exist.
@MainActor
final class TextCanvas: UIView {
  /// A tile's height in points.
  static let tileHeight: CGFloat = 512
  /// How far beyond what is visible tiles are made, so that scrolling finds them ready.
  static let margin: CGFloat = 128

  private var tiles: [Int: CALayer] = [:]
  private var shown: Picture?

  /// What tiles are drawn from; another one empties them.
  private struct Picture: Equatable {
    var layout: UInt64
    var origin: CGPoint
    var size: CGSize
    var pixelsPerPoint: CGFloat
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { preconditionFailure("a text view makes its canvas itself; it is in no archive") }

  /// Shows a layout whose origin stands at a point of the canvas.
  ///
  /// - Parameter visible: the part of the canvas that can be seen.
  func show(_ layout: TextLayout, at origin: CGPoint, size: CGSize, visible: CGRect, pixelsPerPoint: CGFloat) {
    let picture = Picture(layout: layout.identity, origin: origin, size: size, pixelsPerPoint: pixelsPerPoint)
    if picture != shown {
      for tile in tiles.values { tile.removeFromSuperlayer() }
      tiles.removeAll()
      shown = picture
      // The new lines are there at once, whatever animation the change of size belongs to.
      UIView.performWithoutAnimation { frame = CGRect(origin: .zero, size: size) }
    }
    let top = max(0, visible.minY - TextCanvas.margin), bottom = min(size.height, visible.maxY + TextCanvas.margin)
    let wanted = top < bottom ? Int(top / TextCanvas.tileHeight)...Int((bottom - 1e-3) / TextCanvas.tileHeight) : nil
    for (index, tile) in tiles where wanted?.contains(index) != true {
      tile.removeFromSuperlayer()
      tiles[index] = nil
    }
    guard let wanted else { return }
    for index in wanted where tiles[index] == nil { tiles[index] = makeTile(index, layout, picture) }
  }

  private func makeTile(_ index: Int, _ layout: TextLayout, _ picture: Picture) -> CALayer {
    let y = CGFloat(index) * TextCanvas.tileHeight
    let frame = CGRect(x: 0, y: y, width: picture.size.width, height: min(TextCanvas.tileHeight, picture.size.height - y))
    let tile = CALayer()
    let region = frame.offsetBy(dx: -picture.origin.x, dy: -picture.origin.y)
    if let bitmap = Typesetter.standard.bitmap(of: layout, region: region, scale: picture.pixelsPerPoint) {
      tile.show(bitmap.image, tint: bitmap.tint, scale: picture.pixelsPerPoint)
    }
    CATransaction.withoutActions {
      tile.frame = frame
      layer.addSublayer(tile)
    }
    return tile
  }
}
