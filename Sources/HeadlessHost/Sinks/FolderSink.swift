import CoreGraphics
import HostInterface
import ImageIO

/// A folder of pictures: `00000.png`, `00001.png` and so on, one an instant.
public final class FolderSink: FrameSink {
  private let folder: AsideFolder
  private let encoder: OrderedEncoder<[UInt8]>

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - encode: makes a PNG file of an image; called on several threads.
  public init(
    path: String, scale: Double, threads: Int, encode: @escaping @Sendable (CGImage) throws -> [UInt8] = { Array(try ImageEncoder.png($0)) }
  ) throws {
    let folder = try AsideFolder(path) { $0.wholeMatch(of: /[0-9]{5,}\.png/) != nil }
    self.folder = folder
    encoder = OrderedEncoder(scale: scale, threads: threads) {
      try encode($0)
    } emit: { instant, bytes in
      let number = String(instant.index)
      try folder.write(bytes, as: String(repeating: "0", count: max(0, 5 - number.count)) + number + ".png")
    }
  }

  public func take(_ instant: PicturedInstant) throws { try encoder.take(instant) }
  public func finish() throws {
    try encoder.flush()
    try folder.commit()
  }
}
