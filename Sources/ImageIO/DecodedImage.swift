import CoreGraphics

/// What an image file holds: one picture, or several that play in turn.
public struct DecodedImage: Sendable {
  /// A picture and how long it stands.
  public struct Frame: Sendable {
    /// The whole picture, not only what changed.
    public let image: CGImage
    /// In seconds; 0 in a still image.
    public let duration: Double
    /// A picture that stands for `duration` seconds.
    public init(image: CGImage, duration: Double) { (self.image, self.duration) = (image, duration) }
  }
  /// What the file was.
  public let format: ImageFormat
  /// At least one.
  public let frames: [Frame]
  /// How often an animation plays; 0 means for ever.
  public let loopCount: Int

  /// Frames in order, at least one.
  public init(format: ImageFormat, frames: [Frame], loopCount: Int = 1) {
    precondition(!frames.isEmpty, "A decoded image without a frame")
    (self.format, self.frames, self.loopCount) = (format, frames, loopCount)
  }
  /// The first picture.
  public var image: CGImage { frames[0].image }
  /// Whether there is more than one picture.
  public var isAnimated: Bool { frames.count > 1 }
  /// All frames together, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.duration } }
}
