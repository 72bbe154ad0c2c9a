import UIKit

/// The corner radii of displays, for which there is no public interface. They were measured in kylebashour/ScreenCorners.
@MainActor
enum CardRadius {
  private static let known: [(size: CGSize, scale: CGFloat, radius: CGFloat)] = [
    (CGSize(width: 375, height: 812), 3, 39), (CGSize(width: 414, height: 896), 3, 39), (CGSize(width: 414, height: 896), 2, 41.5),
    (CGSize(width: 390, height: 844), 3, 47.33), (CGSize(width: 428, height: 926), 3, 53.33),
  ]

  private static var masksDisplay: Bool {
    #if canImport(ObjectiveC)
      return true
    #else
      return false
    #endif
  }

  /// Returns the radius of the display that a view fills, in points. The result is 0 for an unknown display, for square corners, and in a
  /// column.
  static func ofDisplay(around view: UIView) -> CGFloat {
    // A host that does not mask its display has square corners.
    guard masksDisplay, let window = view.window, window.safeAreaInsets.bottom > 0 else { return 0 }
    let size = window.bounds.size, upright = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    let scale = window.traitCollection.displayScale
    return known.first { $0.size == upright && $0.scale == scale }?.radius ?? 0
  }
}
