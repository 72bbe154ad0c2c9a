/// The limits of a connection: bytes, times, connections and messages. A connection that exceeds them is closed, without an effect on
/// others.
///
/// The page that Segue serves stays far below all of them.
struct Limits: Sendable {
  // MARK: Before access control
  /// The maximum length of a request's first line, in bytes. A longer one gets the status 414.
  var requestLine = 2_048
  /// The maximum length of a request's head, in bytes. A longer one gets the status 431. A head may contain cookies of everything that a
  /// developer serves from this machine.
  var head = 16_384
  /// The maximum length of a request's body, announced or sent, in bytes. A longer one gets the status 413. No request needs a body.
  var body = 4_096
  /// The maximum time in which a whole request must arrive, in seconds. After it, the status is 408.
  var secondsToAsk = 5.0
  /// The maximum time in which a response must be received, in seconds.
  var secondsToAnswer = 10.0
  /// The time for which a client may continue to send after an early response, in seconds. It prevents the loss of the response by a reset.
  var secondsToLeave = 1.0
  /// The maximum number of bytes that are discarded after an early response.
  var bytesToLeave = 1 << 20
  /// The maximum number of connections without a viewer. A further one closes the oldest of them, so that silent connections do not block
  /// others.
  var guests = 32

  // MARK: After access control
  /// The maximum number of pages. A further one gets the status 503.
  var viewers = 16
  /// The maximum length of a page's message, in bytes. Typed and pasted text is sent in messages too.
  var message = ViewerMessage.longest
  /// The maximum number of WebSocket frames of a message.
  var fragments = 8
  /// The maximum number of a viewer's messages per second. Ten fingers on a screen of 120 Hz cause 1,200.
  var messagesPerSecond = 2_000.0
  /// The maximum number of messages that arrive at once after a delay of the network.
  var messagesAtOnce = 4_000.0
  /// The maximum number of a viewer's commands per second. A key that is held down causes eleven.
  var controlsPerSecond = 15.0
  /// The maximum number of commands that arrive at once.
  var controlsAtOnce = 30.0
  /// The maximum number of a viewer's messages that wait for a busy app.
  var unheard = 10_000
  /// The maximum number of frames that wait in the network buffer of a viewer. A page confirms a frame before the next but one is sent.
  var waitingPictures = 2
  /// The maximum number of texts that wait in the network buffer of a viewer.
  var waitingTexts = 32

  // MARK: Downloads
  /// The maximum duration of a video, in seconds of the app's time.
  var filmSeconds = 120.0
  /// The maximum time in which a video must be made, in seconds by the wall clock.
  var secondsToFilm = 600.0
  /// The maximum size of a download, in bytes.
  var download = 64 << 20
  /// The maximum duration of a download, in seconds.
  var secondsToDownload = 300.0
  /// The time for which a download is available, in seconds.
  var secondsToKeep = 120.0
}

/// A rate limiter with a number of operations per second and a number of operations at once. It is a token bucket.
struct MessageBudget: Sendable {
  private let perSecond, atOnce: Double
  private var left: Double
  private var last: Int64?

  init(perSecond: Double, atOnce: Double) { (self.perSecond, self.atOnce, left) = (perSecond, atOnce, atOnce) }

  /// Returns whether another operation is allowed, and counts it.
  ///
  /// - Parameter nanoseconds: The reading of a clock. It must not be less than the previous one.
  mutating func takes(at nanoseconds: Int64) -> Bool {
    left = min(atOnce, left + Double(nanoseconds - (last ?? nanoseconds)) / 1e9 * perSecond)
    last = nanoseconds
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
