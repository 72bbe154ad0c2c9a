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

  /// How many pixels it has at `scale` pixels per point.
  public func pixels(scale: Double) -> (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// A picture at `scale` pixels per point.
  public func image(scale: Double) -> CGImage {
    let pixels = pixels(scale: scale), buffer = PixelBuffer(width: pixels.width, height: pixels.height)
    draw(buffer)
    return CGImage(buffer)
  }
}
