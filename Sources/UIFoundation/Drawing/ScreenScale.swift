import CoreGraphics
import QuartzCore

extension Runtime {
  /// The number of pixels per point of the app's screen. The value is 3 until the app is launched.
  package var screenScale: CGFloat { (ambient as? UITraitCollection ?? .plain).displayScale }
}

/// The number of pixels per point of the current app's screen.
@MainActor
package var screenScale: CGFloat { Runtime.current.screenScale }
