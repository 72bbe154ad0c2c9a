import Foundation

/// How a film's pictures lie in a layer's bounds.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A gravity of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole, with their proportions; what is left of the bounds stays empty.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Over all of the bounds, with their proportions; what does not fit is cut off.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched over the bounds.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The largest rectangle of some proportions in the middle of another.
///
/// - Returns: a rectangle that is not a number of points where the proportions are none.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let k = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * k, height: aspectRatio.height * k)
  return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
