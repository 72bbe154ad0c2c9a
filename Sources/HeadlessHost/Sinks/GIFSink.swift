import CoreGraphics
import HostInterface
import ImageIO

/// `.gif`: the instants as a film that plays for ever.
public final class GIFSink: FrameSink {
  private let file: AsideFile
  private let writer: GIFWriter
  private let encoder: OrderedEncoder<CGImage>

  /// - Parameters:
  ///   - size: of the device, in points.
  ///   - scale: pixels per point.
  public init(path: String, size: CGSize, scale: Double, framesPerSecond: Int, threads: Int) throws {
    file = try AsideFile(path)
    let writer = try GIFWriter(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    self.writer = writer
    encoder = OrderedEncoder(scale: scale, threads: threads) {
      $0
    } emit: { _, image in
      try writer.append(image, duration: 1 / Double(framesPerSecond))
    }
  }

  public func take(_ instant: PicturedInstant) throws { try encoder.take(instant) }
  public func finish() throws {
    try encoder.flush()
    try file.write(Array(writer.finish()))
    try file.commit()
  }
}
