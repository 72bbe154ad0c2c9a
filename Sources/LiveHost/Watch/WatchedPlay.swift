import CoreGraphics
import Dispatch
import HostInterface

/// The child's side of a live reload. It receives messages and leaves a saved session for the next program.
@MainActor public final class WatchedPlay {
  /// The environment variable that contains the folder that both processes use. Its presence tells a program that it is such a child.
  static let variable = "SEGUE_WATCH_FOLDER"

  /// The words of the messages. The text after the word is for people.
  enum Word: String { case work, problem, quiet, leave }

  private let folder: String
  private var source: (any DispatchSourceRead)?
  private var rest: [UInt8] = []
  /// A Boolean value that indicates whether the program was asked to end in favour of the next one.
  public private(set) var isLeaving = false

  /// Creates the child's side. The result is `nil` if this process is not a child of a live reload.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = environment[Self.variable], !folder.isEmpty else { return nil }
    self.folder = folder
  }

  /// Returns the saved session of the previous program. Later calls return `nil`.
  public func takePast() -> SavedSession? {
    let path = folder + "/past"
    defer { unlink(path) }
    return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(SavedSession.init(text:))
  }

  /// Saves a session for the next program.
  public func leave(_ past: SavedSession) { try? past.text.write(toFile: folder + "/past", atomically: true, encoding: .utf8) }

  /// The port and the token of the page, which the next program uses again.
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

  /// Receives messages on standard input.
  ///
  /// - Parameters:
  ///   - notice: A closure that shows a message, or removes it if its argument is `nil`.
  ///   - stop: A closure that ends the program, because it was asked to end or the parent process has ended.
  public func listen(notice: @escaping @MainActor (PlayerNotice?) -> Void, stop: @escaping @MainActor () -> Void) {
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

  private func hear(_ line: String, _ notice: (PlayerNotice?) -> Void, _ stop: () -> Void) {
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
