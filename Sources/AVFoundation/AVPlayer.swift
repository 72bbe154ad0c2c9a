import CoreMedia
import Dispatch
import Foundation
import HostInterface
import Motion
import QuartzCore
import VideoDecoding

/// Plays a film: its time is a function of the app's.
///
/// There is no sound. Where a film is seen is up to layers (`AVPlayerLayer`), any number of them. A film that plays keeps no app from
/// coming to rest; in the background it is paused.
@preconcurrency @MainActor
open class AVPlayer: _UIObject {
  /// Whether a player can play at all.
  public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
  /// What a player does.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands.
    case paused = 0
    /// It would play, but for its item: there is none, or it is not ready.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }
  /// What a player does at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It goes on to the next one: queue players alone.
    case advance = 0
    /// It stops.
    case pause = 1
    /// It stays there, and plays on after a jump.
    case none = 2
  }
  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A reason of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// There is no item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// The item is not ready.
    public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
  }

  /// Whose time it has.
  var runtime = Runtime.current
  var item: AVPlayerItem?
  private var wantedRate: Float = 0
  private var hasBeenReady = false
  /// Grows with whatever an app does to its time or its item: who calls an app looks whether it did.
  var changes = 0
  var watchers: [TimeObserver] = []
  var appointment: (runtime: Runtime, token: EventLoop.Token)?
  /// Up to where watchers were told, in nanoseconds.
  var told: Int64 = 0
  var link: (runtime: Runtime, target: DisplayLinkTarget)?
  var screens: [Screen] = []
  /// Whether its layers show the picture of its time.
  var isCurrent = true
  struct Screen { weak var layer: AVPlayerLayer? }

  /// A player without an item.
  public init() { super.init(_r: ()) }
  /// A player of the film at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// A player of an item, which no other player has.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    if let item { take(item) }
  }
  isolated deinit { stop() }

  // MARK: What it plays

  /// What is played.
  open var currentItem: AVPlayerItem? { item }
  /// Plays another item, from where that is, at the same rate; nil for none.
  open func replaceCurrentItem(with item: AVPlayerItem?) { if item !== self.item { take(item) } }
  /// It can play once an item of it was ready.
  open var status: Status { hasBeenReady ? .readyToPlay : .unknown }
  /// Nil: a player itself does not fail.
  open var error: (any Error)? { nil }
  /// What it does at the end of an item: it stops, unless somebody says otherwise.
  open var actionAtItemEnd = ActionAtItemEnd.pause {
    didSet {
      precondition(
        actionAtItemEnd != .advance || canAdvance, "AVPlayer cannot advance at the end of its item: it has one. Use AVQueuePlayer")
    }
  }
  /// Whether there can be another item after this one.
  var canAdvance: Bool { false }
  /// The item that comes next, as it becomes the current one.
  func takeNext() -> AVPlayerItem? { nil }
  /// The item that comes next.
  var nextItem: AVPlayerItem? { nil }
  /// An item was played to its end and another one follows.
  func hasPlayed(_ item: AVPlayerItem) { item.close() }

  /// Another item becomes the current one.
  ///
  /// - Parameter follows: it comes after the one before it, whose last picture stays until its first one is there.
  func take(_ new: AVPlayerItem?, follows: Bool = false) {
    precondition(
      new?.player == nil || new?.player === self, "An item is played by one player alone: make another AVPlayerItem of the same asset")
    joinRunning()
    changes += 1
    if let old = item, old !== new { leave(old) }
    item = new
    new?.player = self
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
  /// Looks whether the item has become ready, and whatever waited for that goes on.
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

  // MARK: How it plays

  /// Plays at the default rate, once the item is ready.
  open func play() { rate = defaultRate }
  /// Stops where it is.
  open func pause() { rate = 0 }
  /// Seconds of the film in a second: 0 where it stands, below 0 backwards. Setting it plays.
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
  /// The rate of `play()`; 1 at first.
  open var defaultRate: Float = 1
  /// Plays at a rate, without waiting for more than the item's being ready: nothing here waits longer.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Whether it would wait for enough of a film from afar; kept, and without effect for files.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the device stays awake meanwhile; kept, and without effect.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether it may play elsewhere; kept, and without effect.
  open var allowsExternalPlayback = true
  /// Whether it plays, stands or waits.
  open var timeControlStatus: TimeControlStatus {
    if wantedRate == 0 { return .paused }
    return item?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// Why it waits; nil while it does not.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return item == nil ? .noItemToPlay : .evaluatingBufferingRate
  }
  /// 0 to 1; kept: there is no sound.
  open var volume: Float = 1 {
    didSet {
      volume = max(0, min(volume, 1))
      runtime.filmNotes.saySilence(in: runtime)
    }
  }
  /// Kept: there is no sound in any case.
  open var isMuted = false

  func setRate(_ rate: Float) {
    guard rate != wantedRate else { return }
    wantedRate = rate
    NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
  }

  /// Lets the item's time run, or stand, as the rate has it.
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
  /// Its ends have changed.
  func itemDidChange(_ item: AVPlayerItem) { if item === self.item { go() } }

  // MARK: Where it is

  /// Where in the item it is; 0 without one.
  open func currentTime() -> CMTime { item?.currentTime() ?? .zero }
  /// Jumps to a time, exactly.
  open func seek(to time: CMTime) { item?.seek(to: time, completionHandler: nil) }
  /// Jumps to a time, exactly, whatever tolerance is given.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Jumps to a time, exactly; the handler hears whether it came to that.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item else { return completionHandler(false) }
    item.seek(to: time, completionHandler: completionHandler)
  }
  /// Jumps to a time, exactly, whatever tolerance is given; the handler hears whether it came to that.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Jumps to a time, exactly.
  /// - Returns: whether it came to that, or another jump came before.
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
  /// Whoever waits for a jump hears of it later in this turn.
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
  /// It may have been made before the app that plays it: from now on it has the time of that one.
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
