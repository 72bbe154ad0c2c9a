import CoreGraphics
import HostInterface

/// `.hash`: the libraries' versions after `#`, then a line an instant: time, hash of the pixels; at the end, after `#`, what was loaded meanwhile.
public final class HashSink: FrameSink {
  private let file: AsideFile
  private let encoder: PictureEncoder<PixelHash>
  private let versionsAtEnd: () -> String?

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - versions: what else the pixels depend on, in one line.
  ///   - versionsAtEnd: what more that is when all is recorded, in one line.
  public init(path: String, scale: Double, versions: String, versionsAtEnd: @escaping () -> String? = { nil }) throws {
    self.versionsAtEnd = versionsAtEnd
    file = try AsideFile(path)
    try file.write("# \(versions)\n")
    encoder = PictureEncoder(scale: scale) { PixelHash($0) }
  }

  public func take(_ instant: PicturedInstant) throws {
    try file.write("\(TouchScript.seconds(instant.time)) \(encoder.output(for: instant))\n")
  }
  public func finish() throws {
    if let versions = versionsAtEnd() { try file.write("# \(versions)\n") }
    try file.commit()
  }
}
