import CoreMedia
import Foundation
import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// The playback state of an asset: the current time, the end times and the status.
@preconcurrency @MainActor
open class AVPlayerItem: _UIObject {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any PlayerItemKeys.Type).playerItemKeys + super.objcKeys() }

  /// The status of an item.
  public enum Status: Int, Sendable {
    /// The file has not been opened yet.
    case unknown = 0
    /// The item can be played.
    case readyToPlay = 1
    /// The item cannot be played. The property `error` contains the reason.
    case failed = 2
  }

  /// The asset that the item plays.
  public let asset: AVAsset
  /// The status of the item. It is determined in the update cycle in which a player receives the item. In a live app, it is determined as
  /// soon as the file is open.
  open private(set) var status = Status.unknown {
    didSet {
      guard let objcStorage, status != oldValue else { return }
      objcStorage.didChange("status")
      objcStorage.didChange("duration")
      objcStorage.didChange("presentationSize")
      objcStorage.didChange("loadedTimeRanges")
      objcStorage.didChange("playbackLikelyToKeepUp")
      objcStorage.didChange("playbackBufferEmpty")
    }
  }
  /// The error that prevents the item from being played, or from being played to its end. It is `nil` without an error.
  open private(set) var error: (any Error)?
  /// The time at which forward playback ends. The default is invalid, which is the end of the asset.
  open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.itemDidChange(self) } }
  /// The time at which backward playback ends. The default is invalid, which is the beginning of the asset.
  open var reversePlaybackEndTime = CMTime.invalid { didSet { player?.itemDidChange(self) } }

  /// The current time.
  var clock = PlayerClock()
  /// The player to which the item belongs.
  weak var player: AVPlayer?
  private(set) var feed: FilmFeed?
  private(set) var facts: FilmFacts?
  /// The handler of a seek that has not finished.
  var jump: ((Bool) -> Void)?

  /// Creates an item for the video at a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Creates an item for an asset.
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  /// Creates an item for an asset. The keys have no effect, because all properties are known as soon as the item is ready.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init(_r: ())
  }
  /// Returns a new item for the same asset with the same end times. Its current time is the beginning.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { another() }
  }
  private func another() -> AVPlayerItem {
    let copy = AVPlayerItem(asset: asset)
    (copy.forwardPlaybackEndTime, copy.reversePlaybackEndTime) = (forwardPlaybackEndTime, reversePlaybackEndTime)
    return copy
  }

  // MARK: Properties of the asset

  /// The duration of the asset. It is indefinite until the item is ready.
  open var duration: CMTime { facts?.duration ?? .indefinite }
  /// The size at which the video is displayed without scaling. It is zero until the item is ready.
  open var presentationSize: CGSize { facts?.shownSize ?? .zero }
  /// The time ranges that are available. It is the whole asset once the item is ready. For a truncated file it ends where the data ends.
  open var loadedTimeRanges: [NSValue] {
    facts.map { [NSValue(timeRange: CMTimeRange(start: .zero, duration: $0.breaksAt.map { CMTime(nanoseconds: $0) } ?? $0.duration))] }
      ?? []
  }
  /// The time ranges to which the player can seek.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  /// A Boolean value that indicates whether playback will probably not stall. It is `true` once the item is ready, because only files are
  /// played.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// A Boolean value that indicates whether there is nothing to play. It is `true` until the item is ready.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// A Boolean value that indicates whether the item can be played at a rate greater than 1. It is `true` once the item is ready.
  open var canPlayFastForward: Bool { status == .readyToPlay }
  /// A Boolean value that indicates whether the item can be played at a rate between 0 and 1. It is `true` once the item is ready.
  open var canPlaySlowForward: Bool { status == .readyToPlay }
  /// A Boolean value that indicates whether the item can be played backwards. It is `true` once the item is ready.
  open var canPlayReverse: Bool { status == .readyToPlay }

  // MARK: Time

  /// Returns the current time of the item.
  open func currentTime() -> CMTime { clock.time(at: (player?.runtime ?? .current).now) }
  /// Seeks exactly to a time. The handler receives `false` if another seek, another item or an error interrupted this one.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
  }
  /// Seeks exactly to a time. The tolerances have no effect. The handler receives `false` if another seek, another item or an error
  /// interrupted this one.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
  ) {
    precondition(time.isValid && !time.isIndefinite, "a jump to the time \(time): give a number of seconds")
    if let player, player.currentItem === self { return player.jump(to: time, completionHandler) }
    clock.jump(to: reachable(time), at: .zero)
    completionHandler?(true)
  }
  /// Returns the nearest time within the asset.
  func reachable(_ time: CMTime) -> CMTime {
    let last = facts?.duration ?? .positiveInfinity
    if time < .zero { return .zero }
    return time > last ? last : time.isNumeric ? time : .zero
  }
  /// Returns the time at which playback in a direction ends. The result is `nil` until the item is ready.
  func end(forwards: Bool) -> CMTime? {
    guard let facts else { return nil }
    guard forwards else { return reversePlaybackEndTime.isNumeric ? max(reversePlaybackEndTime, .zero) : .zero }
    return forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime, facts.duration) : facts.duration
  }

  // MARK: Opening and closing

  /// Opens the asset unless it is open.
  func begin(isLive: Bool) {
    guard feed == nil, status != .failed else { return }
    feed = FilmFeed(asset.path, isLive: isLive)
  }
  /// Checks whether the asset has been opened. The result is `true` if the status became known in this call.
  func look() -> Bool {
    guard status == .unknown, let opened = feed?.opened else { return false }
    asset.learn(opened)
    switch opened {
    case .success(let facts):
      (self.facts, status) = (facts, .readyToPlay)
      clock.jump(to: reachable(clock.anchor), at: player?.runtime.now ?? .zero)
    case .failure(let problem): fail(problem)
    }
    return true
  }
  /// Sets the status and the error of an item that cannot be played or continued.
  func fail(_ problem: FilmProblem) {
    let error = problem.error(of: asset.name)
    (status, self.error, feed) = (.failed, error, nil)
    (player?.runtime ?? .current).onDiagnostic?("AVPlayerItem: \(error.localizedDescription)")
  }
  /// Closes the asset. It is opened again when it is needed.
  func close() { feed = nil }
}
