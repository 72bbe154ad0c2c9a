import HostInterface
import Motion
import QuartzCore

/// How long an app goes on in the background before it is suspended, and the tasks that give it more.
@MainActor
final class BackgroundTime {
  /// Seconds that an app has without asking. (K)
  static let grace = 5.0
  /// Seconds that it has while a task is open. (K)
  static let withTask = 30.0

  private unowned let runtime: Runtime
  private var tasks: [(id: UIBackgroundTaskIdentifier, expire: (() -> Void)?)] = []
  private var nextID = 1
  private var start: MediaTime?
  private var suspension: MediaTime?
  private var expiry: EventLoop.Token?

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// The app went to the background.
  func begin() {
    start = runtime.now
    settle()
  }

  /// The app is in front again, or over.
  func end() {
    (start, suspension) = (nil, nil)
    if let expiry { runtime.cancel(expiry) }
    expiry = nil
  }

  func lasts(at instant: MediaTime) -> Bool { suspension.map { instant <= $0 } ?? true }

  /// Seconds that are left; very many while the app is in front.
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

  /// When the app will be suspended, with the tasks that are open now. It has a grace after its last task, and never more than a task gives.
  private func settle() {
    guard let start else { return }
    let last = start + Self.withTask
    suspension = tasks.isEmpty ? min(max(start, runtime.now) + Self.grace, last) : last
    if let expiry { runtime.cancel(expiry) }
    expiry = tasks.isEmpty ? nil : runtime.schedule(at: last) { [weak self] in self?.expire() }
  }

  /// The time is over. Tasks that do not end themselves now are of no more use.
  private func expire() {
    expiry = nil
    for task in tasks where tasks.contains(where: { $0.id == task.id }) { task.expire?() }
  }
}
