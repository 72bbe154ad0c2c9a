import Foundation
import Motion

/// A timer that calls its target on the ticks of the app, before the commit of the tick. Ticks have a fixed rate, while animations end at
/// exact times.
///
/// As on iOS, a display link keeps its target alive until it is invalidated.
@preconcurrency @MainActor
public final class CADisplayLink: _UIObject {
  private var runtime = Runtime.current
  private let call: (CADisplayLink) -> Void
  private var attachment: DisplayLinkTarget?
  private var loops = 0
  private var isOver = false
  private var lastNumber: Int64?

  /// Creates a display link that calls a method. The method can have the display link as its argument.
  public init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    call = { sel.sendOrStop(to: object, [$0]) }
    super.init(_r: ())
  }

  /// Creates a display link that calls a closure, for code without selectors.
  public init(_ call: @escaping (CADisplayLink) -> Void) {
    self.call = call
    super.init(_r: ())
  }

  /// The time of the last tick that was delivered, in seconds. It is 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame is due, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration * CFTimeInterval(stride) }
  /// The duration of a tick, in seconds.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(runtime.ticks.rate) }
  /// A Boolean value that indicates whether the calls are suspended. The default is `false`.
  public var isPaused = false
  /// The preferred number of calls per second, rounded to whole ticks. The default of 0 means every tick.
  public var preferredFramesPerSecond = 0

  /// The number of ticks from one call to the next. The default is 1. It has no effect if `preferredFramesPerSecond` is set.
  @available(*, deprecated, message: "use preferredFramesPerSecond")
  public var frameInterval: Int {
    get { ticksPerCall }
    set {
      precondition(newValue >= 1, "frameInterval of a display link is \(newValue); it must be at least 1")
      ticksPerCall = newValue
    }
  }
  private var ticksPerCall = 1

  /// The preferred number of calls per second as a range. Its preferred rate applies, or else its maximum.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wish = preferredFrameRateRange.preferred ?? 0
      preferredFramesPerSecond = Int(wish > 0 ? wish : preferredFrameRateRange.maximum)
    }
  }

  private var stride: Int64 {
    guard preferredFramesPerSecond > 0 else { return Int64(ticksPerCall) }
    return max(1, Int64((Double(runtime.ticks.rate) / Double(preferredFramesPerSecond)).rounded()))
  }

  /// Starts the calls with the next tick. There is a single run loop here, so the arguments have no effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    precondition(!isOver, "an invalidated display link cannot be used again: make another one")
    loops += 1
    guard attachment == nil else { return }
    // The display link may have been created before the app that adds it.
    runtime = Runtime.running ?? runtime
    attachment = runtime.addDisplayLink { [self] time in tick(at: time) }
  }
  /// Stops the calls when every `add` has been balanced by a `remove`.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops = max(loops - 1, 0)
    if loops == 0 { detach() }
  }
  /// Stops the calls permanently and releases the target.
  public func invalidate() {
    isOver = true
    loops = 0
    detach()
  }

  private func detach() {
    if let attachment { runtime.removeDisplayLink(attachment) }
    attachment = nil
  }

  private func tick(at time: MediaTime) {
    guard !isPaused else { return }
    let number = runtime.ticks.tick(atOrAfter: time)
    if let lastNumber, number - lastNumber < stride { return }
    lastNumber = number
    timestamp = time.seconds
    call(self)
  }
}
