import CoreMedia
import Foundation
import QuartzCore
import VideoDecoding

/// An object that plays an asset, or a part of it, repeatedly and without a gap. It ends when it is disabled or released.
@preconcurrency @MainActor
open class AVPlayerLooper: _UIObject {
  /// The status of a looper.
  public enum Status: Int, Sendable {
    /// The looper has not started.
    case unknown = 0
    /// The looper plays.
    case ready = 1
    /// The looper has failed, because the time range is empty or too short.
    case failed = 2
    /// The looper was disabled.
    case cancelled = 3
  }
  /// The number of copies of the item. One plays while the next one is prepared. The value is a choice.
  private static let copies = 2

  private weak var player: AVQueuePlayer?
  private var replicas: [AVPlayerItem] = []
  private let range: CMTimeRange
  /// The number of times that the asset has been played to its end.
  open private(set) var loopCount = 0
  /// The status of the looper.
  open private(set) var status = Status.unknown
  /// The error of a looper that has failed.
  open private(set) var error: (any Error)?
  /// The copies of the item that are played. They are the objects of notifications.
  open var loopingPlayerItems: [AVPlayerItem] { replicas }

  /// Creates a looper that plays an item in a queue player. All other items of the player are removed.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }
  /// Creates a looper that plays a time range of an item. An invalid range is the whole item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
    (self.player, range) = (player, loopRange)
    super.init(_r: ())
    guard !range.isValid || range.duration.nanoseconds >= FilmLimits.shortest else {
      fail()
      return
    }
    player.looper?.disableLooping()
    player.removeAllItems()
    player.looper = self
    status = .ready
    replicas = (0..<Self.copies).map { _ in
      let copy = itemToLoop.copy() as! AVPlayerItem
      if range.isValid { copy.forwardPlaybackEndTime = range.end }
      begin(copy)
      return copy
    }
    for item in replicas { player.insert(item, after: nil) }
  }
  /// Ends the loop because its time range is too short.
  private func fail() {
    status = .failed
    error = NSError(
      domain: AVFoundationErrorDomain, code: AVError.Code.operationNotSupportedForAsset.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "The part \(range) of a film is too short to be repeated"])
  }
  isolated deinit { if status == .ready { disableLooping() } }

  private func begin(_ item: AVPlayerItem) { item.clock.jump(to: range.isValid ? range.start : .zero, at: .zero) }

  /// Ends the loop. The current repetition plays to its end.
  open func disableLooping() {
    guard status == .ready else { return }
    status = .cancelled
    guard let player, player.looper === self else { return }
    player.looper = nil
    for item in replicas where item !== player.currentItem { player.remove(item) }
  }

  /// Returns whether an item has enough time to be played from its beginning. A time range may begin after the end of the asset.
  private func isLongEnough(_ item: AVPlayerItem) -> Bool {
    guard let end = item.end(forwards: true) else { return true }
    return end.nanoseconds - item.reachable(item.clock.anchor).nanoseconds >= FilmLimits.shortest
  }

  /// Called when the player has finished an item. The result is `true` if the item will be played again.
  func hasPlayed(_ item: AVPlayerItem, in player: AVQueuePlayer) -> Bool {
    guard status == .ready, replicas.contains(where: { $0 === item }), item.status != .failed else { return false }
    loopCount += 1
    begin(item)
    guard isLongEnough(item) else {
      player.looper = nil
      fail()
      return false
    }
    guard player.canInsert(item, after: nil) else { return false }
    player.insertAgain(item)
    return true
  }
}
