import CoreGraphics
import HostInterface

/// A text file with some lines for each instant: motion traces (`.tsv`) and presentation trees (`.txt`).
public final class TextSink: FrameSink {
  private let file: AsideFile
  private let describe: () -> [String]
  /// Of the latest frame: what shows nothing new is not asked again.
  private var pieces: [String] = []

  /// - Parameters:
  ///   - header: written first, without its newline; nothing when empty.
  ///   - describe: what to write of what the app shows, asked right after its turn: pieces before each of which the time is written, and
  ///     each of which ends with a newline.
  public init(path: String, header: String = "", describe: @escaping @MainActor () -> [String]) throws {
    file = try AsideFile(path)
    self.describe = describe
    if !header.isEmpty { try file.write(header + "\n") }
  }

  public func take(_ instant: PicturedInstant) throws {
    if instant.isNew { pieces = describe() }
    let time = TouchScript.seconds(instant.time)
    try file.write(pieces.map { time + $0 }.joined())
  }
  public func finish() throws { try file.commit() }
}
