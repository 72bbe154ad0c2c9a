import CoreGraphics

/// The pictures of a film by time. One thread at a time may use it; what it gives depends on the time alone, not on what was asked before.
public final class FilmReader {
  private let file: FilmFile
  /// What is known of the film.
  public var facts: FilmFacts { file.facts }
  private var current: Shot
  /// The one after it; nil at the end.
  private var upcoming: Shot?
  private var converted: (shot: Shot, image: CGImage)?

  /// Opens a film and decodes its first picture, so that whoever has a reader can show something.
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

  /// The picture that is shown at a time.
  public func picture(at time: Int64) throws(FilmProblem) -> FilmPicture {
    let time = min(max(time, 0), FilmLimits.horizon) + FilmLimits.earliness
    let isFar = time - current.start! > FilmLimits.leap && upcoming.map { $0.start! <= time } ?? false
    if time < current.start! && current.start! > 0 || isFar { try approach(time) }
    while let next = upcoming, next.start! <= time { try step() }
    return try shown()
  }

  /// The picture after the one that was given last; nil at the end.
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

  /// The next shot, later than the one before it in any case.
  private func following(_ shot: Shot) throws(FilmProblem) -> Shot? {
    guard let next = try file.next() else { return nil }
    next.start = max(next.start ?? .min, shot.start! + 1)
    return next
  }

  /// To a picture that is not after a time: from the key picture before it, or an earlier one if that comes later than it said.
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
