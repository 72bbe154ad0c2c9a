import CoreGraphics
import Motion

/// A timestamp of a recording with the frame that the app showed.
public struct RecordedFrame: Sendable {
  /// The number of the timestamp, counted from 0.
  public let index: Int
  /// The time of the recording. The frame may be older, because it is the latest one that exists.
  public let time: MediaTime
  /// The frame that the app showed.
  public let frame: Frame
  /// A Boolean value that indicates whether the frame differs from that of the previous timestamp.
  public let isNew: Bool

  /// Creates a timestamp with its frame.
  public init(index: Int, time: MediaTime, frame: Frame, isNew: Bool) {
    (self.index, self.time, self.frame, self.isNew) = (index, time, frame, isNew)
  }
}

/// A destination of a recording, such as a file format or a test.
@MainActor public protocol FrameSink: AnyObject {
  /// Receives the timestamps in order. Each call follows the app's update cycle directly, so that the app still has the state of that
  /// timestamp.
  func take(_ instant: RecordedFrame) throws
  /// Moves the complete result to its final name. Without this call, and after an error, no file is left behind.
  func finish() throws
}
