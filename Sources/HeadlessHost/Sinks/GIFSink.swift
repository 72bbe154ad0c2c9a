import CoreGraphics
import HostInterface
import ImageIO

/// A sink that writes the frames to a `.gif` file that repeats for ever.
public final class GIFSink: FrameSink {
  private let file: TemporaryFile
  private let writer: GIFWriter
  private let encoder: PictureEncoder<CGImage>
  private let duration: Double

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - size: The size of the frames, in points.
  ///   - scale: The number of pixels per point.
  ///   - framesPerSecond: The number of frames per second.
  public init(path: String, size: CGSize, scale: Double, framesPerSecond: Int) throws {
    file = try TemporaryFile(path)
    writer = try GIFWriter(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    encoder = PictureEncoder(scale: scale) { $0 }
    duration = 1 / Double(framesPerSecond)
  }

  public func take(_ instant: RecordedFrame) throws { try writer.append(encoder.output(for: instant), duration: duration) }
  public func finish() throws {
    try file.write(Array(writer.finish()))
    try file.commit()
  }
}
