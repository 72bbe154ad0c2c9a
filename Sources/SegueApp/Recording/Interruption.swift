import CoreGraphics
import Dispatch
import HostInterface

/// Ctrl-C, a polite kill and a closed terminal end a recording at once, whatever the app is doing, and nothing of it is left.
@MainActor final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private let sources: [any DispatchSourceSignal]

  /// - Parameter path: what is being written, aside.
  init(of path: String) {
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        // The main thread may be in the middle of a turn that takes minutes, so the process ends here.
        let nothingWritten = AsideFile.removeAside(of: path) ? ", nothing was written" : ""
        if isatty(2) == 1 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }  // where the bar was
        CommandLineTool.printError("stopped\(nothingWritten)")
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }
  isolated deinit { end() }

  /// What was recorded is in its place.
  func end() {
    sources.forEach { $0.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
