import CoreGraphics
import HostInterface
import ImageIO

/// `.gif`: the instants as a film that plays for ever.
public final class GIFSink: FrameSink {
  private let file: AsideFile
  private let writer: GIFWriter
  private let encoder: PictureEncoder<CGImage>
  private let duration: Double

  /// - Parameters:
  ///   - size: of the device, in points.
  ///   - scale: pixels per point.
  public init(path: String, size: CGSize, scale: Double, framesPerSecond: Int) throws {
    file = try AsideFile(path)
    writer = try GIFWriter(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    encoder = PictureEncoder(scale: scale) { $0 }
    duration = 1 / Double(framesPerSecond)
  }

  public func take(_ instant: PicturedInstant) throws { try writer.append(encoder.output(for: instant), duration: duration) }
  public func finish() throws {
    try file.write(Array(writer.finish()))
    try file.commit()
  }
}
