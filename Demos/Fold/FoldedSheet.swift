import UIKit

/// A still of a view, cut into strips that fold in turns away from who looks at it and back.
@MainActor
final class FoldedSheet {
  private let strips: [UIView]
  private let shades: [UIView]
  private let isUpright: Bool
  private let size: CGSize

  private static let stripCount = 4
  /// On the strips that turn away from the light, and on the others.
  private static let (dark, dim) = (CGFloat(0.55), CGFloat(0.2))

  /// - Parameters:
  ///   - isUpright: whether it folds from top to bottom.
  ///   - table: where the strips lie; its `sublayerTransform` gives the perspective.
  init(of view: UIView, afterScreenUpdates: Bool, isUpright: Bool, in table: UIView) {
    self.isUpright = isUpright
    size = view.bounds.size
    let count = CGFloat(Self.stripCount)
    let part = isUpright ? CGSize(width: size.width, height: size.height / count) : CGSize(width: size.width / count, height: size.height)
    strips = (0..<Self.stripCount).map { index in
      let place = CGFloat(index)
      let origin = isUpright ? CGPoint(x: 0, y: place * part.height) : CGPoint(x: place * part.width, y: 0)
      let rect = CGRect(origin: origin, size: part)
      let strip = view.resizableSnapshotView(from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero) ?? UIView()
      strip.bounds.size = part
      strip.layer.allowsEdgeAntialiasing = true
      // A strip turns about its near end, its neighbour about its far one: so two of them meet in the depth, and at the table.
      let anchor: CGFloat = index.isMultiple(of: 2) ? 0 : 1
      strip.layer.anchorPoint = isUpright ? CGPoint(x: 0.5, y: anchor) : CGPoint(x: anchor, y: 0.5)
      return strip
    }
    shades = strips.map { strip in
      let shade = UIView(frame: strip.bounds)
      shade.backgroundColor = .black
      strip.addSubview(shade)
      return shade
    }
    for strip in strips { table.addSubview(strip) }
  }

  /// Folds to a part of its size, 0…1, beginning at a part of the table.
  func fold(to part: CGFloat, at start: CGFloat) {
    let angle = acos(min(max(part, 0), 1))
    let depth = sin(angle)
    let length = isUpright ? size.height : size.width
    let shown = length * part / CGFloat(Self.stripCount)
    for (index, strip) in strips.enumerated() {
      let isEven = index.isMultiple(of: 2)
      let place = start * length + CGFloat(isEven ? index : index + 1) * shown
      strip.center = isUpright ? CGPoint(x: size.width / 2, y: place) : CGPoint(x: place, y: size.height / 2)
      let turn = isEven ? angle : -angle
      strip.layer.transform = isUpright ? CATransform3DMakeRotation(-turn, 1, 0, 0) : CATransform3DMakeRotation(turn, 0, 1, 0)
      shades[index].alpha = depth * (isEven ? Self.dim : Self.dark)
    }
  }
}
