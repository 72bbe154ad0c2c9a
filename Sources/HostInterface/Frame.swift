import CoreGraphics
import Motion

/// An image of the app at one time, which is not drawn yet.
///
/// A frame is a value. It can be drawn on any thread and at any size.
public struct Frame: Sendable {
  /// The time that the frame shows.
  public let time: MediaTime
  /// The size in points.
  public let size: CGSize
  /// The closure that draws the whole frame into a BGRA buffer, scaled to fill it. A frame gives identical bytes each time.
  public let draw: @Sendable (_ target: PixelBuffer) -> Void

  /// Creates a frame from a closure that draws it on request.
  public init(time: MediaTime, size: CGSize, draw: @escaping @Sendable (PixelBuffer) -> Void) {
    (self.time, self.size, self.draw) = (time, size, draw)
  }

  /// Returns the size in pixels at `scale` pixels per point.
  public func pixels(scale: Double) -> (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// Draws the frame and returns it as an image with `scale` pixels per point.
  public func image(scale: Double) -> CGImage {
    let pixels = pixels(scale: scale), buffer = PixelBuffer(width: pixels.width, height: pixels.height)
    draw(buffer)
    return CGImage(buffer)
  }
}
