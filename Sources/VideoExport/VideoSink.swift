import CoreGraphics
import HostInterface

/// `.mp4`: the instants as a film of constant rate; the same bytes for any thread count, without dates or versions of libraries.
///
/// The bytes do depend on the installed libavcodec, as any encoder's do.
public final class VideoSink: FrameSink {
  private let file: AsideFile
  private let encoder: PictureEncoder<CGImage>
  private let film: Film

  /// - Parameters:
  ///   - size: of the device, in points.
  ///   - scale: pixels per point. An odd last row or column is left out, since video counts colour in pairs of pixels.
  public convenience init(path: String, size: CGSize, scale: Double, framesPerSecond: Int) throws {
    try self.init(file: AsideFile(path), size: size, scale: scale, framesPerSecond: framesPerSecond)
  }

  init(file: AsideFile, size: CGSize, scale: Double, framesPerSecond: Int) throws {
    self.file = file
    film = try Film(
      file: file, width: Int((size.width * scale).rounded()) & ~1, height: Int((size.height * scale).rounded()) & ~1,
      framesPerSecond: framesPerSecond)
    encoder = PictureEncoder(scale: scale) { $0 }
  }

  public func take(_ instant: PicturedInstant) throws { try film.append(encoder.output(for: instant), isNew: instant.isNew) }
  public func finish() throws {
    try film.finish()
    try file.commit()
  }
}
