import CoreGraphics
import HostInterface

/// A sink that writes some lines for each frame to a text file, for motion traces (`.tsv`) and presentation trees (`.txt`).
public final class TextSink: FrameSink {
  private let file: TemporaryFile
  private let describe: () -> [String]
  /// The text of the latest frame. It is not computed again for a frame that is not new.
  private var pieces: [String] = []

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - header: The first line, without its newline. It is not written if it is empty.
  ///   - describe: A closure that is called after the app's update cycle and returns pieces of text. The time is written before each piece,
  ///     and each must end with a newline.
  public init(path: String, header: String = "", describe: @escaping @MainActor () -> [String]) throws {
    file = try TemporaryFile(path)
    self.describe = describe
    if !header.isEmpty { try file.write(header + "\n") }
  }

  public func take(_ instant: RecordedFrame) throws {
    if instant.isNew { pieces = describe() }
    let time = TouchScript.seconds(instant.time)
    try file.write(pieces.map { time + $0 }.joined())
  }
  public func finish() throws { try file.commit() }
}
