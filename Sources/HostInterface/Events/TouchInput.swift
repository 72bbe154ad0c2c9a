import CoreGraphics

/// The state of one finger at one moment.
public struct TouchInput: Hashable, Sendable {
  /// The phase of a touch.
  public enum Phase: String, CaseIterable, Sendable { case began, moved, ended, cancelled }
  /// The phase of the touch.
  public var phase: Phase
  /// The number that distinguishes this finger from others. A number may be reused after its touch ended.
  public var finger: Int
  /// The location in points of the window, in its orientation at that moment.
  public var location: CGPoint
  /// Creates the state of one finger at one moment.
  public init(_ phase: Phase, finger: Int, at location: CGPoint) {
    (self.phase, self.finger, self.location) = (phase, finger, location)
  }
}
