import UIKit

/// A snapshot of a view, cut into strips that fold alternately away from the viewer and towards the viewer.
@MainActor
final class FoldedSheet {
  private let strips: [UIView]
  private let shades: [UIView]
  private let isUpright: Bool
  private let size: CGSize

  private static let stripCount = 4
  private static let overlap: CGFloat = 1
  /// The fraction of its size below which a folded sheet fades. Strips seen on edge would otherwise be visible away from the middle.
  private static let thin: CGFloat = 0.12
  /// The opacity of the shade on strips that turn away from the light, and on the others.
  private static let (dark, dim) = (CGFloat(0.55), CGFloat(0.2))

  /// Creates the strips of a view.
  ///
  /// - Parameters:
  ///   - isUpright: Whether the sheet folds from top to bottom.
  ///   - table: The view that contains the strips. Its `sublayerTransform` gives the perspective.
  ///   - name: The prefix of the strips' identifiers.
  init(of view: UIView, named name: String, afterScreenUpdates: Bool, isUpright: Bool, in table: UIView) {
    let size = view.bounds.size
    (self.isUpright, self.size) = (isUpright, size)
    let length = isUpright ? size.height : size.width
    let part = length / CGFloat(Self.stripCount)
    strips = (0..<Self.stripCount).map { index in
      // Neighbours overlap slightly. Otherwise the table would be visible where smoothed edges meet.
      let start = max(0, CGFloat(index) * part - Self.overlap)
      let end = min(length, CGFloat(index + 1) * part + Self.overlap)
      let rect =
        isUpright
        ? CGRect(x: 0, y: start, width: size.width, height: end - start) : CGRect(x: start, y: 0, width: end - start, height: size.height)
      let strip = view.resizableSnapshotView(from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero) ?? UIView()
      strip.bounds.size = rect.size
      strip.layer.allowsEdgeAntialiasing = true
      // A strip turns about its near end, and its neighbour about its far end. So the strips meet both in the depth and at the table.
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

  /// Folds the sheet to a fraction of its size, from 0 to 1, that begins at a fraction of the table.
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
