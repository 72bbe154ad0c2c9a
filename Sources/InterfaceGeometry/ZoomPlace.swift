import CoreGraphics

/// The state of a zoomed view in its movement: its centre, its size, and its openness.
package struct ZoomPlace: Equatable {
  /// The centre's x and y, the width and the height in points, and the openness. The openness is 0 at the source view and 1 for the full
  /// view.
  package var numbers: SIMD8<Double>

  package init(_ frame: CGRect, openness: Double) {
    numbers = SIMD8(frame.midX, frame.midY, frame.width, frame.height, openness, 0, 0, 0)
  }
  package init(_ numbers: SIMD8<Double>) { self.numbers = numbers }

  package var center: CGPoint {
    get { CGPoint(x: numbers[0], y: numbers[1]) }
    set { (numbers[0], numbers[1]) = (newValue.x, newValue.y) }
  }
  package var size: CGSize {
    get { CGSize(width: numbers[2], height: numbers[3]) }
    set { (numbers[2], numbers[3]) = (newValue.width, newValue.height) }
  }
  package var openness: Double { min(max(numbers[4], 0), 1) }
  /// The frame of the view. Its area is never empty, whatever the spring does.
  package var frame: CGRect {
    let (w, h) = (max(size.width, 1), max(size.height, 1))
    return CGRect(x: center.x - w / 2, y: center.y - h / 2, width: w, height: h)
  }
}

/// The geometry of the view in the moving frame. The constants are choices of Segue.
package struct ZoomGeometry: Equatable {
  /// The opacity of the dimming, and the minimum scale of the view in a gesture (Docs/behaviour/controllers.md, "Zoom transition").
  package static let dim = 0.2, smallest = 0.86
  /// The corner radius of a held view on a screen with square corners, and the size reduction at which the corners are complete.
  package static let heldCorner = 10.0, cornerIsWhole = 0.07
  /// The openness at which the image of the source view is invisible.
  package static let pictureIsGone = 0.6

  /// The frame of the full view in the container.
  package var full: CGRect
  /// The part of the view that is aligned with the source view, in the view's coordinates.
  package var alignment: CGRect
  /// The corner radii of the source view and of the screen.
  package var sourceCorner: Double, screenCorner: Double

  package init(full: CGRect, alignment: CGRect, sourceCorner: Double, screenCorner: Double) {
    (self.full, self.alignment, self.sourceCorner, self.screenCorner) = (full, alignment, sourceCorner, screenCorner)
  }

  /// Returns the top part of a view with the proportions of the source view.
  ///
  /// For a source that is taller than the view, it is the horizontal middle of the view.
  package static func alignment(of source: CGSize, on page: CGSize) -> CGRect {
    guard source.width > 0, source.height > 0 else { return CGRect(origin: .zero, size: page) }
    let height = page.width * source.height / source.width
    if height <= page.height { return CGRect(x: 0, y: 0, width: page.width, height: height) }
    let width = page.height * source.width / source.height
    return CGRect(x: (page.width - width) / 2, y: 0, width: width, height: page.height)
  }

  /// A Boolean value that indicates whether the aligned part fills the width of the view. Otherwise it fills the height.
  package var isWide: Bool { alignment.width * full.height >= alignment.height * full.width }

  /// Returns the scale of the view and its origin in the moving frame.
  package func page(at place: ZoomPlace) -> (scale: Double, origin: CGPoint) {
    let p = place.openness, frame = place.frame
    let seen = CGRect(
      x: alignment.minX * (1 - p), y: alignment.minY * (1 - p), width: alignment.width + (full.width - alignment.width) * p,
      height: alignment.height + (full.height - alignment.height) * p)
    let wanted = isWide ? frame.width / seen.width : frame.height / seen.height
    // The view fills the whole frame, whatever the rectangle is.
    let least = max(frame.width / max(full.width - seen.minX, 1), frame.height / max(full.height - seen.minY, 1))
    let scale = max(wanted, least)
    let aside = isWide ? 0 : (frame.width - seen.width * scale) / 2
    return (scale, CGPoint(x: aside - seen.minX * scale, y: -seen.minY * scale))
  }

  /// Returns the corner radius: that of the source view, that of the screen during the movement, and 0 at rest.
  package func corner(at place: ZoomPlace) -> Double {
    let p = place.openness, shrunk = max(1 - place.frame.width / max(full.width, 1), 0)
    let held = min(shrunk / Self.cornerIsWhole, 1) * max(Self.heldCorner, screenCorner)
    return sourceCorner + (held - sourceCorner) * p
  }
}
