import CoreGraphics
import Dispatch

/// Ctrl-C, a polite kill and a closed terminal, as events on a queue.
///
/// None is lost, however early it comes: Dispatch's own sources of signals take effect some time after they were resumed, and have the
/// process ignore the signal until then. One object at a time has the signals, the last that was made.
public final class SignalEvents {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// Where the handler writes which signal it was: all that a handler may do.
  private nonisolated(unsafe) static var writeEnd: Int32 = -1
  private let source: any DispatchSourceRead
  private var isEnded = false

  /// - Parameters:
  ///   - queue: where the action is called.
  ///   - action: gets the signal's number, once for each that arrives.
  public init(on queue: DispatchQueue, _ action: @escaping @Sendable (_ number: Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { fatalError("no pipe for signals: errno \(errno) — close some files") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let (readEnd, writeEnd) = (ends[0], ends[1])
    source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: queue)
    source.setEventHandler { @Sendable in
      var number: UInt8 = 0
      if read(readEnd, &number, 1) == 1 { action(Int32(number)) }
    }
    source.setCancelHandler { @Sendable in
      close(readEnd)
      close(writeEnd)
    }
    source.resume()
    Self.writeEnd = writeEnd
    var set = sigset_t()
    sigemptyset(&set)
    for number in Self.numbers {
      signal(number, Self.handle)
      sigaddset(&set, number)
    }
    // Who was started by a thread that blocks them was born with them blocked.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
  deinit { end() }

  /// Gives the signals back their usual meaning.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    for number in Self.numbers { signal(number, SIG_DFL) }
    source.cancel()
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd, &byte, 1)
    errno = before
  }
}
