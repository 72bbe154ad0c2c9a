import CoreGraphics
import Dispatch
import HostInterface
import LiveHost

/// The handling of signals during a recording. Ctrl-C, a request to end and a closed terminal end the recording at once. No file is left.
@MainActor final class Interruption {
  private let events: SignalEvents
  /// The semaphore that decides whether the recording or a signal ends the process. It is not released by the one that ends it.
  private let lastWord = DispatchSemaphore(value: 1)
  private var isEnded = false

  /// Creates the handling.
  ///
  /// - Parameter path: The path of the file that is being recorded.
  init(of path: String) {
    events = SignalEvents(on: .global()) { [lastWord] number in
      // The main thread may be in an update cycle that takes minutes, so the process ends here.
      lastWord.wait()
      let nothingWritten = TemporaryFile.removeAside(of: path) ? ", nothing was written" : ""
      if isatty(2) == 1 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }  // clears the progress bar
      CommandLineTool.printError("stopped\(nothingWritten)")
      // The library that writes films opens the file by its name, which the main thread may have done since.
      TemporaryFile.removeAside(of: path)
      _exit(128 + number)
    }
  }

  /// Ends the handling, because the recording has finished or failed. The method does not return if a signal ends the process. A recording
  /// whose file was removed by the signal then reports no error.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    lastWord.wait()
    events.end()
    lastWord.signal()
  }
}
