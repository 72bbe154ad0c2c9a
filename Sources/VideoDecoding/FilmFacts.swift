import CoreGraphics

/// What is known of a film before it is played. Times are nanoseconds from its beginning.
public struct FilmFacts: Hashable, Sendable {
  /// Its pictures as they lie in the file, in pixels.
  public internal(set) var width, height: Int
  /// How much wider than high a pixel is shown; 1 for square ones.
  public internal(set) var pixelAspect: Double
  /// How the pictures are turned to stand upright, as EXIF counts it: 1, 3, 6 or 8.
  public internal(set) var orientation: Int
  /// How long it is, in units of `timescale`.
  public internal(set) var length: Int64
  /// How many units are a second.
  public internal(set) var timescale: Int32
  /// Pictures a second, on average; 0 if nobody says.
  public internal(set) var framesPerSecond: Double
  /// Up to where the file holds pictures; nil if it is whole.
  public internal(set) var breaksAt: Int64?
  /// Whether it has sound.
  public internal(set) var hasSound: Bool

  /// How large it is meant to be seen.
  public var shownSize: CGSize {
    let size = CGSize(width: (Double(width) * pixelAspect).rounded(), height: Double(height))
    return isOnItsSide ? CGSize(width: size.height, height: size.width) : size
  }
  /// How much wider than high a pixel is shown of a picture that stands upright.
  public var uprightPixelAspect: Double { isOnItsSide ? 1 / pixelAspect : pixelAspect }
  /// Whether its upright pictures are as wide as these are high.
  public var isOnItsSide: Bool { orientation >= 5 }
  /// How long it is.
  public var nanoseconds: Int64 { Int64(clamping: Int128(length) * 1_000_000_000 / Int128(timescale)) }
}

/// A picture of a film, and when it is shown.
public struct FilmPicture: Sendable {
  /// The picture, upright.
  public let image: CGImage
  /// When it comes.
  public let start: Int64
  /// When the next one comes; nil for the last.
  public let end: Int64?
}
