import CoreGraphics
import Motion

/// One of the instants at which a recording looks at the app.
public struct PicturedInstant: Sendable {
  /// Counted from 0.
  public let index: Int
  /// When the app was looked at. The frame may be older: it is the latest there is.
  public let time: MediaTime
  /// What the app showed.
  public let frame: Frame
  /// Whether the frame is another one than at the instant before.
  public let isNew: Bool

  /// An instant as a host makes it.
  public init(index: Int, time: MediaTime, frame: Frame, isNew: Bool) {
    (self.index, self.time, self.frame, self.isNew) = (index, time, frame, isNew)
  }
}

/// Where a recording goes: one of the file formats, or a test.
@MainActor public protocol FrameSink: AnyObject {
  /// Takes the instants in order, each right after the app's turn: what a sink asks the app now is of that instant.
  func take(_ instant: PicturedInstant) throws
  /// Puts the finished result under its final name. Without this call, and after an error, nothing is left behind.
  func finish() throws
}
