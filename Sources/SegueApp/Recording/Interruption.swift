import CoreGraphics
import Dispatch
import HostInterface
import LiveHost

/// Ctrl-C, a polite kill and a closed terminal end a recording at once, whatever the app is doing, and nothing of it is left.
@MainActor final class Interruption {
  private let events: SignalEvents
  /// Either the recording has the last word or the signal: who has taken it keeps it.
  private let lastWord = DispatchSemaphore(value: 1)
  private var isEnded = false

  /// - Parameter path: what is being written, aside.
  init(of path: String) {
    events = SignalEvents(on: .global()) { [lastWord] number in
      // The main thread may be in the middle of a turn that takes minutes, so the process ends here.
      lastWord.wait()
      let nothingWritten = AsideFile.removeAside(of: path) ? ", nothing was written" : ""
      if isatty(2) == 1 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }  // where the bar was
      CommandLineTool.printError("stopped\(nothingWritten)")
      _exit(128 + number)
    }
  }

  /// What was recorded is in its place, or has failed by itself. Never returns once a signal ends the process: what fails because its file
  /// was taken away has nothing to say.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    lastWord.wait()
    events.end()
    lastWord.signal()
  }
}
