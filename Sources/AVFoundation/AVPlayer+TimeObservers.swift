import CoreMedia
import Dispatch
import Foundation
import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// The observation of a player's time.
extension AVPlayer {
  /// Adds an observer that is called at regular intervals of the video's time, and whenever that time jumps, starts or stops.
  ///
  /// - Parameter queue: The queue has no effect. The block always runs on the main queue, in the update cycle, so that a session can be
  ///   replayed exactly.
  /// - Returns: An object that identifies the observer in `removeTimeObserver(_:)`.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @MainActor (CMTime) -> Void
  ) -> Any {
    precondition(interval.isNumeric && interval > .zero, "a time observer of every \(interval): give a length above 0")
    return watch(.every(max(interval, TimeObserver.shortest)), block)
  }
  /// Adds an observer that is called whenever the video passes one of the given times.
  ///
  /// - Parameters:
  ///   - times: The times as `NSValue` objects that contain a `CMTime`.
  ///   - queue: The queue has no effect. The block always runs on the main queue.
  /// - Returns: An object that identifies the observer in `removeTimeObserver(_:)`.
  public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @MainActor () -> Void) -> Any
  {
    let all = times.map(\.timeValue).filter(\.isNumeric).map(\.nanoseconds)
    return watch(.at(Set(all).sorted()), { _ in block() })
  }
  /// Removes an observer.
  ///
  /// - Precondition: The observer was added to this player and has not been removed.
  public func removeTimeObserver(_ observer: Any) {
    let place = watchers.firstIndex { $0 === observer as AnyObject }
    guard let place else {
      preconditionFailure("\(observer) is no time observer of \(self): remove each once, from the player that gave it")
    }
    watchers.remove(at: place)
    settle()
  }
  /// Adds an observer that calls a closure on the main actor at regular intervals of the video's time.
  package func watch(every interval: CMTime, _ call: @escaping @MainActor (CMTime) -> Void) -> AnyObject { watch(.every(interval), call) }
  func watch(_ times: TimeObserver.Times, _ call: @escaping @MainActor (CMTime) -> Void) -> TimeObserver {
    let watcher = TimeObserver(times, call)
    watchers.append(watcher)
    settle()
    return watcher
  }
  func tellOfJump() {
    guard watchers.contains(where: \.hearsOfJumps) else { return }
    let own = changes
    runtime.scheduleRestful(at: runtime.now) { [weak self] in
      guard let self, own == changes else { return }
      for watcher in watchers where watcher.hearsOfJumps && watchers.contains(where: { $0 === watcher }) {
        watcher.tell(currentTime())
        guard own == changes else { return }
      }
    }
  }
}
