import CoreGraphics
import HostInterface

/// A sink that writes an `.mp4` video with a constant frame rate.
///
/// The bytes are identical for any number of threads and contain no dates or versions. As with any encoder, they depend on the installed
/// version of libavcodec.
public final class VideoSink: FrameSink {
  private let file: TemporaryFile
  private let encoder: PictureEncoder<CGImage>
  private let film: Film

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - size: The size of the frames, in points.
  ///   - scale: The number of pixels per point. An odd last row or column is cut off, because video stores colour for pairs of pixels.
  ///   - framesPerSecond: The number of frames per second.
  public convenience init(path: String, size: CGSize, scale: Double, framesPerSecond: Int) throws {
    try self.init(file: TemporaryFile(path), size: size, scale: scale, framesPerSecond: framesPerSecond)
  }

  init(file: TemporaryFile, size: CGSize, scale: Double, framesPerSecond: Int) throws {
    self.file = file
    film = try Film(
      file: file, width: Int((size.width * scale).rounded()) & ~1, height: Int((size.height * scale).rounded()) & ~1,
      framesPerSecond: framesPerSecond)
    encoder = PictureEncoder(scale: scale) { $0 }
  }

  public func take(_ instant: RecordedFrame) throws { try film.append(encoder.output(for: instant), isNew: instant.isNew) }
  public func finish() throws {
    try film.finish()
    try file.commit()
  }
}
