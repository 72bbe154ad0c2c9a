import CoreGraphics

/// Where a page is on its flight: its middle, its size, and how much of it is there rather than of what it came from.
struct ZoomPlace: Equatable {
  /// Middle x and y, width, height in points; openness, 0 at the source and 1 for the whole page.
  var numbers: SIMD8<Double>

  init(_ frame: CGRect, openness: Double) {
    numbers = SIMD8(frame.midX, frame.midY, frame.width, frame.height, openness, 0, 0, 0)
  }
  init(_ numbers: SIMD8<Double>) { self.numbers = numbers }

  var center: CGPoint {
    get { CGPoint(x: numbers[0], y: numbers[1]) }
    set { (numbers[0], numbers[1]) = (newValue.x, newValue.y) }
  }
  var size: CGSize {
    get { CGSize(width: numbers[2], height: numbers[3]) }
    set { (numbers[2], numbers[3]) = (newValue.width, newValue.height) }
  }
  var openness: Double { min(max(numbers[4], 0), 1) }
  /// Never without an area, whatever the spring does.
  var frame: CGRect {
    let (w, h) = (max(size.width, 1), max(size.height, 1))
    return CGRect(x: center.x - w / 2, y: center.y - h / 2, width: w, height: h)
  }
}

/// How the page lies in the frame that flies. (The amounts are choices.)
struct ZoomGeometry: Equatable {
  /// How dark the page behind is, and how small a finger may make the page in front, as a part of its size. (BEHAVIOUR-2 §25)
  static let dim = 0.2, smallest = 0.86
  /// Of a page in the hand on a screen with square corners; and how much smaller a page is that has its corners whole.
  static let heldCorner = 10.0, cornerIsWhole = 0.07
  /// At which openness nothing is to be seen any more of the picture of the source.
  static let pictureIsGone = 0.6

  /// The whole page, in the container.
  var full: CGRect
  /// Which part of the page lies on the source, in the page.
  var alignment: CGRect
  /// Corners at the source, and of the screen.
  var sourceCorner: Double, screenCorner: Double

  /// The uppermost part of a page with the proportions of the source; of a source that is taller than the page, the middle of its width.
  static func alignment(of source: CGSize, on page: CGSize) -> CGRect {
    guard source.width > 0, source.height > 0 else { return CGRect(origin: .zero, size: page) }
    let height = page.width * source.height / source.width
    if height <= page.height { return CGRect(x: 0, y: 0, width: page.width, height: height) }
    let width = page.height * source.width / source.height
    return CGRect(x: (page.width - width) / 2, y: 0, width: width, height: page.height)
  }

  /// Whether what is aligned fills the page's width; else it fills its height.
  var isWide: Bool { alignment.width * full.height >= alignment.height * full.width }

  /// The page's scale, and the origin of it in the frame that flies.
  func page(at place: ZoomPlace) -> (scale: Double, origin: CGPoint) {
    let p = place.openness, frame = place.frame
    let seen = CGRect(
      x: alignment.minX * (1 - p), y: alignment.minY * (1 - p), width: alignment.width + (full.width - alignment.width) * p,
      height: alignment.height + (full.height - alignment.height) * p)
    let wanted = isWide ? frame.width / seen.width : frame.height / seen.height
    // Whatever the rectangle, nothing of the frame stays empty.
    let least = max(frame.width / max(full.width - seen.minX, 1), frame.height / max(full.height - seen.minY, 1))
    let scale = max(wanted, least)
    let aside = isWide ? 0 : (frame.width - seen.width * scale) / 2
    return (scale, CGPoint(x: aside - seen.minX * scale, y: -seen.minY * scale))
  }

  /// The corners of the frame: the source's there, the screen's on the way and in the hand, none of a page that is at rest.
  func corner(at place: ZoomPlace) -> Double {
    let p = place.openness, shrunk = max(1 - place.frame.width / max(full.width, 1), 0)
    let held = min(shrunk / Self.cornerIsWhole, 1) * max(Self.heldCorner, screenCorner)
    return sourceCorner + (held - sourceCorner) * p
  }
}
