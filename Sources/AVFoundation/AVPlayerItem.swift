import CoreMedia
import Foundation
import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// A film as a player plays it: where it is, where it ends, and whether it can be played at all.
@preconcurrency @MainActor
open class AVPlayerItem: _UIObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// Nobody has looked yet.
    case unknown = 0
    /// It can be played.
    case readyToPlay = 1
    /// It cannot; `error` says why.
    case failed = 2
  }

  /// The film.
  public let asset: AVAsset
  /// Whether it can be played. That is known in the turn in which a player gets it; live, as soon as its file has been opened.
  open private(set) var status = Status.unknown
  /// Why it cannot be played, or could not be played to its end.
  open private(set) var error: (any Error)?
  /// Where playing forwards ends; invalid, as at first, for the film's end.
  open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.itemDidChange(self) } }
  /// Where playing backwards ends; invalid, as at first, for the film's beginning.
  open var reversePlaybackEndTime = CMTime.invalid { didSet { player?.itemDidChange(self) } }

  /// Where it is.
  var clock = PlayerClock()
  /// Who plays it, or will.
  weak var player: AVPlayer?
  private(set) var feed: FilmFeed?
  private(set) var facts: FilmFacts?
  /// Who waits for a jump.
  var jump: ((Bool) -> Void)?

  /// The film at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// A film.
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  /// A film; what shall be known of it before it can be played is known then in any case.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init(_r: ())
  }
  /// Another item of the same film, with the same ends, at its beginning.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { another() }
  }
  private func another() -> AVPlayerItem {
    let copy = AVPlayerItem(asset: asset)
    (copy.forwardPlaybackEndTime, copy.reversePlaybackEndTime) = (forwardPlaybackEndTime, reversePlaybackEndTime)
    return copy
  }

  // MARK: What is known

  /// How long the film is; indefinite until that is known.
  open var duration: CMTime { facts?.duration ?? .indefinite }
  /// How large it is meant to be seen; zero until that is known.
  open var presentationSize: CGSize { facts?.shownSize ?? .zero }
  /// Of what it consists: its film's tracks, once it is ready.
  open var loadedTimeRanges: [NSValue] {
    facts.map { [NSValue(timeRange: CMTimeRange(start: .zero, duration: $0.breaksAt.map { CMTime(nanoseconds: $0) } ?? $0.duration))] }
      ?? []
  }
  /// Where one can jump to.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  /// Whether it will be played without waiting: a file is always there.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether there is nothing to play; live, while its first picture is not ready.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// Whether it can be played faster than it is, slower, and backwards: any film can, once it is ready.
  open var canPlayFastForward: Bool { status == .readyToPlay }
  /// See `canPlayFastForward`.
  open var canPlaySlowForward: Bool { status == .readyToPlay }
  /// See `canPlayFastForward`.
  open var canPlayReverse: Bool { status == .readyToPlay }

  // MARK: Where it is

  /// Where it is.
  open func currentTime() -> CMTime { clock.time(at: (player?.runtime ?? .current).now) }
  /// Jumps to a time, exactly; the handler hears whether it came to that, or another jump came before.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
  }
  /// Jumps to a time, exactly, whatever tolerance is given.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
  ) {
    precondition(time.isValid && !time.isIndefinite, "a jump to the time \(time): give a number of seconds")
    if let player, player.currentItem === self { return player.jump(to: time, completionHandler) }
    clock.jump(to: reachable(time), at: .zero)
    completionHandler?(true)
  }
  /// A time that is not beyond the ends of the film.
  func reachable(_ time: CMTime) -> CMTime {
    let last = facts?.duration ?? .positiveInfinity
    if time < .zero { return .zero }
    return time > last ? last : time.isNumeric ? time : .zero
  }
  /// Where playing in a direction ends, in nanoseconds; nil if nobody knows.
  func end(forwards: Bool) -> CMTime? {
    guard let facts else { return nil }
    guard forwards else { return reversePlaybackEndTime.isNumeric ? max(reversePlaybackEndTime, .zero) : .zero }
    return forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime, facts.duration) : facts.duration
  }

  // MARK: Its film

  /// Opens the film, if that is not so.
  func begin(isLive: Bool) {
    guard feed == nil, status != .failed else { return }
    feed = FilmFeed(asset.path, isLive: isLive)
  }
  /// Looks whether the film has been opened: true if it became known that it can be played, or that it cannot.
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
  /// It cannot be played, or not on.
  func fail(_ problem: FilmProblem) {
    let error = problem.error(of: asset.name)
    (status, self.error, feed) = (.failed, error, nil)
    (player?.runtime ?? .current).onDiagnostic?("AVPlayerItem: \(error.localizedDescription)")
  }
  /// Lets go of the film; it is opened again when it is wanted.
  func close() { feed = nil }
}
