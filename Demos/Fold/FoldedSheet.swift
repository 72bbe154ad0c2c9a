import UIKit

/// A still of a view, cut into strips that fold in turns away from who looks at it and back.
@MainActor
final class FoldedSheet {
  private let strips: [UIView]
  private let shades: [UIView]
  private let isUpright: Bool
  private let size: CGSize

  private static let stripCount = 4
  private static let overlap: CGFloat = 1
  /// A sheet that is folded further than this fades: strips on edge would show, for one looks at them from the middle.
  private static let thin: CGFloat = 0.12
  /// On the strips that turn away from the light, and on the others.
  private static let (dark, dim) = (CGFloat(0.55), CGFloat(0.2))

  /// - Parameters:
  ///   - isUpright: whether it folds from top to bottom.
  ///   - table: where the strips lie; its `sublayerTransform` gives the perspective.
  ///   - name: what the identifiers of the strips begin with.
  init(of view: UIView, named name: String, afterScreenUpdates: Bool, isUpright: Bool, in table: UIView) {
    let size = view.bounds.size
    (self.isUpright, self.size) = (isUpright, size)
    let length = isUpright ? size.height : size.width
    let part = length / CGFloat(Self.stripCount)
    strips = (0..<Self.stripCount).map { index in
      // Neighbours overlap by a hair, or the table would shine through where smooth edges meet.
      let start = max(0, CGFloat(index) * part - Self.overlap)
      let end = min(length, CGFloat(index + 1) * part + Self.overlap)
      let rect =
        isUpright
        ? CGRect(x: 0, y: start, width: size.width, height: end - start) : CGRect(x: start, y: 0, width: end - start, height: size.height)
      let strip = view.resizableSnapshotView(from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero) ?? UIView()
      strip.bounds.size = rect.size
      strip.layer.allowsEdgeAntialiasing = true
      // A strip turns about its near end, its neighbour about its far one: so two of them meet in the depth, and at the table.
      let hinge = CGFloat(index.isMultiple(of: 2) ? index : index + 1) * part
      let anchor = (hinge - start) / (end - start)
      strip.layer.anchorPoint = isUpright ? CGPoint(x: 0.5, y: anchor) : CGPoint(x: anchor, y: 0.5)
      return strip
    }
    shades = strips.map { strip in
      let shade = UIView(frame: strip.bounds)
      shade.backgroundColor = .black
      strip.addSubview(shade)
      return shade
    }
    for (index, strip) in strips.enumerated() {
      strip.accessibilityIdentifier = "\(name).\(index)"
      table.addSubview(strip)
    }
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
      strip.alpha = min(1, part / Self.thin)
      shades[index].alpha = depth * (isEven ? Self.dim : Self.dark)
    }
  }
}
