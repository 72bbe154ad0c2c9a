import CoreGraphics
import HostInterface
import ImageIO
import Motion

/// `.png`: one picture with instants at equal distances in time, side by side in rows, each with its time beneath.
public final class FilmStripSink: FrameSink {
  private let file: AsideFile
  private let strip: FilmStrip
  private let encode: (CGImage) throws -> Data
  private var instants: [PicturedInstant] = []
  /// Every how many instants one is kept: a strip of a long play does not need them all.
  private var stride = 1

  static let mostKept = 4096
  var keptTimes: [MediaTime] { instants.map(\.time) }

  /// - Parameter encode: makes a PNG file of an image.
  public init(
    path: String, strip: FilmStrip, encode: @escaping (CGImage) throws -> Data = { try ImageEncoder.png($0) }
  ) throws {
    file = try AsideFile(path)
    (self.strip, self.encode) = (strip, encode)
  }

  public func take(_ instant: PicturedInstant) throws {
    // The newest always stays last, so that a strip ends where the play does.
    if instants.count > 1, instants[instants.count - 1].index % stride != 0 { instants.removeLast() }
    instants.append(instant)
    guard instants.count > Self.mostKept else { return }
    stride *= 2
    instants = instants.filter { $0.index % stride == 0 || $0.index == instant.index }
  }

  public func finish() throws {
    let chosen = FilmStrip.evenly(instants.count, strip.count).map { instants[$0] }
    try file.write(encode(strip.image(of: chosen)))
    try file.commit()
  }
}
