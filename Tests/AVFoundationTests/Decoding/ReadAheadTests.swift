import Foundation
import Testing
import VideoDecoding

@Suite struct ReadAheadTests {
  let studio = try! FilmStudio()
  private func time(_ frame: Int) -> Int64 { Int64(frame) * 1_000_000_000 / 30 }
  private func opened(_ url: URL) -> ReadAhead {
    let film = ReadAhead(path: url.path)
    film.finishWork()
    return film
  }

  @Test func `at most eight pictures are ready before their time`() throws {
    let film = opened(try studio.film(count: 60))
    #expect(try film.picture(at: 0, goesOn: true).map { FilmStudio.number(of: $0.image) } == 0)
    film.finishWork()
    #expect(film.count == 9, "the one on show and eight")
    #expect(try film.picture(at: time(5), goesOn: true).map { FilmStudio.number(of: $0.image) } == 5)
    film.finishWork()
    #expect(film.count == 9)
  }

  @Test func `of a large film fewer are ready`() throws {
    let film = opened(try studio.film(count: 30, width: 2048, height: 1024))
    _ = try film.picture(at: 0, goesOn: true)
    film.finishWork()
    #expect(film.count == 9)
    let larger = opened(try studio.film("larger.mp4", count: 12, width: 4096, height: 2048))
    _ = try larger.picture(at: 0, goesOn: true)
    larger.finishWork()
    #expect(larger.count == 3)
  }

  @Test func `a picture that comes too late is left out, and asking never waits`() throws {
    let film = opened(try studio.film(count: 60))
    _ = try film.picture(at: 0, goesOn: true)
    film.finishWork()
    // Far beyond what is ready: the newest that is there is shown meanwhile.
    let meanwhile = try #require(try film.picture(at: time(40), goesOn: true))
    #expect(FilmStudio.number(of: meanwhile.image) <= 8)
    film.finishWork()
    #expect(film.isReady(at: time(40)))
    #expect(try film.picture(at: time(40), goesOn: true).map { FilmStudio.number(of: $0.image) } == 40)
  }

  @Test func `a jump back shows nothing new until its picture is there`() throws {
    let film = opened(try studio.film(count: 60))
    _ = try film.picture(at: time(30), goesOn: false)
    film.finishWork()
    #expect(try film.picture(at: time(10), goesOn: false) == nil)
    film.finishWork()
    #expect(try film.picture(at: time(10), goesOn: false).map { FilmStudio.number(of: $0.image) } == 10)
    #expect(film.count == 1, "nothing more is made while it stands")
  }

  @Test func `what cannot be played says why, and nothing is waited for`() throws {
    let film = opened(studio.folder.appendingPathComponent("none.mp4"))
    guard case .failure(let problem)? = film.opened else { throw problem() }
    #expect(problem.kind == .missing)
    #expect(throws: FilmProblem.self) { try film.picture(at: 0, goesOn: true) }
  }
  private func problem() -> any Error { FilmProblem(.damaged, "it was opened") }

  @Test func `a film that is over lets go of its pictures`() throws {
    let film = opened(try studio.film(count: 60))
    _ = try film.picture(at: 0, goesOn: true)
    film.end()
    film.finishWork()
    #expect(film.count == 0)
  }
}
