import BrowserHost
import CoreGraphics
import HostInterface
import LiveHost

/// A maker of videos that runs `record` of this program in a child process. A video then takes its own processor time, and its app's tasks
/// do not mix with those of the player.
@MainActor final class ChildFilms: FilmMaker {
  func begin(_ script: TouchScript, as ending: String, scale: Double) throws -> any FilmWork {
    try Film(script, ending, ending == "gif" ? [] : ["--scale", "\(min(4, max(0.05, scale)))"])
  }

  private final class Film: FilmWork {
    private let folder: String
    private let path: String
    private let child: ChildProcess
    private var lines: [String] = []
    private(set) var part = 0.0

    init(_ script: TouchScript, _ ending: String, _ options: [String]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-film-\(UUID().uuidString)").path
      path = folder + "/film.\(ending)"
      guard mkdir(folder, 0o700) == 0 else { throw FilmError("no room for a film (\(String(cString: strerror(errno)).lowercased()))") }
      do {
        try script.text.write(toFile: folder + "/film.touches", atomically: true, encoding: .utf8)
        child = try ChildProcess(
          "/proc/self/exe", ["record", script.demo, "--script", folder + "/film.touches", "--out", path, "--tell-progress"] + options,
          speaks: true)
      } catch {
        try? FileManager.default.removeItem(atPath: folder)
        throw error
      }
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

    var result: Result<Data, FilmError>? {
      let isRunning = child.isRunning
      for line in child.lines() {
        if let percent = Int(line) { part = Double(percent) / 100 } else { lines = (lines + [line]).suffix(20) }
      }
      guard !isRunning else { return nil }
      if child.end == .code(0), let film = FileManager.default.contents(atPath: path) { return .success(film) }
      let words = lines.first { $0.hasPrefix("error: ") }.map { String($0.dropFirst("error: ".count)) } ?? "the film could not be made"
      return .failure(FilmError(words.replacing(folder + "/", with: "")))
    }

    func cancel() { child.terminate() }
  }
}
