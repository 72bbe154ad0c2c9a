import Foundation
import QuartzCore

extension UIWindowScene {
  /// What is asked of a scene's geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: _UIObject {
    let orientations: UIInterfaceOrientationMask?
    init(orientations: UIInterfaceOrientationMask?) {
      self.orientations = orientations
      super.init(_r: ())
    }

    /// On phones and tablets: the ways in which the interface may lie.
    public final class iOS: GeometryPreferences {
      /// Asks for one of some ways to lie; nil leaves it as it is.
      public init(interfaceOrientations: UIInterfaceOrientationMask?) { super.init(orientations: interfaceOrientations) }
      /// The ways that are asked for.
      public var interfaceOrientations: UIInterfaceOrientationMask? { orientations }
    }
  }

  func defaultRequestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?) {
    guard let mask = geometryPreferences.orientations else { return }
    guard !runtime.rotation.request(mask) else { return }
    errorHandler?(GeometryError(asked: mask, supported: runtime.rotation.supported))
  }
}

/// None of the ways to lie that were asked for is supported.
struct GeometryError: Error, CustomStringConvertible {
  let asked, supported: UIInterfaceOrientationMask
  var description: String {
    "None of the requested orientations (mask \(asked.rawValue)) are supported by the view controller that fills the screen (\(supported.rawValue))."
  }
}
