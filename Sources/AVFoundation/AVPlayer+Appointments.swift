import CoreMedia
import Foundation
import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// The scheduling of events at exact timestamps: the times of observers and the ends of items.
extension AVPlayer {
  /// Schedules the next event, and requests ticks while there is something to show.
  func settle() {
    sendChanges()
    if let appointment { appointment.runtime.cancel(appointment.token) }
    appointment = nil
    let needsTicks = item.map { $0.clock.rate != 0 || runtime.isLive && isWaiting(for: $0) } ?? false
    if needsTicks != (link != nil) { needsTicks ? startTicks() : stopTicks() }
    guard let item, item.clock.rate != 0, let next = nextTime(of: item), let instant = item.clock.instant(reaching: next) else { return }
    appointment = (runtime, runtime.scheduleRestful(at: instant) { [weak self] in self?.meet() })
  }
  /// Sends the computed properties that have changed to their observers.
  private func sendChanges() {
    let (old, new) = (sent, (status: status, control: timeControlStatus))
    sent = new
    guard let objcStorage else { return }
    if new.status != old.status { objcStorage.didChange("status") }
    if new.control != old.control { objcStorage.didChange("timeControlStatus") }
  }
  func nextTime(of item: AVPlayerItem) -> Int64? {
    let forwards = item.clock.rate > 0
    var times = watchers.compactMap { $0.next(after: told, forwards: forwards) }
    if let end = item.end(forwards: forwards)?.nanoseconds { times.append(end) }
    if forwards, let end = item.facts?.breaksAt { times.append(max(end, told)) }
    return forwards ? times.min() : times.max()
  }
  func meet() {
    appointment = nil
    guard let item, item.clock.rate != 0 else { return }
    let (forwards, now, own) = (item.clock.rate > 0, item.clock.nanoseconds(at: runtime.now), changes)
    let due = watchers.filter { watcher in
      watcher.next(after: told, forwards: forwards).map { forwards ? $0 <= now : $0 >= now } ?? false
    }
    told = now
    for watcher in due where watchers.contains(where: { $0 === watcher }) {
      watcher.tell(currentTime())
      guard own == changes else { return }
    }
    if forwards, let end = item.facts?.breaksAt, now >= end {
      return fail(FilmProblem(.damaged, "it is cut off after \(CMTime(nanoseconds: end).seconds) seconds; make it anew"))
    }
    let end = item.end(forwards: forwards)!
    if forwards ? now >= end.nanoseconds : now <= end.nanoseconds { arrive(at: end, of: item, forwards) } else { settle() }
  }
  func arrive(at end: CMTime, of item: AVPlayerItem, _ forwards: Bool) {
    item.clock.go(0, at: runtime.now)
    item.clock.jump(to: end, at: runtime.now)
    changes += 1
    let own = changes
    let advances = forwards && actionAtItemEnd == .advance && canAdvance
    if !advances {
      present()
      if actionAtItemEnd == .pause || !forwards { setRate(0) }
    }
    if own == changes { settle() }
    if forwards { NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item) }
    if advances, own == changes { take(takeNext(), follows: true) }
  }
}
