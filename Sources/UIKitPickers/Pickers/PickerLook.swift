import CoreGraphics
import QuartzCore

/// The metrics of picker wheels. They are choices, made by comparison with images of iOS 26. Apple publishes none of them.
@MainActor enum PickerLook {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32, fontSize: CGFloat = 21
  /// Insets of the selection band from the picker view's sides, of the components from the band's ends, and between components.
  static let bandInset: CGFloat = 9, spacing: CGFloat = 5
  /// The largest corner radius of the selection band. A low band is a capsule.
  static let bandCorner: CGFloat = 16
  /// The deceleration of a wheel, faster than that of a scroll view.
  static let decelerationRate: CGFloat = 0.995
  /// The maximum number of unused views in a component.
  static let spareRows = 8
}
