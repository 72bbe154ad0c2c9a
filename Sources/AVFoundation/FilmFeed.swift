import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// The source of an item's frames. In virtual time it reads each frame and waits for it. In a live app, frames are decoded ahead, and the
/// newest ready frame is used.
@MainActor
final class FilmFeed {
  private enum Source {
    case exact(FilmReader)
    case ahead(ReadAhead)
    case none(FilmProblem)
  }
  private let source: Source

  init(_ path: Result<String, FilmProblem>, isLive: Bool) {
    do throws(FilmProblem) {
      let path = try path.get()
      source = isLive ? .ahead(ReadAhead(path: path)) : .exact(try FilmReader(path: path))
    } catch {
      source = .none(error)
    }
  }
  isolated deinit { if case .ahead(let film) = source { film.end() } }

  /// The data of the video, or the reason why it cannot be played. It is `nil` while the file is being opened.
  var opened: Result<FilmFacts, FilmProblem>? {
    switch source {
    case .exact(let reader): .success(reader.facts)
    case .ahead(let film): film.opened
    case .none(let problem): .failure(problem)
    }
  }

  /// Returns the frame for a time in nanoseconds, or `nil` if there is none.
  func picture(at time: Int64, goesOn: Bool) throws(FilmProblem) -> FilmPicture? {
    switch source {
    case .exact(let reader): try reader.picture(at: time)
    case .ahead(let film): try film.picture(at: time, goesOn: goesOn)
    case .none(let problem): throw problem
    }
  }

  /// Returns whether the frame of exactly this time is available now.
  func isReady(at time: Int64) -> Bool { if case .ahead(let film) = source { film.isReady(at: time) } else { true } }
}
