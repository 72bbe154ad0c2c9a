import CoreMedia
import Foundation
import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// The display of a player's video in layers, tick by tick.
extension AVPlayer {
  /// Adds a layer that shows this player.
  func attach(_ layer: AVPlayerLayer) {
    joinRunning()
    screens.removeAll { $0.layer == nil }
    screens.append(Screen(layer: layer))
    present()
    settle()
  }
  /// Removes a layer that no longer shows this player.
  func detach(_ layer: AVPlayerLayer) { screens.removeAll { $0.layer == nil || $0.layer === layer } }

  func clearScreens() { for screen in screens { screen.layer?.show(nil, nil) } }
  /// Shows the current frame in all layers.
  func present() {
    isCurrent = true
    guard let item, item.status == .readyToPlay, let feed = item.feed, screens.contains(where: { $0.layer != nil }) else { return }
    let time = item.clock.nanoseconds(at: runtime.now)
    do throws(FilmProblem) {
      if let end = item.facts?.breaksAt, time >= end { throw FilmProblem(.damaged, "it is cut off before that time; make it anew") }
      // This is checked before the frame is taken. A frame that becomes ready in between is shown at the next tick.
      isCurrent = feed.isReady(at: time)
      guard let picture = try feed.picture(at: time, goesOn: item.clock.rate > 0) else { return }
      for screen in screens { screen.layer?.show(picture.image, item.facts) }
    } catch {
      let own = changes
      runtime.scheduleRestful(at: runtime.now) { [weak self] in if let self, own == changes { fail(error) } }
    }
  }
  func isWaiting(for item: AVPlayerItem) -> Bool {
    item.status == .unknown || item.status == .readyToPlay && (item.jump != nil || !isCurrent)
  }

  func startTicks() {
    let runtime = runtime
    link = (runtime, runtime.addDisplayLink(isEndless: true, finish: { [weak self] in self?.pause() }) { [weak self] _ in self?.tick() })
  }
  func stopTicks() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }
  func tick() {
    guard let item else { return settle() }
    if item.status == .unknown { look() }
    present()
    prepareNext(after: item)
    finishJumpIfSeen()
    if item.clock.rate == 0 { settle() }
  }
  func finishJumpIfSeen() {
    guard let item, item.jump != nil, item.status == .readyToPlay else { return }
    if isCurrent { finishJump(of: item, true) }
  }
  /// Opens the next item some time before its start, so that it is ready then in a live app.
  func prepareNext(after item: AVPlayerItem) {
    guard runtime.isLive, let next = nextItem, let end = item.end(forwards: true) else { return }
    guard end.nanoseconds - item.clock.nanoseconds(at: runtime.now) < Self.preparation else { return }
    next.begin(isLive: true)
    _ = try? next.feed?.picture(at: next.clock.anchor.nanoseconds, goesOn: true)
  }
  /// The time by which the next item is opened earlier, in nanoseconds. The value is a choice.
  private static let preparation: Int64 = 1_000_000_000
}
