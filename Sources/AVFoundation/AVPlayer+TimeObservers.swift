import CoreMedia
import Dispatch
import Foundation
import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// Who hears of the times that a player comes to.
extension AVPlayer {
  /// Calls a block at each multiple of a length of the film's time, and where that jumps, starts or stops.
  ///
  /// - Parameter queue: nothing but the main one: whatever is given, blocks run there, in the turn, so that a play can be repeated.
  /// - Returns: what `removeTimeObserver(_:)` takes.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @MainActor (CMTime) -> Void
  ) -> Any {
    precondition(interval.isNumeric && interval > .zero, "a time observer of every \(interval): give a length above 0")
    return watch(.every(max(interval, TimeObserver.shortest)), block)
  }
  /// Calls a block at times of the film, whenever it passes one.
  ///
  /// - Parameters:
  ///   - times: boxes of `CMTime`s.
  ///   - queue: nothing but the main one: whatever is given, blocks run there.
  /// - Returns: what `removeTimeObserver(_:)` takes.
  public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @MainActor () -> Void) -> Any
  {
    let all = times.map(\.timeValue).filter(\.isNumeric).map(\.nanoseconds)
    return watch(.at(Set(all).sorted()), { _ in block() })
  }
  /// Ends the calls.
  /// - Precondition: this player gave it, and it was not removed before.
  public func removeTimeObserver(_ observer: Any) {
    let place = watchers.firstIndex { $0 === observer as AnyObject }
    guard let place else {
      preconditionFailure("\(observer) is no time observer of \(self): remove each once, from the player that gave it")
    }
    watchers.remove(at: place)
    settle()
  }
  /// Calls a closure of the main actor at times of the film.
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
