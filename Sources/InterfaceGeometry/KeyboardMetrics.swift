import CoreGraphics
import HostInterface

/// The dimensions of the keyboard. (Docs/behaviour/controls.md, "Keyboard")
package enum KeyboardMetrics {
  /// The duration that the notifications report, in seconds. The movement itself follows the system spring, which ignores it.
  package static let duration = 0.25
  /// The raw value of the animation curve that the notifications report.
  package static let curve = 7
  /// The height of the area below the keys on a device with a home indicator, in points. It contains the globe and the microphone on iOS.
  package static let foot: CGFloat = 75
  /// The heights of the keyboard on a phone in landscape orientation with a notch, and without one, in points.
  package static let landscape: CGFloat = 209, plainLandscape: CGFloat = 200
  /// The heights of the keyboard on a tablet in portrait and in landscape orientation, in points. No source for these values is published.
  package static let pad: CGFloat = 320, padLandscape: CGFloat = 408

  /// Returns the height of the keyboard for a device in points, including the safe area and the bar of predictions.
  package static func height(_ device: Device) -> CGFloat {
    let size = device.size
    if device.isPad { return size.width > size.height ? padLandscape : pad }
    if size.width > size.height { return device.safeArea.left > 0 ? landscape : plainLandscape }
    switch (size.width, size.height) {
    case (..<350, _): return 253
    case (_, ..<700): return 260
    case (_, ..<780): return 271
    case (..<410, _): return 336
    default: return 346
    }
  }

  /// Returns the area of the keys, which lies below the predictions and above the foot.
  package static func keyArea(_ device: Device, height: CGFloat) -> (top: CGFloat, height: CGFloat) {
    let size = device.size, isLandscape = size.width > size.height
    if device.isPad { return (height * 0.17, height * 0.81) }
    if isLandscape {
      let keys: CGFloat = 162
      let foot = device.safeArea.bottom > 0 ? device.safeArea.bottom - 10 : 0
      return (height - keys - foot, keys)
    }
    let keys: CGFloat = size.width >= 410 ? 226 : 216
    let foot = device.safeArea.bottom > 0 ? foot : 0
    return (height - keys - foot, keys)
  }
}
