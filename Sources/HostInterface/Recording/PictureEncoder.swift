import CoreGraphics

/// Draws instants one after the other and encodes each picture. An instant that shows the same frame again gets the same output.
///
/// There is one picture at a time, because a picture of 1170×2532 pixels has 12 MB. The next picture is drawn into the memory of the last
/// one, unless the encoder keeps the image. Drawing and the slow encoders use several threads for one picture.
@MainActor public final class PictureEncoder<Output> {
  private let scale: Double
  private let encode: (CGImage) throws -> Output
  private var last: Output?
  /// The memory of the last picture, if no image uses it any more.
  private var spare: PixelBuffer?

  /// - Parameter scale: pixels per point.
  public init(scale: Double, encode: @escaping (CGImage) throws -> Output) { (self.scale, self.encode) = (scale, encode) }

  /// What `encode` made of the instant's frame.
  public func output(for instant: PicturedInstant) throws -> Output {
    if let last, !instant.isNew { return last }
    last = nil  // before the next picture is drawn, for it may be one
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
