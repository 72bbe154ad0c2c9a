import CoreGraphics
import HostInterface

/// `.hash`: the libraries' versions after `#`, then a line an instant: time, hash of the pixels.
public final class HashSink: FrameSink {
  private let file: AsideFile
  private let encoder: PictureEncoder<PixelHash>

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - versions: what else the pixels depend on, in one line.
  public init(path: String, scale: Double, versions: String) throws {
    file = try AsideFile(path)
    try file.write("# \(versions)\n")
    encoder = PictureEncoder(scale: scale) { PixelHash($0) }
  }

  public func take(_ instant: PicturedInstant) throws {
    try file.write("\(TouchScript.seconds(instant.time)) \(encoder.output(for: instant))\n")
  }
  public func finish() throws { try file.commit() }
}
