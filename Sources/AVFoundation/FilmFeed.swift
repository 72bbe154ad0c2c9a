import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// Where a player gets the pictures of an item from: in virtual time from a reader, which is waited for; live from pictures that are made
/// ahead, of which the newest is taken.
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

  /// What is known of the film, or why it cannot be played; nil while it is being opened.
  var opened: Result<FilmFacts, FilmProblem>? {
    switch source {
    case .exact(let reader): .success(reader.facts)
    case .ahead(let film): film.opened
    case .none(let problem): .failure(problem)
    }
  }

  /// The picture for a time, in nanoseconds; nil while there is none.
  func picture(at time: Int64, goesOn: Bool) throws(FilmProblem) -> FilmPicture? {
    switch source {
    case .exact(let reader): try reader.picture(at: time)
    case .ahead(let film): try film.picture(at: time, goesOn: goesOn)
    case .none(let problem): throw problem
    }
  }

  /// Whether the picture of exactly that time can be had now.
  func isReady(at time: Int64) -> Bool { if case .ahead(let film) = source { film.isReady(at: time) } else { true } }
}
