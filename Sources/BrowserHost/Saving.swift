import CoreGraphics
import HostInterface

/// The file that viewers save. There is only one at a time, which is being made or available for download.
@MainActor final class Saving {
  private let limits: Limits
  private let films: (any FilmMaker)?
  private let scale: Double
  let downloads = Downloads()
  private var work: (work: any FilmWork, viewer: Int, format: PageControl.SaveFormat, demo: String, began: Int64)?
  private var offered: (saved: PageMessage.Scene.Saved, at: Int64)?

  init(_ films: (any FilmMaker)?, scale: Double, _ limits: Limits = Limits()) {
    (self.films, self.scale, self.limits) = (films, scale, limits)
  }

  /// A Boolean value that indicates whether a video is being made.
  var isBusy: Bool { work != nil }

  /// Starts to save events for a viewer. The result is the reason why this is not possible, or `nil`.
  func begin(_ format: PageControl.SaveFormat, of touches: TouchScript, for viewer: Int, at wall: Int64) -> String? {
    guard work == nil else { return "one film at a time: cancel the other one, or wait for it" }
    guard format != .touches else {
      offer(Data(touches.text.utf8), format, of: touches.demo, to: viewer, at: wall)
      return nil
    }
    guard let films else { return "no films can be made here" }
    guard touches.duration.seconds <= limits.filmSeconds else {
      return
        "the touches last \(Int(touches.duration.seconds)) s and a film \(Int(limits.filmSeconds)) s at most: save the script, and use `record`"
    }
    do {
      work = (try films.begin(touches, as: format.rawValue, scale: scale), viewer, format, touches.demo, wall)
      return nil
    } catch { return "\(error)" }
  }

  /// Stops the video that is being made.
  func cancel() {
    work?.work.cancel()
    work = nil
  }

  /// Checks the video. The result is the reason why it failed, or `nil`.
  func look(at wall: Int64) -> String? {
    if let offered, wall - offered.at > Int64(limits.secondsToKeep * 1e9) {
      self.offered = nil
      downloads.withdraw()
    }
    guard let (work, viewer, format, demo, began) = work else { return nil }
    guard let result = work.result else {
      guard wall - began > Int64(limits.secondsToFilm * 1e9) else { return nil }
      cancel()
      return "the film took more than \(Int(limits.secondsToFilm / 60)) minutes: save the script, and use `record`"
    }
    self.work = nil
    switch result {
    case .success(let film) where film.count > limits.download:
      return "the film has \(film.count >> 20) MB, and a download \(limits.download >> 20) at most: save the script, and use `record`"
    case .success(let film):
      offer(film, format, of: demo, to: viewer, at: wall)
      return nil
    case .failure(let error): return error.description
    }
  }

  private func offer(_ body: Data, _ format: PageControl.SaveFormat, of demo: String, to viewer: Int, at wall: Int64) {
    let name = Downloads.plain("\(demo).\(format.rawValue)")
    let number = downloads.offer(body, named: name, type: format.type)
    offered = (.init(by: viewer, number: number, name: name), wall)
  }

  /// Adds the state of the file to the state that all viewers see.
  func show(in scene: inout PageMessage.Scene) {
    scene.saving = work.map { .init(by: $0.viewer, part: (min(1, max(0, $0.work.part)) * 100).rounded() / 100) }
    scene.saved = offered?.saved
  }
}
