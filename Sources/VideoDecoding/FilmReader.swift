import CoreGraphics

/// A reader of a video's frames by their times. Its result depends only on the time, not on earlier calls. Only one thread at a time may
/// use it.
public final class FilmReader {
  private let file: FilmFile
  /// The data of the video.
  public var facts: FilmFacts { file.facts }
  private var current: Shot
  /// The decoded frame after the current one. It is `nil` at the end.
  private var upcoming: Shot?
  private var converted: (shot: Shot, image: CGImage)?

  /// Opens a file and decodes its first frame, so that a reader always has a frame to show.
  public init(path: String) throws(FilmProblem) {
    file = try FilmFile(path: path)
    guard let first = try file.next() else {
      throw FilmProblem(
        file.facts.breaksAt == nil ? .noPicture : .damaged,
        file.facts.breaksAt == nil
          ? "none of its pictures can be decoded; make it anew" : "it is cut off before its first picture; make it anew")
    }
    first.start = first.start ?? 0
    current = first
    _ = try PictureConversion(first.frame.pointee, file.libav)
    upcoming = try following(first)
  }

  /// Returns the frame that is displayed at a time in nanoseconds.
  public func picture(at time: Int64) throws(FilmProblem) -> FilmPicture {
    let time = min(max(time, 0), FilmLimits.horizon) + FilmLimits.earliness
    let isFar = time - current.start! > FilmLimits.leap && upcoming.map { $0.start! <= time } ?? false
    if time < current.start! && current.start! > 0 || isFar { try approach(time) }
    while let next = upcoming, next.start! <= time { try step() }
    return try shown()
  }

  /// Returns the frame after the one that was returned last, or `nil` at the end.
  public func nextPicture() throws(FilmProblem) -> FilmPicture? {
    guard upcoming != nil else { return nil }
    try step()
    return try shown()
  }

  private func shown() throws(FilmProblem) -> FilmPicture {
    if converted?.shot !== current {
      converted = (current, try PictureConversion(current.frame.pointee, file.libav).image(orientation: facts.orientation))
    }
    return FilmPicture(image: converted!.image, start: current.start!, end: upcoming?.start)
  }

  private func step() throws(FilmProblem) {
    current = upcoming!
    upcoming = try following(current)
  }

  /// Returns the next decoded frame. Its time is always later than that of the given one.
  private func following(_ shot: Shot) throws(FilmProblem) -> Shot? {
    guard let next = try file.next() else { return nil }
    next.start = max(next.start ?? .min, shot.start! + 1)
    return next
  }

  /// Seeks to a frame at or before a time. It starts at the key frame before it, or at an earlier one if the key frame's actual time is
  /// later.
  private func approach(_ time: Int64) throws(FilmProblem) {
    var target = time, back: Int64 = 500_000_000
    while true {
      file.seek(to: target)
      if let first = try file.next() {
        first.start = first.start ?? max(target, 0)
        if first.start! <= time || target <= 0 {
          current = first
          upcoming = try following(first)
          return
        }
      } else if target <= 0 {
        throw FilmProblem(.damaged, "its pictures cannot be decoded again; make it anew")
      }
      target = max(0, target - back)
      back = min(2 * back, FilmLimits.horizon)
    }
  }
}
