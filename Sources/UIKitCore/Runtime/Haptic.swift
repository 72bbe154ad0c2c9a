import Motion

/// A haptic feedback that a device would have played.
public struct Haptic: Hashable, Sendable, CustomStringConvertible {
  /// The time of the feedback, in seconds of the app's clock.
  public let time: Seconds
  /// The kind of the feedback, for example `impact medium`, `selection` or `notification success`.
  public let kind: String
  /// The time and the kind as one line of text.
  public var description: String { "\(time) \(kind)" }
}

extension AppState {
  /// The number of stored feedbacks above which the older half is removed.
  private static let mostHaptics = 1000
  func feel(_ kind: String, at time: MediaTime) {
    haptics.append(Haptic(time: time.seconds, kind: kind))
    if haptics.count > Self.mostHaptics { haptics.removeFirst(haptics.count - Self.mostHaptics / 2) }
  }
}
