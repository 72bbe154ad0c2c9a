import CoreGraphics
import Dispatch
import HostInterface

/// The side of a play that a `Watch` watches: hears what goes on, and leaves behind where it was.
@MainActor public final class WatchedPlay {
  /// By which a child knows that it is watched: the folder that both share.
  static let variable = "SEGUE_WATCH_FOLDER"

  /// What a watch says, a line each; what follows the word is for people.
  enum Word: String { case work, problem, quiet, leave }

  private let folder: String
  private var source: (any DispatchSourceRead)?
  private var rest: [UInt8] = []
  /// Whether the watch has asked it to make room for the next program.
  public private(set) var isLeaving = false

  /// Nil where nobody watches.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = environment[Self.variable], !folder.isEmpty else { return nil }
    self.folder = folder
  }

  /// What the program before this one left behind; only once.
  public func takePast() -> LivePast? {
    let path = folder + "/past"
    defer { unlink(path) }
    return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(LivePast.init(text:))
  }

  /// Leaves it for the next program.
  public func leave(_ past: LivePast) { try? past.text.write(toFile: folder + "/past", atomically: true, encoding: .utf8) }

  /// Where the page was, for the next program: its port and token.
  public var page: (port: UInt16, token: String?)? {
    get {
      let words = (try? String(contentsOfFile: folder + "/page", encoding: .utf8))?.split(separator: " ") ?? []
      guard let port = words.first.flatMap({ UInt16($0) }) else { return nil }
      return (port, words.count > 1 ? String(words[1]) : nil)
    }
    set {
      guard let newValue else { return }
      try? "\(newValue.port) \(newValue.token ?? "")".write(toFile: folder + "/page", atomically: true, encoding: .utf8)
    }
  }

  /// Hears the watch on standard input.
  ///
  /// - Parameters:
  ///   - notice: shows what goes on; nil when there is nothing to say.
  ///   - stop: ends the play: the watch asks for it, or has gone.
  public func listen(notice: @escaping @MainActor (StageNotice?) -> Void, stop: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        let count = read(0, &chunk, chunk.count)
        guard count > 0 else {
          self.source?.cancel()
          return stop()
        }
        self.rest += chunk[..<count]
        while let end = self.rest.firstIndex(of: 10) {
          let line = String(decoding: self.rest[..<end], as: UTF8.self)
          self.rest.removeFirst(end + 1)
          self.hear(line, notice, stop)
        }
      }
    }
    source.resume()
    self.source = source
  }

  private func hear(_ line: String, _ notice: (StageNotice?) -> Void, _ stop: () -> Void) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first.flatMap(Word.init) {
    case .work: notice(.work(words.count > 1 ? words[1] : ""))
    case .problem: notice(.problem(words.count > 1 ? words[1] : ""))
    case .quiet: notice(nil)
    case .leave:
      isLeaving = true
      stop()
    case nil: break
    }
  }
}
