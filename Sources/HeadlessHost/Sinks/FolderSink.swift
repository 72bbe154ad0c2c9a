import CoreGraphics
import HostInterface
import ImageIO

/// A folder of pictures: `00000.png`, `00001.png` and so on, one an instant.
public final class FolderSink: FrameSink {
  private let folder: AsideFolder
  private let encoder: PictureEncoder<Data>

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - encode: makes a PNG file of an image.
  public init(path: String, scale: Double, encode: @escaping (CGImage) throws -> Data) throws {
    folder = try AsideFolder(path) { $0.wholeMatch(of: /[0-9]{5,}\.png/) != nil }
    encoder = PictureEncoder(scale: scale, encode: encode)
  }

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - threads: how many encode a picture.
  public convenience init(path: String, scale: Double, threads: Int) throws {
    try self.init(path: path, scale: scale) { try ImageEncoder.png($0, threads: threads) }
  }

  public func take(_ instant: PicturedInstant) throws {
    let number = String(instant.index)
    let name = String(repeating: "0", count: max(0, 5 - number.count)) + number + ".png"
    try folder.write(encoder.output(for: instant), as: name)
  }
  public func finish() throws { try folder.commit() }
}
