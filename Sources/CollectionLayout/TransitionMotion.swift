import CoreGraphics
import Motion

/// The numbers of a change between two layouts over time: how far it is, and what else its layout keeps. A finger sets them; when it lets go,
/// they go on at the speed that they had. (BEHAVIOUR §9)
public struct TransitionMotion: Sendable {
  /// 0 at the layout that is left, 1 at the one that comes; below and above, beyond them.
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
    var progress: Glide
    var values: [String: Glide]
  }

  /// A finger that has rested for so long, in seconds, throws nothing. (BEHAVIOUR §7)
  public static let rest = 0.1
  /// So near the end, as a part of the way, progress is there.
  public static let tolerance = 0.0005
  /// So near its end, as a part of how far it goes, a value is there.
  public static let valueTolerance = 0.001

  /// At the start, with nothing kept.
  public init() {}

  // MARK: Under the finger

  /// The change is so far at an instant.
  public mutating func track(progress: Double, at time: MediaTime) {
    self.progress = progress
    progressWindow.add(CGPoint(x: progress, y: 0), at: time)
  }
  /// What is kept under a name has a value at an instant.
  public mutating func track(_ value: Double, of key: String, at time: MediaTime) {
    values[key, default: Value(number: 0)].number = value
    values[key]?.window.add(CGPoint(x: value, y: 0), at: time)
  }
  /// What was kept last; 0 where nothing was.
  public func value(of key: String) -> Double { values[key]?.number ?? 0 }

  /// How much progress changes in a second, as far as a finger has moved lately.
  public func velocity(at time: MediaTime) -> Double { Self.velocity(progressWindow, at: time) }
  /// How much a value changes in a second, as far as it was changed lately.
  public func velocity(of key: String, at time: MediaTime) -> Double { values[key].map { Self.velocity($0.window, at: time) } ?? 0 }

  private static func velocity(_ window: VelocityWindow, at time: MediaTime) -> Double {
    window.age(at: time) >= rest ? 0 : window.velocity.x
  }

  // MARK: After the finger

  /// Whether nobody holds it.
  public var isReleased: Bool { parting != nil }

  /// Lets go: progress goes to `target`, and every value to its own end; 0 where `ends` has none, for so much is kept where nothing was.
  public mutating func release(to target: Double, ends: [String: Double] = [:], at time: MediaTime) {
    var glides: [String: Glide] = [:]
    for (key, value) in values {
      glides[key] = Glide(from: value.number, velocity: velocity(of: key, at: time), to: ends[key] ?? 0)
    }
    parting = Parting(
      start: time, progress: Glide(from: progress, velocity: velocity(at: time), to: target), values: glides)
  }

  /// Goes to where it is at an instant. True when it is at its end, and then exactly there.
  public mutating func advance(to time: MediaTime) -> Bool {
    guard let parting else { return false }
    let seconds = time - parting.start
    let isOver =
      parting.progress.isOver(after: seconds, tolerance: Self.tolerance)
      && parting.values.values.allSatisfy { $0.isOver(after: seconds, tolerance: Self.valueTolerance * $0.reach) }
    progress = isOver ? parting.progress.target : parting.progress.state(after: seconds).value
    for (key, glide) in parting.values { values[key]?.number = isOver ? glide.target : glide.state(after: seconds).value }
    return isOver
  }

  /// The end, at once.
  public mutating func skipToEnd() {
    guard let parting else { return }
    progress = parting.progress.target
    for (key, glide) in parting.values { values[key]?.number = glide.target }
  }

  /// A finger takes hold of it where it is, and begins to be measured there.
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
