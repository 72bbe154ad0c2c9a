import Foundation
import QuartzCore

extension UIWindowScene {
  /// The preferences for the geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: _UIObject {
    let orientations: UIInterfaceOrientationMask?
    init(orientations: UIInterfaceOrientationMask?) {
      self.orientations = orientations
      super.init(_r: ())
    }

    /// The preferences for phones and tablets.
    public final class iOS: GeometryPreferences {
      /// Creates preferences for interface orientations. A value of `nil` keeps the current orientation.
      public init(interfaceOrientations: UIInterfaceOrientationMask?) { super.init(orientations: interfaceOrientations) }
      /// The preferred interface orientations, or `nil`.
      public var interfaceOrientations: UIInterfaceOrientationMask? { orientations }
    }
  }

  func defaultRequestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?) {
    guard let mask = geometryPreferences.orientations else { return }
    guard !runtime.rotation.request(mask) else { return }
    errorHandler?(GeometryError(asked: mask, supported: runtime.rotation.supported))
  }
}

/// The error for a request in which no orientation is supported.
struct GeometryError: Error, CustomStringConvertible {
  let asked, supported: UIInterfaceOrientationMask
  var description: String {
    "None of the requested orientations (mask \(asked.rawValue)) are supported by the view controller that fills the screen (\(supported.rawValue))."
  }
}
