import CoreGraphics
import HostInterface
import Motion
import Testing

@testable import BrowserHost

/// What viewers save, without a browser; films come from a maker that a test moves on.
@MainActor @Suite final class SavingTests {
  final class Film: FilmWork {
    var part = 0.0
    var result: Result<Data, FilmError>?
    var isCancelled = false
    func cancel() { isCancelled = true }
  }
  final class Maker: FilmMaker {
    var films: [Film] = []
    func begin(_ script: TouchScript, as ending: String, scale: Double) throws -> any FilmWork {
      if script.demo == "broken" { throw FilmError("no film — install one") }
      films.append(Film())
      return films.last!
    }
  }
  private let maker = Maker()
  private let second: Int64 = 1_000_000_000
  private func touches(_ demo: String = "today", lasting seconds: Double = 1) -> TouchScript {
    let end = TimedEvent(.touch(TouchInput(.began, finger: 1, at: .zero)), at: MediaTime(seconds: seconds))
    return TouchScript(demo: demo, device: "iphone-x", events: [end])
  }
  private func scene(_ saving: Saving) -> PageMessage.Scene {
    var scene = PageMessage.Scene(LivePlayer([PlayerDemo(name: "still") { device, _, _ in Still(device: device) }], on: .iPhoneX).state)
    saving.show(in: &scene)
    return scene
  }
  private final class Still: HostedApplication {
    let device: Device
    var now = MediaTime.zero
    let ticks = TickGrid(rate: 60)
    let nextWake: MediaTime? = nil
    init(device: Device) { self.device = device }
    func receive(_ event: TimedEvent) {}
    func runUpdateCycle(at time: MediaTime) -> Frame? { nil }
    func currentFrame() -> Frame { Frame(time: now, size: device.size) { _ in } }
  }

  @Test func `one film at a time, and none that is too long, too large, too slow or that cannot be made`() {
    var limits = Limits()
    (limits.filmSeconds, limits.download, limits.secondsToFilm) = (10, 4, 60)
    let saving = Saving(maker, scale: 2, limits)
    #expect(saving.begin(.mp4, of: touches(lasting: 11), for: 1, at: 0)?.hasPrefix("the touches last 11 s and a film 10 s at most") == true)
    #expect(saving.begin(.mp4, of: touches("broken"), for: 1, at: 0) == "no film — install one")
    #expect(saving.begin(.mp4, of: touches(), for: 1, at: 0) == nil && saving.isBusy)
    #expect(saving.begin(.gif, of: touches(), for: 2, at: 0)?.hasPrefix("one film at a time") == true)
    #expect(saving.begin(.touches, of: touches(), for: 2, at: 0)?.hasPrefix("one film at a time") == true)
    maker.films[0].part = 0.456
    #expect(scene(saving).saving == .init(by: 1, part: 0.46))
    maker.films[0].result = .success(Data([1, 2, 3, 4, 5]))
    #expect(saving.look(at: second)?.hasPrefix("the film has ") == true && !saving.isBusy && scene(saving).saved == nil)
    #expect(saving.begin(.gif, of: touches(), for: 2, at: second) == nil)
    #expect(saving.look(at: 30 * second) == nil)
    #expect(saving.look(at: 62 * second)?.hasPrefix("the film took more than 1 minutes") == true && maker.films[1].isCancelled)
    #expect(saving.begin(.gif, of: touches(), for: 2, at: 0) == nil)
    saving.cancel()
    #expect(maker.films[2].isCancelled && !saving.isBusy && scene(saving).saving == nil)
    #expect(Saving(nil, scale: 1).begin(.mp4, of: touches(), for: 1, at: 0) == "no films can be made here")
  }

  @Test func `what was saved lies there for a while, or until the next`() throws {
    let saving = Saving(maker, scale: 2)
    #expect(saving.begin(.touches, of: touches(), for: 4, at: 0) == nil)
    let saved = try #require(scene(saving).saved)
    #expect(saved.by == 4 && saved.name == "today.touches")
    let answer = try #require(saving.downloads.answer(saved.number))
    #expect(String(buffer: answer.body) == touches().text && answer.file == "today.touches")
    #expect(saving.begin(.mp4, of: touches("x y"), for: 5, at: second) == nil)
    maker.films[0].result = .success(Data([7]))
    #expect(saving.look(at: second) == nil && saving.downloads.answer(saved.number) == nil)
    #expect(scene(saving).saved == .init(by: 5, number: saved.number + 1, name: "x-y.mp4"))
    #expect(saving.look(at: 200 * second) == nil)
    #expect(scene(saving).saved == nil && saving.downloads.answer(saved.number + 1) == nil)
  }
}
