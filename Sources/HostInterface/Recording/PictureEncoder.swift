import CoreGraphics

/// Draws instants one after the other and turns each picture into something to write; one that shows the same frame again gets the same.
///
/// There is one picture at a time, since at 1170×2532 it is 12 MB. Drawing and the slow encoders use several threads for one picture.
@MainActor public final class PictureEncoder<Output> {
  private let scale: Double
  private let encode: (CGImage) throws -> Output
  private var last: Output?

  /// - Parameter scale: pixels per point.
  public init(scale: Double, encode: @escaping (CGImage) throws -> Output) { (self.scale, self.encode) = (scale, encode) }

  /// What `encode` made of the instant's frame.
  public func output(for instant: PicturedInstant) throws -> Output {
    if let last, !instant.isNew { return last }
    last = nil  // before the next picture is drawn, for it may be one
    let made = try encode(instant.frame.image(scale: scale))
    last = made
    return made
  }
}
