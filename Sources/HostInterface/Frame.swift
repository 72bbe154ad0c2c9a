import CoreGraphics
import Motion

/// One picture of the app at one time, not yet drawn.
///
/// It is a value: draw it on any thread, at any size, or not at all.
public struct Frame: Sendable {
  /// The instant that it shows.
  public let time: MediaTime
  /// In points.
  public let size: CGSize
  /// Draws the whole picture into a BGRA buffer, scaled to fill it. The same frame gives the same bytes each time.
  public let draw: @Sendable (_ target: PixelBuffer) -> Void

  /// A picture that `draw` can make whenever it is wanted.
  public init(time: MediaTime, size: CGSize, draw: @escaping @Sendable (PixelBuffer) -> Void) {
    (self.time, self.size, self.draw) = (time, size, draw)
  }

  /// A picture at `scale` pixels per point.
  public func image(scale: Double) -> CGImage {
    let buffer = PixelBuffer(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    draw(buffer)
    return CGImage(buffer)
  }
}
