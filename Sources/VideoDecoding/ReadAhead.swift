import CoreGraphics
import Dispatch
import Synchronization

/// A video that is decoded on a background thread while the app runs. A few frames are ready before their time, and frames that are late
/// are dropped. No caller waits for it.
public final class ReadAhead: Sendable {
  private struct State {
    var opened: Result<FilmFacts, FilmProblem>?
    /// The frames in display order. Each is later than the previous one.
    var pictures: [FilmPicture] = []
    var isAtEnd = false
    /// The time that is displayed, and whether later frames will be needed.
    var wanted: Int64 = 0
    var goesOn = false
    var isAtWork = false
    var isOver = false
    var problem: FilmProblem?
    var most = FilmLimits.mostAhead
  }
  private let state = Mutex(State())
  private let queue: DispatchQueue
  /// The reader is used on the queue only.
  nonisolated(unsafe) private var reader: FilmReader?

  /// Starts to open a file.
  public init(path: String) {
    // With the default queue as target, all videos share one thread per processor. A queue without a target would have its own thread for
    // each.
    queue = DispatchQueue(label: "segue.film", target: .global())
    state.withLock { $0.isAtWork = true }
    queue.async { [self] in open(path) }
  }

  /// The data of the video, or the reason why it cannot be played. It is `nil` while the file is being opened.
  public var opened: Result<FilmFacts, FilmProblem>? { state.withLock { $0.opened } }

  /// Returns the newest ready frame that is due at a time in nanoseconds, or `nil` if there is none.
  ///
  /// - Parameter goesOn: `true` if later frames will be needed soon.
  public func picture(at time: Int64, goesOn: Bool) throws(FilmProblem) -> FilmPicture? {
    let (found, problem, mustWork) = state.withLock { state -> (FilmPicture?, FilmProblem?, Bool) in
      (state.wanted, state.goesOn) = (Self.wanted(at: time), goesOn)
      if let place = state.pictures.lastIndex(where: { $0.start <= state.wanted }), place > 0 { state.pictures.removeFirst(place) }
      let mustWork = !state.isAtWork && state.problem == nil && hasWork(state)
      if mustWork { state.isAtWork = true }
      return (state.pictures.first.flatMap { $0.start <= state.wanted || $0.start == 0 ? $0 : nil }, state.problem, mustWork)
    }
    if mustWork { queue.async { [self] in work() } }
    if let problem { throw problem }
    return found
  }

  /// Returns whether the frame of a time is ready.
  public func isReady(at time: Int64) -> Bool {
    state.withLock { holds(Self.wanted(at: time), $0.pictures) || $0.problem != nil }
  }

  /// Returns the time up to which a frame is due at a time of the video.
  private static func wanted(at time: Int64) -> Int64 { min(max(time, 0), FilmLimits.horizon) + FilmLimits.earliness }

  /// Ends the decoding. Do not use the object afterwards.
  public func end() {
    state.withLock { ($0.isOver, $0.pictures) = (true, []) }
    queue.async { [self] in reader = nil }
  }

  /// Waits until there is no work. It is for tests.
  package func finishWork() { queue.sync {} }
  /// The number of ready frames, including the displayed one.
  package var count: Int { state.withLock { $0.pictures.count } }

  private func hasWork(_ state: State) -> Bool {
    guard !state.isOver else { return false }
    if !holds(state.wanted, state.pictures) { return true }
    return state.goesOn && !state.isAtEnd && state.pictures.count <= state.most
  }

  /// Returns whether some frames include the one that is displayed at a time.
  private func holds(_ time: Int64, _ pictures: [FilmPicture]) -> Bool {
    guard let first = pictures.first, let end = pictures.last, first.start <= time || first.start == 0 else { return false }
    return end.end.map { time < $0 } ?? true
  }

  private func open(_ path: String) {
    let opened = Result { () throws(FilmProblem) in try FilmReader(path: path) }
    reader = try? opened.get()
    state.withLock { state in
      state.opened = opened.map(\.facts)
      if case .failure(let problem) = opened { state.problem = problem }
      if let facts = reader?.facts { state.most = FilmLimits.ahead(width: facts.width, height: facts.height) }
    }
    work()
  }

  /// Decodes frames until enough of them are ready.
  private func work() {
    while let reader {
      let order = state.withLock { state -> (wanted: Int64, afterLast: Bool)? in
        guard hasWork(state) else {
          state.isAtWork = false
          return nil
        }
        return (state.wanted, holds(state.wanted, state.pictures))
      }
      guard let order else { return }
      do {
        try read(order.wanted, afterLast: order.afterLast, reader)
      } catch {
        state.withLock { ($0.problem, $0.isAtWork) = (error, false) }
        return
      }
    }
    state.withLock { $0.isAtWork = false }
  }

  private func read(_ wanted: Int64, afterLast: Bool, _ reader: FilmReader) throws(FilmProblem) {
    if afterLast {
      let next = try reader.nextPicture()
      state.withLock { state in
        // After a seek in the meantime, this frame is no longer needed.
        guard let last = state.pictures.last, last.end == next?.start else { return }
        if let next { state.pictures.append(next) } else { state.isAtEnd = true }
      }
    } else {
      let picture = try reader.picture(at: wanted)
      state.withLock { ($0.pictures, $0.isAtEnd) = ([picture], picture.end == nil) }
    }
  }
}
