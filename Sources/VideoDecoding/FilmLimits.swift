/// What is refused before memory is taken for it.
public enum FilmLimits {
  /// The most pixels of a picture: 4K's, whichever way it lies. (A choice; iPhones film no larger.)
  public static let mostPixels = 4096 * 2304
  /// The longest side of a picture.
  public static let longestSide = 4096
  /// The most pictures that are ready before their time.
  public static let mostAhead = 8
  /// How many bytes those may take together, but for the first two.
  public static let mostBytesAhead = 64 << 20
  /// How many pieces of a film in a row may give no picture.
  static let mostBadPackets = 300
  /// From how far away a picture is looked for from the nearest key picture on, in nanoseconds.
  static let leap: Int64 = 2_000_000_000
  /// How much before its time a picture counts as due, in nanoseconds: instants and times of pictures are both rounded.
  public static let earliness: Int64 = 1_000

  /// How many pictures of a size are made ahead.
  static func ahead(width: Int, height: Int) -> Int { max(2, min(mostAhead, mostBytesAhead / max(4 * width * height, 1))) }

  static func check(width: Int, height: Int) throws(FilmProblem) {
    guard width > 0, height > 0 else { throw FilmProblem(.noPicture, "its pictures have no size") }
    guard width <= longestSide, height <= longestSide, width * height <= mostPixels else {
      throw FilmProblem(
        .tooLarge, "its pictures are \(width)×\(height) pixels, and at most 4096×2304 are played; make a smaller copy of it")
    }
  }
}
