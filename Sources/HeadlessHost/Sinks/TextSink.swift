import CoreGraphics
import HostInterface

/// A text file with some lines for each instant: motion traces (`.tsv`) and presentation trees (`.txt`).
public final class TextSink: FrameSink {
  private let file: AsideFile
  private let lines: (PicturedInstant) -> String

  /// - Parameters:
  ///   - header: written first, without its newline; nothing when empty.
  ///   - lines: what to write for an instant, asked right after the app's turn; each line ends with a newline.
  public init(path: String, header: String = "", lines: @escaping @MainActor (PicturedInstant) -> String) throws {
    file = try AsideFile(path)
    self.lines = lines
    if !header.isEmpty { try file.write(header + "\n") }
  }

  public func take(_ instant: PicturedInstant) throws { try file.write(lines(instant)) }
  public func finish() throws { try file.commit() }
}
