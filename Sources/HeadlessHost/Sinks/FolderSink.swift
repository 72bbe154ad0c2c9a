import CoreGraphics
import HostInterface
import ImageIO

/// A sink that writes each frame to a file of a folder: `00000.png`, `00001.png` and so on.
public final class FolderSink: FrameSink {
  private let folder: TemporaryFolder
  private let encoder: PictureEncoder<Data>

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - scale: The number of pixels per point.
  ///   - encode: A closure that encodes an image as PNG.
  public init(path: String, scale: Double, encode: @escaping (CGImage) throws -> Data) throws {
    folder = try TemporaryFolder(path) { $0.wholeMatch(of: /[0-9]{5,}\.png/) != nil }
    encoder = PictureEncoder(scale: scale, encode: encode)
  }

  /// Creates a sink that encodes each image on several threads.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - scale: The number of pixels per point.
  ///   - threads: The number of threads that encode an image.
  public convenience init(path: String, scale: Double, threads: Int) throws {
    try self.init(path: path, scale: scale) { try ImageEncoder.png($0, threads: threads) }
  }

  public func take(_ instant: RecordedFrame) throws {
    let number = String(instant.index)
    let name = String(repeating: "0", count: max(0, 5 - number.count)) + number + ".png"
    try folder.write(encoder.output(for: instant), as: name)
  }
  public func finish() throws { try folder.commit() }
}
