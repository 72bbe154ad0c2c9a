import CoreGraphics
import HostInterface

/// A sink that writes a hash of each frame to a `.hash` file.
///
/// The first line contains the versions of libraries after a `#`. Each frame has a line with its time and the hash of its pixels. A last
/// line after a `#` contains the versions of libraries that were loaded during the recording.
public final class HashSink: FrameSink {
  private let file: TemporaryFile
  private let encoder: PictureEncoder<PixelHash>
  private let versionsAtEnd: () -> String?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - scale: The number of pixels per point.
  ///   - versions: The versions on which the pixels depend, in one line.
  ///   - versionsAtEnd: A closure that returns further versions at the end of the recording, in one line. The default returns `nil`.
  public init(path: String, scale: Double, versions: String, versionsAtEnd: @escaping () -> String? = { nil }) throws {
    self.versionsAtEnd = versionsAtEnd
    file = try TemporaryFile(path)
    try file.write("# \(versions)\n")
    encoder = PictureEncoder(scale: scale) { PixelHash($0) }
  }

  public func take(_ instant: RecordedFrame) throws {
    try file.write("\(TouchScript.seconds(instant.time)) \(encoder.output(for: instant))\n")
  }
  public func finish() throws {
    if let versions = versionsAtEnd() { try file.write("# \(versions)\n") }
    try file.commit()
  }
}
