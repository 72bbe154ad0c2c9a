import Foundation

/// The way in which a video is scaled to the bounds of a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value of the gravity.
  public let rawValue: String
  /// Creates a gravity from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The video keeps its aspect ratio and fits into the bounds. The rest of the bounds stays empty.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The video keeps its aspect ratio and fills the bounds. The parts outside the bounds are cut off.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The video is stretched to the bounds.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Returns the largest rectangle of an aspect ratio that fits into another rectangle and is centred in it.
///
/// - Returns: A rectangle. Its values are not a number if both sides of the aspect ratio are 0.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let k = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * k, height: aspectRatio.height * k)
  return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
