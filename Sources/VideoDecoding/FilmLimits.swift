/// The limits that are checked before memory is allocated.
public enum FilmLimits {
  /// The maximum number of pixels of a frame, which is that of 4K in either orientation. The value is a choice, because no iPhone records
  /// larger frames.
  public static let mostPixels = 4096 * 2304
  /// The maximum length of a side of a frame, in pixels.
  public static let longestSide = 4096
  /// The maximum number of frames that are decoded ahead.
  public static let mostAhead = 8
  /// The maximum size of all frames that are decoded ahead, in bytes. Two frames are always permitted.
  public static let mostBytesAhead = 64 << 20
  /// The maximum number of consecutive packets that may produce no frame.
  static let mostBadPackets = 300
  /// The minimum duration of a video, in nanoseconds, which is one frame at 240 frames per second. A looper would repeat a shorter video
  /// without end.
  public static let shortest: Int64 = 4_000_000
  /// The maximum duration of a video, in nanoseconds, which is 10,000 hours.
  public static let longest: Int64 = 36_000_000_000_000_000
  /// The range of frame times, in nanoseconds around zero. Times that a file gives beyond it are clamped, so that sums of times cannot
  /// overflow.
  static let horizon: Int64 = 1 << 60
  /// The maximum number of bytes that libav may allocate at once. It is the size of a video's index for 13 hours at 120 samples per second.
  static let mostBytesAtOnce = 128 << 20
  /// The distance beyond which a frame is decoded from the nearest key frame on, in nanoseconds.
  static let leap: Int64 = 2_000_000_000
  /// The time before its start at which a frame counts as due, in nanoseconds. It compensates for the rounding of timestamps and frame
  /// times.
  public static let earliness: Int64 = 1_000

  /// Returns the number of frames of a size that are decoded ahead.
  static func ahead(width: Int, height: Int) -> Int { max(2, min(mostAhead, mostBytesAhead / max(4 * width * height, 1))) }

  /// Clamps a time in nanoseconds to the horizon.
  static func clamp(_ time: Int128) -> Int64 { Int64(max(Int128(-horizon), min(time, Int128(horizon)))) }

  /// Checks the duration of a video, in nanoseconds.
  static func check(duration: Int64) throws(FilmProblem) {
    guard duration >= shortest else {
      throw FilmProblem(.damaged, "it says that it lasts \(duration) ns, and a picture takes at least \(shortest) ns; export it again")
    }
    guard duration <= longest else {
      let hours = duration / 3_600_000_000_000
      throw FilmProblem(.damaged, "it says that it lasts \(hours) hours, and at most 10,000 are played; export it again")
    }
  }

  static func check(width: Int, height: Int) throws(FilmProblem) {
    guard width > 0, height > 0 else { throw FilmProblem(.noPicture, "its pictures have no size") }
    guard width <= longestSide, height <= longestSide, width * height <= mostPixels else {
      throw FilmProblem(
        .tooLarge, "its pictures are \(width)×\(height) pixels, and at most 4096×2304 are played; make a smaller copy of it")
    }
  }
}
