import CoreGraphics

/// One finger at one moment, in window points.
public struct TouchInput: Hashable, Sendable {
  /// What the finger does.
  public enum Phase: String, CaseIterable, Sendable { case began, moved, ended, cancelled }
  /// What the finger does.
  public var phase: Phase
  /// Tells fingers apart; a number may be used again after it ended.
  public var finger: Int
  /// In window points, of the window as it is held at that moment.
  public var location: CGPoint
  /// One finger at one moment.
  public init(_ phase: Phase, finger: Int, at location: CGPoint) {
    (self.phase, self.finger, self.location) = (phase, finger, location)
  }
}
