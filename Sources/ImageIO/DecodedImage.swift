import CoreGraphics

/// The content of an image file: one image, or the frames of an animation.
public struct DecodedImage: Sendable {
  /// An image and the time for which it is displayed.
  public struct Frame: Sendable {
    /// The complete image of the frame, not only its changed part.
    public let image: CGImage
    /// The time for which the frame is displayed, in seconds. It is 0 for a still image.
    public let duration: Double
    /// Creates a frame that is displayed for `duration` seconds.
    public init(image: CGImage, duration: Double) { (self.image, self.duration) = (image, duration) }
  }
  /// The format of the file.
  public let format: ImageFormat
  /// The frames in order. There is at least one.
  public let frames: [Frame]
  /// The number of times that an animation plays. A value of 0 means that it repeats forever.
  public let loopCount: Int

  /// Creates an image from its frames. The default of `loopCount` is 1.
  /// - Precondition: There is at least one frame.
  public init(format: ImageFormat, frames: [Frame], loopCount: Int = 1) {
    precondition(!frames.isEmpty, "A decoded image without a frame")
    (self.format, self.frames, self.loopCount) = (format, frames, loopCount)
  }
  /// The image of the first frame.
  public var image: CGImage { frames[0].image }
  /// A Boolean value that indicates whether there is more than one frame.
  public var isAnimated: Bool { frames.count > 1 }
  /// The duration of all frames together, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.duration } }
}
