import CoreMedia
import Dispatch
import Foundation
import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// A player of a video. Its time is a function of the app's time.
///
/// There is no sound. Any number of layers (`AVPlayerLayer`) can show the video. A playing video does not keep an app from being idle. It
/// is paused while the app is in the background.
@preconcurrency @MainActor
open class AVPlayer: _UIObject {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any PlayerKeys.Type).playerKeys + super.objcKeys() }

  /// The status of a player.
  public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
  /// The state of playback.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused = 0
    /// The player waits, because it has no item or the item is not ready.
    case waitingToPlayAtSpecifiedRate = 1
    /// The player plays.
    case playing = 2
  }
  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The player advances to the next item. Only queue players support it.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// The player stays at the end and continues after a seek.
    case none = 2
  }
  /// The reason why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The raw value of the reason.
    public let rawValue: String
    /// Creates a reason from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The player has no item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// The item is not ready.
    public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
  }

  /// The runtime whose time the player follows.
  var runtime = Runtime.current
  var item: AVPlayerItem?
  private var wantedRate: Float = 0
  private var hasBeenReady = false
  /// The values of two computed properties that observers received last.
  var sent = (status: Status.unknown, control: TimeControlStatus.paused)
  /// The number of changes of time or item. Code that calls the app compares it to detect changes during the call.
  var changes = 0
  var watchers: [TimeObserver] = []
  var appointment: (runtime: Runtime, token: EventLoop.Token)?
  /// The time up to which observers have been notified, in nanoseconds.
  var told: Int64 = 0
  var link: (runtime: Runtime, target: DisplayLinkTarget)?
  var screens: [Screen] = []
  /// A Boolean value that indicates whether the layers show the frame of the current time.
  var isCurrent = true
  struct Screen { weak var layer: AVPlayerLayer? }

  /// Creates a player without an item.
  public init() { super.init(_r: ()) }
  /// Creates a player for the video at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player for an item. An item can belong to only one player.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    if let item { take(item) }
  }
  isolated deinit { stop() }

  // MARK: Item

  /// The current item. It is `nil` if there is none.
  open var currentItem: AVPlayerItem? { item }
  /// Replaces the current item. The new item plays from its current time at the same rate. A value of `nil` removes the item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { if item !== self.item { take(item) } }
  /// The status of the player. It is `readyToPlay` once an item was ready.
  open var status: Status { hasBeenReady ? .readyToPlay : .unknown }
  /// The error of the player. It is always `nil`, because only items fail.
  open var error: (any Error)? { nil }
  /// The action at the end of an item. The default is `pause`, and `advance` for a queue player.
  open var actionAtItemEnd = ActionAtItemEnd.pause {
    didSet {
      precondition(
        actionAtItemEnd != .advance || canAdvance, "AVPlayer cannot advance at the end of its item: it has one. Use AVQueuePlayer")
    }
  }
  /// A Boolean value that indicates whether another item can follow.
  var canAdvance: Bool { false }
  /// Removes and returns the next item, which becomes the current one.
  func takeNext() -> AVPlayerItem? { nil }
  /// The next item.
  var nextItem: AVPlayerItem? { nil }
  /// Called when an item was played to its end and another one follows.
  func hasPlayed(_ item: AVPlayerItem) { item.close() }

  /// Makes an item the current one.
  ///
  /// - Parameter follows: `true` if the item follows the previous one. The last frame of the previous item then stays until the first frame
  ///   of the new one is ready.
  func take(_ new: AVPlayerItem?, follows: Bool = false) {
    precondition(
      new?.player == nil || new?.player === self, "An item is played by one player alone: make another AVPlayerItem of the same asset")
    joinRunning()
    changes += 1
    if let old = item, old !== new { leave(old) }
    objcStorage?.willChange("currentItem")
    item = new
    new?.player = self
    objcStorage?.didChange("currentItem")
    told = new?.clock.anchor.nanoseconds ?? 0
    guard let new else {
      clearScreens()
      tellOfJump()
      return settle()
    }
    new.begin(isLive: runtime.isLive)
    if follows { _ = new.look() }
    if new.status == .readyToPlay {
      hasBeenReady = true
      go()
    } else {
      if !follows { clearScreens() }
      lookLater()
    }
    settle()
  }
  private func leave(_ old: AVPlayerItem) {
    old.clock.go(0, at: runtime.now)
    finishJump(of: old, false)
    if old.player === self { old.player = nil }
    hasPlayed(old)
  }
  private func lookLater() {
    let own = changes
    runtime.scheduleRestful(at: runtime.now) { [weak self] in if let self, item?.status == .unknown || own == changes { look() } }
  }
  /// Checks whether the item has become ready, and continues whatever waited for it.
  func look() {
    guard let item, item.status != .unknown || item.look() else { return settle() }
    if item.status == .failed { return fail() }
    hasBeenReady = true
    go()
  }
  func fail(_ problem: FilmProblem? = nil) {
    guard let item else { return }
    item.clock.go(0, at: runtime.now)
    if let problem { item.fail(problem) }
    finishJump(of: item, false)
    clearScreens()
    changes += 1
    let own = changes
    if problem != nil {
      NotificationCenter.default.post(
        name: .AVPlayerItemFailedToPlayToEndTime, object: item, userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: item.error!])
      guard own == changes else { return }
    }
    if actionAtItemEnd == .advance, canAdvance { return take(takeNext(), follows: true) }
    setRate(0)
    tellOfJump()
    settle()
  }

  // MARK: Playback

  /// Starts playback at the default rate as soon as the item is ready.
  open func play() { rate = defaultRate }
  /// Pauses playback at the current time.
  open func pause() { rate = 0 }
  /// The rate of playback, in seconds of video per second. It is 0 while paused and negative for backward playback. Setting a rate other
  /// than 0 starts playback.
  open var rate: Float {
    get { wantedRate }
    set {
      precondition(newValue.isFinite, "the rate of a player is \(newValue): give a number")
      joinRunning()
      changes += 1
      setRate(newValue)
      go()
    }
  }
  /// The rate that `play()` uses. The default is 1.
  open var defaultRate: Float = 1
  /// Starts playback at a rate as soon as the item is ready. Here it equals setting `rate`, because playback of files never stalls.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// A Boolean value that indicates whether playback waits to avoid stalls. The value is stored without effect, because only files are
  /// played. The default is `true`.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A Boolean value that indicates whether playback prevents the display from sleeping. The value is stored without effect. The default is
  /// `true`.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// A Boolean value that indicates whether external playback is allowed. The value is stored without effect. The default is `true`.
  open var allowsExternalPlayback = true
  /// The state of playback.
  open var timeControlStatus: TimeControlStatus {
    if wantedRate == 0 { return .paused }
    return item?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// The reason why the player waits. It is `nil` if it does not wait.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return item == nil ? .noItemToPlay : .evaluatingBufferingRate
  }
  /// The volume from 0 to 1. The value is stored without effect, because there is no sound. The default is 1.
  open var volume: Float = 1 {
    didSet {
      volume = max(0, min(volume, 1))
      runtime.filmNotes.saySilence(in: runtime)
    }
  }
  /// A Boolean value that indicates whether sound is muted. The value is stored without effect. The default is `false`.
  open var isMuted = false

  func setRate(_ rate: Float) {
    guard rate != wantedRate else { return }
    objcStorage?.willChange("rate")
    wantedRate = rate
    objcStorage?.didChange("rate")
    NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
  }

  /// Starts or stops the item's time, depending on the rate.
  func go() {
    guard let item else { return settle() }
    item.clock.go(0, at: runtime.now)
    told = item.clock.anchor.nanoseconds
    if item.status == .readyToPlay, wantedRate != 0 {
      if item.facts?.hasSound == true, !isMuted, volume > 0 { runtime.filmNotes.saySilence(in: runtime) }
      let end = item.end(forwards: wantedRate > 0)!.nanoseconds
      if wantedRate > 0 ? told < end : told > end {
        item.clock.go(wantedRate, at: runtime.now)
      } else if actionAtItemEnd == .pause {
        setRate(0)
      } else if actionAtItemEnd == .advance, wantedRate > 0 {
        let own = changes
        runtime.scheduleRestful(at: runtime.now) { [weak self] in
          guard let self, own == changes else { return }
          take(takeNext(), follows: true)
        }
      }
    }
    present()
    finishJumpIfSeen()
    tellOfJump()
    settle()
  }
  /// Called when the end times of an item have changed.
  func itemDidChange(_ item: AVPlayerItem) { if item === self.item { go() } }

  // MARK: Time

  /// Returns the current time of the item, or zero if there is no item.
  open func currentTime() -> CMTime { item?.currentTime() ?? .zero }
  /// Seeks exactly to a time.
  open func seek(to time: CMTime) { item?.seek(to: time, completionHandler: nil) }
  /// Seeks exactly to a time. The tolerances have no effect.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Seeks exactly to a time. The handler receives `false` if another seek, another item or an error interrupted this one, or there is no
  /// item.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item else { return completionHandler(false) }
    item.seek(to: time, completionHandler: completionHandler)
  }
  /// Seeks exactly to a time. The tolerances have no effect. The handler receives `false` if another seek, another item or an error
  /// interrupted this one, or there is no item.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Seeks exactly to a time.
  ///
  /// - Returns: `false` if another seek, another item or an error interrupted this one, or there is no item.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { waiting in seek(to: time) { waiting.resume(returning: $0) } }
  }

  func jump(to time: CMTime, _ handler: ((Bool) -> Void)?) {
    guard let item else { return }
    joinRunning()
    changes += 1
    finishJump(of: item, false)
    item.clock.jump(to: item.reachable(time), at: runtime.now)
    item.jump = handler
    let own = changes
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: item)
    if own == changes { go() }
  }
  /// Calls the handler of a seek, later in this update cycle.
  func finishJump(of item: AVPlayerItem, _ hasCome: Bool) {
    guard let handler = item.jump else { return }
    item.jump = nil
    runtime.scheduleRestful(at: runtime.now) { handler(hasCome) }
  }

  func stop() {
    stopTicks()
    if let appointment { appointment.runtime.cancel(appointment.token) }
    appointment = nil
  }
  /// Adopts the time of the running app. The player may have been created before the app that plays it.
  func joinRunning() {
    guard let running = Runtime.running, running !== runtime else { return }
    stop()
    let rate = item?.clock.rate ?? 0
    item?.clock.go(0, at: runtime.now)
    runtime = running
    item?.clock.go(rate, at: runtime.now)
    if item?.status == .unknown { lookLater() }
  }
}
