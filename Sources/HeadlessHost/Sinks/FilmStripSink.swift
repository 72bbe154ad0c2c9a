import CoreGraphics
import HostInterface
import ImageIO
import Motion

/// A sink that writes a film strip to a `.png` file. Its frames have equal distances in time and are arranged in rows, each with its time
/// below.
public final class FilmStripSink: FrameSink {
  private let file: TemporaryFile
  private let strip: FilmStrip
  private let encode: (CGImage) throws -> Data
  private var instants: [RecordedFrame] = []
  /// The interval at which frames are kept. A long recording keeps only some of its frames.
  private var stride = 1

  static let mostKept = 4096
  var keptTimes: [MediaTime] { instants.map(\.time) }

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - strip: The layout of the film strip.
  ///   - encode: A closure that encodes an image as PNG.
  public init(
    path: String, strip: FilmStrip, encode: @escaping (CGImage) throws -> Data = { try ImageEncoder.png($0) }
  ) throws {
    file = try TemporaryFile(path)
    (self.strip, self.encode) = (strip, encode)
  }

  public func take(_ instant: RecordedFrame) throws {
    // The newest frame always stays last, so that the strip ends with the end of the recording.
    if instants.count > 1, instants[instants.count - 1].index % stride != 0 { instants.removeLast() }
    instants.append(instant)
    guard instants.count > Self.mostKept else { return }
    stride *= 2
    instants = instants.filter { $0.index % stride == 0 || $0.index == instant.index }
  }

  public func finish() throws {
    let chosen = FilmStrip.evenly(instants.count, strip.count).map { instants[$0] }
    try file.write(encode(strip.image(of: chosen)))
    try file.commit()
  }
}
