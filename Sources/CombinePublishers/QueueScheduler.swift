import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch

/// A scheduler that repeats work on a dispatch queue with `asyncAfter`.
///
/// OpenCombine's own scheduler of a queue repeats work with a timer source of libdispatch, which does not follow the app's clock.
public struct QueueScheduler: Scheduler {
  /// The times of a dispatch queue.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// The options of a dispatch queue.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions
  private let queue: DispatchQueue

  /// Creates a scheduler of a queue.
  public init(_ queue: DispatchQueue) { self.queue = queue }

  /// The current time of the queue, which is the app's time on the main queue.
  public var now: SchedulerTimeType { queue.now }
  /// The tolerance, which is 0.
  public var minimumTolerance: SchedulerTimeType.Stride { queue.minimumTolerance }

  /// Runs an action soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { queue.schedule(options: options, action) }
  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    queue.schedule(after: date, tolerance: tolerance, options: options, action)
  }
  /// Runs an action at a time, and again after each interval until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(queue: queue, interval: interval, options: options, action: action)
    repetition.schedule(at: date)
    return repetition
  }
}

/// An action that is scheduled again after each run until it is cancelled.
private final class Repetition: Cancellable {
  private let queue: DispatchQueue
  private let interval: DispatchQueue.SchedulerTimeType.Stride
  private let options: DispatchQueue.SchedulerOptions?
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(
    queue: DispatchQueue, interval: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?,
    action: @escaping () -> Void
  ) {
    (self.queue, self.interval, self.options, self.action) = (queue, interval, options, action)
  }

  /// Schedules the action, and itself one interval later. The repetition is kept as long as it is scheduled.
  func schedule(at date: DispatchQueue.SchedulerTimeType) {
    queue.schedule(after: date, tolerance: .zero, options: options) { [self] in
      guard let action = lock.withLock({ action }) else { return }
      action()
      if lock.withLock({ self.action != nil }) { schedule(at: date.advanced(by: interval)) }
    }
  }

  func cancel() { lock.withLock { action = nil } }
}

extension Publisher {
  /// Returns a publisher that publishes a value when no other value followed for a time, on a queue.
  ///
  /// On the main queue, the time is the app's.
  public func debounce(
    for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue, options: DispatchQueue.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, QueueScheduler> {
    debounce(for: dueTime, scheduler: QueueScheduler(scheduler), options: options)
  }
}
