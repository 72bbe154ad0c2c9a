import CoreGraphics

/// The data of a video that is known before it is played. Times are in nanoseconds from the beginning.
public struct FilmFacts: Hashable, Sendable {
  /// The size of the images as they are stored in the file, in pixels.
  public internal(set) var width, height: Int
  /// The ratio of a pixel's width to its height. It is 1 for square pixels.
  public internal(set) var pixelAspect: Double
  /// The EXIF orientation that turns the images upright, which is 1, 3, 6 or 8.
  public internal(set) var orientation: Int
  /// The duration in units of `timescale`.
  public internal(set) var length: Int64
  /// The number of units per second.
  public internal(set) var timescale: Int32
  /// The average number of frames per second. It is 0 if the file does not contain it.
  public internal(set) var framesPerSecond: Double
  /// The time at which the data of a truncated file end. It is `nil` if the file is complete.
  public internal(set) var breaksAt: Int64?
  /// A Boolean value that indicates whether the file contains sound.
  public internal(set) var hasSound: Bool

  /// The size at which the video is displayed.
  public var shownSize: CGSize {
    let size = CGSize(width: (Double(width) * pixelAspect).rounded(), height: Double(height))
    return isOnItsSide ? CGSize(width: size.height, height: size.width) : size
  }
  /// The ratio of a pixel's width to its height in an upright image.
  public var uprightPixelAspect: Double { isOnItsSide ? 1 / pixelAspect : pixelAspect }
  /// A Boolean value that indicates whether upright images are rotated by a quarter turn from those in the file.
  public var isOnItsSide: Bool { orientation >= 5 }
  /// The duration in nanoseconds.
  public var nanoseconds: Int64 { Int64(clamping: Int128(length) * 1_000_000_000 / Int128(timescale)) }
}

/// A frame of a video with its time.
public struct FilmPicture: Sendable {
  /// The upright image.
  public let image: CGImage
  /// The time at which the frame begins, in nanoseconds.
  public let start: Int64
  /// The time at which the next frame begins, in nanoseconds. It is `nil` for the last frame.
  public let end: Int64?
}
