import HostInterface
import Motion
import QuartzCore

/// The time that an app runs in the background before it is suspended, and the tasks that extend this time.
@MainActor
final class BackgroundTime {
  /// The time, in seconds, that an app has without a task (folklore, no source).
  static let grace = 5.0
  /// The time, in seconds, that an app has while a task is open (folklore, no source).
  static let withTask = 30.0

  private unowned let runtime: Runtime
  private var tasks: [(id: UIBackgroundTaskIdentifier, expire: (() -> Void)?)] = []
  private var nextID = 1
  private var start: MediaTime?
  private var suspension: MediaTime?
  private var expiry: EventLoop.Token?

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// Starts the background time after the app entered the background.
  func begin() {
    start = runtime.now
    settle()
  }

  /// Ends the background time when the app returns to the foreground or ends.
  func end() {
    (start, suspension) = (nil, nil)
    if let expiry { runtime.cancel(expiry) }
    expiry = nil
  }

  func lasts(at instant: MediaTime) -> Bool { suspension.map { instant <= $0 } ?? true }

  /// The remaining time in seconds. It is very large while the app is in the foreground.
  var remaining: Seconds { suspension.map { max($0 - runtime.now, 0) } ?? .greatestFiniteMagnitude }

  // MARK: Tasks

  func open(_ expire: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    defer { nextID += 1 }
    let id = UIBackgroundTaskIdentifier(rawValue: nextID)
    tasks.append((id, expire))
    settle()
    return id
  }

  func close(_ id: UIBackgroundTaskIdentifier) {
    tasks.removeAll { $0.id == id }
    settle()
  }

  /// Computes the time of suspension for the tasks that are open now.
  ///
  /// After its last task, an app has the time without a task. The total is never more than the time with a task.
  private func settle() {
    guard let start else { return }
    let last = start + Self.withTask
    suspension = tasks.isEmpty ? min(max(start, runtime.now) + Self.grace, last) : last
    if let expiry { runtime.cancel(expiry) }
    expiry = tasks.isEmpty ? nil : runtime.schedule(at: last) { [weak self] in self?.expire() }
  }

  /// Calls the expiration handlers of the open tasks. A task that does not end then gets no more time.
  private func expire() {
    expiry = nil
    for task in tasks where tasks.contains(where: { $0.id == task.id }) { task.expire?() }
  }
}
