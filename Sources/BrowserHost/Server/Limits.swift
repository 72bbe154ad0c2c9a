/// What whoever connects may take up: bytes, time, connections, messages. Who takes more is shown out, and nobody else notices.
///
/// The page that Segue serves stays far below each of them.
struct Limits: Sendable {
  // MARK: Before the gate
  /// Bytes of a request's first line; beyond, 414.
  var requestLine = 2_048
  /// Bytes of a request's head; beyond, 431. Cookies of everything that a developer serves from this machine are sent along.
  var head = 16_384
  /// Bytes of a request's body, announced or sent; beyond, 413. Nothing that is served wants one.
  var body = 4_096
  /// How long a request may take to arrive as a whole; then 408.
  var secondsToAsk = 5.0
  /// How long an answer may take to be fetched.
  var secondsToAnswer = 10.0
  /// Who was answered early may go on talking for so long, so that the answer is not lost in a reset.
  var secondsToLeave = 1.0
  /// The most that is heard, and thrown away, of who was answered early.
  var bytesToLeave = 1 << 20
  /// Connections that no viewer's stream has come of. One more ends the oldest of them: silence keeps nobody out.
  var guests = 32

  // MARK: Behind the gate
  /// Pages that may look on at once; one more gets 503.
  var viewers = 16
  /// Bytes of a message of the page's: what is typed and pasted comes in messages, too.
  var message = ViewerMessage.longest
  /// Frames that a message may be cut into.
  var fragments = 8
  /// Messages of a viewer's in a second: ten fingers on a screen of 120 Hz are 1,200.
  var messagesPerSecond = 2_000.0
  /// Messages that may come at once, after the network was stuck for a while.
  var messagesAtOnce = 4_000.0
  /// Controls of a viewer's in a second: a key that is held steps eleven times.
  var controlsPerSecond = 15.0
  /// Controls that may come at once.
  var controlsAtOnce = 30.0
  /// Messages of a viewer's that wait for an app that is busy.
  var unheard = 10_000
  /// Pictures on their way into the network for a viewer: a page thanks for one before the next but one is sent.
  var waitingPictures = 2
  /// Texts on their way into the network for a viewer.
  var waitingTexts = 32

  // MARK: Downloads
  /// Seconds of the app's that a film may last.
  var filmSeconds = 120.0
  /// Seconds by the wall that may pass while it is made.
  var secondsToFilm = 600.0
  /// Bytes of what can be downloaded.
  var download = 64 << 20
  /// How long a download may take to be fetched.
  var secondsToDownload = 300.0
  /// How long it lies there.
  var secondsToKeep = 120.0
}

/// How much somebody may do at once and how much in a second: a bucket that fills with time.
struct Allowance: Sendable {
  private let perSecond, atOnce: Double
  private var left: Double
  private var last: Int64?

  init(perSecond: Double, atOnce: Double) { (self.perSecond, self.atOnce, left) = (perSecond, atOnce, atOnce) }

  /// Whether one more is allowed.
  ///
  /// - Parameter nanoseconds: a clock's reading, never less than the last one.
  mutating func takes(at nanoseconds: Int64) -> Bool {
    left = min(atOnce, left + Double(nanoseconds - (last ?? nanoseconds)) / 1e9 * perSecond)
    last = nanoseconds
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
