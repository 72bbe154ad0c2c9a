import CoreGraphics
import Dispatch

/// The signals SIGINT, SIGTERM and SIGHUP as events on a queue. They come from Ctrl-C, a request to end and a closed terminal.
///
/// No signal is lost, however early it arrives. The signal sources of Dispatch would take effect some time after they are resumed, and the
/// process would ignore signals until then. Only one object at a time receives the signals, which is the last one that was created.
public final class SignalEvents {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// The pipe to which the handler writes the number of the signal. A signal handler may do no more than that.
  private nonisolated(unsafe) static var writeEnd: Int32 = -1
  private let source: any DispatchSourceRead
  private var isEnded = false

  /// Creates the events.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the action is called.
  ///   - action: A closure that receives the number of each signal.
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
    // A process inherits the blocked signals of the thread that started it.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
  deinit { end() }

  /// Restores the default handling of the signals.
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
