import CoreGraphics

/// An encoder of frames that draws and encodes them in order. A frame that repeats gets the output of its first occurrence.
///
/// Only one image exists at a time, because an image of 1170 × 2532 pixels has 12 MB. The next image is drawn into the memory of the last
/// one, unless the encoder keeps the image. Drawing and the slow encoders use several threads for one image.
@MainActor public final class PictureEncoder<Output> {
  private let scale: Double
  private let encode: (CGImage) throws -> Output
  private var last: Output?
  /// The memory of the last image, if nothing uses it any more.
  private var spare: PixelBuffer?

  /// Creates an encoder.
  ///
  /// - Parameters:
  /// - scale: The number of pixels per point.
  /// - encode: A closure that converts an image to the output.
  public init(scale: Double, encode: @escaping (CGImage) throws -> Output) { (self.scale, self.encode) = (scale, encode) }

  /// Returns the output for a frame, or the last output if the frame is not new.
  public func output(for instant: RecordedFrame) throws -> Output {
    if let last, !instant.isNew { return last }
    last = nil  // releases an output that may be an image, before the next image is drawn
    let pixels = instant.frame.pixels(scale: scale)
    var buffer = takeSpare(width: pixels.width, height: pixels.height) ?? PixelBuffer(width: pixels.width, height: pixels.height)
    instant.frame.draw(buffer)
    let made = try encode(CGImage(buffer))
    last = made
    if isKnownUniquelyReferenced(&buffer) { spare = buffer }
    return made
  }

  private func takeSpare(width: Int, height: Int) -> PixelBuffer? {
    defer { spare = nil }
    return spare?.width == width && spare?.height == height ? spare : nil
  }
}
