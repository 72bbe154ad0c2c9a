import CoreGraphics
import Motion

/// The progress of a layout transition over time, and the values that its layout stores. A finger sets both. When it lifts, they continue
/// with their present speed. (Docs/behaviour/lists.md, "Layout transitions")
public struct TransitionMotion: Sendable {
  /// The progress of the transition. It is 0 at the old layout and 1 at the new one, and can be below 0 or above 1.
  public private(set) var progress = 0.0
  private var progressWindow = VelocityWindow()
  private var values: [String: Value] = [:]
  private var parting: Parting?

  private struct Value: Sendable {
    var number: Double
    var window = VelocityWindow()
  }
  private struct Parting: Sendable {
    var start: MediaTime
    var progress: RetargetingSpring
    var values: [String: RetargetingSpring]
  }

  /// The time in seconds after which a finger that rests gives no speed when it lifts. (Docs/behaviour/lists.md, "Layout transitions")
  public static let rest = 0.1
  /// The distance from the target at which the progress counts as finished. The whole transition has the length 1.
  public static let tolerance = 0.0005
  /// The distance from the target at which a value counts as finished, as a fraction of its range of motion.
  public static let valueTolerance = 0.001

  /// Creates a motion with a progress of 0 and no values.
  public init() {}

  // MARK: Under the finger

  /// Sets the progress at a timestamp.
  public mutating func track(progress: Double, at time: MediaTime) {
    self.progress = progress
    progressWindow.add(CGPoint(x: progress, y: 0), at: time)
  }
  /// Sets the value of a key at a timestamp.
  public mutating func track(_ value: Double, of key: String, at time: MediaTime) {
    values[key, default: Value(number: 0)].number = value
    values[key]?.window.add(CGPoint(x: value, y: 0), at: time)
  }
  /// Returns the last value of a key, or 0 if there is none.
  public func value(of key: String) -> Double { values[key]?.number ?? 0 }

  /// Returns the velocity of the progress per second, from its recent changes.
  public func velocity(at time: MediaTime) -> Double { Self.velocity(progressWindow, at: time) }
  /// Returns the velocity of a value per second, from its recent changes.
  public func velocity(of key: String, at time: MediaTime) -> Double { values[key].map { Self.velocity($0.window, at: time) } ?? 0 }

  private static func velocity(_ window: VelocityWindow, at time: MediaTime) -> Double {
    window.age(at: time) >= rest ? 0 : window.velocity.x
  }

  // MARK: After the finger

  /// A Boolean value that indicates whether the transition runs without a finger.
  public var isReleased: Bool { parting != nil }

  /// Starts the motion to the end: the progress to `target`, and each value to its entry in `ends`. A value without an entry ends at 0.
  public mutating func release(to target: Double, ends: [String: Double] = [:], at time: MediaTime) {
    var springs: [String: RetargetingSpring] = [:]
    for (key, value) in values {
      springs[key] = RetargetingSpring(from: value.number, velocity: velocity(of: key, at: time), to: ends[key] ?? 0)
    }
    parting = Parting(
      start: time, progress: RetargetingSpring(from: progress, velocity: velocity(at: time), to: target), values: springs)
  }

  /// Moves the progress and the values to a timestamp. Returns `true` when the motion has ended. All numbers are then exactly at their
  /// targets.
  public mutating func advance(to time: MediaTime) -> Bool {
    guard let parting else { return false }
    let seconds = time - parting.start
    let isOver =
      parting.progress.isOver(after: seconds, tolerance: Self.tolerance)
      && parting.values.values.allSatisfy { $0.isOver(after: seconds, tolerance: Self.valueTolerance * $0.reach) }
    progress = isOver ? parting.progress.target : parting.progress.state(after: seconds).value
    for (key, spring) in parting.values { values[key]?.number = isOver ? spring.target : spring.state(after: seconds).value }
    return isOver
  }

  /// Moves the progress and the values to their targets at once.
  public mutating func skipToEnd() {
    guard let parting else { return }
    progress = parting.progress.target
    for (key, spring) in parting.values { values[key]?.number = spring.target }
  }

  /// Stops the motion for a finger. The velocity is measured from this timestamp on.
  public mutating func hold(at time: MediaTime) {
    parting = nil
    progressWindow = VelocityWindow()
    progressWindow.add(CGPoint(x: progress, y: 0), at: time)
    for (key, value) in values {
      var window = VelocityWindow()
      window.add(CGPoint(x: value.number, y: 0), at: time)
      values[key]?.window = window
    }
  }
}
