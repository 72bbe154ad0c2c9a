import CoreGraphics
import HostInterface

/// `.hash`: the libraries' versions after `#`, then a line an instant: time, hash of the pixels.
public final class HashSink: FrameSink {
  private let file: AsideFile
  private let encoder: OrderedEncoder<PixelHash>

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - versions: what else the pixels depend on, in one line.
  public init(path: String, scale: Double, threads: Int, versions: String) throws {
    let file = try AsideFile(path)
    self.file = file
    try file.write("# \(versions)\n")
    encoder = OrderedEncoder(scale: scale, threads: threads) {
      PixelHash($0)
    } emit: { instant, hash in
      try file.write("\(TouchScript.seconds(instant.time)) \(hash)\n")
    }
  }

  public func take(_ instant: PicturedInstant) throws { try encoder.take(instant) }
  public func finish() throws {
    try encoder.flush()
    try file.commit()
  }
}
