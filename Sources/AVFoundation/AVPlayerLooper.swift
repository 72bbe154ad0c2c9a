import CoreMedia
import Foundation
import QuartzCore
import VideoDecoding

/// Plays a film, or a part of it, again and again without a gap, until it is disabled or let go of.
@preconcurrency @MainActor
open class AVPlayerLooper: _UIObject {
  /// How far it is.
  public enum Status: Int, Sendable {
    /// It has not begun.
    case unknown = 0
    /// It plays.
    case ready = 1
    /// It cannot: there is nothing in the part.
    case failed = 2
    /// It was disabled.
    case cancelled = 3
  }
  /// How many copies of the film follow each other. (A choice: one plays, the next one is ready)
  private static let copies = 2

  private weak var player: AVQueuePlayer?
  private var replicas: [AVPlayerItem] = []
  private let range: CMTimeRange
  /// How often the film has been played to its end.
  open private(set) var loopCount = 0
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it failed.
  open private(set) var error: (any Error)?
  /// The copies of the film, which notifications name.
  open var loopingPlayerItems: [AVPlayerItem] { replicas }

  /// Plays a film in a queue player, which it empties first.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }
  /// Plays a part of a film; an invalid range stands for all of it.
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
  /// Ends the loop because the part that it repeats is too short.
  private func fail() {
    status = .failed
    error = NSError(
      domain: AVFoundationErrorDomain, code: AVError.Code.operationNotSupportedForAsset.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "The part \(range) of a film is too short to be repeated"])
  }
  isolated deinit { if status == .ready { disableLooping() } }

  private func begin(_ item: AVPlayerItem) { item.clock.jump(to: range.isValid ? range.start : .zero, at: .zero) }

  /// Lets the film play to its end once more, and no further.
  open func disableLooping() {
    guard status == .ready else { return }
    status = .cancelled
    guard let player, player.looper === self else { return }
    player.looper = nil
    for item in replicas where item !== player.currentItem { player.remove(item) }
  }

  /// Whether an item, which is at its beginning, takes time to be played. A part may begin behind the film's end.
  private func isLongEnough(_ item: AVPlayerItem) -> Bool {
    guard let end = item.end(forwards: true) else { return true }
    return end.nanoseconds - item.reachable(item.clock.anchor).nanoseconds >= FilmLimits.shortest
  }

  /// The player has left an item: true if that is kept, to come again.
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
