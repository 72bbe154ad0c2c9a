import Foundation
import Motion

/// Calls its target on the app's tick, before the tick's commit. Display links run on the tick, animations at exact instants.
///
/// As Apple's, it keeps its target alive until it is invalidated.
@preconcurrency @MainActor
public final class CADisplayLink: _UIObject {
  private var runtime = Runtime.current
  private let call: (CADisplayLink) -> Void
  private var attachment: DisplayLinkTarget?
  private var loops = 0
  private var isOver = false
  private var lastNumber: Int64?

  /// Calls a method, which may take the display link.
  public init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    call = { sel.perform(on: object, with: $0) }
    super.init(_r: ())
  }

  /// Calls a closure: for code that has no selectors.
  public init(_ call: @escaping (CADisplayLink) -> Void) {
    self.call = call
    super.init(_r: ())
  }

  /// The time of the tick that was last told, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due.
  public var targetTimestamp: CFTimeInterval { timestamp + duration * CFTimeInterval(stride) }
  /// The length of a tick.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(runtime.ticks.rate) }
  /// While true, nothing is called.
  public var isPaused = false
  /// How many calls a second are wanted; 0 means every tick. It is rounded to whole ticks.
  public var preferredFramesPerSecond = 0

  /// The same wish as a range; what is preferred, else the maximum, counts.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wish = preferredFrameRateRange.preferred ?? 0
      preferredFramesPerSecond = Int(wish > 0 ? wish : preferredFrameRateRange.maximum)
    }
  }

  private var stride: Int64 {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, Int64((Double(runtime.ticks.rate) / Double(preferredFramesPerSecond)).rounded()))
  }

  /// Starts the calls, from the next tick on. Segue has one loop; its modes are the same.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    precondition(!isOver, "an invalidated display link cannot be used again: make another one")
    loops += 1
    guard attachment == nil else { return }
    // It may have been made before the app that adds it.
    runtime = Runtime.running ?? runtime
    attachment = runtime.addDisplayLink { [self] time in tick(at: time) }
  }
  /// Ends the calls where every `add` has had its `remove`.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops = max(loops - 1, 0)
    if loops == 0 { detach() }
  }
  /// Ends the calls for good and lets the target go.
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
